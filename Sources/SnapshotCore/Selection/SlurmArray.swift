/// A job array of Slurm: tasks have any evenly spaced numbers, such as 1-4 or 0-30:10.
enum SlurmArray {
    static let task = "SLURM_ARRAY_TASK_ID"
    static let least = "SLURM_ARRAY_TASK_MIN"
    static let greatest = "SLURM_ARRAY_TASK_MAX"
    static let count = "SLURM_ARRAY_TASK_COUNT"
    static let step = "SLURM_ARRAY_TASK_STEP"

    /// The shard of a task; nil outside arrays and in an array of one.
    /// - Throws: `ShardError` for half of the variables, and for numbers with gaps.
    static func find(_ variables: ShardVariables) throws(ShardError) -> ShardSource? {
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
