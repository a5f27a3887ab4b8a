import Foundation
import Testing

@testable import SnapshotCore

/// Commands that read a repository, whatever git and the user have set for other commands.
@Suite struct GitRepositoryEnvironmentTests {
    private static let name = "card/iphone-12.light"

    /// A repository whose first commit has a picture.
    private func repository() throws -> ScratchRepository {
        let repository = try ScratchRepository()
        try repository.write("", to: "Snapshots/\(Self.name).png")
        try PNGSample.picture(corner: 0xFFFF_0000)
            .write(to: URL(fileURLWithPath: "\(repository.path)/Snapshots/\(Self.name).png"))
        try repository.commit("begin")
        return repository
    }

    /// Runs the tool as an alias; git passes the caller's folder by variables.
    private func alias(
        _ arguments: String, of repository: ScratchRepository, in folder: String
    ) throws -> ScratchRepository.Outcome {
        let word = "!\(ShellWord.quoted(GalleryTool.path)) \(arguments)"
        return try repository.outcome(["-c", "alias.x=\(word)", "x"], in: folder)
    }

    @Test func aliasesInLinkedWorkingTreesMeanThatTree() throws {
        let repository = try repository()
        try repository.git("worktree", "add", "--quiet", "-b", "other", "../other")
        let tree = "\(repository.around.path)/other"
        let history = try alias("history \(Self.name)", of: repository, in: tree)
        #expect(history.output.hasPrefix("\(Self.name): 1 commit\n"), "\(history.text)")
        let setup = try alias("git-setup", of: repository, in: tree)
        #expect(setup.status == 0, "\(setup.text)")
        #expect(!FileManager.default.fileExists(atPath: "\(tree)/Snapshots/.gitattributes"))
        #expect(
            try String(contentsOfFile: "\(tree)/.gitattributes", encoding: .utf8)
                == "Snapshots/**/*.png diff=snapshot merge=snapshot\n")
        #expect(try repository.git("config", "merge.snapshot.driver").contains("--baselines Snapshots "))
    }

    @Test func theFolderDeterminesTheRepository() throws {
        let repository = try repository()
        repository.environment["GIT_DIR"] = ".git"
        let history = try repository.tool("history", Self.name)
        #expect(history.output.hasPrefix("\(Self.name): 1 commit\n"), "\(history.text)")
    }

    @Test(arguments: ["GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS"])
    func pathsAreReadInOneWay(variable: String) throws {
        let repository = try repository()
        repository.environment[variable] = "1"
        let history = try repository.tool("history", Self.name)
        #expect(history.output.hasPrefix("\(Self.name): 1 commit\n"), "\(history.text)")
        let stats = try repository.tool("stats", "--sample", "0")
        #expect(stats.output.contains("2025-11"), "\(stats.text)")
    }

    @Test func theFirstCommitCountsWhereGitHidesIt() throws {
        let repository = try repository()
        try repository.git("config", "log.showRoot", "false")
        let history = try repository.tool("history", Self.name)
        #expect(history.output.hasPrefix("\(Self.name): 1 commit\n"), "\(history.text)")
        #expect(try repository.tool("stats", "--sample", "0").output.contains("2025-11"))
    }
}
