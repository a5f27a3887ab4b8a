"""The checks of scripts/check-inspect: python3 check.py SNAPSHOT GALLERY-TOOL"""
import base64
import os
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from terminal import Program  # noqa: E402

snapshot, gallery = map(os.path.abspath, sys.argv[1:3])
failures = []


def check(holds, words, program=None):
    if holds:
        return
    failures.append(words)
    print(f"failed: {words}", file=sys.stderr)
    if program:
        print(program.screen.text(), file=sys.stderr)


def finish(program, words, status=0):
    """Checks the end and the terminal after it."""
    found = program.end()
    check(found == status, f"{words}: ended with {found} instead of {status}", program)
    check(program.is_restored(), f"{words}: the terminal isn't as before: modes {sorted(program.screen.modes)}")
    check(not program.screen.overflow, f"{words}: text beyond the edge: {program.screen.overflow[:5]}")
    program.close()


def clipboard(program):
    found = [text for kind, text in program.screen.strings if kind == "]" and text.startswith("52;c;")]
    return base64.b64decode(found[-1][5:]).decode() if found else None


def check_keys():
    program = Program([snapshot, "inspect", "card"])
    check(program.wait("UIWindow"), "the tree isn't shown", program)
    check(program.wait("Why is it here?"), "the reasons aren't shown", program)
    check(program.wait(lambda screen: "▀" in screen.text() or screen.colors > 500), "no half blocks", program)
    check("card · iphone-12.light" in program.screen.lines()[0], "the header doesn't name the configuration", program)
    check({1049} <= program.screen.modes and not {25, 7} & program.screen.modes, "the modes aren't set", program)

    program.type("\x1b[B\x1b[")
    program.read(0.01)
    program.type("B")
    check(program.wait("class UIView"), "down twice doesn't select the third view", program)
    program.type("/")
    check(program.wait(lambda screen: screen.lines()[-1].startswith("/")), "no search", program)
    program.type("danielle Gárcia")
    check(program.wait("text “Danielle Garcia”"), "the search doesn't find a text", program)
    program.type("\x15name\r")
    check(program.wait("identifier name"), "the search doesn't find an identifier", program)
    program.type("y")
    check(program.wait("Sent to the clipboard"), "nothing was copied", program)
    check(clipboard(program) == "(0 207.667; 350 42.333)", f"copied: {clipboard(program)}")
    program.type("\t\x1b[B\x1b[B\x1b[B\x1b[B")
    program.type("fmc")
    check(program.wait("constraints shown"), "the outlines aren't shown", program)

    for key, name in (("d", "iphone-12.dark"), ("t", "iphone-12.dark.text-xl"), ("o", "landscape.text-xl")):
        program.type(key)
        check(
            program.wait(lambda screen: name in screen.lines()[0] and "drawing" not in screen.lines()[0]),
            f"{key} doesn't draw {name}", program)
    program.type("?")
    check(program.wait("larger or smaller text"), "no help", program)
    program.type("?")
    program.wait(lambda screen: "larger or smaller text" not in screen.text())
    program.read(0.5)

    for columns, rows in ((30, 10), (60, 40), (200, 50), (40, 12), (90, 30)):
        program.resize(columns, rows)
        words = "too small" if columns < 40 else "Why?"
        check(program.wait(words, 10), f"{columns} × {rows}: not drawn anew", program)
        program.read(0.2)
        check(not program.screen.overflow, f"{columns} × {rows}: text beyond the edge", program)
    program.type("n")
    check(program.wait("card-classic · "), "n doesn't show the next screen", program)
    check(program.wait("UIWindow"), "the next screen isn't drawn", program)
    program.type("p")
    check(program.wait(lambda screen: screen.lines()[0].startswith(" card · ")), "p doesn't go back", program)
    program.type("q")
    finish(program, "q")


def check_ends():
    for words, keys in (("Control-C", "\x03"), ("Escape", "\x1b")):
        program = Program([snapshot, "inspect", "card/iphone-se-3rd.dark"])
        check(program.wait("iphone-se-3rd.dark"), "the configuration isn't named", program)
        program.type(keys)
        finish(program, words)
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        program = Program([snapshot, "inspect", "card"])
        program.wait("UIWindow")
        program.signal(number)
        finish(program, number.name, -number)
    program = Program([snapshot, "inspect", "card"], environment={"SWIFT_BACKTRACE": "enable=no"})
    program.wait("UIWindow")
    program.signal(signal.SIGSEGV)
    finish(program, "a crash", -signal.SIGSEGV)


def check_terminals():
    program = Program([snapshot, "inspect", "card"], environment={"TERM": "xterm-kitty"})
    check(
        program.wait(lambda screen: any(kind == "_" and "a=T" in text for kind, text in screen.strings)),
        "no picture of Kitty's protocol", program)
    program.wait("UIWindow")
    program.type("\x1b[B\x1b[B\x1b[B")
    program.read(1)
    sent = [text for kind, text in program.screen.strings if kind == "_"]
    check(any("a=d" in text for text in sent), "the picture before isn't deleted", program)
    first = next((index for index, text in enumerate(sent) if "a=T" in text), 0)
    data = ""
    for text in sent[first:]:
        keys, _, piece = text[1:].partition(";")
        data += piece
        if "m=0" in keys:
            break
    check(base64.b64decode(data)[:8] == b"\x89PNG\r\n\x1a\n", "what is sent isn't a PNG")
    program.type("q")
    finish(program, "Kitty")

    program = Program([snapshot, "inspect", "card"], environment={"NO_COLOR": "1"})
    check(program.wait("NO_COLOR is set"), "NO_COLOR isn't mentioned", program)
    program.wait("UIWindow")
    check(program.screen.colors == 0, f"{program.screen.colors} colors with NO_COLOR")
    program.type("q")
    finish(program, "NO_COLOR")

    for words, environment in (("dumb", {"TERM": "dumb"}),):
        program = Program([snapshot, "inspect", "card"], environment=environment)
        check(program.wait("TERM"), f"{words}: no error", program)
        check(program.end() == 64, f"{words}: another exit code")
        check(not program.screen.modes, f"{words}: control sequences")
        program.close()
    run = subprocess.run([snapshot, "inspect", "card"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    check(run.returncode == 64 and not run.stdout, f"without a terminal: {run.returncode} {run.stdout[:100]}")
    check("“explain”" in run.stderr and "“show”" in run.stderr, f"without a terminal: {run.stderr}")


def check_faults():
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        environment = {"GALLERY_FAULTS": "crash,exit,hang,fails,mumbling", "GALLERY_SCREENS": "2"}
        program = Program([gallery, "inspect", "fault-crash", "--timeout", "3"], environment=environment)
        check(program.wait("fault-crash crashed"), "the crash isn't named", program)
        for name, words in (
            ("fault-exit", "fault-exit crashed"),
            ("fault-hang", "never becomes idle"),
            ("fault-fails", "the view model is missing"),
            ("fault-mumbling", "what"),
        ):
            program.type("n")
            check(program.wait(f" {name} · "), f"{name} isn't reached", program)
            check(program.wait(words), f"{name}: no “{words}”", program)
        # A screen that hangs doesn't keep from going on.
        program.type("pp")
        program.wait(" fault-hang · ")
        program.type("pp")
        check(program.wait("fault-crash crashed"), "the crash isn't named again", program)
        check(program.wait(lambda screen: screen.lines()[0].startswith(" fault-crash")), "another header", program)
        program.type("r")
        program.read(0.5)
        program.type("q")
        finish(program, "faults")
        os.chdir("/")


check_keys()
check_ends()
check_terminals()
check_faults()
if failures:
    sys.exit(f"check-inspect: {len(failures)} failures")
print("check-inspect: fine")
