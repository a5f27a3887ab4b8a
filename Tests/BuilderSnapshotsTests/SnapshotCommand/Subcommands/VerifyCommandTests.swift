import BuilderSnapshots
import BuilderUIKit
import Foundation
import ImageDiff
import Render
import Testing

/// `snapshot verify` over small screens, within this process.
@MainActor
@Suite struct VerifyCommandTests {
    private static let names = ["box/iphone-se-1st.light", "box/iphone-se-1st.dark"]

    /// A box, in a color that a test may change.
    private static func catalog(_ color: UIColor = .red, tolerance: Tolerance = .exact) -> Catalog {
        Catalog([
            Screen("box", configurations: Gallery.configurations) { Gallery.makeBox(color) }.tolerance(tolerance)
        ])
    }

    private func recorded(_ catalog: Catalog = catalog()) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let run = await ToolRun(["record"], in: folder, catalog: catalog)
        #expect(run.status == .success)
        return folder
    }

    private func results(_ folder: TemporaryFolder) throws -> RunResults {
        try JSONDecoder().decode(RunResults.self, from: folder.read(".build/snapshot-failures/results.json"))
    }

    @Test func whatIsTheSameIsSummedUp() async throws {
        let folder = try await recorded()
        let run = await ToolRun(["verify"], in: folder, catalog: Self.catalog())
        #expect(run.status == .success)
        #expect(run.text == "2 pictures of 1 screen: 2 same\n")
        #expect(run.messages.isEmpty)
        let results = try results(folder)
        #expect(results.entries.map(\.name) == Self.names)
        #expect(results.entries.allSatisfy { $0.outcome == .same && $0.message.isEmpty && $0.seconds > 0 })
        #expect(results.scope.isWhole)
        #expect(results.declared == 2)
        #expect(results.orphans.isEmpty)
    }

    @Test func differencesAreReportedWithTheirFiles() async throws {
        let folder = try await recorded()
        let run = await ToolRun(["verify"], in: folder, catalog: Self.catalog(.green))
        #expect(run.status.rawValue == 1)
        #expect(run.text.contains("box/iphone-se-1st.light: different\n  \(folder.path)/Snapshots/box/"))
        #expect(
            run.text.contains(
                "    actual:     \(folder.path)/.build/snapshot-failures/box/iphone-se-1st.light.actual.png"))
        #expect(run.text.hasSuffix("2 pictures of 1 screen: 2 different\n"))
        #expect(run.messages.hasSuffix("“snapshot report” shows them, “snapshot approve” makes them baselines\n"))
        let entry = try #require(try results(folder).entries.first)
        #expect(entry.outcome == .differs)
        #expect(entry.difference?.differingPixels == entry.difference?.regions.map(\.pixels).reduce(0, +))
        for path in [entry.files.actual, entry.files.difference] {
            #expect(FileManager.default.fileExists(atPath: try #require(path)))
        }
        // What was red is green again: nothing of the failure stays.
        _ = await ToolRun(["verify"], in: folder, catalog: Self.catalog())
        #expect(folder.files.filter { $0.hasSuffix(".png") } == Self.names.map { "Snapshots/\($0).png" }.sorted())
    }

    @Test(arguments: [("missing", 1, 2), ("failed", 1, 2), ("all", 1, 2), ("never", 1, 0)])
    func missingBaselinesAreRecordedDependingOnTheMode(mode: String, status: Int, files: Int) async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun(["verify", "--record", mode], in: folder, catalog: Self.catalog())
        #expect(Int(run.status.rawValue) == status)
        #expect(folder.files.count { $0.hasPrefix("Snapshots/") } == files)
        #expect(run.text.contains(mode == "never" ? "2 without a baseline" : "2 recorded"))
        if mode != "never" {
            #expect(await ToolRun(["verify"], in: folder, catalog: Self.catalog()).status == .success)
        }
    }

    @Test func unreadableBaselinesAreNotCompared() async throws {
        let folder = try await recorded()
        try folder.write("", to: "Snapshots/box/iphone-se-1st.dark.png")
        let run = await ToolRun(["verify", "--record", "missing"], in: folder, catalog: Self.catalog())
        #expect(run.status.rawValue == 2)
        #expect(run.text.contains("box/iphone-se-1st.dark: with an unreadable baseline\n"))
        #expect(run.text.contains("can't be read: not a PNG or JPEG picture: there is no data"))
        #expect(try folder.read("Snapshots/box/iphone-se-1st.dark.png").isEmpty)
        #expect(run.text.hasSuffix("1 same, 1 with an unreadable baseline\n"))
    }

    @Test func nothingToCompareIsNoSuccess() async throws {
        let folder = try await recorded()
        let none = await ToolRun(["verify", "--filter", "nobody"], in: folder, catalog: Self.catalog())
        #expect(none.status.rawValue == 2)
        #expect(
            none.messages == "error: none of the 2 pictures matches “nobody”, so nothing was compared: list the "
                + "screens to see their names\n")
        let empty = await ToolRun(["verify"], in: folder, catalog: Catalog([]))
        #expect(empty.status.rawValue == 2)
        #expect(empty.messages.contains("declares no pictures"))
        #expect(await ToolRun(["verify", "bx"], in: folder, catalog: Self.catalog()).status == .usage)
    }

    @Test func screensThatCannotBeDrawnDoNotKeepOthersFromIt() async throws {
        let catalog = Catalog([Gallery.broken, Gallery.box])
        let folder = try TemporaryFolder()
        _ = await ToolRun(["record", "box"], in: folder, catalog: catalog)
        let run = await ToolRun(["verify"], in: folder, catalog: catalog)
        #expect(run.status.rawValue == 2)
        #expect(run.text.contains("broken/iphone-12.light: not drawn\n  the view model is missing\n"))
        #expect(run.text.hasSuffix("2 same, 4 not drawn\n"))
    }

    @Test func failedRunsKeepTheFilesOfAnEarlierRun() async throws {
        let folder = try await recorded()
        let written = ["--junit", "out/verify.xml", "--artifacts", "out"]
        _ = await ToolRun(["verify"] + written, in: folder, catalog: Self.catalog(.green))
        let files = folder.files.filter { $0.hasPrefix("out/") }
        #expect(files.contains("out/results.json") && files.contains("out/verify.xml"), "\(files)")
        try folder.write("", to: "file")
        for arguments in [
            ["bx"], ["--filter", "nobody"], ["--filter", ","], ["--shard", "7"], ["--baselines", ""],
            ["--report", "Snapshots"], ["--report", ""], ["--json", "--pictures", "kitty"],
            ["--summary", "file/a.md"],
        ] {
            let run = await ToolRun(["verify"] + written + arguments, in: folder, catalog: Self.catalog())
            #expect(run.status == .usage || run.status.rawValue == 2, "\(arguments): \(run.messages)")
            #expect(folder.files.filter { $0.hasPrefix("out/") } == files, "\(arguments)")
        }
        let twice = Catalog([Gallery.box, Gallery.box])
        #expect(await ToolRun(["verify"] + written, in: folder, catalog: twice).status.rawValue == 2)
        #expect(folder.files.filter { $0.hasPrefix("out/") } == files)
    }

    @Test func filtersWithoutMatchesAreReported() async throws {
        let folder = try await recorded()
        let run = await ToolRun(["verify", "--filter", "box,nobody"], in: folder, catalog: Self.catalog())
        #expect(run.status == .success)
        #expect(run.messages == "warning: --filter: no picture matches “nobody”\n")
    }

    @Test func aFailingOutputKeepsTheResults() async throws {
        let folder = try await recorded()
        struct Closed: Error {}
        let run = await ToolRun(["verify"], in: folder, catalog: Self.catalog(.green), outputFault: Closed())
        #expect(run.status.rawValue == 2)
        #expect(try results(folder).entries.map(\.outcome) == [.differs, .differs])
    }

    @Test func picturesThatCannotBeLeftTakeNothingFromTheVerdict() async throws {
        let folder = try await recorded()
        // A file where the folder of the screen's failures would be.
        try FileManager.default.createDirectory(atPath: "\(folder.path)/out", withIntermediateDirectories: true)
        try folder.write("", to: "out/box")
        let run = await ToolRun(["verify", "--artifacts", "out"], in: folder, catalog: Self.catalog(.green))
        #expect(run.status.rawValue == 1)
        #expect(run.text.contains(".png differs: "), "\(run.text)")
        #expect(run.text.contains("out/box is a file, not a folder"))
    }

    @Test func wrongCatalogsAreNotCompared() async throws {
        let twice = Catalog([Gallery.box, Gallery.box])
        let run = await ToolRun(["verify"], in: try TemporaryFolder(), catalog: twice)
        #expect(run.status.rawValue == 2)
        #expect(run.messages == "error: two screens of the catalog are named “box”: rename one\n")
    }

    @Test func pointersOfLargeFileStorageAreRecognized() async throws {
        let folder = try await recorded()
        try folder.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:0\n", to: "Snapshots/\(Self.names[0]).png")
        let run = await ToolRun(["verify"], in: folder, catalog: Self.catalog())
        #expect(run.status.rawValue == 2)
        #expect(run.text.contains("it is a Git LFS pointer, not the picture: fetch it with “git lfs pull”"))
    }

    @Test func aFontThatOnlyOnePictureUsesIsNoOtherVersion() async throws {
        func catalog(_ weight: UIFont.Weight) -> Catalog {
            Catalog([
                Screen("label", configurations: Gallery.configurations) {
                    let label = UILabel()
                    label.text = "Text"
                    label.font = .systemFont(ofSize: 17, weight: weight)
                    return label
                }
            ])
        }
        let folder = try await recorded(catalog(.regular))
        let run = await ToolRun(["verify"], in: folder, catalog: catalog(.bold))
        #expect(run.status.rawValue == 1)
        #expect(run.text.contains("label “Text”: font 17 Regular → 17 Bold"), "\(run.text)")
    }

    @Test func shardsShareThePictures() async throws {
        let folder = try await recorded()
        for (shard, name) in [("1/2", Self.names[0]), ("2/2", Self.names[1])] {
            let run = await ToolRun(["verify", "--shard", shard], in: folder, catalog: Self.catalog())
            #expect(run.status == .success)
            #expect(run.messages.hasPrefix("shard "))
            #expect(try results(folder).entries.map(\.name) == [name])
            #expect(try !results(folder).scope.isWhole)
        }
        // More shards than pictures: one of them has no results.
        #expect(await ToolRun(["verify", "--shard", "3/3"], in: folder, catalog: Self.catalog()).status == .success)
        #expect(await ToolRun(["verify", "--shard", "0/3"], in: folder, catalog: Self.catalog()).status == .usage)
    }

    @Test func jsonIsAllThatGoesToStandardOutput() async throws {
        let folder = try await recorded()
        let run = await ToolRun(["verify", "--json"], in: folder, catalog: Self.catalog(.green))
        let printed = try JSONDecoder().decode(RunResults.self, from: run.output)
        #expect(printed == (try results(folder)))
        #expect(run.messages.contains("box/iphone-se-1st.light: different"))
    }

    @Test func junitHasACaseForEachPicture() async throws {
        let folder = try await recorded()
        _ = await ToolRun(["verify", "--junit", "reports/verify.xml"], in: folder, catalog: Self.catalog(.green))
        let text = String(decoding: try folder.read("reports/verify.xml"), as: UTF8.self)
        #expect(text.contains("<testsuites name=\"snapshot verify\" tests=\"2\" failures=\"2\" errors=\"0\""))
        #expect(text.contains("<failure type=\"differs\" message=\""))
    }

    @Test func orphansAreListedAndPruned() async throws {
        let folder = try await recorded()
        let more = Catalog(
            Self.catalog().screens + [Screen("old", configurations: Gallery.configurations) { UIView() }])
        _ = await ToolRun(["record", "old"], in: folder, catalog: more)
        try folder.write("notes", to: "Snapshots/old/README.md")
        // Foreign and hidden files are no orphans.
        let foreign = try PNGEncoder().encode(Bitmap(width: 1, height: 1) { _, _ in }, scale: 1)
        try foreign.write(to: URL(fileURLWithPath: "\(folder.path)/Snapshots/logo.png"))
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/Snapshots/.git", withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: "\(folder.path)/Snapshots/old/iphone-se-1st.dark.png", toPath: "\(folder.path)/Snapshots/.git/x.png"
        )
        let orphans = ["Snapshots/old/iphone-se-1st.dark.png", "Snapshots/old/iphone-se-1st.light.png"]
        let paths = orphans.map { "\(folder.path)/\($0)" }

        let run = await ToolRun(["verify"], in: folder, catalog: Self.catalog())
        #expect(run.status == .success)
        #expect(run.lines.prefix(2) == paths.map { "\($0): no screen declares it; “prune” deletes it" }[...])
        #expect(run.text.hasSuffix("2 same; 2 orphans\n"))
        #expect(try results(folder).orphans == paths)
        let strict = await ToolRun(["verify", "--fail-on-orphans"], in: folder, catalog: Self.catalog())
        #expect(strict.status.rawValue == 1)

        let dry = await ToolRun(["prune", "--dry-run"], in: folder, catalog: Self.catalog())
        #expect(dry.lines == paths)
        #expect(folder.files.contains(orphans[0]))
        let pruned = await ToolRun(["prune"], in: folder, catalog: Self.catalog())
        #expect(pruned.status == .success)
        #expect(pruned.lines == paths)
        let left =
            Self.names.map { "Snapshots/\($0).png" }
            + ["Snapshots/old/README.md", "Snapshots/logo.png", "Snapshots/.git/x.png"]
        #expect(folder.files.filter { $0.hasPrefix("Snapshots") } == left.sorted())
    }

    @Test func otherFoldersAreNotPruned() async throws {
        let folder = try await recorded()
        let other = Catalog([Screen("other", configurations: Gallery.configurations) { UIView() }])
        let run = await ToolRun(["prune"], in: folder, catalog: other)
        #expect(run.status.rawValue == 2)
        #expect(run.messages.contains("but no baseline of a declared picture: is it the right folder?"))
        #expect(folder.files.count == 2)
    }

    @Test(arguments: [["--filter", "light"], ["--shard", "1/2"], ["box"]])
    func nothingIsPrunedAfterAPartOfARun(part: [String]) async throws {
        let folder = try await recorded()
        _ = await ToolRun(["verify", "--artifacts", "elsewhere"] + part, in: folder, catalog: Self.catalog())
        let refused = await ToolRun(["prune"], in: folder, catalog: Self.catalog())
        #expect(refused.status.rawValue == 2)
        #expect(refused.messages.contains("run “verify” on everything first"), "\(refused.messages)")
        _ = await ToolRun(["verify"], in: folder, catalog: Self.catalog())
        #expect(await ToolRun(["prune"], in: folder, catalog: Self.catalog()).status == .success)
    }

    @Test(arguments: [["--filter", "light"], ["--shard", "1/2"]])
    func pruningIsNotFiltered(part: [String]) async throws {
        let folder = try await recorded()
        #expect(await ToolRun(["prune"] + part, in: folder, catalog: Self.catalog()).status == .usage)
        let empty = await ToolRun(["prune"], in: folder, catalog: Catalog([]))
        #expect(empty.status.rawValue == 2)
        #expect(folder.files.count == 2)
    }

    @Test func unwritablePathsFailBeforeDrawing() async throws {
        let folder = try await recorded()
        try folder.write("", to: "file")
        for option in [["--artifacts", "file"], ["--junit", "file/x.xml"]] {
            let run = await ToolRun(["verify"] + option, in: folder, catalog: Self.catalog())
            #expect(run.status.rawValue == 2)
            #expect(run.messages.contains("file is a file, not a folder"), "\(run.messages)")
        }
    }
}
