import ArgumentParser
import BuilderUIKit
import SnapshotCore
import SnapshotGit

/// `snapshot stats`
struct StatsCommand: ToolCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "stats", abstract: "Says how large the baselines are, and how they grow.",
            discussion: """
                Example: \(SnapshotTool.currentName) stats

                It writes the number of baselines and their bytes, the largest, what their versions in all commits add to \
                the repository by month, and what “record --compact” would save: a few are written so in memory, and the \
                rest is estimated by them.
                """)
    }

    @Option(
        help: ArgumentHelp("The folder of <screen>/<configuration>.png.", valueName: "folder"), completion: .directory)
    var baselines = "Snapshots"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many of the largest files are listed.", valueName: "count"))
    var largest = 10

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many files are tried for what “record --compact” saves; 0 for none.", valueName: "count"))
    var sample = 4

    @Flag(help: "Tries all files, which takes up to a few seconds for each.")
    var all = false

    @Flag(help: "Writes JSON.")
    var json = false

    func validate() throws {
        for (name, value) in [("largest", largest), ("sample", sample)] where value < 0 {
            throw ValidationError("--\(name) \(value): use 0 or more")
        }
    }

    @MainActor
    func perform(for tool: SnapshotTool) throws -> CommandStatus {
        if baselines.isEmpty { throw CommandError.emptyOption("--baselines") }
        let folder = tool.resolve(baselines)
        let files = try BaselineFiles(in: folder)
        let growth = try growth(in: folder, tool)
        var compact: CompactSaving?
        if all || sample > 0, !files.files.isEmpty {
            compact = CompactSaving(of: files, trying: all ? nil : sample) { [console = tool.console] in
                console.status($0)
            }
            tool.console.status(nil)
        }
        let statistics = BaselineStatistics(files, largest: largest, growth: growth, compact: compact)
        try tool.console.result(json ? JSONText.of(statistics) : statistics.text)
        if growth?.isShallow == true {
            tool.console.message("note: this clone is shallow, so older commits are missing: git fetch --unshallow")
        }
        if let missing = growth?.missing, missing > 0 {
            let count = RunResults.count(missing, "version") + (missing == 1 ? " isn't" : " aren't")
            tool.console.message("note: this clone is partial, so \(count) counted: git fetch --refetch --no-filter")
        }
        return .success
    }

    /// Nil, and a note, without a repository.
    private func growth(in folder: String, _ tool: SnapshotTool) throws -> RepositoryGrowth? {
        do {
            let repository = try GitRepository(around: folder)
            return try RepositoryGrowth(of: repository.relativePath(of: folder), in: repository)
        } catch {
            switch error {
            case .noGit: tool.console.message("note: \(error)")
            case .noRepository:
                tool.console.message("note: \(folder) is in no git repository, so there is no growth to tell")
            default: throw error
            }
            return nil
        }
    }
}
