import ArgumentParser
import BuilderUIKit
import SnapshotCore

/// The options that select declared pictures for a run.
struct SelectionOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The screens, by name, with a slash before a state; “list” names them. (default: all)", valueName: "screen"),
        completion: .screens)
    var screens: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Only pictures whose name, such as card/iphone-12.light, holds this text. With * and ? it stands for the "
                + "whole name; ! before it leaves pictures out; commas separate several.",
            valueName: "pattern"))
    var filter: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Only the k-th of n parts of the pictures. (default: what the environment says: \(ShardSource.variable), or "
                + "the variables of GitLab, CircleCI, Buildkite, Slurm, Kubernetes and GNU parallel)",
            valueName: "k/n"))
    var shard: String?

    func select(from catalog: Catalog) throws -> SnapshotSelection {
        try SnapshotSelection(from: catalog, screens: screens, filters: filter, shard: shard)
    }
}

/// The folder of the pictures of failures.
struct ArtifactsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder for pictures of failures and results.json. (default: what "
                + "\(BaselineStore.artifactsVariable) says, else .build/snapshot-failures)",
            valueName: "folder"),
        completion: .directory)
    var artifacts: String?

    func folder(for tool: SnapshotTool) throws(CommandError) -> String {
        if artifacts == "" { throw .emptyOption("--artifacts") }
        return tool.artifactsFolder(named: artifacts)
    }
}

/// The folder of the baselines.
struct BaselinesOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder of <screen>/<configuration>.png.", valueName: "folder"), completion: .directory)
    var baselines = "Snapshots"

    var isDefault: Bool { baselines == "Snapshots" }

    func folder(for tool: SnapshotTool) throws(CommandError) -> String {
        if baselines.isEmpty { throw .emptyOption("--baselines") }
        return tool.resolve(baselines)
    }
}

/// The number of processes that draw, and their time limit.
struct RunOptions: ParsableArguments {
    @OptionGroup var artifacts: ArtifactsOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many processes draw pictures, 1 or more. (default: the number of cores)", valueName: "count"))
    var jobs: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many seconds a picture may take before its process is stopped, above 0.", valueName: "seconds"))
    var timeout: Double = 120

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs \(jobs): use 1 or more") }
        guard timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout \(timeout): use a number of seconds above 0 and at most 86400")
        }
    }

    func run(_ configuration: RunConfiguration, for tool: SnapshotTool) -> CatalogRun {
        CatalogRun(
            tool: tool, configuration: configuration, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            timeout: timeout)
    }
}
