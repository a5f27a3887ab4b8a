"""Helpers of the report checks."""
import json
from pathlib import Path


def expect(condition, words):
    if not condition:
        raise SystemExit(f"check-report: {words}")


def address(folder):
    return (Path(folder).resolve() / "index.html").as_uri()


def names_shown(page):
    return page.run("[...document.querySelectorAll('#list li:not([hidden]) .name')].map((name) => name.textContent)")


def text_of(page, id):
    return page.run(f"document.getElementById('{id}').textContent")


def shown_name(page):
    return text_of(page, "name")


PICTURES_READY = """[...document.querySelectorAll('#stage img')].every(
    (image) => image.complete && image.naturalWidth > 0)"""


def wait_for_pictures(page):
    page.wait(f"document.querySelectorAll('#stage img').length > 0 && {PICTURES_READY}")
    page.frame()


def select(page, name, shown=None):
    go_to(page, name, shown)
    wait_for_pictures(page)


def go_to(page, name, shown=None):
    """Selects an entry without waiting for images, which not all entries have."""
    page.run(f"location.hash = '#/' + encodeURIComponent({json.dumps(name)})")
    page.wait(f"document.getElementById('name').textContent === {json.dumps(shown or name)}")
