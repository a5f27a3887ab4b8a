import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotGit

/// `snapshot git-setup` in repositories of all kinds.
@MainActor
@Suite struct GitSetupTests {
    private static let line = "Snapshots/**/*.png diff=snapshot merge=snapshot\n"

    private func values(_ repository: ScratchRepository) throws -> [String] {
        let outcome = try repository.outcome(["config", "--local", "--name-only", "--get-regexp", "^(diff|merge)\\."])
        return outcome.output.split(separator: "\n").map(String.init)
    }

    private func drivers(_ path: String, in repository: ScratchRepository) throws -> String {
        try repository.git("check-attr", "diff", "merge", "--", path)
    }

    @Test func aLineOfAttributesAndTheDriversAreWrittenOnce() throws {
        let repository = try ScratchRepository()
        try repository.write("*.swift diff=swift\n# the end, without a line end", to: ".gitattributes")
        let first = try repository.tool("git-setup")
        #expect(first.status == 0, "\(first.text)")
        #expect(
            try repository.text(".gitattributes")
                == "*.swift diff=swift\n# the end, without a line end\n" + String(Self.line.dropLast()))
        #expect(
            try values(repository) == [
                "diff.snapshot.command", "diff.snapshot.textconv", "merge.snapshot.name", "merge.snapshot.driver",
                "merge.snapshot.recursive",
            ])
        #expect(first.output.hasPrefix(".gitattributes: Snapshots/**/*.png diff=snapshot merge=snapshot\n"))
        #expect(first.output.split(separator: "\n").count == 6)
        #expect(try drivers("Snapshots/card/a.png", in: repository).contains("diff: snapshot"))

        let before = try repository.read(".git/config")
        let again = try repository.tool("git-setup")
        #expect(again.status == 0)
        #expect(again.output.isEmpty)
        #expect(again.errors.contains("set up already"))
        #expect(try repository.read(".git/config") == before)
    }

    @Test func removingLeavesWhatWasThereBefore() throws {
        let repository = try ScratchRepository()
        let before = "a.png binary\r\nb.png -diff\r\n"
        try repository.write(before, to: ".gitattributes")
        try repository.git("config", "diff.swift.xfuncname", "func")
        _ = try repository.tool("git-setup")
        #expect(
            try repository.text(".gitattributes").hasSuffix("\r\nSnapshots/**/*.png diff=snapshot merge=snapshot\r\n"))
        let run = try repository.tool("git-setup", "--remove")
        #expect(run.status == 0, "\(run.text)")
        #expect(try repository.text(".gitattributes") == before)
        #expect(try values(repository) == ["diff.swift.xfuncname"])
        let again = try repository.tool("git-setup", "--remove")
        #expect(again.status == 0)
        #expect(again.errors.contains("nothing was set up"))
    }

    @Test(arguments: [
        "a -diff\r\nb -diff\nc -diff\r\n", "a -diff\r\nb -diff\n", "\u{FEFF}a -diff\n", "a -diff", "a -diff\r\nb -diff",
        "\n",
        "\u{FEFF}", "\na -diff\n\n\n",
    ])
    func otherBytesStayAsTheyAre(before: String) throws {
        let repository = try ScratchRepository()
        try repository.write(before, to: ".gitattributes")
        let run = try repository.tool("git-setup")
        #expect(run.status == 0, "\(run.text)")
        #expect(try repository.read(".gitattributes").starts(with: Data(before.utf8)))
        #expect(try drivers("Snapshots/card/a.png", in: repository).contains("merge: snapshot"))
        #expect(try repository.tool("git-setup").errors.contains("set up already"))
        _ = try repository.tool("git-setup", "--remove")
        #expect(try repository.read(".gitattributes") == Data(before.utf8))
    }

    @Test func ourLineIsFoundBehindAByteOrderMark() {
        var attributes = GitAttributes("\u{FEFF}" + Self.line + "a -diff\r\n")
        #expect(attributes.remove(pattern: "Snapshots/**/*.png", driver: "snapshot") == [String(Self.line.dropLast())])
        #expect(Data(attributes.text.utf8) == Data("\u{FEFF}a -diff\r\n".utf8))
    }

    @Test func aFileThatHeldNothingElseGoes() throws {
        let repository = try ScratchRepository()
        _ = try repository.tool("git-setup")
        _ = try repository.tool("git-setup", "--remove")
        #expect(!repository.exists(".gitattributes"))
    }

    @Test(arguments: ["My Snapshots", "pictures [new]", "ä#b", "#first", "!not", "a*b?c", "quote\"d", "back\\slash"])
    func foldersOfAnyNameAreMeantLiterally(name: String) throws {
        let repository = try ScratchRepository()
        try FileManager.default.createDirectory(
            atPath: "\(repository.path)/\(name)", withIntermediateDirectories: true)
        let run = try repository.tool("git-setup", "--baselines", name)
        #expect(run.status == 0, "\(run.text)")
        #expect(!run.errors.contains("note:"))
        let output = try repository.git("check-attr", "-z", "diff", "merge", "--", "\(name)/card/a.png")
        #expect(output.split(separator: "\0").filter { $0 == "snapshot" }.count == 2, "\(output)")
        let other = try repository.git("check-attr", "-z", "diff", "--", "other/card/a.png")
        #expect(!other.contains("snapshot"))
    }

    @Test func packagesWithinARepositoryHaveTheirOwnFolder() async throws {
        let repository = try ScratchRepository()
        try repository.write("", to: "Gallery/Package.swift")
        let outcome = try repository.run(
            GalleryTool.path, ["git-setup"], in: "\(repository.path)/Gallery")
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(
            try repository.text(".gitattributes") == "Gallery/Snapshots/**/*.png diff=snapshot merge=snapshot\n")
        #expect(try repository.git("config", "merge.snapshot.driver").contains("--baselines Gallery/Snapshots -- %O"))
        #expect(!repository.exists("Gallery/.gitattributes"))
    }

    @Test func workingTreesShareTheDrivers() throws {
        let repository = try ScratchRepository()
        try repository.commit("begin")
        try repository.git("worktree", "add", "--quiet", "-b", "other", "../other")
        let outcome = try repository.run(GalleryTool.path, ["git-setup"], in: "\(repository.around.path)/other")
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(FileManager.default.fileExists(atPath: "\(repository.around.path)/other/.gitattributes"))
        #expect(!repository.exists(".gitattributes"))
        #expect(try values(repository).count == 5)
    }

    @Test func aLineThatComesLaterGivesWay() throws {
        let repository = try ScratchRepository()
        try repository.write(Self.line + "*.png binary -merge\n", to: ".gitattributes")
        let run = try repository.tool("git-setup")
        #expect(run.status == 0)
        #expect(try repository.text(".gitattributes") == "*.png binary -merge\n" + Self.line)
    }

    @Test func overridingAttributesAreReported() throws {
        let repository = try ScratchRepository()
        try repository.write("*.png -diff\n", to: ".git/info/attributes")
        let run = try repository.tool("git-setup")
        #expect(run.status == 0)
        #expect(run.errors.contains("another attributes file overrides the drivers"))
    }

    @Test func severalToolsHaveDriversOfTheirOwn() throws {
        let repository = try ScratchRepository()
        _ = try repository.tool("git-setup")
        _ = try repository.tool("git-setup", "--baselines", "Other", "--driver", "other-app")
        #expect(try drivers("Other/a/b.png", in: repository).contains("merge: other-app"))
        #expect(try drivers("Snapshots/a/b.png", in: repository).contains("merge: snapshot"))
        #expect(try values(repository).count == 10)
        _ = try repository.tool("git-setup", "--baselines", "Other", "--driver", "other-app", "--remove")
        #expect(try values(repository).count == 5)
        #expect(try repository.text(".gitattributes") == Self.line)
    }

    @Test func aSecondFolderNeedsDriversOfItsOwn() throws {
        let repository = try ScratchRepository()
        _ = try repository.tool("git-setup")
        let before = try (repository.read(".git/config"), repository.read(".gitattributes"))
        let run = try repository.tool("git-setup", "--baselines", "Other")
        #expect(run.status == 64)
        #expect(
            run.errors.contains("the drivers “snapshot” are already used for Snapshots/**/*.png: choose another name"),
            "\(run.text)")
        #expect(try repository.read(".git/config") == before.0)
        #expect(try repository.read(".gitattributes") == before.1)
        // Drivers of a folder whose line has gone are free.
        try repository.write("", to: ".gitattributes")
        #expect(try repository.tool("git-setup", "--baselines", "Other").status == 0)
        #expect(try repository.git("config", "merge.snapshot.driver").contains("--baselines Other "))
    }

    @Test func aFolderHasDriversOfOneName() throws {
        let repository = try ScratchRepository()
        _ = try repository.tool("git-setup", "--driver", "first")
        let before = try (repository.read(".git/config"), repository.read(".gitattributes"))
        let run = try repository.tool("git-setup")
        #expect(run.status == 64)
        #expect(
            run.errors.contains("Snapshots/**/*.png already uses the drivers “first”: use this name with --driver, or"))
        #expect(try repository.read(".git/config") == before.0)
        #expect(try repository.read(".gitattributes") == before.1)
        #expect(try repository.tool("git-setup", "--remove", "--driver", "first").status == 0)
        #expect(try repository.tool("git-setup").status == 0)
        #expect(try repository.text(".gitattributes") == Self.line)
        #expect(try values(repository).count == 5)
    }

    @Test func linesOfOthersHaveNoDriversOfOurs() {
        let text = "a/*.png diff=one merge=one\na/*.png diff=two\na/*.png merge=x diff=y\na/*.png2 diff=z merge=z\n"
        let attributes = GitAttributes(text + "a/*.png filter=lfs diff=three merge=three -text\n")
        #expect(attributes.otherDrivers(than: "snapshot", pattern: "a/*.png") == ["one", "three"])
        #expect(attributes.otherDrivers(than: "one", pattern: "a/*.png") == ["three"])
        #expect(attributes.otherDrivers(than: "one", pattern: "b/*.png").isEmpty)
    }

    @Test func driversThatAnotherLineNamesStay() throws {
        let repository = try ScratchRepository()
        let other = "\"My \\\"Snapshots\\\"/**/*.png\" diff=snapshot merge=snapshot\n"
        try repository.write(other, to: ".gitattributes")
        // As in a clone that was just made.
        #expect(try repository.tool("git-setup").status == 0)
        let one = try repository.tool("git-setup", "--remove")
        #expect(one.errors.contains("the drivers are kept: \"My "), "\(one.text)")
        #expect(try repository.text(".gitattributes") == other)
        #expect(try values(repository).count == 5)
        _ = try repository.tool("git-setup", "--remove", "--baselines", "My \"Snapshots\"")
        #expect(try values(repository).isEmpty)
        #expect(!repository.exists(".gitattributes"))
    }

    @Test func aMissingFolderIsReported() throws {
        let repository = try ScratchRepository()
        let run = try repository.tool("git-setup", "--baselines", "Snapshot")
        #expect(run.status == 0)
        #expect(run.errors.contains("note: there is no folder Snapshot in the repository yet"), "\(run.text)")
        try repository.write("", to: "Snapshot/a/b.png")
        #expect(try !repository.tool("git-setup", "--baselines", "Snapshot").errors.contains("no folder"))
    }

    @Test func replacedSettingsAreReported() throws {
        let repository = try ScratchRepository()
        try repository.git("config", "diff.snapshot.command", "old tool")
        let run = try repository.tool("git-setup")
        #expect(run.status == 0)
        #expect(run.errors.contains("diff.snapshot.command was old tool"))
    }

    /// Earlier versions wrote `--package` and `--timeout` into the driver.
    @Test func driversThatBuiltAreRewritten() throws {
        let repository = try ScratchRepository()
        _ = try repository.tool("git-setup")
        let driver = try repository.git("config", "merge.snapshot.driver").trimmingCharacters(in: .newlines)
        let older = driver.replacing("Snapshots -- ", with: "Snapshots --package . --timeout 600 -- ")
        #expect(older != driver)
        try repository.git("config", "merge.snapshot.driver", older)
        let run = try repository.tool("git-setup")
        #expect(run.status == 0, "\(run.text)")
        #expect(run.output == "merge.snapshot.driver = \(driver)\n")
        #expect(
            try repository.git("config", "--get-all", "merge.snapshot.driver").trimmingCharacters(in: .newlines)
                == driver)
    }

    // MARK: What isn't done

    @Test func withoutARepositoryNothingIsWritten() throws {
        let repository = try ScratchRepository()
        let folder = "\(repository.around.path)/elsewhere"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Wherever the machine's temporary files lie.
        let run = try repository.run(
            GalleryTool.path, ["git-setup"], in: folder, ["GIT_CEILING_DIRECTORIES": repository.around.path])
        #expect(run.status == 66, "\(run.text)")
        #expect(run.errors.contains("isn't in a git repository"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test(arguments: [
        ["--driver", "a.b"], ["--driver", ""], ["--driver", "ä"], ["--remove", "--lfs"], ["--baselines", ""],
        ["--remove", "--no-lfs"], ["--build"],
    ])
    func invalidArgumentsAreUsageErrors(arguments: [String]) throws {
        let repository = try ScratchRepository()
        let outcome = try repository.run(GalleryTool.path, ["git-setup"] + arguments, in: repository.path)
        #expect(outcome.status == 64, "\(outcome.text)")
        #expect(!repository.exists(".gitattributes"))
        #expect(try values(repository).isEmpty)
    }

    @Test func theRepositoryIsThatOfTheBaselines() throws {
        let repository = try ScratchRepository()
        try repository.git("init", "--quiet", "../elsewhere")
        let run = try repository.run(
            GalleryTool.path, ["git-setup", "--baselines", "\(repository.around.path)/elsewhere"], in: repository.path)
        // It is another repository's, and that one is set up.
        #expect(run.status == 0, "\(run.text)")
        #expect(!repository.exists(".gitattributes"))
        #expect(FileManager.default.fileExists(atPath: "\(repository.around.path)/elsewhere/.gitattributes"))
    }

    @Test func linksBinaryAndReadOnlyFilesAreNotChanged() throws {
        let repository = try ScratchRepository()
        try repository.write("", to: "elsewhere")
        try FileManager.default.createSymbolicLink(
            atPath: "\(repository.path)/.gitattributes", withDestinationPath: "elsewhere")
        let link = try repository.tool("git-setup")
        #expect(link.status == 65)
        #expect(link.errors.contains("is a symbolic link"))
        #expect(try repository.text("elsewhere").isEmpty)

        try FileManager.default.removeItem(atPath: "\(repository.path)/.gitattributes")
        try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: "\(repository.path)/.gitattributes"))
        let bytes = try repository.tool("git-setup")
        #expect(bytes.status == 65)

        try repository.write("a b\n", to: ".gitattributes")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: "\(repository.path)/.gitattributes")
        let locked = try repository.tool("git-setup")
        #expect(locked.status == 73, "\(locked.text)")
        #expect(try repository.text(".gitattributes") == "a b\n")
        // What was set before the file couldn't be written is taken back.
        #expect(try values(repository).isEmpty)
    }

    @Test func aConfigurationThatCannotBeWrittenLeavesEverything() throws {
        let repository = try ScratchRepository()
        try repository.write("", to: ".git/config.lock")
        let run = try repository.tool("git-setup")
        #expect(run.status == 1)
        #expect(run.errors.contains("git config"))
        #expect(!repository.exists(".gitattributes"))
    }

    // MARK: Git LFS

    /// A folder with git and, optionally, a `git-lfs` that prints its version.
    private func programs(_ repository: ScratchRepository, lfs: Bool) throws -> String {
        let folder = "\(repository.around.path)/bin"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let git = try repository.run("sh", ["-c", "command -v git"], in: repository.path).output
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/git", withDestinationPath: git.trimmingCharacters(in: .newlines))
        if lfs { try repository.around.writeProgram("#!/bin/sh\necho git-lfs/3.0.0\n", to: "bin/git-lfs") }
        return folder
    }

    @Test func largeFileStorageMustBeThere() throws {
        let repository = try ScratchRepository()
        repository.environment["PATH"] = try programs(repository, lfs: false)
        let run = try repository.tool("git-setup", "--lfs")
        #expect(run.status == 73, "\(run.text)")
        #expect(run.errors.contains("apt install git-lfs"))
        #expect(!repository.exists(".gitattributes"))
    }

    @Test func largeFileStorageMustBeInUse() throws {
        let repository = try ScratchRepository()
        repository.environment["PATH"] = try programs(repository, lfs: true)
        let unused = try repository.tool("git-setup", "--lfs")
        #expect(unused.status == 73)
        #expect(unused.errors.contains("git lfs install"))
        #expect(!repository.exists(".gitattributes"))
        try repository.git("config", "filter.lfs.clean", "git-lfs clean -- %f")
        let run = try repository.tool("git-setup", "--lfs")
        #expect(run.status == 0, "\(run.text)")
        #expect(
            try repository.text(".gitattributes")
                == "Snapshots/**/*.png filter=lfs diff=snapshot merge=snapshot -text\n")
        #expect(run.errors.contains("already committed, run “git add --renormalize -- Snapshots”"))
        // Others who set up their clones don't take it back.
        let again = try repository.tool("git-setup")
        #expect(again.errors.contains("set up already"), "\(again.text)")
        let without = try repository.tool("git-setup", "--no-lfs")
        #expect(without.errors.contains("stay there until they are committed again: run “git add --renormalize"))
        #expect(try repository.text(".gitattributes") == Self.line)
        #expect(try !repository.tool("git-setup", "--no-lfs").errors.contains("renormalize"))
    }

    /// The script of the documentation, with Git LFS itself where it is installed.
    @Test(.enabled(if: hasLFS, "git-lfs isn't installed")) func theScriptMovesBaselines() throws {
        let repository = try ScratchRepository()
        try repository.record(variant: 0)
        try repository.commit("pictures")
        let outcome = try repository.run(Self.script, [GalleryTool.path], in: repository.path)
        #expect(outcome.status == 0, "\(outcome.text)")
        try repository.git("commit", "--quiet", "-m", "in Git LFS")
        let name = "Snapshots/labels-8/iphone-se-1st.light.png"
        #expect(try repository.git("show", "--no-textconv", "HEAD:\(name)").hasPrefix("version https://git-lfs"))
        #expect(try repository.read(name).starts(with: [0x89, 0x50]))
        #expect(try repository.git("status", "--porcelain").isEmpty)

        // Diffs and merges use the pictures.
        try repository.git("switch", "--quiet", "-c", "theirs")
        try repository.record(variant: 1, compact: true)
        #expect(try repository.git("diff").contains("text “"))
        try repository.commit("theirs")
        try repository.git("switch", "--quiet", "main")
        try repository.record(variant: 1)
        try repository.commit("ours")
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 0, "\(merge.text)")
        #expect(merge.errors.contains("both sides have the same pixels"))
        let nowhere = try repository.run(Self.script, [GalleryTool.path, "nowhere"], in: repository.path)
        #expect(nowhere.status == 66)
    }

    @Test(arguments: [".gitattributes", "Snapshots/a.png"])
    func theScriptKeepsUncommittedChanges(name: String) throws {
        let repository = try ScratchRepository()
        try repository.write("1", to: "Snapshots/a.png")
        try repository.write("*.swift diff=swift\n", to: ".gitattributes")
        try repository.commit("begin")
        try repository.write("a -diff\n", to: name)
        let run = try repository.run(Self.script, [GalleryTool.path], in: repository.path)
        #expect(run.status == 65, "\(run.text)")
        #expect(run.errors.contains("\(name) has changes") || run.errors.contains("Snapshots has changes"))
        #expect(try repository.text(name) == "a -diff\n")
        #expect(try repository.git("diff", "--cached", "--name-only").isEmpty)
    }

    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../scripts/baselines-to-lfs").standardized.path

    nonisolated static var hasLFS: Bool {
        let outcome = try? ChildProcess.run(
            "git", ["lfs", "version"], in: "/", environment: ProcessInfo.processInfo.environment)
        return outcome?.status == 0
    }
}
