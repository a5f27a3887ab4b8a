"""Checks that every entry has a text, in narrow windows and with forced colors, too."""
import json

from browser import Page
from helpers import address, expect, go_to, select, text_of


def check_words(browser, scene):
    """Checks that rows have texts, screens are in numeric order, and entries that can't be accepted show a reason."""
    results = json.loads(json.dumps(scene.results))
    source = scene.entry("differs")
    results["entries"] = [entry for entry in results["entries"] if entry["outcome"] in ("missing", "crashed")]
    sound = json.loads(json.dumps(source))
    sound.update(name=f"sound/{source['configuration']}", screen="sound", outcome="same")
    del sound["difference"]
    results["entries"].append(sound)
    for number in [10, 9, 2]:
        entry = json.loads(json.dumps(source))
        entry.update(name=f"count-{number}/{entry['configuration']}", screen=f"count-{number}")
        entry["difference"].update(changes=[], differingPixels=1, comparedPixels=20000)
        for region in entry["difference"]["regions"]:
            region["causes"] = []
        results["entries"].append(entry)
    page = Page(browser)
    page.open(address(scene.report(results, "words")))
    menu = page.run("[...document.querySelectorAll('#screen option')].map((option) => option.textContent)")
    expect([name for name in menu if name.startswith("count-")] == ["count-2", "count-9", "count-10"],
           f"the menu of screens is {menu}")
    select(page, f"count-2/{source['configuration']}")
    row = page.run("document.querySelector('.row[aria-current=true] .cause').textContent")
    expect(row == "Different: 1 pixel of 20,000", f"a row without causes says {row!r}")

    for name, words in [
        (results["orphans"][0], "nothing to accept"), (scene.entry("crashed")["name"], "no drawn picture"),
        (sound["name"], "nothing to decide"),
    ]:
        go_to(page, name)
        expect(page.run("document.getElementById('accept').disabled"), f"{name} can be accepted")
        verdict = text_of(page, "verdict")
        expect(words in verdict, f"the verdict of {name} is {verdict!r}")
        expect(page.run("document.querySelector('.row[aria-current=true] .decision')") is None, f"{name} is undecided")
    for name in [results["orphans"][0], scene.entry("missing")["name"]]:
        go_to(page, name)
        expect(page.run("[...document.querySelectorAll('#words details')].at(-1).open"),
               f"what the run said of {name} is closed")
    expect(page.complaints() == [], f"{page.complaints()}")
    page.close()


def check_narrow(browser, scene, folder, shots):
    page = Page(browser, width=320, height=640)
    page.open(address(folder))
    select(page, scene.entry("differs")["name"])
    expect(page.run("document.documentElement.scrollWidth") <= 320, "it is wider than a narrow window")
    page.run("scrollTo(0, 0)")
    page.click("#list li:not([hidden]) .row")
    page.wait("Math.abs(document.getElementById('entry').getBoundingClientRect().top) < 2")
    (shots / "narrowest.png").write_bytes(page.screenshot())
    page.close()


def check_forced_colors(browser, scene, folder, shots):
    page = Page(browser, forced_colors=True)
    page.open(address(folder))
    select(page, scene.entry("differs")["name"])
    page.run("document.activeElement.blur()")
    page.key("]")
    page.key("a")
    grounds = page.run("""['#accept', '#reject', '#modes [aria-pressed=true]', '#modes [aria-pressed=false]',
        '.row[aria-current=true]', '.row:not([aria-current])']
        .map((selector) => getComputedStyle(document.querySelector(selector)).backgroundColor)""")
    expect(all(one != other for one, other in zip(grounds[::2], grounds[1::2])),
           f"forced colors don't tell what is chosen: {grounds}")
    (shots / "forced.png").write_bytes(page.screenshot())
    page.key("u")
    page.close()
