import ArgumentParser
import BuilderUIKit
import SnapshotCore

/// Which of the declared pictures a run is about.
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

    /// The pictures that are meant.
    struct Selection {
        var pictures: [DeclaredPicture]
        var scope: RunScope
        var source: ShardSource?
        /// Patterns that no picture's name matches.
        var unusedFilters: [String]

        /// Says which part of the pictures it is, and what was probably misspelt.
        func tell(_ console: Console) {
            for pattern in unusedFilters { console.warn("--filter: no picture matches “\(pattern)”") }
            if let source { console.message("\(source): \(RunResults.count(pictures.count, "picture"))") }
        }
    }

    /// - Throws: `CatalogError`, `NameFilterError` or `ShardError` for what can't be understood; `RunError.noPicture`
    ///   where nothing is left to compare.
    func select(from catalog: Catalog) throws -> Selection {
        try catalog.validateConfigurations()
        let filter = try NameFilter(self.filter)
        let source = try ShardSource.find(option: shard)
        var pictures = catalog.pictures
        let all = pictures.count
        if !screens.isEmpty {
            let wanted = try catalog.find(screens)
            pictures = pictures.filter { picture in
                wanted.contains {
                    $0.name == picture.screen.name && ($0.state == nil || $0.state == picture.screen.state)
                }
            }
        }
        let unused = filter.unused(among: pictures.map(\.name))
        pictures = pictures.filter { filter.matches($0.name) }
        let filters = screens + self.filter
        guard !pictures.isEmpty else { throw RunError.noPicture(filters: filters, all: all) }
        // One of one is everything.
        let part = source.flatMap { $0.shard.count > 1 ? $0 : nil }
        if let part { pictures = part.shard.part(of: pictures) }
        return Selection(
            pictures: pictures, scope: RunScope(filters: filters, shard: part?.shard), source: part,
            unusedFilters: unused)
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

    /// - Throws: `CommandError.emptyOption`.
    func folder(
        for tool: SnapshotTool, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandError) -> String {
        if artifacts == "" { throw .emptyOption("--artifacts") }
        if let artifacts { return tool.resolve(artifacts) }
        let named = environment[BaselineStore.artifactsVariable] ?? ""
        return tool.resolve(named.isEmpty ? ".build/snapshot-failures" : named)
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

    func run(_ order: RunConfiguration, for tool: SnapshotTool) -> PictureRun {
        PictureRun(
            tool: tool, order: order, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, timeout: timeout)
    }
}
