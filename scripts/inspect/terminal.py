"""A program in a pseudo-terminal, and what the terminal shows: enough of an emulator for scripts/check-inspect."""
import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
import unicodedata


def width(character):
    """The columns of a character, by Python's own tables."""
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


class Screen:
    """The cells, the modes, and the strings that were sent to the terminal itself."""

    sequence = re.compile(
        r"\x1b\[([?<>=]?)([0-9;:]*)[ -/]*([@-~])|\x1b([\]_P])(.*?)(?:\x07|\x1b\\)|\x1b[()][0-9A-B]|\x1b[=>78cDEHM]", re.S
    )

    def __init__(self, columns, rows):
        self.decoder = codecs.getincrementaldecoder("utf-8")("strict")
        self.pending = ""
        self.modes = set()
        self.strings = []
        self.colors = 0
        self.overflow = []
        self.resize(columns, rows)

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.column, self.row = 0, 0
        self.cells = [[" "] * columns for _ in range(rows)]

    def feed(self, data):
        text = self.pending + self.decoder.decode(data)
        self.pending = ""
        while text:
            if text[0] != "\x1b":
                self.put(text[0])
                text = text[1:]
                continue
            found = self.sequence.match(text)
            if not found:
                self.pending = text
                return
            self.control(*found.groups())
            text = text[found.end() :]

    def put(self, character):
        if character == "\r":
            self.column = 0
        elif character == "\n":
            self.row = min(self.row + 1, self.rows - 1)
        elif character >= " ":
            columns = width(character)
            if columns == 0:
                return
            if self.column + columns > self.columns or self.row >= self.rows:
                # The program was told another size, or is wrong.
                self.overflow.append(character)
                return
            self.cells[self.row][self.column] = character
            if columns == 2:
                self.cells[self.row][self.column + 1] = ""
            self.column += columns

    def control(self, prefix, parameters, final, kind, string):
        if kind:
            self.strings.append((kind, string))
            return
        if not final:
            return
        numbers = [int(number or 0) for number in re.split("[;:]", parameters)] if parameters else []
        first = numbers[0] if numbers else 0
        if prefix == "?":
            for number in numbers:
                (self.modes.add if final == "h" else self.modes.discard)(number)
        elif final == "H":
            self.row = max(1, first) - 1
            self.column = max(1, numbers[1] if len(numbers) > 1 else 1) - 1
        elif final == "G":
            self.column = max(1, first) - 1
        elif final == "C":
            self.column += max(1, first)
        elif final == "J" and first == 2:
            self.cells = [[" "] * self.columns for _ in range(self.rows)]
        elif final == "m":
            self.colors += any(number in (38, 48) for number in numbers)
        else:
            raise SystemExit(f"check-inspect: unknown sequence {prefix}{parameters}{final}")

    def lines(self):
        return ["".join(row).rstrip() for row in self.cells]

    def text(self):
        return "\n".join(self.lines())


class Program:
    """A program, its terminal, and the terminal's state before it."""

    def __init__(self, arguments, columns=120, rows=40, environment=None):
        self.screen = Screen(columns, rows)
        self.master, self.slave = pty.openpty()
        self.set_size(columns, rows)
        self.before = termios.tcgetattr(self.slave)
        variables = {name: value for name, value in os.environ.items() if not name.startswith(("KITTY", "TMUX", "STY"))}
        for name in ("NO_COLOR", "TERM_PROGRAM", "KONSOLE_VERSION"):
            variables.pop(name, None)
        variables.update({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, **(environment or {}))
        self.process = os.fork()
        if self.process == 0:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for descriptor in (0, 1, 2):
                os.dup2(self.slave, descriptor)
            os.closerange(3, 256)
            # A background job of a shell without job control ignores the first, one of nohup the second.
            for number in (signal.SIGINT, signal.SIGHUP):
                signal.signal(number, signal.SIG_DFL)
            os.execvpe(arguments[0], arguments, variables)
        self.status = None

    def set_size(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, columns, rows):
        """Resizes the window as a terminal does: its cells first, then the signal."""
        self.read(0)
        self.screen.resize(columns, rows)
        self.set_size(columns, rows)

    def type(self, text):
        os.write(self.master, text.encode())

    def signal(self, number):
        os.kill(self.process, number)

    def read(self, seconds):
        """Shows what the program writes for a time."""
        end = time.monotonic() + seconds
        while True:
            ready, _, _ = select.select([self.master], [], [], max(0, min(0.05, end - time.monotonic())))
            if ready:
                try:
                    self.screen.feed(os.read(self.master, 65536))
                except OSError:
                    return
            elif time.monotonic() >= end:
                return

    def wait(self, condition, seconds=60):
        """Waits until the screen fulfills a condition: a text that it shows, or a function."""
        holds = condition if callable(condition) else lambda screen: condition in screen.text()
        end = time.monotonic() + seconds
        while not holds(self.screen):
            if time.monotonic() > end or self.has_ended():
                return holds(self.screen)
            self.read(0.05)
        return True

    def has_ended(self):
        if self.status is None:
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                self.read(0.1)
                self.status = os.waitstatus_to_exitcode(status)
        return self.status is not None

    def end(self, seconds=10):
        """Waits for the end: the exit code, or a signal's number below zero. Nil if it is late, then it is killed."""
        limit = time.monotonic() + seconds
        while not self.has_ended():
            if time.monotonic() > limit:
                os.kill(self.process, signal.SIGKILL)
                os.waitpid(self.process, 0)
                return None
            self.read(0.05)
        return self.status

    def is_restored(self):
        """The main screen, a cursor, line breaks, and the attributes of before."""
        modes = self.screen.modes
        return (
            1049 not in modes
            and 25 in modes
            and 7 in modes
            and 2026 not in modes
            and termios.tcgetattr(self.slave) == self.before
        )

    def close(self):
        os.close(self.slave)
        os.close(self.master)
