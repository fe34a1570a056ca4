#!/usr/bin/env python3
"""Plays a whole game on a Holosite server, as your own program could.

It signs in as a guest, opens a table against one of the server's bots, and answers every question with
one of the choices it is offered. Nothing but Python's standard library is needed:

    python3 bot.py http://127.0.0.1:8090
"""

import base64
import http.client
import json
import os
import random
import socket
import struct
import sys
import time
from urllib.parse import urlsplit


class Server:
    """The server over HTTP: it knows us by a cookie."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self.host = urlsplit(self.address).netloc
        self.cookie = ""

    def post(self, path, body):
        connection = http.client.HTTPConnection(self.host, timeout=60)
        connection.request(
            "POST",
            path,
            json.dumps(body),
            {
                "Content-Type": "application/json",
                "Origin": self.address,
                "X-Holosite": "1",
                "Cookie": self.cookie,
            },
        )
        response = connection.getresponse()
        answer = json.loads(response.read() or "null")
        if response.status >= 400:
            raise SystemExit(f"{path}: {answer['error']}: {answer['message']}")
        for cookie in response.headers.get_all("Set-Cookie") or []:
            self.cookie = cookie.split(";")[0]
        return answer


class Socket:
    """As much of a WebSocket as it takes: text both ways, pings answered."""

    def __init__(self, server, path):
        name, _, port = server.host.partition(":")
        self.socket = socket.create_connection((name, int(port or 80)), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            (
                f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nOrigin: {server.address}\r\n"
                f"Cookie: {server.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )
        self.stream = self.socket.makefile("rb")
        status = self.stream.readline().decode()
        if " 101 " not in status:
            raise SystemExit(f"no socket: {status.strip()}")
        while self.stream.readline().strip():
            pass

    def send(self, message):
        self._frame(1, json.dumps(message).encode())

    def _frame(self, kind, payload):
        size = len(payload)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        else:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def receive(self):
        """The next message; None when the server has closed."""
        text = b""
        while True:
            head = self.stream.read(2)
            if len(head) < 2:
                return None
            last, kind, size = head[0] & 0x80, head[0] & 0x0F, head[1] & 0x7F
            if size == 126:
                size = struct.unpack(">H", self.stream.read(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.stream.read(8))[0]
            payload = self.stream.read(size)
            if kind == 8:
                return None
            if kind == 9:
                self._frame(10, payload)
            elif kind in (0, 1):
                text += payload
                if last:
                    return json.loads(text)


def choose(question):
    """An answer to a question: any that is allowed, but rather something than nothing."""
    if question["kind"] == "number":
        return {"number": random.randint(question["least"], question["most"])}
    if question["kind"] == "cards":
        count = random.randint(question["least"], min(question["most"], len(question["choices"])))
        return {"cards": random.sample(range(len(question["choices"])), count)}
    choices = question["options"] or question["choices"]
    if question["mayPass"] and (not choices or random.random() < 0.4):
        return {"pass": True}
    return {"choice": random.randrange(len(choices))}


def play(server, table, most):
    table_socket = Socket(server, f"/api/tables/{table}/socket")
    table_socket.send({"type": "hello", "language": "en", "event": None})
    sections, answers, tries = {}, 0, 0
    while (message := table_socket.receive()) is not None:
        if message["type"] == "refused":
            print(f"  refused: {message['message']}")
            tries += 1
            if tries > 20:
                raise SystemExit("the server does not like my answers")
        elif message["type"] == "state":
            # only what has changed is sent, unless it is everything
            sections = message["set"] if message["full"] else {**sections, **message["set"]}
            for line in message["log"]:
                print(f"  {line['text']}")
            outcome = sections["table"]["outcome"]
            if outcome:
                print(f"The game is over after {answers} answers of mine. {outcome['text']}")
                return
        else:
            continue
        question = sections.get("question")
        if question:
            # not asked again until the server says so
            sections["question"] = None
            answers += 1
            time.sleep(0.02)  # the server takes 60 messages a second
            if most and answers > most:
                table_socket.send({"type": "concede", "id": "enough"})
                continue
            table_socket.send(
                {
                    "type": "answer",
                    "id": str(answers),
                    "number": question["number"],
                    "answer": choose(question),
                }
            )
    raise SystemExit("the server has closed")


def main():
    server = Server(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8090")
    most = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    me = server.post("/api/guest", {"language": "en"})
    print(f"I am {me['name']}.")
    table = server.post(
        "/api/tables",
        {
            "side": "any",
            "deck": "",
            "opponent": {"kind": "bot", "level": "random", "deck": ""},
            "clock": None,
            "delay": 0,
        },
    )
    print(f"I play at {server.address}/table/{table['id']}")
    play(server, table["id"], most)


main()
