"""Headless Chromium (Debian's program) driven by Playwright, with the actions that the checks need."""
import io
import json
import shutil
import time

from PIL import Image
from playwright.sync_api import sync_playwright

WATCH = """
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
        window.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });"""


class Picture:
    """The pixels of a PNG as (red, green, blue)."""

    def __init__(self, data):
        self.image = Image.open(io.BytesIO(data)).convert("RGB")
        self.width, self.height = self.image.size

    def pixel(self, x, y):
        return self.image.getpixel((x, y))


class Chromium:
    """A process with one profile, so that tabs share the pages' storage."""

    def __init__(self):
        program = shutil.which("chromium")
        if program is None:
            raise SystemExit("Chromium isn't installed: apt-get install chromium")
        self.playwright = sync_playwright().start()
        self.process = self.playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--force-color-profile=srgb", "--disable-dev-shm-usage"])
        self.context = self.process.new_context(viewport=None, accept_downloads=True)

    def close(self):
        self.process.close()
        self.playwright.stop()


class Page:
    """A tab. A tab with a scale other than 1 has a separate profile."""

    def __init__(self, browser, width=1280, height=860, scale=1, dark=False, forced_colors=False):
        self.context = browser.context
        if scale != 1:
            self.context = browser.process.new_context(
                viewport={"width": width, "height": height}, device_scale_factor=scale)
        self.page = self.context.new_page()
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(
            color_scheme="dark" if dark else "light", forced_colors="active" if forced_colors else "none")
        self.page.add_init_script(WATCH)
        self.found = []
        self.page.on("pageerror", lambda error: self.found.append(str(error)))
        self.page.on("console", lambda message: message.type == "error" and "favicon" not in message.location["url"]
                     and self.found.append(message.text))
        self.page.on("dialog", self.dismiss)
        self.own = scale != 1

    def dismiss(self, dialog):
        if dialog.type != "beforeunload":
            self.found.append(f"a dialog: {dialog.message}")
        dialog.accept()

    def open(self, url):
        self.found.clear()
        self.page.goto(url, wait_until="load")

    def run(self, expression):
        """Returns the value of a JavaScript expression, which may be a promise."""
        return self.page.evaluate(expression)

    def wait(self, expression):
        # The content security policy of the pages forbids wait_for_function.
        end = time.monotonic() + 20
        while not self.run(expression):
            if time.monotonic() > end:
                raise SystemExit(f"never became true: {expression}")
            self.page.wait_for_timeout(20)

    def frame(self):
        """Waits until the browser has drawn all changes."""
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")

    def key(self, key, shift=None):
        """Presses a key; capitals with Shift. `shift=False` simulates Caps Lock."""
        if shift is False:
            event = f"new KeyboardEvent('keydown', {{key: {json.dumps(key)}, bubbles: true}})"
            self.run(f"(document.activeElement ?? document.body).dispatchEvent({event})")
        else:
            self.page.keyboard.press(f"Shift+{key}" if len(key) == 1 and key.isupper() else key)
        self.frame()

    def type(self, text):
        """Inserts text at the focus."""
        self.page.keyboard.insert_text(text)
        self.frame()

    def move(self, x, y):
        self.page.mouse.move(x, y)
        self.frame()

    def click(self, selector):
        self.page.mouse.click(*self.middle(selector))
        self.frame()

    def drag(self, start, end):
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=5)
        self.page.mouse.up()
        self.frame()

    def box(self, selector):
        """Returns x, y, width and height of an element, in points."""
        box = self.page.locator(selector).first.bounding_box()
        return [box[side] for side in ("x", "y", "width", "height")]

    def middle(self, selector):
        x, y, width, height = self.box(selector)
        return x + width / 2, y + height / 2

    def screenshot(self, box=None):
        clip = dict(zip(("x", "y", "width", "height"), box)) if box else None
        return self.page.screenshot(clip=clip)

    def saved(self, selector):
        """Returns the name and the content of the file that a click downloads."""
        with self.page.expect_download() as download:
            self.click(selector)
        with open(download.value.path(), "rb") as file:
            return download.value.suggested_filename, file.read()

    def bring_to_front(self):
        self.page.bring_to_front()

    def complaints(self):
        """Returns policy violations, uncaught errors and dialogs since the page was opened."""
        self.frame()
        return self.run("window.violations") + self.found

    def close(self):
        self.page.close()
        if self.own:
            self.context.close()
