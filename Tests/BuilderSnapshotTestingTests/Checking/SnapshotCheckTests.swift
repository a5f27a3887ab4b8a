import Foundation
import Testing

@testable import BuilderSnapshotTesting

@Suite struct SnapshotCheckTests {
    @Test func whatIsMissingIsRecordedAndFailsUntilTheNextRun() throws {
        let box = try Sandbox()
        defer { box.remove() }
        let first = try #require(box.take("Hello", as: .lines))
        #expect(first.contains("was recorded, so nothing was compared"))
        #expect(first.contains(box.baseline("looks.1.txt").path))
        #expect(box.text(of: "looks.1.txt") == "Hello")
        // A retry in the same run hides nothing.
        #expect(box.take("Hello", as: .lines)?.contains("was recorded in this run") == true)
        #expect(box.again.take("Hello", as: .lines) == nil)
        #expect(box.failures.isEmpty)
    }

    @Test func aFailureMessageContainsTheDifferenceThePathAndARemedy() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take("a\nb\nc", as: .lines)
        let message = try #require(box.again.take("a\nB\nc", as: .lines))
        #expect(message.contains("“looks.1” differs from its baseline"))
        #expect(message.contains("- b\n+ B"))
        #expect(message.contains(box.baseline("looks.1.txt").path))
        #expect(message.contains("record: .failed"))
        #expect(box.failures == ["looks.1.actual.txt", "looks.1.difference.patch"])
        for name in box.failures { #expect(message.contains("/\(name)")) }
        #expect(box.text(of: "looks.1.txt") == "a\nb\nc")
        // What an earlier failure left goes when the snapshot passes.
        #expect(box.again.take("a\nb\nc", as: .lines) == nil)
        #expect(box.failures.isEmpty)
    }

    @Test func neverRecordsNothing() throws {
        let box = try Sandbox()
        defer { box.remove() }
        let message = try #require(box.take("Hello", as: .lines, record: .never))
        #expect(message.contains("has no baseline"))
        #expect(box.baselines.isEmpty)
        #expect(box.failures == ["looks.1.actual.txt"])
    }

    @Test func failedRecordsWhatDiffersAndFailsStill() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take("old", as: .lines)
        let message = try #require(box.again.take("new", as: .lines, record: .failed))
        #expect(message.contains("- old\n+ new"))
        #expect(message.contains("It is now the baseline"))
        #expect(box.text(of: "looks.1.txt") == "new")
        #expect(box.again.take("new", as: .lines, record: .failed) == nil)
    }

    @Test func allRecordsAndFailsAlways() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take("old", as: .lines)
        #expect(box.again.take("new", as: .lines, record: .all)?.contains("without record: .all") == true)
        #expect(box.text(of: "looks.1.txt") == "new")
        #expect(box.again.take("new", as: .lines, record: .all) != nil)
    }

    @Test func anUnreadableBaselineIsReplacedOnlyInModeFailed() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take("Hello", as: .lines)
        let broken = Data([0xFF, 0xFE, 0x00])
        try broken.write(to: box.baseline("looks.1.txt"))
        let message = try #require(box.again.take("Hello", as: .lines))
        #expect(message.contains("can't be read: ") && message.contains("UTF-8"))
        #expect(try Data(contentsOf: box.baseline("looks.1.txt")) == broken)
        #expect(box.again.take("Hello", as: .lines, record: .failed)?.contains("was recorded") == true)
        #expect(box.again.take("Hello", as: .lines) == nil)
    }

    @Test func aFolderInPlaceOfABaselineIsAnError() throws {
        let box = try Sandbox()
        defer { box.remove() }
        try FileManager.default.createDirectory(at: box.baseline("looks.1.txt"), withIntermediateDirectories: true)
        #expect(box.take("Hello", as: .lines)?.contains("can't be read") == true)
        #expect(box.take("Hello", as: .lines, named: "x", record: .all)?.contains("was recorded") == true)
    }

    @Test func aFileInPlaceOfTheFolderIsAnError() throws {
        let box = try Sandbox()
        defer { box.remove() }
        let folder = box.folder.appendingPathComponent("Tests/AppTests/__Snapshots__")
        try Data().write(to: folder)
        #expect(box.take("Hello", as: .lines)?.contains("could not be stored") == true)
    }

    @Test func twoContentsUnderOneNameFailWithAHintToNamed() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take("first", as: .lines)
        let run = box.again
        #expect(run.take("first", as: .lines) == nil)
        #expect(run.take("first", as: .lines) == nil)
        let message = try #require(run.take("second", as: .lines))
        #expect(message.contains("named:") && message.contains("looks.1.again.actual.txt"))
        #expect(box.text(of: "looks.1.txt") == "first")
    }

    @Test func namesThatBecomeOneFileAreAnError() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take("x", as: .lines, named: "a b")
        let message = try #require(box.take("x", as: .lines, named: "a-b"))
        #expect(message.contains("“a b”") && message.contains("“a-b”"))
        #expect(box.take("x", as: .lines, named: "")?.contains("must not be empty") == true)
    }

    @Test func valuesThatThrowAreAnError() throws {
        struct Broken: Error, CustomStringConvertible { let description = "the file is gone" }
        func value() throws -> String { throw Broken() }
        let box = try Sandbox()
        defer { box.remove() }
        #expect(box.take(try value(), as: .lines)?.contains("the file is gone") == true)
        #expect(box.baselines.isEmpty)
    }

    @Test func theArtifactsFolderMayBeNamed() throws {
        var box = try Sandbox()
        defer { box.remove() }
        let folder = box.folder.appendingPathComponent("artifacts").path
        box.environment = ["SNAPSHOT_ARTIFACTS": folder, "CI": "1"]
        let message = try #require(box.take("Hello", as: .lines))
        #expect(message.contains("\(folder)/AppTests/SampleTests/looks.1.actual.txt"))
        #expect(FileManager.default.fileExists(atPath: "\(folder)/AppTests/SampleTests/looks.1.actual.txt"))
    }

    @Test func listsAreCalledByTheirPlaces() throws {
        let box = try Sandbox()
        defer { box.remove() }
        _ = box.take("a", as: .lines, index: 1)
        _ = box.take("b", as: .lines, index: 2)
        #expect(box.baselines == ["looks.1.txt", "looks.2.txt"])
    }

    /// A function that hands on `file:` and `testName:` without `line:`, from the same file or another one.
    @Test func handedOnTestsAreCounted() throws {
        let code = """
            func looks() {
                assertSnapshot(of: x, as: .lines)
                show(a)
            }
            func show(_ x: Int, file: StaticString = #filePath, testName: String = #function) {
                assertSnapshot(of: x, as: .lines, file: file, testName: testName)
            }
            """
        let box = try Sandbox(code)
        defer { box.remove() }
        _ = box.take("first", as: .lines, line: 2)
        _ = box.take("second", as: .lines, line: 6)
        _ = box.take("third", as: .lines, line: 600)
        #expect(box.baselines == ["looks.1.txt", "looks.2.txt", "looks.3.txt"])
        #expect(box.text(of: "looks.3.txt") == "third")
        let again = box.again
        #expect(again.take("second", as: .lines, line: 6) == nil)
        #expect(again.take("third", as: .lines, line: 600) == nil)
    }

    @Test func attachmentsAreTheBaselineTheActualAndTheDifference() throws {
        let box = try Sandbox()
        defer { box.remove() }
        #expect(box.result({ "a" }, as: .lines).failure?.attachments.map(\.name) == ["looks.1.recorded.txt"])
        let names = box.again.result({ "b" }, as: .lines).failure?.attachments.map(\.name)
        #expect(names == ["looks.1.baseline.txt", "looks.1.actual.txt", "looks.1.difference.patch"])
    }

    @Test func namesDontDependOnOrderOrParallelism() async throws {
        let lines = (0..<20).map { "    assertSnapshot(of: value\($0), as: .lines)\n" }.joined()
        let code = "func looks() {\n\(lines)}\n"
        var results: [[String?]] = []
        for _ in 0..<3 {
            let box = try Sandbox(code)
            defer { box.remove() }
            await withTaskGroup(of: Void.self) { group in
                for place in (0..<20).shuffled() {
                    group.addTask { _ = box.take("value \(place)", as: .lines, line: UInt(place + 2)) }
                }
            }
            results.append((1...20).map { box.text(of: "looks.\($0).txt") })
        }
        #expect(results.allSatisfy { $0 == (0..<20).map { "value \($0)" } })
    }
}
