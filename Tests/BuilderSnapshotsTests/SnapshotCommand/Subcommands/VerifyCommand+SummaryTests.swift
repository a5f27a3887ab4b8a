import BuilderSnapshots
import BuilderUIKit
import Foundation
import Render
import Testing

/// `--summary` of `verify` and `merge`.
@MainActor
@Suite struct VerifyCommandSummaryTests {
    private static func catalog(_ color: UIColor = .red) -> Catalog {
        Catalog([
            Screen("box", configurations: Gallery.configurations) { Gallery.makeBox(color) },
            Screen("other", configurations: Gallery.configurations) { Gallery.makeBox(.red) },
        ])
    }

    private func recorded() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        #expect(await ToolRun(["record"], in: folder, catalog: Self.catalog()).status == .success)
        return folder
    }

    private func text(_ name: String, _ folder: TemporaryFolder) throws -> String {
        String(decoding: try folder.read(name), as: UTF8.self)
    }

    private func files(_ start: String, _ folder: TemporaryFolder) -> [String] {
        folder.files.filter { $0.hasPrefix(start) }
    }

    @Test func aRedRunHasItsPicturesBeside() async throws {
        let folder = try await recorded()
        let run = await ToolRun(
            ["verify", "--summary", "out/a run.md"], in: folder, catalog: Self.catalog(.green))
        #expect(run.status.rawValue == 1)
        let text = try text("out/a run.md", folder)
        #expect(text.hasPrefix("## Snapshots: 2 of 4 pictures are not the same\n"))
        let titles = text.replacingOccurrences(of: "&nbsp;", with: "")
        #expect(titles.contains("| picture | result | before | after | difference |\n|---|---|---|---|---|\n"))
        #expect(text.contains("<img src=\"a%20run.pictures/1.before.png\" width=\"120\" alt=\"before\">"))
        let names = ["after", "before", "difference"].map { "\($0).png" }
        #expect(
            files("out/a run.pictures/", folder)
                == (1...2).flatMap { number in names.map { "out/a run.pictures/\(number).\($0)" } })
        let before = try ImageDecoder.decode(folder.read("out/a run.pictures/1.before.png"))
        let after = try ImageDecoder.decode(folder.read("out/a run.pictures/1.after.png"))
        #expect(before.width == 240 && after.width == 240)
        #expect(before.pixel(x: 200, y: 300) != after.pixel(x: 200, y: 300))
        let recorded = try ImageDecoder.decode(folder.read("Snapshots/box/iphone-se-1st.light.png"))
        #expect(before.pixel(x: 200, y: 300) == recorded.pixel(x: 500, y: 800))

        // The next run is green: nothing of the red one stays, but what isn't its own.
        try folder.write("mine", to: "out/a run.pictures/note.txt")
        _ = await ToolRun(["verify", "--summary", "out/a run.md"], in: folder, catalog: Self.catalog())
        #expect(try self.text("out/a run.md", folder).hasPrefix("## Snapshots: all 4 pictures are the same\n"))
        #expect(files("out/", folder) == ["out/a run.md", "out/a run.pictures/note.txt"])
    }

    @Test func whatIsNewHasOnePicture() async throws {
        let folder = try TemporaryFolder()
        _ = await ToolRun(["verify", "--record", "never", "--summary", "a.md"], in: folder, catalog: Self.catalog())
        #expect(files("a.pictures/", folder) == (1...4).map { "a.pictures/\($0).after.png" })
        #expect(try text("a.md", folder).contains("**without a baseline** |  | <img src=\"a.pictures/1.after.png\""))
        _ = await ToolRun(["verify", "--record", "missing", "--summary", "a.md"], in: folder, catalog: Self.catalog())
        #expect(try text("a.md", folder).contains("**recorded** |  | <img src=\"a.pictures/1.after.png\""))
    }

    @Test func linksLeadWhereThePicturesWillBe() async throws {
        let folder = try await recorded()
        _ = await ToolRun(
            ["verify", "--summary", "a.md", "--summary-url", "https://ci.example/1/raw//"], in: folder,
            catalog: Self.catalog(.green))
        #expect(try text("a.md", folder).contains("<img src=\"https://ci.example/1/raw/2.difference.png\""))
        #expect(files("a.pictures/", folder).count == 6)
    }

    @Test func aSummaryMayHaveNoPictures() async throws {
        let folder = try await recorded()
        let red = Self.catalog(.green)
        _ = await ToolRun(["verify", "--summary", "a.md"], in: folder, catalog: red)
        #expect(!files("a.pictures/", folder).isEmpty)
        let run = await ToolRun(["verify", "--summary", "a.md", "--no-summary-pictures"], in: folder, catalog: red)
        #expect(run.status.rawValue == 1)
        let text = try text("a.md", folder)
        #expect(text.contains("| picture | result |\n|---|---|\n| <code>box/iphone-se-1st.light</code> | **diff"))
        #expect(!text.contains("<img"))
        // Those of the run before are gone.
        #expect(files("a", folder) == ["a.md"])
    }

    @Test(arguments: [
        ["--summary", "a.txt"], ["--summary", ""], ["--summary-url", "https://x.example"],
        ["--summary", "a.md", "--summary-url", "javascript:alert(1)"],
        ["--summary", "a.md", "--summary-url", "https://"], ["--summary", "a.md", "--summary-url", "https:///a"],
        ["--summary", "a.md", "--summary-url", "https://x.example/\"><b>"],
        ["--summary", "a.md", "--summary-url", "https://x.example/a b"],
        ["--summary", "a.md", "--summary-url", "https://x.example/?a=b"], ["--no-summary-pictures"],
        ["--summary", "a.md", "--no-summary-pictures", "--summary-url", "https://x.example"],
    ])
    func invalidOptionsAreUsageErrors(_ options: [String]) async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(["verify"] + options, in: folder, catalog: Self.catalog())
        #expect(run.status == .usage)
        #expect(run.messages.contains("--summary"), "\(run.messages)")
        #expect(folder.files.isEmpty)
    }

    @Test func unwritablePathsFailBeforeDrawing() async throws {
        let folder = try await recorded()
        try folder.write("", to: "a.pictures")
        let run = await ToolRun(["verify", "--summary", "a.md"], in: folder, catalog: Self.catalog(.green))
        #expect(run.status.rawValue == 2)
        #expect(run.messages.contains("a.pictures can't be created or written (it is a file, not a folder)"))
        #expect(run.output.isEmpty && !folder.files.contains("a.md"))
    }

    @Test func aRunThatBeginsTakesTheSummaryOfTheOneBeforeAway() async throws {
        let folder = try await recorded()
        _ = await ToolRun(["verify", "--summary", "a.md"], in: folder, catalog: Self.catalog(.green))
        let before = files("a.", folder)
        #expect(before.count > 1)
        // One that is refused doesn't begin.
        for arguments in [["nosuch"], ["--filter", "nobody"]] {
            _ = await ToolRun(["verify", "--summary", "a.md"] + arguments, in: folder, catalog: Self.catalog())
            #expect(files("a.", folder) == before)
        }

        @MainActor
        final class Seen {
            var files: [String]?
        }
        let seen = Seen()
        let looking = Screen("box", configurations: Gallery.configurations) {
            seen.files = folder.files.filter { $0.hasPrefix("a.") }
            return Gallery.makeBox(.red)
        }
        _ = await ToolRun(["verify", "--summary", "a.md"], in: folder, catalog: Catalog([looking]))
        #expect(seen.files == [])
        #expect(files("a.", folder) == ["a.md"])
    }

    @Test(arguments: ["# Notes of mine\n", "\n## Snapshots: all 4 pictures are the same\n", "#"])
    func aFileThatIsNoSummaryIsNotReplaced(text: String) async throws {
        let folder = try await recorded()
        _ = await ToolRun(["verify"], in: folder, catalog: Self.catalog(.green))
        try folder.write(text, to: "mine.md")
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/mine.pictures", withIntermediateDirectories: true)
        try folder.write("", to: "mine.pictures/1.before.png")
        let before = folder.files
        let runs = [["verify"], ["verify", "nosuch"], ["merge", ".build/snapshot-failures/results.json"]]
        for arguments in runs {
            let run = await ToolRun(arguments + ["--summary", "mine.md"], in: folder, catalog: Self.catalog())
            #expect(run.status.rawValue == (arguments.contains("nosuch") ? 64 : 2), "\(run.messages)")
            #expect(run.output.isEmpty)
            #expect(try self.text("mine.md", folder) == text)
            #expect(folder.files == before)
        }
        let run = await ToolRun(["verify", "--summary", "mine.md"], in: folder, catalog: Self.catalog())
        #expect(run.messages.contains("mine.md is not a summary of “verify”, so it was not replaced: choose"))
    }

    @Test func anEmptyFileIsReplaced() async throws {
        let folder = try await recorded()
        try folder.write("", to: "a.md")
        let run = await ToolRun(["verify", "--summary", "a.md"], in: folder, catalog: Self.catalog())
        #expect(run.status == .success, "\(run.messages)")
        #expect(try text("a.md", folder).hasPrefix("## Snapshots: all 4 pictures are the same\n"))
    }

    @Test func collectedShardsShowTheirPictures() async throws {
        let folder = try await recorded()
        for number in 1...2 {
            _ = await ToolRun(
                ["verify", "--shard", "\(number)/2", "--artifacts", "shard-\(number)"], in: folder,
                catalog: Self.catalog(.green))
        }
        // As on another machine: what was drawn lies beside the results, and not where it was.
        try FileManager.default.createDirectory(atPath: "\(folder.path)/got", withIntermediateDirectories: true)
        for number in 1...2 {
            try FileManager.default.moveItem(
                atPath: "\(folder.path)/shard-\(number)", toPath: "\(folder.path)/got/\(number)")
        }
        let run = await ToolRun(
            ["merge", "got/1/results.json", "got/2/results.json", "--summary", "whole.md"], in: folder,
            catalog: Self.catalog())
        #expect(run.status.rawValue == 1, "\(run.messages)")
        #expect(try text("whole.md", folder).hasPrefix("## Snapshots: 2 of 4 pictures are not the same\n"))
        #expect(files("whole.pictures/", folder).count == 6)
        let refused = await ToolRun(["merge", "got/1/results.json", "--summary", "none.md"], in: folder)
        #expect(refused.status.rawValue == 2 && files("none", folder).isEmpty)
    }

    @Test func namesFromFilesLeadNowhere() async throws {
        let folder = try await recorded()
        _ = await ToolRun(["verify", "--artifacts", "in/got"], in: folder, catalog: Self.catalog(.green))
        var results = try JSONDecoder().decode(RunResults.self, from: folder.read("in/got/results.json"))
        try folder.write("", to: "in/away.actual.png")
        try FileManager.default.removeItem(atPath: "\(folder.path)/in/away.actual.png")
        try FileManager.default.copyItem(
            atPath: "\(folder.path)/in/got/box/iphone-se-1st.light.actual.png",
            toPath: "\(folder.path)/in/away.actual.png")
        results.entries[0].name = "../away"
        results.entries[0].files = RunEntry.Files(baseline: "no.png", actual: "no.png")
        try JSONEncoder().encode(results).write(to: URL(fileURLWithPath: "\(folder.path)/in/got/results.json"))
        _ = await ToolRun(["merge", "in/got/results.json", "--summary", "a.md"], in: folder, catalog: Self.catalog())
        #expect(files("a.pictures/", folder).allSatisfy { $0.hasPrefix("a.pictures/2.") })
        #expect(!files("a.pictures/", folder).isEmpty)
    }

    /// What `merge` shows of a red run whose results and files `change` has changed.
    private func merged(
        _ change: (TemporaryFolder, inout RunEntry) throws -> Void
    ) async throws -> (folder: TemporaryFolder, pictures: [String]) {
        let folder = try await recorded()
        _ = await ToolRun(
            ["verify", "box", "--artifacts", "got", "--filter", "*.light"], in: folder, catalog: Self.catalog(.green))
        var results = try JSONDecoder().decode(RunResults.self, from: folder.read("got/results.json"))
        try change(folder, &results.entries[0])
        try JSONEncoder().encode(results).write(to: URL(fileURLWithPath: "\(folder.path)/got/results.json"))
        let run = await ToolRun(
            ["merge", "got/results.json", "--summary", "a.md"], in: folder, catalog: Self.catalog())
        #expect(run.status.rawValue == 1, "\(run.messages)")
        return (folder, files("a.pictures/", folder))
    }

    @Test func picturesOutsideOfTheRunsFoldersAreNotShown() async throws {
        let elsewhere = try TemporaryFolder()
        let secret = "\(elsewhere.path)/private.png"
        let (_, pictures) = try await merged { _, entry in
            try FileManager.default.copyItem(atPath: entry.files.baseline, toPath: secret)
            entry.files.baseline = secret
        }
        #expect(pictures == ["a.pictures/1.after.png", "a.pictures/1.difference.png"])
    }

    @Test func picturesThatTheRunNeverSawAreNotShown() async throws {
        let (_, baseline) = try await merged { _, entry in
            let actual = try #require(entry.files.actual)
            unlink(entry.files.baseline)
            try FileManager.default.copyItem(atPath: actual, toPath: entry.files.baseline)
        }
        #expect(baseline == ["a.pictures/1.after.png", "a.pictures/1.difference.png"])
        let (_, actual) = try await merged { _, entry in
            let actual = try #require(entry.files.actual)
            unlink(actual)
            try FileManager.default.copyItem(atPath: entry.files.baseline, toPath: actual)
        }
        #expect(actual == ["a.pictures/1.before.png", "a.pictures/1.difference.png"])
    }

    @Test func picturesBesideTheResultsGoBeforeThoseThatTheyName() async throws {
        let (folder, pictures) = try await merged { folder, entry in
            let named = try #require(entry.files.actual)
            // As this machine's, where the results come from another.
            entry.files.actual = "\(folder.path)/mine.png"
            entry.files.actualHash = nil
            try FileManager.default.copyItem(atPath: entry.files.baseline, toPath: "\(folder.path)/mine.png")
            #expect(named.hasSuffix("/got/box/iphone-se-1st.light.actual.png"))
        }
        #expect(pictures.count == 3)
        #expect(try folder.read("a.pictures/1.after.png") != folder.read("a.pictures/1.before.png"))
    }
}
