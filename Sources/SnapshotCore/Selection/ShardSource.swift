import Foundation

/// A shard and its origin: the option, or a variable of an engine.
package struct ShardSource: Hashable, Sendable {
    /// The environment variable that stands for `--shard`.
    package static let variable = "SNAPSHOT_SHARD"
    /// The variable with the number of shards, for engines that name the index only.
    static let countVariable = "SNAPSHOT_SHARD_COUNT"

    /// The shard.
    package let shard: Shard
    /// The option or variable that has the number.
    package let origin: String

    /// Returns the shard of the option, else of the environment; nil for a run of everything.
    ///
    /// The order is: `SNAPSHOT_SHARD`; `SNAPSHOT_SHARD_COUNT` with the number of a Kubernetes indexed job or of
    /// GNU parallel; GitLab, CircleCI, Buildkite, Slurm. An engine's count of 1 is no shard: some set that in
    /// every job. One of an engine's variables without the other is an error, never a run of everything.
    /// - Throws: `ShardError`.
    package static func find(
        option: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ShardError) -> ShardSource? {
        if let option { return ShardSource(shard: try Shard(option), origin: "--shard") }
        if let text = environment[variable], !text.isEmpty {
            return ShardSource(shard: try Shard(text, from: variable), origin: variable)
        }
        let reader = ShardVariables(environment)
        if reader.has(countVariable) { return try counted(reader) }
        if reader.has(kubernetes.number) {
            throw .incomplete(missing: countVariable, present: kubernetes.number)
        }
        for engine in engines {
            if let found = try engine.find(reader) { return found }
        }
        return try SlurmArray.find(reader)
    }

    /// Engines that set both number and count.
    private static let engines = [
        ShardEngine(number: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
        ShardEngine(number: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
        ShardEngine(number: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    ]

    private static let kubernetes = ShardEngine(number: "JOB_COMPLETION_INDEX", count: countVariable, first: 0)
    private static let parallel = ShardEngine(number: "PARALLEL_SEQ", count: countVariable, first: 1)

    private static func counted(_ reader: ShardVariables) throws(ShardError) -> ShardSource? {
        let present = [kubernetes, parallel].filter { reader.has($0.number) }
        guard let engine = present.first else {
            throw .incomplete(missing: "\(kubernetes.number) or \(parallel.number)", present: countVariable)
        }
        if present.count > 1 { throw .contradictory(kubernetes.number, parallel.number) }
        return try engine.find(reader)
    }
}

extension ShardSource: CustomStringConvertible {
    /// `shard 2 of 4, by CI_NODE_INDEX`
    package var description: String { "\(shard), by \(origin)" }
}
