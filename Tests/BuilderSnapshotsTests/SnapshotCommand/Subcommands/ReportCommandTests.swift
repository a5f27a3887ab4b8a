import BuilderUIKit
import Foundation
import Testing

@testable import Render
@testable import SnapshotCore
@testable import SnapshotReview

/// `snapshot report`, and `verify --report`.
@MainActor
@Suite struct ReportCommandTests {
    @Test func theLastRunBecomesAFolder() async throws {
        let scene = try await ReportScene()
        let results = try await scene.verified()
        let run = await scene.run("report", "--output", "report")
        #expect(run.status == .success)
        #expect(run.lines == ["\(scene.folder.path)/report/index.html"])
        let pictures = (1...2).flatMap { number in
            ["actual", "baseline", "difference"].map { "report/pictures/\(number)/\($0).png" }
        }
        #expect(scene.files() == ["report/index.html"] + pictures + ["report/report.json"])
        let record = try scene.record()
        #expect(record.format == 1)
        #expect(record.tool == ReportRecord.Tool(name: "snapshot", version: "1.2.3"))
        #expect(record.results == results)
        #expect(record.files.map(\.name) == ReportScene.names)
        // The pictures are the run's, byte by byte, as their hashes show.
        for (entry, files) in zip(results.entries, record.files) {
            let named = [
                (files.baseline, entry.files.baseline), (files.actual, try #require(entry.files.actual)),
                (files.difference, try #require(entry.files.difference)),
            ]
            for (file, path) in named {
                let file = try #require(file)
                let content = try scene.folder.read("report/\(file.path)")
                #expect(content == FileManager.default.contents(atPath: path))
                #expect(file.sha256 == FileDigest(content).text)
            }
        }
    }

    @Test func verifyMakesThePageOfItsOwnRun() async throws {
        let scene = try await ReportScene()
        let run = await scene.run("verify", "--report", "out/report")
        #expect(run.status.rawValue == 1)
        #expect(run.messages.contains("report: \(scene.folder.path)/out/report/index.html\n"))
        #expect(try scene.record("out/report").results == scene.results())
        let page = try scene.folder.read("out/report/index.html")
        // “report” makes the same of what the run left.
        _ = await scene.run("report", "-o", "again")
        #expect(try scene.folder.read("again/index.html") == page)
    }

    @Test func aRunThatBeginsTakesTheReportOfTheOneBeforeAway() async throws {
        let scene = try await ReportScene()
        _ = await scene.run("verify", "--report", "report")
        try scene.folder.write("{}", to: "report/decisions.json")
        let before = scene.files()
        #expect(before.contains("report/index.html"))
        // One that is refused doesn't begin.
        #expect(await scene.run("verify", "bx", "--report", "report").status == .usage)
        #expect(await scene.run("verify", "--filter", "nobody", "--report", "report").status.rawValue == 2)
        #expect(scene.files() == before)

        @MainActor
        final class Seen {
            var files: [String] = []
        }
        let (seen, folder) = (Seen(), scene.folder)
        let looking = Screen("box", configurations: Gallery.configurations) {
            seen.files = folder.files.filter { $0.hasPrefix("report/") }
            return Gallery.makeBox(.green)
        }
        _ = await ToolRun(["verify", "--report", "report"], in: folder, catalog: Catalog([looking]))
        #expect(seen.files == ["report/decisions.json"])
        #expect(scene.files() == before)
    }

    @Test func anOlderReportIsReplacedAsAWholeAndDecisionsStay() async throws {
        let scene = try await ReportScene()
        _ = await scene.run("verify", "--report", "report")
        try scene.folder.write("{}", to: "report/decisions.json")
        _ = await scene.run("verify", "box", "--filter", "*.dark")
        #expect(await scene.run("report", "--output", "report/").status == .success)
        let record = try scene.record()
        #expect(record.files.map(\.name) == ["box/iphone-se-1st.dark"])
        #expect(scene.files().filter { $0.contains("pictures/2") } == [])
        #expect(try scene.folder.read("report/decisions.json") == Data("{}".utf8))
    }

    @Test(arguments: 1...3)
    func whatIsLeftOfAReportThatWasBeingTakenAwayIsReplaced(removals: Int) async throws {
        let scene = try await ReportScene()
        _ = await scene.run("verify", "--report", "report")
        var count = 0
        try ReportFolder("\(scene.folder.path)/report").removeOld { path in
            // The process ends before the others.
            count += 1
            if count <= removals { try? FileManager.default.removeItem(atPath: path) }
        }
        #expect(count == 3 && scene.files().contains("report/report.json") == (removals < 3))
        #expect(!scene.files().contains("report/index.html"))
        let run = await scene.run("report", "-o", "report")
        #expect(run.status == .success, "\(run.messages)")
        #expect(try scene.record().files.map(\.name) == ReportScene.names)
    }

    @Test func aFolderThatWasOpenedInTheFinderIsReplaced() async throws {
        let scene = try await ReportScene()
        _ = try await scene.verified()
        for report in ["report", "looked-at"] {
            if report == "report" { _ = await scene.run("report", "-o", report) }
            try FilePaths.makeFolder("\(scene.folder.path)/\(report)")
            try scene.folder.write("Bud1", to: "\(report)/.DS_Store")
            let again = await scene.run("report", "-o", report)
            #expect(again.status == .success, "\(again.messages)")
            #expect(try scene.record(report).files.map(\.name) == ReportScene.names)
        }
    }

    @Test func aFolderThatIsNoReportIsNotReplaced() async throws {
        let scene = try await ReportScene()
        _ = try await scene.verified()
        for output in ["Snapshots", ".", ".build/snapshot-failures"] {
            let before = scene.folder.files
            let run = await scene.run("report", "--output", output)
            #expect(run.status == .cannotCreate)
            #expect(run.messages.contains("which isn't part of a report, so it isn't replaced"))
            #expect(scene.folder.files == before)
        }
        try scene.folder.write("words", to: "notes.txt")
        #expect(await scene.run("report", "-o", "notes.txt").status == .cannotCreate)
        #expect(try scene.folder.read("notes.txt") == Data("words".utf8))
        #expect(await scene.run("report", "-o", "notes.txt/report").status == .cannotCreate)
        // Before anything is drawn.
        let run = await scene.run("verify", "--report", "Snapshots", "--artifacts", "out")
        #expect(run.status.rawValue == 2)
        #expect(scene.folder.files.allSatisfy { !$0.hasPrefix("out/") })
    }

    @Test func aLinkThatLeadsNowhereIsNamed() async throws {
        let scene = try await ReportScene()
        _ = try await scene.verified()
        symlink("nowhere", "\(scene.folder.path)/link")
        for (output, words) in [("link", "(it is a link that leads nowhere)"), ("link/report", "link is a dangling")] {
            let run = await scene.run("report", "-o", output)
            #expect(run.status == .cannotCreate)
            #expect(run.messages.contains(words), "\(run.messages)")
        }
        // One that leads to a folder stays.
        try FilePaths.makeFolder("\(scene.folder.path)/nowhere")
        #expect(await scene.run("report", "-o", "link").status == .success)
        #expect(FilePaths.isLink("\(scene.folder.path)/link"))
        #expect(try scene.record("nowhere").files.map(\.name) == ReportScene.names)
    }

    @Test func outputsAmongBaselinesAreRejected() async throws {
        let scene = try await ReportScene()
        _ = try await scene.verified()
        try FileManager.default.copyItem(
            atPath: "\(scene.folder.path)/Snapshots", toPath: "\(scene.folder.path)/others")
        symlink("Snapshots", "\(scene.folder.path)/link")
        let before = scene.folder.files
        for output in ["Snapshots/new", "Snapshots/new/report", "link/new", "others/new"] {
            let run = await scene.run("report", "-o", output, "--baselines", "others")
            #expect(run.status == .cannotCreate)
            #expect(run.messages.contains("is inside the baselines' folder"), "\(run.messages)")
        }
        let verified = await scene.run("verify", "--report", "Snapshots/new")
        #expect(verified.messages.contains("is inside the baselines' folder"), "\(verified.messages)")
        #expect(scene.folder.files == before && !FilePaths.exists("\(scene.folder.path)/Snapshots/new"))
        // Folders beside them and hidden ones are accepted.
        for output in ["Snapshots-report", "Snapshots/.report"] {
            let run = await scene.run("report", "-o", output)
            #expect(run.status == .success, "\(run.messages)")
        }
    }

    @Test func whatComesIntoTheFolderMeanwhileStays() async throws {
        let scene = try await ReportScene()
        // The run's own results, which are written after the folder was looked at.
        let run = await scene.run("verify", "--artifacts", "out", "--report", "out")
        #expect(run.status.rawValue == 2)
        #expect(run.messages.contains("out contains “box”, which isn't part of a report"))
        #expect(try scene.results("out").entries.count == 2)
        #expect(!scene.folder.files.contains { $0.hasSuffix("index.html") })
    }

    @Test func aReportAsInputIsAnError() async throws {
        let folder = try TemporaryFolder()
        try FilePaths.makeFolder("\(folder.path)/r1")
        try folder.write("{\"format\": 1}", to: "r1/report.json")
        for name in ["r1", "r1/report.json", "r1/results.json"] {
            let run = await ToolRun("report", name, "-o", "out", in: folder)
            #expect(run.status == .noInput)
            #expect(
                run.messages.contains("/r1 is already a report: open \(folder.path)/r1/index.html, or pass the folder"),
                "\(run.messages)")
        }
        // Where there are results as well, these are meant.
        try folder.write("{", to: "r1/results.json")
        let run = await ToolRun("report", "r1", "-o", "out", in: folder)
        #expect(run.messages.contains("r1/results.json isn't a results file"), "\(run.messages)")
        #expect(folder.files == ["r1/report.json", "r1/results.json"])
    }

    @Test func aZipAsInputIsAnError() async throws {
        let folder = try TemporaryFolder()
        try folder.write("PK\u{3}\u{4}", to: "run.zip")
        for command in ["report", "merge"] {
            let run = await ToolRun(command, "run.zip", "-o", "out", in: folder)
            #expect(run.status.rawValue == 2)
            #expect(
                run.messages.contains("run.zip is a zip file: unpack it, and pass the results.json in its folder"),
                "\(run.messages)")
        }
        #expect(folder.files == ["run.zip"])
    }

    @Test func shardsMakeOnePage() async throws {
        let scene = try await ReportScene()
        for shard in 1...2 { _ = await scene.run("verify", "--shard", "\(shard)/2", "--artifacts", "shard-\(shard)") }
        let run = await scene.run("report", "shard-1/results.json", "shard-2", "-o", "report")
        #expect(run.status == .success)
        #expect(try scene.record().files.map(\.name) == ReportScene.names)
        #expect(try scene.record().results.scope.isWhole)
        let alone = await scene.run("report", "shard-1", "shard-1", "-o", "other")
        #expect(alone.status.rawValue == 2)
        #expect(alone.messages.contains("are both shard 1"))
    }

    @Test func whatWasFetchedFromAnotherMachineShowsItsOwnPictures() async throws {
        let scene = try await ReportScene(.blue)
        _ = try await scene.verified(artifacts: "fetched")
        let fetched = try scene.folder.read("fetched/box/iphone-se-1st.light.actual.png")
        // As if it had been made in a folder of the same name as this machine's, which has other pictures.
        var results = try scene.results("fetched")
        for index in results.entries.indices {
            let local = "\(scene.folder.path)/.build/snapshot-failures/\(results.entries[index].name)"
            results.entries[index].files.actual = "\(local).actual.png"
            results.entries[index].files.difference = "\(local).difference.png"
        }
        try scene.write(results, to: "fetched")
        _ = await ToolRun(["verify"], in: scene.folder, catalog: ReportScene.catalog(.green))
        #expect(await scene.run("report", "fetched", "-o", "report").status == .success)
        #expect(try scene.folder.read("report/pictures/1/actual.png") == fetched)
    }

    @Test func baselinesMayBeElsewhere() async throws {
        let scene = try await ReportScene()
        var results = try await scene.verified()
        results.entries[0].files.baseline = "/builds/app/Snapshots/box/iphone-se-1st.light.png"
        try scene.write(results)
        #expect(await scene.run("report", "-o", "report").status == .noInput)
        #expect(await scene.run("report", "-o", "report", "--baselines", "Snapshots").status == .success)
        #expect(try scene.record().files[0].baseline != nil)
    }

    @Test func baselinesOfTheRunsCommitAreTakenFromElsewhere() async throws {
        let scene = try await ReportScene()
        let files = try await scene.verified().entries[0].files
        let manager = FileManager.default
        try manager.copyItem(atPath: "\(scene.folder.path)/Snapshots", toPath: "\(scene.folder.path)/before")
        let recorded = try scene.folder.read("before/box/iphone-se-1st.light.png")
        // As after a checkout of another commit.
        unlink(files.baseline)
        try manager.copyItem(atPath: try #require(files.actual), toPath: files.baseline)
        #expect(await scene.run("report", "-o", "report").status == .badData)
        #expect(await scene.run("report", "-o", "report", "--baselines", "before").status == .success)
        #expect(try scene.folder.read("report/pictures/1/baseline.png") == recorded)
    }

    @Test func whatWasRecordedIsShownAsItWasRecorded() async throws {
        let scene = try await ReportScene()
        let path = "\(scene.folder.path)/Snapshots/box/iphone-se-1st.light.png"
        let old = try Data(contentsOf: URL(fileURLWithPath: path))
        unlink(path)
        _ = await scene.run("verify", "--record", "missing", "--filter", "*.light")
        #expect(try scene.results().entries.map(\.outcome) == [.recorded])
        #expect(await scene.run("report", "-o", "report").status == .success)
        try old.write(to: URL(fileURLWithPath: path))
        let refused = await scene.run("report", "-o", "report")
        #expect(refused.status == .badData)
        #expect(refused.messages.contains("was changed since the run"))
    }

    @Test func resultsWithoutHashesAreShown() async throws {
        let scene = try await ReportScene()
        var results = try await scene.verified()
        for index in results.entries.indices {
            results.entries[index].files.baselineHash = nil
            results.entries[index].files.actualHash = nil
        }
        try scene.write(results)
        #expect(await scene.run("report", "-o", "report").status == .success)
    }

    @Test func whatHasNoPictureIsListedToo() async throws {
        let scene = try await ReportScene()
        let catalog = Catalog([Gallery.broken, Gallery.greeting] + scene.catalog.screens)
        try scene.folder.write("", to: "Snapshots/box/iphone-se-1st.dark.png")
        try FileManager.default.createDirectory(
            atPath: "\(scene.folder.path)/Snapshots/gone", withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: "\(scene.folder.path)/Snapshots/box/iphone-se-1st.light.png",
            toPath: "\(scene.folder.path)/Snapshots/gone/iphone-se-1st.light.png")
        let run = await ToolRun(
            ["verify", "--record", "never", "--report", "report"], in: scene.folder, catalog: catalog)
        #expect(run.status.rawValue == 2)
        let record = try scene.record()
        for (entry, files) in zip(record.results.entries, record.files) {
            switch entry.outcome {
            case .failed: #expect(files.baseline == nil && files.actual == nil)
            case .missing: #expect(files.baseline == nil && files.actual != nil)
            case .unreadable: #expect(files.baseline == nil && files.actual != nil)
            default: #expect(entry.outcome == .differs && files.difference != nil)
            }
        }
        #expect(Set(record.results.entries.map(\.outcome)) == [.failed, .missing, .unreadable, .differs])
        #expect(record.orphans.count == 1)
        let number = record.results.entries.count + 1
        #expect(record.orphans.first?.baseline?.path == "pictures/\(number)/baseline.png")
    }

    @Test func aGreenRunIsAPageToo() async throws {
        let scene = try await ReportScene(.red)
        let run = await scene.run("verify", "--report", "report")
        #expect(run.status == .success)
        #expect(scene.files() == ["report/index.html", "report/report.json"])
        #expect(try scene.page().contains("2 pictures of 1 screen: 2 same"))
    }

    @Test func theCommandLineIsChecked() async throws {
        let scene = try await ReportScene()
        #expect(await scene.run("report", "--output", "").status == .usage)
        #expect(await scene.run("verify", "--report", "").status == .usage)
        #expect(await scene.run("report", "--baselines", "").status == .usage)
        let none = await scene.run("report")
        #expect(none.status == .noInput)
        #expect(none.messages.contains("/.build/snapshot-failures/results.json: run “verify” first"))
        try scene.folder.write("{\"format\": 1", to: "results.json")
        #expect(await scene.run("report", "results.json").status.rawValue == 2)
        var results = try await scene.verified()
        results.format = 7
        try scene.write(results)
        let other = await scene.run("report")
        #expect(other.status.rawValue == 2)
        #expect(other.messages.contains("in format 7"))
        #expect(!scene.folder.files.contains { $0.contains("snapshot-report") })
    }
}
