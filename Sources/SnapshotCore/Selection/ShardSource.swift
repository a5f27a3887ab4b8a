import Foundation

/// A shard and its origin: the option, or a variable of an engine.
package struct ShardSource: Hashable, Sendable {
    /// The environment variable that replaces `--shard`.
    package static let variable = "SNAPSHOT_SHARD"
    /// The variable with the number of shards, for engines that set only the index.
    static let countVariable = "SNAPSHOT_SHARD_COUNT"

    package let shard: Shard
    /// The option or variable that has the number.
    package let origin: String

    /// Returns the shard of the option, else of the environment; nil for a run of everything.
    ///
    /// The order is: `SNAPSHOT_SHARD`; `SNAPSHOT_SHARD_COUNT` with the number of a Kubernetes indexed job or of GNU
    /// parallel; GitLab, CircleCI, Buildkite, Slurm. An engine's count of 1 isn't a shard: some set it in every job.
    /// One of an engine's variables without the other is an error, never a run of everything.
    /// - Throws: `ShardError`.
    package static func find(
        option: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ShardError) -> ShardSource? {
        if let option { return ShardSource(shard: try Shard(option), origin: "--shard") }
        if let text = environment[variable], !text.isEmpty {
            return ShardSource(shard: try Shard(text, from: variable), origin: variable)
        }
        if environment.has(countVariable) { return try counted(environment) }
        if environment.has(kubernetes.number) { throw .incomplete(missing: countVariable, present: kubernetes.number) }
        for engine in engines {
            if let found = try engine.find(environment) { return found }
        }
        return try SlurmArray.find(environment)
    }

    /// Engines that set both number and count.
    private static let engines = [
        ShardEngine(number: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
        ShardEngine(number: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
        ShardEngine(number: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    ]

    private static let kubernetes = ShardEngine(number: "JOB_COMPLETION_INDEX", count: countVariable, first: 0)
    private static let parallel = ShardEngine(number: "PARALLEL_SEQ", count: countVariable, first: 1)

    private static func counted(_ environment: [String: String]) throws(ShardError) -> ShardSource? {
        let present = [kubernetes, parallel].filter { environment.has($0.number) }
        guard let engine = present.first else {
            throw .incomplete(missing: "\(kubernetes.number) or \(parallel.number)", present: countVariable)
        }
        if present.count > 1 { throw .contradictory(kubernetes.number, parallel.number) }
        return try engine.find(environment)
    }
}

extension ShardSource: CustomStringConvertible {
    /// The shard and its origin, such as `shard 2 of 4, by CI_NODE_INDEX`.
    package var description: String { "\(shard), by \(origin)" }
}

/// An engine that starts parallel runs and passes each its index and their number in variables.
private struct ShardEngine: Sendable {
    /// The variable of the index.
    let number: String
    let count: String
    /// The number of the first run: 0 or 1.
    let first: Int

    /// Returns the engine's shard; nil without its variables, or with a count of 1.
    /// - Throws: `ShardError` if only one variable is set, or if a value is out of range.
    func find(_ variables: [String: String]) throws(ShardError) -> ShardSource? {
        let total = try variables.number(count)
        if total == 1 { return nil }
        let own = try variables.number(number)
        switch (own, total) {
        case (nil, nil): return nil
        case (nil, _): throw .incomplete(missing: number, present: count)
        case (_, nil): throw .incomplete(missing: count, present: number)
        case (let own?, let total?):
            // `Int.max` has no successor, so it is out of any range.
            guard own < Int.max, let shard = Shard(number: own - first + 1, of: total) else {
                throw .range(source: number, number: "\(own)", count: "\(total)", first: first)
            }
            return ShardSource(shard: shard, origin: number)
        }
    }
}

extension [String: String] {
    /// Returns whether a variable is set, and not empty.
    fileprivate func has(_ name: String) -> Bool { self[name]?.isEmpty == false }

    /// Returns the number of a variable; nil if it isn't set.
    fileprivate func number(_ name: String) throws(ShardError) -> Int? {
        guard has(name), let text = self[name] else { return nil }
        guard let number = WholeNumber.read(text) else { throw .notANumber(variable: name, text: text) }
        return number
    }
}

/// A job array of Slurm, whose tasks have any evenly spaced numbers, such as 1-4 or 0-30:10.
private enum SlurmArray {
    static let task = "SLURM_ARRAY_TASK_ID"
    static let least = "SLURM_ARRAY_TASK_MIN"
    static let greatest = "SLURM_ARRAY_TASK_MAX"
    static let count = "SLURM_ARRAY_TASK_COUNT"
    static let step = "SLURM_ARRAY_TASK_STEP"

    /// Returns the shard of a task; nil outside arrays and in an array of one.
    /// - Throws: `ShardError` if only some of the variables are set, and for numbers with gaps.
    static func find(_ variables: [String: String]) throws(ShardError) -> ShardSource? {
        let total = try variables.number(count)
        if total == 1 { return nil }
        let own = try variables.number(task)
        if own == nil, total == nil { return nil }
        guard let own else { throw .incomplete(missing: task, present: count) }
        guard let total else { throw .incomplete(missing: count, present: task) }
        guard let first = try variables.number(least) else { throw .incomplete(missing: least, present: task) }
        let width = max(1, try variables.number(step) ?? 1)
        if let last = try variables.number(greatest), last < first || (last - first) / width != total - 1 {
            throw .gaps(variable: task, text: "\(own)")
        }
        guard own >= first, (own - first) % width == 0,
            let shard = Shard(number: (own - first) / width + 1, of: total)
        else { throw .gaps(variable: task, text: "\(own)") }
        return ShardSource(shard: shard, origin: task)
    }
}
