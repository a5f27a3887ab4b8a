"""Checks that decisions are stored, saved to a file, and applied to the baselines."""
import hashlib
import json
import os
import shutil
import subprocess
from pathlib import Path

from browser import Page
from helpers import address, expect, go_to, names_shown, select, shown_name, text_of


def check_decisions(page, scene, folder):
    shown = names_shown(page)
    select(page, shown[0])
    page.run("document.activeElement.blur()")
    page.key("a")
    page.key("j")
    expect(shown_name(page) == shown[1], "j doesn't go on")
    page.key("r")
    page.key("k")
    expect(shown_name(page) == shown[0], "k doesn't go back")
    expect(text_of(page, "progress").startswith("1 accepted, 1 rejected"), "progress")
    page.open(address(folder))
    page.wait("document.getElementById('progress').textContent.startsWith('1 accepted, 1 rejected')")

    name, content = page.saved("#save")
    expect(name == "decisions.json", f"the decisions are saved as {name}")
    decisions = json.loads(content)
    report = (Path(folder) / "report.json").read_bytes()
    expect(decisions["format"] == 1 and decisions["report"] == hashlib.sha256(report).hexdigest(),
           "the decisions' report")
    files = {item["name"]: item for item in json.loads(report)["files"]}
    wanted = [{"name": name, "decision": decision, "actual": files[name]["actual"]["sha256"]}
              for name, decision in zip(shown, ["accepted", "rejected"])]
    expect(decisions["decisions"] == wanted, f"the decisions are {decisions}")
    for item in files.values():
        for kind in ["baseline", "actual", "difference"]:
            if item.get(kind):
                content = (Path(folder) / item[kind]["path"]).read_bytes()
                expect(hashlib.sha256(content).hexdigest() == item[kind]["sha256"], f"the hash of {item[kind]['path']}")

    page.key("c")
    command = page.run("document.getElementById('command-text').value")
    wanted = f"gallery-tool approve --from {Path(folder).resolve()} --report-hash {decisions['report'][:16]} {shown[0]}"
    expect(command == wanted, f"the command is {command}")
    check_command(scene, command, decisions["report"], files[shown[0]])
    page.key("Escape")
    page.key("u")
    expect(text_of(page, "progress").startswith("0 accepted, 1 rejected"), "u")
    page.key("j")
    page.key("u")
    page.key("?")
    expect(page.run("document.getElementById('help-panel').open"), "there is no help")
    page.key("Escape")


def check_command(scene, command, report, item):
    """Checks that the copied command replaces only the accepted baseline, and none with another report's hash."""
    place = scene.folder / "package"
    shutil.copytree(scene.folder / "Snapshots", place / "Snapshots")

    def baselines():
        return {str(path.relative_to(place)): path.read_bytes() for path in place.glob("Snapshots/*/*.png")}

    before = baselines()
    path = f"{Path(scene.tool).parent}:{os.environ['PATH']}"
    environment = {"PATH": path, "GALLERY_VARIANT": "1", "GALLERY_FAULTS": ""}

    def run(command):
        return subprocess.run(["bash", "-c", command], cwd=place, env=environment, capture_output=True, text=True)

    other = run(command.replace(report[:16], "0" * 16))
    expect(other.returncode != 0 and "copy the command" in other.stderr,
           f"another report's command says {other.stderr}")
    expect(baselines() == before, "another report's command has changed a baseline")
    approved = run(command)
    expect(approved.returncode == 0, f"the copied command says {approved.stdout}{approved.stderr}")
    changed = {name: data for name, data in baselines().items() if data != before.get(name)}
    expect({name: hashlib.sha256(data).hexdigest() for name, data in changed.items()}
           == {f"Snapshots/{item['name']}.png": item["actual"]["sha256"]} and baselines().keys() >= before.keys(),
           f"the copied command changes {list(changed)}, or doesn't make what was accepted the baseline")


FULL = "window.kept = Storage.prototype.setItem; Storage.prototype.setItem = () => { throw new Error('full'); }; 1"


def progress(page):
    return text_of(page, "progress")


def check_keys(page, scene):
    """Checks that the keyboard alone reaches everything, and that the focus isn't lost."""
    entry = scene.entry("differs")
    select(page, entry["name"])
    page.run("document.activeElement.blur()")
    page.key("a")
    page.key("a")
    expect(progress(page).startswith("1 accepted"), "a second press of a key takes the decision back")
    page.click("#accept")
    expect(progress(page).startswith("0 accepted"), "the pressed button doesn't take the decision back")
    page.run("document.activeElement.blur()")
    page.key("A", shift=False)
    expect(progress(page).startswith("1 accepted") and shown_name(page) == entry["name"],
           "with capitals locked a goes on")
    page.key("u")

    page.run("document.querySelector('.row[aria-current=true]').focus()")
    page.key("ArrowDown")
    current = page.run("document.activeElement.getAttribute('aria-current')")
    expect(shown_name(page) != entry["name"] and current == "true", "the focus doesn't go through the list")
    page.key("ArrowUp")
    page.run("document.querySelector('.regions button').focus()")
    page.key("j")
    expect(page.run("document.activeElement.id") == "entry", "the focus is lost with the region that had it")
    page.key("k")

    page.run("document.activeElement.blur()")
    page.key("PageDown")
    page.wait("document.getElementById('entry').scrollTop > 100")
    page.key("End")
    entry_view = "document.getElementById('entry')"
    expect(page.run(f"{entry_view}.scrollTop + {entry_view}.clientHeight > {entry_view}.scrollHeight - 2"), "End")
    page.key("Home")
    expect(page.run("document.getElementById('entry').scrollTop") == 0, "Home")
    page.run("document.querySelector('#words pre').focus()")
    page.key("ArrowDown")
    expect(shown_name(page) == entry["name"], "an arrow in a long text goes to another entry")
    page.run("document.activeElement.blur()")

    chosen = "document.querySelector('.regions button[aria-pressed=true]')?.dataset.region"
    page.key("n")
    expect(page.run(chosen) == "0", "n chooses no region")
    page.key("p")
    expect(page.run(chosen) == str(len(entry["difference"]["regions"]) - 1), "p doesn't go back")


def check_going_on(page):
    """Checks that Shift decides and goes on, and that \"Only undecided\" lists the remaining entries."""
    page.click("#undecided")
    page.run("document.activeElement.blur()")
    page.run("document.querySelector('#list li:not([hidden]) .row').click()")
    all_shown = names_shown(page)
    can_decide = page.run(
        "[...document.querySelectorAll('#list li:not([hidden])')].every((line) => line.querySelector('.decision'))")
    expect(len(all_shown) > 3 and can_decide, "entries without a decision to make are listed as undecided")
    page.key("A")
    expect(names_shown(page) == all_shown[1:] and shown_name(page) == all_shown[1],
           "what was accepted stays among the undecided")
    page.key("r")
    expect(names_shown(page) == all_shown[1:] and shown_name(page) == all_shown[1], "what is looked at goes away")
    page.key("j")
    expect(names_shown(page) == all_shown[2:] and shown_name(page) == all_shown[2],
           "what was rejected stays among the undecided")
    page.run("[...document.querySelectorAll('#list li:not([hidden]) .row')].at(-1).click()")
    page.key("R")
    expect(names_shown(page) == all_shown[2:-1] and shown_name(page) == all_shown[2],
           "from the end it doesn't go to what is left")
    page.run("window.confirm = () => true")
    page.click("#accept-shown")
    expect(names_shown(page) == [], "what was accepted together stays among the undecided")
    expect(progress(page).startswith(f"{len(all_shown) - 2:,} accepted, 2 rejected of {len(all_shown):,}"),
           progress(page))
    page.click("#undecided")
    page.run("document.activeElement.blur()")
    for _ in range(2):
        for name in all_shown:
            go_to(page, name)
            page.key("u")


def check_unkept(page):
    """Checks that the page warns before decisions are lost for lack of storage."""
    leaves = "dispatchEvent(new Event('beforeunload', { cancelable: true }))"
    page.run("document.querySelector('#list li:not([hidden]) .row').click()")
    page.key("a")
    expect(page.run(leaves) and "keep" not in progress(page), "decisions that are remembered hold the page")
    page.run(FULL)
    page.key("r")
    expect("This browser doesn't keep them" in progress(page) and not page.run(leaves),
           f"they are lost silently: {progress(page)}")
    page.key("s")
    expect("keep" not in progress(page) and page.run(leaves), "what was saved still holds the page")
    page.run("Storage.prototype.setItem = window.kept; 1")
    page.key("u")


def check_two_tabs(browser, folder):
    """Checks that two tabs with the same report share decisions without overwriting them."""
    first, second = Page(browser), Page(browser)
    for page in [first, second]:
        page.open(address(folder))
    one, other = names_shown(first)[:2]

    def decide(page, name, key):
        # Background tabs aren't drawn.
        page.bring_to_front()
        go_to(page, name)
        page.run("document.activeElement.blur()")
        page.key(key)

    def wait(page, words):
        page.wait(f"document.getElementById('progress').textContent.startsWith({json.dumps(words)})")

    decide(first, one, "a")
    decide(second, other, "r")
    for page in [first, second]:
        wait(page, "1 accepted, 1 rejected")
    marks = second.run("[...document.querySelectorAll('.row[data-decision]')].map((row) => row.dataset.decision)")
    expect(marks == ["accepted", "rejected"], f"the list of the second tab is marked with {marks}")
    first.open(address(folder))
    wait(first, "1 accepted, 1 rejected")

    # A decision that a tab can't store takes precedence over the other tab's.
    second.run(FULL)
    decide(second, other, "a")
    decide(first, one, "r")
    wait(first, "0 accepted, 2 rejected")
    wait(second, "1 accepted, 1 rejected")
    expect("This browser doesn't keep them" in progress(second),
           "a decision of another tab counts as this one's that is kept")
    second.run("Storage.prototype.setItem = window.kept; 1")
    for name in [one, other]:
        decide(second, name, "u")
    for page in [first, second]:
        wait(page, "0 accepted, 0 rejected")
        page.bring_to_front()
        expect(page.complaints() == [], f"with two tabs: {page.complaints()}")
        page.close()
