"""A bot for a freehold table: python bot.py http://127.0.0.1:8470 INVITE (needs: pip install httpx websockets)"""

import asyncio
import json
import sys

import httpx
from websockets.asyncio.client import connect

LIKES = ["roll", "buy", "pass", "end_turn"]  # what it does first, if it may; else the first thing that it may do


async def play(server: str, invite: str) -> None:
    joined = httpx.post(f"{server}/api/join", json={"invite": invite, "name": "Robot", "bearer": True}).json()
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{joined['table']}/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {joined['key']}"}) as socket:
        await socket.send(json.dumps({"do": "hello", "openings": True}))
        asked, seat = set(), joined["seats"][0]
        async for message in socket:
            news = json.loads(message)
            table = news.get("table", {})
            asked = {question["seat"] for question in table["asked"]} if "asked" in table else asked
            if table.get("over"):
                print("The game is over.")
                return
            if news["type"] == "openings" and seat in asked and news["seats"].get(seat):
                may = sorted(news["seats"][seat], key=lambda o: LIKES.index(o["verb"]) if o["verb"] in LIKES else 9)
                act = {"do": "act", "id": str(news["version"]), "seat": seat, "version": news["version"]}
                await socket.send(json.dumps(act | {"verb": may[0]["verb"], "args": may[0]["args"]}))


asyncio.run(play(*sys.argv[1:3]))
