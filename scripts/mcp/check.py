"""Uses the servers of two commands with the official Python SDK, and sends malformed messages to one without it.

    check.py <snapshot> <gallery-tool>

Prints the number of characters of each answer; see scripts/check-mcp.
"""
import base64
import json
import os
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import anyio
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

ROOT = Path(__file__).resolve().parent.parent.parent
# The names that the demo app's screen of a form has.
FORM = "swiftly-login"
failures = []


def check(condition, text):
    if not condition:
        failures.append(text)
        print(f"FAILED: {text}", file=sys.stderr)


class Client:
    """A session that notes the size of each answer."""

    def __init__(self, session):
        self.session = session

    async def call(self, tool, **arguments):
        start = time.monotonic()
        result = await self.session.call_tool(tool, arguments)
        text = "\n".join(part.text for part in result.content if part.type == "text")
        seconds = time.monotonic() - start
        print(f"{tool:8} {json.dumps(arguments)[:90]:90} {len(text):6} characters {seconds:6.2f} s")
        return result, text

    async def text(self, tool, **arguments):
        result, text = await self.call(tool, **arguments)
        check(not getattr(result, "is_error", False), f"{tool} {arguments}: {text}")
        return text

    async def error(self, tool, **arguments):
        result, text = await self.call(tool, **arguments)
        check(getattr(result, "is_error", False), f"{tool} {arguments} reports no error: {text}")
        return text


async def serve(command, arguments, folder, variables, use):
    parameters = StdioServerParameters(
        command=command, args=["mcp", *arguments], cwd=str(folder), env={**os.environ, **variables})
    async with stdio_client(parameters) as (read, write):
        async with ClientSession(read, write) as session:
            answer = await session.initialize()
            check(answer.protocol_version == "2025-06-18", f"version {answer.protocol_version}")
            await session.send_ping()
            await use(Client(session))


async def use_demo(client):
    tools = {tool.name: tool for tool in (await client.session.list_tools()).tools}
    check({"list", "look", "explain", "find", "compare", "audit", "build", "reach"} <= set(tools), f"tools {list(tools)}")
    check("record" not in tools and "approve" not in tools, "tools that write are there without --allow-recording")
    listed = await client.text("list")
    check(FORM in listed, "list doesn't name the form")
    filtered = await client.text("list", filter=FORM)
    check(len([line for line in filtered.splitlines() if line[0] != "!"]) == 1, "the filter of list")

    compact = await client.text("look", screen=FORM)
    check("password field" in compact, f"compact: {compact}")
    for form, part in [("tree", "UITextField frame="), ("accessibility", "(text field)"), ("json", '"class"')]:
        check(part in await client.text("look", screen=FORM, form=form), f"look as {form}")
    first = await client.text("look", screen=FORM, form="hash")
    check(first == await client.text("look", screen=FORM, form="hash"), "two hashes of the same screen")
    dark = await client.text("look", screen=FORM, form="hash", configuration="dark")
    check(first.splitlines()[1] != dark.splitlines()[1], "light and dark have the same hash")
    large = await client.text("look", screen=FORM, configuration="iphone-se-3rd.text-ax-l")
    check(large.splitlines()[0].startswith(f"{FORM} iphone-se-3rd.light.text-ax-l 375x667"), large)

    result, _ = await client.call("look", screen=FORM, form="picture", scale=0.5)
    picture = next(part for part in result.content if part.type == "image")
    data = base64.b64decode(picture.data)
    check(data[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", data[16:24]) == (195, 422), "the picture's size")
    result, _ = await client.call("look", screen="swiftly-account-fields", form="picture", view="row1")
    crop = base64.b64decode(next(part for part in result.content if part.type == "image").data)
    width, height = struct.unpack(">II", crop[16:24])
    check(width < 300 and height < 80, f"the crop is {width} x {height}")

    check("left" in await client.text("explain", screen="swiftly-account-fields", view="row1"), "explain")
    await client.text("explain", screen=FORM)
    check("swiftly-login: UILabel" in await client.text("find", query="PWD"), "find")
    reached = await client.text("reach", file="SwiftlyScreens/LoginController.swift")
    check(FORM in reached and "system-controls" not in reached, f"reach of a file: {reached}")
    if "act" in tools:
        acted = await client.text("act", screen=FORM, steps=[
            {"action": "type", "view": "Name or e-mail", "text": "ada@example.com"},
            {"action": "tap", "view": "Password"}, {"action": "type", "text": "secret"}])
        check("ada@example.com" in acted, f"act: {acted}")
        check("no view" in await client.error("act", screen=FORM, steps=[{"action": "tap", "view": "nothing"}]), "act")
    compared = await client.text("compare", screens=[FORM])
    check("same" in compared, f"compare: {compared}")
    check("same" in await client.text("compare", screens=[FORM], against="last_commit"), "compare with the last commit")
    await client.text("audit", screens=[FORM])

    check("did you mean" in await client.error("look", screen="swiftly-logn"), "a misspelled screen")
    check("did you mean" in await client.error("look", screan=FORM), "a misspelled argument")
    check("must be" in await client.error("look", screen=FORM, scale="large"), "an argument of another type")
    check("missing" in await client.error("look"), "a missing argument")
    check("no view is named" in await client.error("look", screen=FORM, view="nothing"), "an unknown view")
    check("isn't a device" in await client.error("look", screen=FORM, configuration="iphone-99"), "a device")
    for attempt in ["no-such-tool", "record"]:
        try:
            await client.session.call_tool(attempt, {})
            check(False, f"{attempt} is no error")
        except Exception as error:
            check("-32602" in repr(error) or "Unknown tool" in str(error), f"{attempt}: {error!r}")


async def use_faulty(client):
    check("crashed" in await client.error("look", screen="fault-crash"), "a screen that crashes")
    check("crashed" in await client.error("look", screen="fault-exit"), "a screen that exits")
    check("isn't drawn within 4 seconds" in await client.error("look", screen="fault-hang"), "a screen that hangs")
    check("view model" in await client.error("look", screen="fault-fails"), "a screen that fails")
    await client.text("look", screen="fault-chatty")
    await client.text("look", screen="fault-mumbling")
    found = await client.text("find", query="nothing that is there", screens="fault-*")
    check("fault-crash: fault-crash crashed" in found and "fault-hang" in found, f"find: {found}")
    recorded = await client.text("record", screens=["labels-8"])
    check("labels-8" in recorded, f"record: {recorded}")
    check("same" in await client.text("compare", screens=["labels-8"]), "compare after record")
    compared = await client.text("compare", screens=["labels-8", "fault-crash"])
    check("crash" in compared, f"compare of a screen that crashes: {compared}")


class Pipe:
    """A server without the SDK."""

    def __init__(self, command, folder):
        self.process = subprocess.Popen(
            [command, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder)

    def send(self, line):
        self.process.stdin.write(line if isinstance(line, bytes) else json.dumps(line).encode())
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()

    def reply(self, line):
        self.send(line)
        return json.loads(self.process.stdout.readline())

    def code(self, line):
        return self.reply(line).get("error", {}).get("code")

    def peak(self):
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM:"))


def misuse(command):
    pipe = Pipe(command, ROOT)
    for version in ["2024-11-05", "2025-03-26", "2025-06-18"]:
        answer = pipe.reply({"jsonrpc": "2.0", "id": version, "method": "initialize", "params": {
            "protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "check", "version": "1"}}})
        check(answer["result"]["protocolVersion"] == version and answer["id"] == version, f"version {version}")
    other = pipe.reply({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "1999-01-01"}})
    check(other["result"]["protocolVersion"] == "2025-06-18", f"an unknown version: {other}")
    for line, code in [
        (b"{nonsense", -32700), (b"\xff\xfe", -32700), (b"[" * 5000, -32700), (b'"text"', -32600), (b"[]", -32600),
        (b'{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600), (b'{"jsonrpc":"2.0","id":1}', -32600),
        (b'{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600), (b'{"jsonrpc":"2.0","id":1,"method":"no"}', -32601),
        (b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no"}}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list","arguments":[]}}', -32602),
    ]:
        found = pipe.code(line)
        check(found == code, f"{line[:80]}: {found} instead of {code}")
    before = pipe.peak()
    start = time.monotonic()
    for _ in range(100):
        pipe.process.stdin.write(b"x" * 1_000_000)
    check(pipe.code(b"") == -32600, "a message of 100 MB")
    check(pipe.peak() - before < 20_000, f"a message of 100 MB takes {pipe.peak() - before} kB")
    print(f"a message of 100 MB: {time.monotonic() - start:.1f} s, {pipe.peak() - before} kB")
    # A notification has no reply; neither has a canceled call, and the next one is executed.
    pipe.send({"jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": {"name": "compare"}})
    pipe.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 5}})
    answer = pipe.reply({"jsonrpc": "2.0", "id": 6, "method": "tools/call", "params": {
        "name": "look", "arguments": {"screen": FORM, "form": "hash"}}})
    check(answer["id"] == 6, f"after a canceled call: {answer}")
    # The last calls are replied to after the end of the input.
    pipe.send({"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "list"}})
    pipe.process.stdin.close()
    answer = json.loads(pipe.process.stdout.read())
    check(answer["id"] == 7 and pipe.process.wait() == 0, f"the end of the input: {pipe.process.returncode}")


def main():
    demo, faulty = (str(Path(path).resolve()) for path in sys.argv[1:3])
    anyio.run(serve, demo, [], ROOT, {}, use_demo)
    with tempfile.TemporaryDirectory() as folder:
        faults = {"GALLERY_FAULTS": "crash,exit,hang,fails,chatty,mumbling", "GALLERY_SCREENS": "8"}
        anyio.run(serve, faulty, ["--timeout", "4", "--allow-recording"], folder, faults, use_faulty)
    misuse(demo)
    if failures:
        sys.exit(f"check-mcp: {len(failures)} failures")


main()
