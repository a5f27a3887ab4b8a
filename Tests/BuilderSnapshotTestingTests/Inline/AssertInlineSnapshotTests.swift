import Foundation
import Testing

@testable import BuilderSnapshotTesting

@Suite struct AssertInlineSnapshotTests {
    /// The place of the bracket after the `number`th call of a name.
    private func place(_ number: Int, of name: String = "assertInlineSnapshot", in box: Sandbox) throws -> (UInt, UInt)
    {
        let calls = SourceCalls(text: Array(box.code.utf8)).calls.filter { $0.name == name }
        let call = try #require(calls.dropFirst(number - 1).first)
        return (call.line, call.column)
    }

    @Test func aMissingTextIsWrittenBehindTheCall() throws {
        let box = try Sandbox("func looks() {\n    assertInlineSnapshot(of: value, as: .lines)\n}\n")
        defer { box.remove() }
        let (line, column) = try place(1, in: box)
        let message = box.takeInline("a\n  b\n\nc", line: line, column: column)
        #expect(message?.contains("was written into the source") == true)
        #expect(
            box.code == """
                func looks() {
                    assertInlineSnapshot(of: value, as: .lines) {
                        \"""
                        a
                          b

                        c
                        \"""
                    }
                }

                """)
    }

    @Test func severalTextsMoveNoPlaces() throws {
        let code = """
            struct Tests {
              func first() {
                assertInlineSnapshot(of: 1, as: .dump)
                assertInlineSnapshot(of: 2, as: .dump) {
                  \"""
                  old
                  \"""
                }
              }
              func second() {
                assertInlineSnapshot(
                  of: 3,
                  as: .dump
                )
              }
            }
            """
        let box = try Sandbox(code)
        defer { box.remove() }
        let places = try (1...3).map { try place($0, in: box) }
        // From the top, so that each moves the next.
        #expect(box.takeInline("one\n1", line: places[0].0, column: places[0].1) != nil)
        let second = box.takeInline("two\n2", expected: "old", line: places[1].0, column: places[1].1, record: .failed)
        #expect(second?.contains("- old\n+ two") == true)
        #expect(box.takeInline("three\n3", line: places[2].0, column: places[2].1) != nil)
        #expect(
            box.code == """
                struct Tests {
                  func first() {
                    assertInlineSnapshot(of: 1, as: .dump) {
                      \"""
                      one
                      1
                      \"""
                    }
                    assertInlineSnapshot(of: 2, as: .dump) {
                      \"""
                      two
                      2
                      \"""
                    }
                  }
                  func second() {
                    assertInlineSnapshot(
                      of: 3,
                      as: .dump
                    ) {
                      \"""
                      three
                      3
                      \"""
                    }
                  }
                }
                """)
    }

    @Test func differencesAreReportedAndNotWritten() throws {
        let box = try Sandbox("func looks() {\n    assertInlineSnapshot(of: 1, as: .lines) { \"old\" }\n}\n")
        defer { box.remove() }
        let before = box.code
        let (line, column) = try place(1, in: box)
        #expect(box.takeInline("old", expected: "old", line: line, column: column) == nil)
        let message = try #require(box.takeInline("new", expected: "old", line: line, column: column))
        #expect(message.contains("- old\n+ new") && message.contains("record: .failed"))
        #expect(box.takeInline("new", line: line, column: column, record: .never)?.contains("no recorded text") == true)
        #expect(box.code == before)
    }

    @Test func closuresBeforeTheTextStay() throws {
        let code =
            "func looks() {\n  assertView(of: 1) { setUp() } shows: { \"old\" }\n  assertView(of: 2) { setUp() }\n}\n"
        let box = try Sandbox(code)
        defer { box.remove() }
        let syntax = InlineSnapshotSyntaxDescriptor(
            deprecatedTrailingClosureLabels: ["shows"], trailingClosureLabel: "is", trailingClosureOffset: 1)
        for (number, text) in [(1, "new"), (2, "other")] {
            let (line, column) = try place(number, of: "assertView", in: try Sandbox(code))
            _ = box.takeInline(text, expected: "old", line: line, column: column, record: .all, syntax: syntax)
        }
        #expect(
            box.code == """
                func looks() {
                  assertView(of: 1) { setUp() } is: {
                    \"""
                    new
                    \"""
                  }
                  assertView(of: 2) { setUp() } is: {
                    \"""
                    other
                    \"""
                  }
                }

                """)
    }

    @Test func theArgumentIsReplacedWhereItStands() throws {
        let box = try Sandbox("func looks() {\n  assertInlineSnapshot(of: 1, as: .lines, matches: { \"old\" })\n}\n")
        defer { box.remove() }
        let (line, column) = try place(1, in: box)
        _ = box.takeInline("new", expected: "old", line: line, column: column, record: .failed)
        #expect(box.code.contains("as: .lines, matches: {\n    \"\"\"\n    new\n    \"\"\"\n  })"))
    }

    @Test func lineEndsAndLettersOfTheSourceStay() throws {
        let code =
            "func looks() {\r\n\r\n    let a = \"👍\\(b { \")\" })\"; "
            + "assertInlineSnapshot(of: #\"a\"{\"#, as: .lines)\r\n    /* } */\r\n}\r\n"
        let box = try Sandbox(code)
        defer { box.remove() }
        let (line, column) = try place(1, in: box)
        #expect(line == 3 && column == 53)
        #expect(box.takeInline("é", line: line, column: column) != nil)
        let text = " {\r\n        \"\"\"\r\n        é\r\n        \"\"\"\r\n    }"
        #expect(box.code == code.replacingOccurrences(of: ".lines)", with: ".lines)" + text))
    }

    @Test func twoTextsInOneCallAreAnError() throws {
        let box = try Sandbox("func looks() {\n  assertInlineSnapshot(of: 1, as: .lines)\n}\n")
        defer { box.remove() }
        let (line, column) = try place(1, in: box)
        _ = box.takeInline("one", line: line, column: column)
        let written = box.code
        #expect(box.takeInline("two", line: line, column: column)?.contains("two different texts") == true)
        #expect(box.code == written)
    }

    @Test func aSourceChangedInTheMeantimeIsNotWritten() throws {
        let box = try Sandbox(
            "func looks() {\n  assertInlineSnapshot(of: 1, as: .lines)\n  assertInlineSnapshot(of: 2, as: .lines)\n}\n")
        defer { box.remove() }
        let places = try (1...2).map { try place($0, in: box) }
        _ = box.takeInline("one", line: places[0].0, column: places[0].1)
        let edited = "// by hand\n" + box.code
        try Data(edited.utf8).write(to: URL(fileURLWithPath: box.source))
        let message = box.takeInline("two", line: places[1].0, column: places[1].1)
        #expect(message?.contains("was changed since") == true)
        #expect(box.code == edited)
        #expect(box.takeInline("two", line: 77, column: 1)?.contains("there is no call at that position") == true)
    }

    @Test func noValueTakesTheTextAway() throws {
        let box = try Sandbox("func looks() {\n  assertInlineSnapshot(of: x, as: .lines) { \"old\" }\n}\n")
        defer { box.remove() }
        let (line, column) = try place(1, in: box)
        #expect(box.takeInline(nil, line: line, column: column) == nil)
        #expect(box.takeInline(nil, expected: "old", line: line, column: column) != nil)
        _ = box.takeInline(nil, expected: "old", line: line, column: column, record: .failed)
        #expect(box.code == "func looks() {\n  assertInlineSnapshot(of: x, as: .lines)\n}\n")
    }

    /// A reader during the writing, and so a process after a kill, finds one state or the next.
    @Test func theSourceIsOldOrNewAtAnyMoment() async throws {
        let calls = (0..<60).map { _ in "  assertInlineSnapshot(of: x, as: .lines)\n" }.joined()
        let box = try Sandbox("func looks() {\n\(calls)}\n")
        defer { box.remove() }
        let places = try (1...60).map { try place($0, in: box) }
        let done = ResultBox<Void>()
        let reader = Task.detached {
            var lengths: [Int] = []
            while done.value == nil {
                lengths.append(box.code.utf8.count)
                await Task.yield()
            }
            return lengths
        }
        var states: Set<Int> = [box.code.utf8.count]
        for (number, place) in places.enumerated() {
            _ = box.takeInline("text \(number)", line: place.0, column: place.1)
            states.insert(box.code.utf8.count)
        }
        done.set(.success(()))
        let seen = Set(await reader.value)
        #expect(seen.isSubset(of: states))
        let names = try FileManager.default.contentsOfDirectory(
            atPath: URL(fileURLWithPath: box.source).deletingLastPathComponent().path)
        #expect(names == ["SampleTests.swift"])
    }
}

@Suite struct InlineLiteralTests {
    @Test func textsWithQuotesAndEscapesGetHashes() {
        #expect(InlineLiteral("a").lines == ["\"\"\"", "a", "\"\"\""])
        #expect(InlineLiteral("a\\n").lines == ["#\"\"\"", "a\\n", "\"\"\"#"])
        #expect(InlineLiteral("\"\"\"").lines == ["#\"\"\"", "\"\"\"", "\"\"\"#"])
        #expect(InlineLiteral("\"\"\"#").lines == ["##\"\"\"", "\"\"\"#", "\"\"\"##"])
        #expect(InlineLiteral("\\#(x)").lines == ["##\"\"\"", "\\#(x)", "\"\"\"##"])
    }

    @Test func whatEditorsOrTheCompilerTakeAwayIsEscaped() {
        #expect(InlineLiteral("a ").lines[1] == "a\\u{20}")
        #expect(InlineLiteral("a\\ ").lines[1] == "a\\\\#u{20}")
        #expect(InlineLiteral("a\rb\u{0}").lines[1] == "a\\u{D}b\\u{0}")
        #expect(InlineLiteral("").lines == ["\"\"\"", "", "\"\"\""])
    }

    /// The compiler reads the text that was written.
    @Test func textsStandInThisFileUnchanged() {
        assertInlineSnapshot(of: "a \\ \"\"\" #\n\ttab ", as: .lines) {
            #"""
            a \ """ #
            	tab\#u{20}
            """#
        }
        assertInlineSnapshot(of: ["x": 1], as: .json) {
            """
            {
              "x" : 1
            }
            """
        }
    }
}
