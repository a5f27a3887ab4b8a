"""Chromium without a window, driven by the DevTools protocol over a pipe, with nothing but Python's own library."""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Chromium:
    """One process; messages are JSON, each ended by a zero byte, on the descriptors 3 (to it) and 4 (from it)."""

    def __init__(self):
        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if program is None:
            raise SystemExit("Chromium isn't installed: apt-get install chromium")
        self.profile = tempfile.mkdtemp(prefix="chromium-")
        to_it, self.writing = os.pipe()
        self.reading, from_it = os.pipe()

        def place_pipes():
            # By way of numbers that neither of them has.
            a, b = os.dup(to_it), os.dup(from_it)
            os.dup2(a, 3)
            os.dup2(b, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe",
             f"--user-data-dir={self.profile}", "--no-first-run", "--disable-extensions", "--force-color-profile=srgb"],
            preexec_fn=place_pipes, pass_fds=(3, 4), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_it)
        os.close(from_it)
        self.rest = b""
        self.number = 0
        self.events = []

    def send(self, method, session=None, **parameters):
        """A command's answer; what happens meanwhile is kept in `events`."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.writing, data):]
        while True:
            answer = self.receive(60)
            if answer is None:
                raise SystemExit(f"Chromium doesn't answer {method}")
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self, seconds):
        end = time.monotonic() + seconds
        while b"\0" not in self.rest:
            ready, _, _ = select.select([self.reading], [], [], max(0, end - time.monotonic()))
            if not ready:
                return None
            part = os.read(self.reading, 1 << 20)
            if not part:
                raise SystemExit("Chromium has ended")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def close(self):
        try:
            self.send("Browser.close")
        except (SystemExit, OSError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class Page:
    """A tab."""

    def __init__(self, browser, width=1280, height=860, scale=1, dark=False):
        self.browser = browser
        target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.send(f"{domain}.enable")
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.set_dark(dark)
        self.send("Page.addScriptToEvaluateOnNewDocument", source="""
            window.violations = [];
            document.addEventListener('securitypolicyviolation', (event) => {
                window.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
            });""")

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def set_dark(self, dark):
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def open(self, url):
        """Goes there, and waits until the page has loaded."""
        self.browser.events.clear()
        self.send("Page.navigate", url=url)
        self.wait("document.readyState === 'complete'")

    def run(self, expression):
        """The value of a JavaScript expression, which may be a promise."""
        answer = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise SystemExit(f"{expression}: {details.get('exception', {}).get('description', details['text'])}")
        return answer["result"].get("value")

    def wait(self, expression, seconds=20):
        end = time.monotonic() + seconds
        while not self.run(expression):
            if time.monotonic() > end:
                raise SystemExit(f"never became true: {expression}")
            time.sleep(0.02)

    def frame(self):
        """Until what was asked for is drawn."""
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")

    def key(self, key, text=None, shift=None):
        """Presses a key; capitals with Shift, unless they are locked."""
        names = {" ": "Space"}
        codes = {"Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Tab": 9, "Enter": 13,
                 "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36}
        text = text if text is not None else (key if len(key) == 1 else "\r" if key == "Enter" else "")
        parameters = {"key": key, "windowsVirtualKeyCode": codes.get(key, ord(key.upper()) if len(key) == 1 else 0)}
        if key.isupper() and len(key) == 1 if shift is None else shift:
            parameters["modifiers"] = 8
        if key in names:
            parameters["code"] = names[key]
        self.send("Input.dispatchKeyEvent", type="keyDown", text=text, **parameters)
        self.send("Input.dispatchKeyEvent", type="keyUp", **parameters)
        self.frame()

    def type(self, text):
        """Into what has the focus."""
        self.send("Input.insertText", text=text)
        self.frame()

    def mouse(self, kind, x, y, **parameters):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **parameters)

    def click(self, selector):
        x, y = self.middle(selector)
        self.mouse("mousePressed", x, y, button="left", clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)
        self.frame()

    def drag(self, start, end):
        self.mouse("mouseMoved", *start)
        self.mouse("mousePressed", *start, button="left", clickCount=1)
        for part in range(1, 6):
            self.mouse("mouseMoved", *(a + (b - a) * part / 5 for a, b in zip(start, end)), button="left", buttons=1)
        self.mouse("mouseReleased", *end, button="left", clickCount=1)
        self.frame()

    def box(self, selector):
        """x, y, width, height of an element, in points."""
        box = self.run(f"(() => {{ const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
                       " return [box.x, box.y, box.width, box.height]; })()")
        return box

    def middle(self, selector):
        x, y, width, height = self.box(selector)
        return x + width / 2, y + height / 2

    def screenshot(self, box=None):
        clip = {}
        if box:
            clip["clip"] = {"x": box[0], "y": box[1], "width": box[2], "height": box[3], "scale": 1}
        return base64.b64decode(self.send("Page.captureScreenshot", format="png", **clip)["data"])

    def complaints(self):
        """What the policy refused, what the script threw, and dialogs, since the page was opened."""
        self.frame()
        found = self.run("window.violations")
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            kind, parameters = event["method"], event["params"]
            if kind == "Runtime.exceptionThrown":
                found.append(json.dumps(parameters["exceptionDetails"]))
            elif kind == "Log.entryAdded" and "favicon" not in parameters["entry"].get("url", ""):
                found.append(parameters["entry"]["text"])
            elif kind == "Page.javascriptDialogOpening":
                found.append(f"a dialog: {parameters['message']}")
        return found

    def close(self):
        self.browser.send("Target.closeTarget", targetId=self.target)
