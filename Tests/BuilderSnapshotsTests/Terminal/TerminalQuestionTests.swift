import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

/// Terminals are asked one after the other: signals are the process's.
@Suite(.serialized, .enabled(if: PseudoTerminal.isPossible, "this system has no pseudo terminals (/dev/pts)"))
struct TerminalQuestionTests {
    @Test func anAnswerIsHeardAndTheTerminalIsAsBefore() throws {
        let terminal = try #require(PseudoTerminal())
        let answerer = Thread {
            if terminal.read(3) == "\u{1B}[c" { terminal.type("\u{1B}[?64;1;4;22c") }
        }
        answerer.start()
        let attributes = TerminalQuestion(input: terminal.line, output: terminal.line, patience: 60_000)
            .deviceAttributes()
        #expect(attributes?.numbers == [64, 1, 4, 22])
        #expect(terminal.isOrdinary)
    }

    @Test func silenceIsNoAnswer() throws {
        let terminal = try #require(PseudoTerminal())
        let question = TerminalQuestion(input: terminal.line, output: terminal.line, patience: 1)
        #expect(question.deviceAttributes() == nil)
        #expect(terminal.isOrdinary)
        // It was asked nevertheless, and can be asked again.
        #expect(terminal.read(3) == "\u{1B}[c")
        #expect(question.deviceAttributes() == nil)
    }

    @Test func whatWasTypedIsNotTakenForAnAnswer() throws {
        let terminal = try #require(PseudoTerminal())
        terminal.type("make\n")
        let question = TerminalQuestion(input: terminal.line, output: terminal.line, patience: 1)
        #expect(question.deviceAttributes() == nil)
        var line = [UInt8](repeating: 0, count: 16)
        #expect(read(terminal.line, &line, 16) == 5)
    }

    @Test func filesAreNotAsked() throws {
        let terminal = try #require(PseudoTerminal())
        let file = open("/dev/null", O_RDWR)
        defer { close(file) }
        #expect(TerminalQuestion(input: file, output: terminal.line).deviceAttributes() == nil)
        #expect(TerminalQuestion(input: terminal.line, output: file).deviceAttributes() == nil)
    }

    @Test func oneQuestionAtATimeHasTheTerminal() throws {
        let terminal = try #require(PseudoTerminal())
        let mode = try #require(RawMode(terminal.line))
        #expect(!terminal.isOrdinary)
        #expect(RawMode(terminal.line) == nil)
        #expect(!terminal.isOrdinary)
        mode.leave()
        #expect(terminal.isOrdinary)
    }
}
