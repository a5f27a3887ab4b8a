import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

@MainActor
@Suite struct MergeCommandTests {
    private func write(_ parts: [ResultsMerge.ShardResults], in folder: TemporaryFolder) throws -> [String] {
        for part in parts { try folder.write(JSONText.of(part.results), to: part.path) }
        return parts.map(\.path)
    }

    @Test func theWholeIsWrittenAndDecides() async throws {
        let folder = try TemporaryFolder()
        let name = "screen-3/iphone-se-1st.dark"
        let files = try write(ResultsMergeTests.parts(of: 3, outcomes: [name: .differs]), in: folder)
        let run = await ToolRun(["merge"] + files + ["-o", "all/results.json", "--junit", "all/junit.xml"], in: folder)
        #expect(run.status.rawValue == 1, "\(run.messages)")
        #expect(
            run.text.contains(name) && run.text.contains("14 pictures of 7 screens: 13 same, 1 different"),
            "\(run.text)")
        let whole = try JSONDecoder().decode(RunResults.self, from: folder.read("all/results.json"))
        #expect(try whole == ResultsMergeTests.results(shard: nil, outcomes: [name: .differs]))
        let junit = String(decoding: try folder.read("all/junit.xml"), as: UTF8.self)
        #expect(junit.contains("tests=\"14\" failures=\"1\" errors=\"0\""))
    }

    @Test func theSameEverywhereIsSuccess() async throws {
        let folder = try TemporaryFolder()
        let files = try write(ResultsMergeTests.parts(of: 2), in: folder)
        let run = await ToolRun(["merge", "--json"] + files, in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(try JSONDecoder().decode(RunResults.self, from: run.output) == ResultsMergeTests.results(shard: nil))
    }

    @Test(arguments: [
        (text: "", reason: "isn't a results file"), (text: "{\"format\": 1, \"entr", reason: "isn't a results file"),
        (text: "[1, 2]", reason: "isn't a results file"),
        (text: "{\"name\": \"other\"}", reason: "isn't a results file"),
    ])
    func whatIsNoResultsIsAnErrorAndNothingIsWritten(text: String, reason: String) async throws {
        let folder = try TemporaryFolder()
        var files = try write(ResultsMergeTests.parts(of: 2), in: folder)
        try folder.write(text, to: files[1])
        var run = await ToolRun(["merge"] + files + ["-o", "new.json", "--junit", "new.xml"], in: folder)
        #expect(run.status.rawValue == 2)
        #expect(run.messages.contains(files[1]) && run.messages.contains(reason), "\(run.messages)")
        files[1] = "nowhere.json"
        run = await ToolRun(["merge"] + files + ["-o", "new.json", "--junit", "new.xml"], in: folder)
        #expect(run.status.rawValue == 2)
        #expect(run.messages.contains("nowhere.json can't be read"), "\(run.messages)")
        #expect(folder.files == ["shard-1.json", "shard-2.json"])
    }

    @Test func whatOthersNamedMovesNoCursor() async throws {
        let folder = try TemporaryFolder()
        let evil = "\u{1B}[31m\u{1B}]0;title\u{7}\u{202E}"
        var parts = try ResultsMergeTests.parts(
            of: 1, outcomes: ["screen-1/iphone-se-1st.light": .differs], orphans: ["Snapshots/old\(evil).png"])
        parts[0].results.entries[0].name += "\(evil)\nerror: forged"
        parts[0].results.entries[0].message = "one\(evil)\ntwo\r\n\tthree\u{2028}"
        parts[0].results.entries[0].warnings = ["first\(evil)\n\tsecond"]
        let files = try write(parts, in: folder)
        let run = await ToolRun(["merge"] + files, in: folder)
        #expect(run.status.rawValue == 1, "\(run.messages)")
        let shown = "\u{FFFD}[31m\u{FFFD}]0;title\u{FFFD}\u{FFFD}"
        let name = "screen-1/iphone-se-1st.light\(shown)\u{FFFD}error: forged"
        #expect(
            run.text.hasPrefix(
                "\(name): different\n  one\(shown)\n  two\n  \tthree\u{FFFD}\n"
                    + "Snapshots/old\(shown).png: no screen declares it; “prune”"))
        #expect(run.messages.hasPrefix("warning: \(name): first\(shown)\n\tsecond\n"))
        let annotation = try #require(parts[0].results.annotations.first)
        #expect(annotation.title == "\(name): different")
        #expect(annotation.message == "one\(shown)\ntwo\n\tthree\u{FFFD}")
    }

    @Test func errorsAboutOthersResultsArePlain() throws {
        let errors: [MergeError] = [
            .otherFilters(path: "a", filters: ["\u{1B}[2J"], other: "b", otherFilters: []),
            .otherCommits(path: "a", commit: "\u{1B}[2J", other: "b", otherCommit: "\u{1B}c"),
            .otherVersions(
                path: "a", other: "b",
                [.init(component: "\u{1B}[2J", recorded: "\u{1B}", here: nil, affectsPixels: true)]),
            .samePicture("\u{1B}[2J", path: "a", other: "b"),
        ]
        for error in errors {
            #expect(!error.description.contains("\u{1B}"))
            #expect(error.description.contains("\u{FFFD}[2J"))
        }
    }

    @Test func aMissingShardIsNamedAndNothingIsWritten() async throws {
        let folder = try TemporaryFolder()
        let files = try write(ResultsMergeTests.parts(of: 4), in: folder)
        let run = await ToolRun(["merge"] + files.dropLast() + ["-o", "new.json"], in: folder)
        #expect(run.status.rawValue == 2)
        #expect(run.messages.hasPrefix("error: shard 4 of 4 is missing"), "\(run.messages)")
        #expect(!folder.files.contains("new.json"))
    }

    @Test func unwritableOutputsFailBeforeAnyWriting() async throws {
        let folder = try TemporaryFolder()
        let files = try write(ResultsMergeTests.parts(of: 2), in: folder)
        let run = await ToolRun(
            ["merge"] + files + ["-o", "new.json", "--junit", "shard-1.json/junit.xml"], in: folder)
        #expect(run.status.rawValue == 2)
        #expect(run.messages.contains("shard-1.json is a file, not a folder"), "\(run.messages)")
        #expect(folder.files == ["shard-1.json", "shard-2.json"])
        #expect(await ToolRun(["merge"], in: folder).status == .usage)
        #expect(await ToolRun(["merge", files[0], "-o", ""], in: folder).status == .usage)
    }
}
