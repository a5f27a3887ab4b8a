"""A running `serve`, and requests to it that no browser sends."""
import http.client
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit


def expect(condition, words):
    if not condition:
        raise SystemExit(f"check-gallery: {words}")


class Gallery:
    """A copy of the tool, with its baselines, in a folder of its own."""

    def __init__(self, tool, screens=24, faults=""):
        self.folder = Path(tempfile.mkdtemp(prefix="gallery-"))
        self.tool = self.folder / "gallery-tool"
        shutil.copy2(tool, self.tool)
        for bundle in Path(tool).parent.glob("*.resources"):
            (self.folder / bundle.name).symlink_to(bundle)
        self.screens, self.faults = screens, faults

    def environment(self, variant):
        return {**os.environ, "GALLERY_SCREENS": str(self.screens), "GALLERY_FAULTS": self.faults,
                "GALLERY_VARIANT": str(variant)}

    def run(self, arguments, variant=0):
        return subprocess.run([self.tool, *arguments], cwd=self.folder, env=self.environment(variant),
                              capture_output=True, text=True)

    def serve(self, arguments=(), variant=0):
        return Server(self, arguments, variant)

    def rebuild(self):
        """Replaces the executable by a copy, as a linker does."""
        copy = self.folder / "gallery-tool.new"
        shutil.copy(self.tool, copy)
        copy.rename(self.tool)

    def baseline(self, name):
        return self.folder / f"Snapshots/{name}.png"

    def remove(self):
        shutil.rmtree(self.folder)


class Server:
    def __init__(self, gallery, arguments, variant):
        self.process = subprocess.Popen(
            [gallery.tool, "serve", *arguments], cwd=gallery.folder, env=gallery.environment(variant),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        expect(self.address.startswith("http://127.0.0.1:"), f"serve has printed {self.address!r}")
        parts = urlsplit(self.address)
        self.port, self.path = parts.port, parts.path

    def close(self):
        self.process.terminate()
        self.process.wait(10)

    def request(self, path="", method="GET", headers=None, body=None):
        """Returns the status, the header fields and the body of a reply."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(method, path if path.startswith("/") else self.path + path, body, headers or {})
        response = connection.getresponse()
        data = response.read()
        connection.close()
        return response.status, response.headers, data

    def json(self, path):
        status, _, body = self.request(path)
        expect(status == 200, f"{path} has the status {status}: {body[:200]}")
        return json.loads(body)

    def send(self, data, timeout=5):
        """Sends bytes, and returns the first of the reply."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=timeout) as client:
            try:
                client.sendall(data)
                return client.recv(4096)
            except (ConnectionError, TimeoutError):
                return b""

    def memory(self):
        """Returns the resident memory, in MB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0

    def processor_time(self, with_workers=False):
        """Returns the processor time of the server in seconds, by default without its workers."""
        workers = Path(f"/proc/{self.process.pid}/task")
        pids = {str(self.process.pid)}
        if with_workers:
            pids |= {pid for file in workers.glob("*/children") for pid in file.read_text().split()}
        ticks = 0
        for pid in pids:
            try:
                fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
            except FileNotFoundError:
                continue
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")


def check_refusals(server):
    """Checks that other hosts, origins, tokens and methods, and what is too large or malformed, are refused."""
    own = f"127.0.0.1:{server.port}"
    token = server.path.strip("/")
    wrong = token[:-1] + ("1" if token.endswith("0") else "0")
    cases = [
        ("GET", "", {}, None, 200), ("GET", "api/catalog", {}, None, 200),
        ("GET", "", {"Host": "gallery.example"}, None, 421),
        ("GET", "", {"Host": f"127.0.0.1.evil.example:{server.port}"}, None, 421),
        ("GET", "api/catalog", {"Origin": "http://evil.example"}, None, 403),
        ("GET", "api/catalog", {"Origin": "null"}, None, 403),
        ("GET", "picture?screen=rows-1", {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"}, None, 403),
        ("GET", "/", {}, None, 404), ("GET", f"/{wrong}/", {}, None, 404), ("GET", f"/{token}", {}, None, 404),
        ("GET", "../etc/passwd", {}, None, 400), ("GET", "file?picture=../x&kind=baseline", {}, None, 404),
        ("GET", "file?picture=rows-1/iphone-se-1st.light&kind=../../x", {}, None, 400),
        ("GET", "picture?screen=none", {}, None, 404), ("GET", "picture", {}, None, 400),
        ("GET", "picture?screen=rows-1&device=phone-of-nobody", {}, None, 400),
        ("GET", "picture?screen=rows-1&locale=../../x", {}, None, 400),
        ("GET", "picture?screen=rows-1&scale=1e9", {}, None, 400),
        ("GET", "nothing", {}, None, 404), ("DELETE", "", {}, None, 405),
        ("POST", "api/decision", {"Content-Type": "application/json"}, "{}", 403),
        ("POST", "api/decision", {"Origin": f"http://{own}", "Content-Type": "text/plain"}, "{}", 403),
        ("POST", "api/decision", {"Origin": f"http://{own}", "Content-Type": "application/json"}, "[", 400),
        ("POST", "api/decision", {"Origin": f"http://{own}", "Content-Type": "application/json"}, "x" * 100_000, 413),
        ("GET", "", {"X-Filler": "x" * 20_000}, None, 431),
    ]
    for method, path, headers, body, wanted in cases:
        try:
            status, fields, _ = server.request(path, method, headers, body)
        except ConnectionError:
            # The server closes the connection of a request that is too large while it is still being sent.
            expect(wanted in (413, 431), f"{method} {path} {headers} closed the connection")
            continue
        expect(status == wanted, f"{method} {path} {headers} has the status {status}, not {wanted}")
        expect("default-src 'none'" in fields["Content-Security-Policy"], f"{path} has no content security policy")
        expect("unsafe" not in fields["Content-Security-Policy"], f"{path} allows code in the page")
        expect(fields["X-Content-Type-Options"] == "nosniff", f"{path} may be sniffed")
        expect(fields["Referrer-Policy"] == "no-referrer", f"{path} may be a referrer")
    tag = server.request("picture?screen=rows-1&scale=1")[1]["ETag"]
    status, _, body = server.request("picture?screen=rows-1&scale=1", headers={"If-None-Match": tag})
    expect((status, body) == (304, b""), f"a known picture is sent again, with {status}")
    for malformed in [b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/0.9\r\n\r\n", b"\x00" * 64 + b"\r\n\r\n",
                      b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                      b"GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
                      b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"]:
        reply = server.send(malformed)
        expect(reply.startswith(b"HTTP/1.1 400"), f"{malformed[:40]!r} is answered with {reply[:40]!r}")


def check_port_in_use(gallery, server):
    run = gallery.run(["serve", "--port", str(server.port)])
    expect(run.returncode == 73 and f"port {server.port} is in use" in run.stderr,
           f"a port in use ends with {run.returncode}: {run.stderr}")


def check_floods(server):
    """Checks that clients that flood or disconnect don't prevent others from being served."""
    before = server.memory()
    crowd = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(300)]
    for client in crowd[::2]:
        client.close()
    for client in crowd[1::2]:
        try:
            client.sendall(b"GET / HT")
        except ConnectionError:
            pass
        client.close()
    for _ in range(200):
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            try:
                client.sendall(f"GET {server.path}gallery.js HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
            except ConnectionError:
                pass
    head = b"GET / HTTP/1.1\r\nX: " + b"x" * (100 << 20)
    try:
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as client:
            client.sendall(head)
    except (ConnectionError, TimeoutError):
        pass
    end = time.monotonic() + 10
    while True:
        try:
            if server.request("api/results")[0] == 200:
                break
        except (ConnectionError, http.client.HTTPException):
            pass
        expect(time.monotonic() < end, "after a flood it doesn't answer")
        time.sleep(0.1)
    expect(server.memory() < before + 64, f"a flood took {server.memory() - before:.0f} MB")


def check_idle(server):
    time.sleep(2)
    before = server.processor_time()
    time.sleep(10)
    used = server.processor_time() - before
    expect(used < 0.05, f"it takes {used * 100:.0f} ms of processor time in 10 s while nothing happens")
