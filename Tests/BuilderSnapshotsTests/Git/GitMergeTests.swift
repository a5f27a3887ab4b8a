import Foundation
import Testing

@testable import SnapshotGit

/// Merges of branches that both changed a baseline.
@Suite struct GitMergeTests {
    private static let path = "Snapshots/labels-8/iphone-se-1st.light.png"

    /// A repository whose branches `main` and `theirs` have changed what `begin` has.
    private func repository(
        setup: Bool = true, begin: (ScratchRepository) throws -> Void = { _ in },
        ours: (ScratchRepository) throws -> Void, theirs: (ScratchRepository) throws -> Void
    ) throws -> ScratchRepository {
        let repository = try ScratchRepository()
        if setup {
            let run = try repository.tool("git-setup")
            #expect(run.status == 0, "\(run.text)")
        }
        try begin(repository)
        try repository.write("0\n", to: "variant")
        try repository.record(variant: 0)
        try repository.commit("begin")
        try repository.git("switch", "--quiet", "-c", "theirs")
        try theirs(repository)
        try repository.commit("theirs")
        try repository.git("switch", "--quiet", "main")
        try ours(repository)
        try repository.commit("ours")
        return repository
    }

    private func stages(_ repository: ScratchRepository) throws -> Int {
        try repository.git("ls-files", "--unmerged").split(separator: "\n").count
    }

    @Test func theSamePixelsInOtherBytesAreNoConflict() throws {
        let repository = try repository(
            ours: { try $0.record(variant: 1) }, theirs: { try $0.record(variant: 1, compact: true) })
        let ours = try repository.read(Self.path)
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 0, "\(merge.text)")
        #expect(merge.errors.contains("both sides have the same pixels"))
        #expect(try repository.read(Self.path) == ours)
        #expect(try stages(repository) == 0)
    }

    @Test(arguments: [true, false])
    func aSideThatOnlyWroteItAnewGivesWay(isOurs: Bool) throws {
        let anew: (ScratchRepository) throws -> Void = { try $0.record(variant: 0, compact: true) }
        let changed: (ScratchRepository) throws -> Void = { try $0.record(variant: 2) }
        let repository = try repository(ours: isOurs ? anew : changed, theirs: isOurs ? changed : anew)
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 0, "\(merge.text)")
        let verify = try repository.tool("verify", "--filter", "labels-8/*.light", variant: 2)
        #expect(verify.status == 0, "\(verify.text)")
    }

    @Test func twoChangesAreAConflictWithBothSidesChanges() throws {
        let repository = try repository(ours: { try $0.record(variant: 1) }, theirs: { try $0.record(variant: 2) })
        let ours = try repository.read(Self.path)
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 1)
        let text = merge.errors
        #expect(text.contains("\(Self.path): both sides changed this picture, so it stays in conflict\n  ours:\n"))
        #expect(text.contains("\n  theirs:\n    640 × 1136 pixels at scale 2\n"))
        #expect(text.contains("text “"))
        // The tool that git started draws the variant without a number.
        #expect(text.contains("the tool, as it is built, draws the picture from before both changes"))
        #expect(text.contains("    gallery-tool record labels-8 --filter '*/iphone-se-1st.light'    #"))
        #expect(text.contains("    git add -- \(Self.path)\n"))
        #expect(merge.output.contains("CONFLICT"))
        #expect(try repository.read(Self.path) == ours)
        #expect(try stages(repository) == 3)

        // What the message says leads to a merge: theirs can be looked at, and what is drawn then is recorded.
        #expect(try repository.git("diff", "--theirs", "--", Self.path).contains("pixels differ"))
        #expect(try repository.outcome(["diff"]).status == 0)
        let record = try repository.tool("record", "labels-8", "--filter", "*/iphone-se-1st.light", variant: 3)
        #expect(record.status == 0, "\(record.text)")
        try repository.git("add", "--", Self.path)
        try repository.git("commit", "--quiet", "--no-edit")
        #expect(try stages(repository) == 0)
        let verify = try repository.tool("verify", "--filter", "labels-8/*.light", variant: 3)
        #expect(verify.status == 0)
    }

    @Test func twoNewPicturesOfOneNameAreAConflict() throws {
        let repository = try repository(
            ours: { try $0.record("labels-16", variant: 1) }, theirs: { try $0.record("labels-16", variant: 2) })
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 1)
        #expect(merge.errors.contains("both sides added it; from ours to theirs:\n    640 × 1136"), "\(merge.errors)")
        #expect(try stages(repository) == 2)
    }

    @Test func whatIsNoPictureIsAConflict() throws {
        let repository = try repository(
            ours: { try $0.write("nonsense", to: Self.path) }, theirs: { try $0.record(variant: 2) })
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 1)
        #expect(merge.errors.contains("not both sides are pictures here"), "\(merge.errors)")
        #expect(try repository.text(Self.path) == "nonsense")
        #expect(try stages(repository) == 3)
    }

    @Test func rebasesAndPicksMeetTheSameDriver() throws {
        let repository = try repository(ours: { try $0.record(variant: 1) }, theirs: { try $0.record(variant: 2) })
        let pick = try repository.outcome(["cherry-pick", "theirs"])
        #expect(pick.status == 1)
        #expect(pick.errors.contains("both sides changed this picture"))
        try repository.git("cherry-pick", "--abort")
        try repository.git("switch", "--quiet", "theirs")
        let rebase = try repository.outcome(["rebase", "main"])
        #expect(rebase.status == 1)
        #expect(rebase.errors.contains("both sides changed this picture"))
    }

    @Test func aToolThatIsNotBuiltLeavesAConflict() throws {
        let repository = try repository(ours: { try $0.record(variant: 1) }, theirs: { try $0.record(variant: 2) })
        let value = try repository.git("config", "merge.snapshot.driver").trimmingCharacters(in: .newlines)
        try repository.git("config", "merge.snapshot.driver", value.replacing(GalleryTool.path, with: "/nowhere/tool"))
        let ours = try repository.read(Self.path)
        #expect(try repository.outcome(["merge", "theirs"]).status == 1)
        #expect(try repository.read(Self.path) == ours)
        #expect(try stages(repository) == 3)
    }

    // MARK: With --build

    /// A `swift` whose `build` makes a tool that draws the variant that the sources name, and that writes down each build.
    /// - Parameter ending: what the tool does in place of drawing.
    private func building(_ repository: ScratchRepository, fails: Bool = false, ending: String = "") throws {
        let folder = "\(repository.around.path)/bin"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let script = """
            #!/bin/sh
            # build --package-path FOLDER --product NAME [--show-bin-path]
            case "$*" in *--show-bin-path*) echo "$3/bin"; exit 0;; esac
            echo "$3" >> '\(repository.around.path)/builds'
            \(fails ? "echo \"Sources/a.swift:1:1: error: cannot find 'x' in scope\"; exit 1" : "")
            mkdir "$3/bin"
            variant=$(cat "$3/variant")
            cat > "$3/bin/$5" <<TOOL
            #!/bin/sh
            export GALLERY_VARIANT=$variant
            \(ending)
            exec '\(GalleryTool.path)' "\\$@"
            TOOL
            chmod +x "$3/bin/$5"
            """
        try Data(script.utf8).write(to: URL(fileURLWithPath: "\(folder)/swift"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/swift")
        repository.environment["PATH"] = "\(folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        let value = try repository.git("config", "merge.snapshot.driver").trimmingCharacters(in: .newlines)
        try repository.git(
            "config", "merge.snapshot.driver", value.replacing("--baselines", with: "--package . --baselines"))
    }

    /// The tool as it lies in a package that `swift build` has built, and the drivers of `git-setup --build`.
    @Test func setupTellsTheDriverWhichPackageToBuild() throws {
        let repository = try repository(
            ours: elsewhere(7, sources: 4), theirs: elsewhere(8, sources: 4))
        try building(repository)
        try repository.write(".build/\n", to: ".git/info/exclude")
        try repository.write("", to: ".build/debug/x")
        let tool = "\(repository.path)/.build/debug/gallery-tool"
        do {
            try FileManager.default.linkItem(
                atPath: URL(fileURLWithPath: GalleryTool.path).resolvingSymlinksInPath().path, toPath: tool)
        } catch {
            try FileManager.default.copyItem(
                atPath: URL(fileURLWithPath: GalleryTool.path).resolvingSymlinksInPath().path, toPath: tool)
        }
        try repository.write("// a manifest", to: "Package.swift")
        let setup = try repository.run(tool, ["git-setup", "--build", "--timeout", "600"], in: repository.path)
        #expect(setup.status == 0, "\(setup.text)")
        #expect(setup.output.contains("; \(tool) git-merge --baselines Snapshots --package . --timeout 600 -- %O %A"))
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 0, "\(merge.text)")
        #expect(builds(repository) == 2)
    }

    private func builds(_ repository: ScratchRepository) -> Int {
        let text = try? String(contentsOfFile: "\(repository.around.path)/builds", encoding: .utf8)
        return text?.split(separator: "\n").count ?? 0
    }

    private func around(_ repository: ScratchRepository) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: repository.around.path).sorted()
    }

    /// Both sides' sources are at one variant, and their pictures were recorded as others, as if on other machines.
    private func elsewhere(_ picture: Int, sources: Int) -> (ScratchRepository) throws -> Void {
        { repository in
            try repository.record(variant: picture)
            try repository.record("rows-1", variant: picture)
            try repository.write("\(sources)\n", to: "variant")
        }
    }

    @Test func aPictureThatBothSidesCodeDrawsIsTaken() throws {
        let repository = try repository(
            ours: elsewhere(7, sources: 4), theirs: elsewhere(8, sources: 4))
        try building(repository)
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 0, "\(merge.text)")
        #expect(
            merge.errors.contains("\(Self.path): the code of both sides draws the same picture here, which is taken"))
        #expect(merge.errors.contains("building our side ("))
        #expect(merge.errors.contains("building their side ("))
        #expect(try repository.git("status", "--porcelain").isEmpty)
        let verify = try repository.tool("verify", "--filter", "labels-8/*.light,rows-1/*.light", variant: 4)
        #expect(verify.status == 0, "\(verify.text)")
        // Each side once, for two pictures; and nothing is left of it.
        #expect(builds(repository) == 2)
        #expect(try around(repository) == ["app", "bin", "builds"])
    }

    @Test(.enabled(if: GitSetupTests.hasLFS, "git-lfs isn't installed"))
    func whatLargeFileStorageKeepsIsStoredThere() throws {
        let repository = try repository(
            setup: false,
            begin: { repository in
                try repository.git("lfs", "install", "--local")
                let run = try repository.tool("git-setup", "--lfs")
                #expect(run.status == 0, "\(run.text)")
            }, ours: elsewhere(7, sources: 4), theirs: elsewhere(8, sources: 4))
        try building(repository)
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 0, "\(merge.text)")
        #expect(try repository.git("show", "--no-textconv", "HEAD:\(Self.path)").hasPrefix("version https://git-lfs"))
        let verify = try repository.tool("verify", "--filter", "labels-8/*.light", variant: 4)
        #expect(verify.status == 0, "\(verify.text)")
    }

    @Test func rebasesKnowBothSidesToo() throws {
        let repository = try repository(
            ours: elsewhere(7, sources: 4), theirs: elsewhere(8, sources: 4))
        try building(repository)
        try repository.git("switch", "--quiet", "theirs")
        let rebase = try repository.outcome(["rebase", "main"])
        #expect(rebase.status == 0, "\(rebase.text)")
        let verify = try repository.tool("verify", "--filter", "labels-8/*.light", variant: 4)
        #expect(verify.status == 0, "\(verify.text)")
    }

    @Test func screensThatBothSidesChangedStayInConflict() throws {
        let repository = try repository(
            ours: elsewhere(1, sources: 1), theirs: elsewhere(2, sources: 2))
        try building(repository)
        let ours = try repository.read(Self.path)
        // Sources that conflict too are nothing to the driver.
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 1)
        #expect(merge.errors.contains("our side's code, built here, draws our picture"), "\(merge.errors)")
        #expect(merge.errors.contains("their side's code, built here, draws their picture"))
        #expect(try repository.read(Self.path) == ours)
        #expect(builds(repository) == 2)
    }

    @Test func codeThatDoesNotBuildLeavesAConflict() throws {
        let repository = try repository(
            ours: elsewhere(7, sources: 4), theirs: elsewhere(8, sources: 4))
        try building(repository, fails: true)
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 1)
        #expect(merge.errors.contains("it doesn't build: Sources/a.swift:1:1: error: cannot find 'x' in scope"))
        #expect(try around(repository) == ["app", "bin", "builds"])
    }

    @Test(arguments: [
        ("kill -TERM \\$\\$", "it ended with status 143"), ("echo 'error: no' >&2; exit 64", "error: no"),
    ])
    func aToolThatFailsIsNotRemembered(ending: String, words: String) throws {
        let repository = try repository(
            ours: elsewhere(7, sources: 4), theirs: elsewhere(8, sources: 4))
        try building(repository, ending: ending)
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 1)
        #expect(
            merge.errors.contains("were not built and compared: its tool can't be run: \(words)"), "\(merge.errors)")
        #expect(!merge.errors.contains("built here, draws nothing"))
        // Once for each of two pictures.
        #expect(builds(repository) == 2)
    }

    @Test func fontsThatAreInstalledMakeOtherPictures() throws {
        let folder = try TemporaryFolder()
        let before = SideBuild.listing(of: folder.path)
        try folder.write("a", to: "Inter.otf")
        let one = SideBuild.listing(of: folder.path)
        #expect(one != before)
        #expect(SideBuild.listing(of: folder.path) == one)
        try folder.write("ab", to: "Inter.otf")
        #expect(SideBuild.listing(of: folder.path) != one)
    }

    @Test func picksOfOneCommitSayThatTheSidesAreNotKnown() throws {
        let repository = try repository(
            ours: elsewhere(7, sources: 4), theirs: elsewhere(8, sources: 4))
        try building(repository)
        let pick = try repository.outcome(["cherry-pick", "theirs"])
        #expect(pick.status == 1)
        #expect(
            pick.errors.contains("were not built and compared: git doesn't say which commits are merged"),
            "\(pick.errors)")
        #expect(builds(repository) == 0)
    }

    // MARK: By themselves

    @Test func theDriverIsGivenWordsThatTheShellLeavesAlone() {
        let drivers = GitDrivers(
            name: "snapshot", executable: "/a b/it's 100%/tool", baselines: "x y", package: ".")
        let merge = drivers.values[3].value
        #expect(merge.contains(#"'/a b/it'\''s 100%%/tool' git-merge --baselines 'x y' --package . -- %O %A %B %P"#))
    }

    @Test func whatATerminalWouldObeyIsWrittenPlain() throws {
        let merge = PictureMerge(
            base: try PNGSample.picture(corner: 0xFF00_0000), ours: try PNGSample.picture(corner: 0xFFFF_0000),
            theirs: try PNGSample.picture(corner: 0xFF00_00FF), in: nil)
        let message = MergeMessage(
            tool: "gallery", path: "Snapshots/a\u{1B}[2J/b\nc.png", name: "a\u{1B}[2J/b\nc", baselines: "Snapshots",
            merge: merge, findings: ["it doesn't build: \u{7}error\u{1B}[0m\nmore"])
        let text = message.text
        #expect(!text.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
        #expect(text.hasPrefix("Snapshots/a\u{FFFD}[2J/b\u{FFFD}c.png: both sides changed this picture"), "\(text)")
        #expect(text.contains("\n  it doesn't build: \u{FFFD}error\u{FFFD}[0m\n  more\n"))
        #expect(!text.contains("\nc"))
    }

    @Test func pixelsDecideNotBytes() throws {
        let black = try PNGSample.picture(corner: 0xFF00_0000)
        let small = try PNGSample.picture(corner: 0xFF00_0000, isCompact: true)
        let red = try PNGSample.picture(corner: 0xFFFF_0000)
        let blue = try PNGSample.picture(corner: 0xFF00_00FF)
        func taken(_ base: Data, _ ours: Data, _ theirs: Data) -> Data? {
            guard case .take(let file, _) = PictureMerge(base: base, ours: ours, theirs: theirs, in: nil).verdict else {
                return nil
            }
            return file
        }
        #expect(taken(red, black, small) == black)
        #expect(taken(black, small, red) == red)
        #expect(taken(black, red, small) == red)
        #expect(taken(black, red, blue) == nil)
        #expect(taken(Data(), red, blue) == nil)
        #expect(taken(Data(), black, small) == black)
        #expect(taken(black, Data("x".utf8), red) == nil)
    }
}
