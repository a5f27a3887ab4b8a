/// An engine that starts parallel runs and passes each its index and their number in variables.
struct ShardEngine: Sendable {
    /// The variables.
    let number: String
    let count: String
    /// The number of the first run: 0 or 1.
    let first: Int

    /// Returns the engine's shard; nil without its variables, or with a count of 1.
    /// - Throws: `ShardError` if only one variable is set, or a value is out of range.
    func find(_ variables: ShardVariables) throws(ShardError) -> ShardSource? {
        let total = try variables.number(count)
        if total == 1 { return nil }
        let own = try variables.number(number)
        switch (own, total) {
        case (nil, nil): return nil
        case (nil, _): throw .incomplete(missing: number, present: count)
        case (_, nil): throw .incomplete(missing: count, present: number)
        case (let own?, let total?):
            // `Int.max` has no successor: it is out of any range.
            guard own < Int.max, let shard = Shard(number: own - first + 1, of: total) else {
                throw .range(source: number, number: "\(own)", count: "\(total)", first: first)
            }
            return ShardSource(shard: shard, origin: number)
        }
    }
}

/// An environment's variables; an empty one counts as none.
struct ShardVariables: Sendable {
    private let environment: [String: String]

    init(_ environment: [String: String]) {
        self.environment = environment
    }

    func has(_ name: String) -> Bool { environment[name]?.isEmpty == false }

    /// - Throws: `ShardError.notANumber`.
    func number(_ name: String) throws(ShardError) -> Int? {
        guard has(name), let text = environment[name] else { return nil }
        guard let number = WholeNumber.read(text) else { throw .notANumber(variable: name, text: text) }
        return number
    }
}
