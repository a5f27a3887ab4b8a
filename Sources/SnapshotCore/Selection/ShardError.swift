/// An error of determining which shard a run is.
package enum ShardError: Error, Hashable, Sendable {
    /// A text that isn't `k/n`.
    case form(source: String, text: String)
    /// A variable that isn't a number.
    case notANumber(variable: String, text: String)
    /// Numbers that can't be: the 5th of 4.
    case range(source: String, number: String, count: String, first: Int)
    /// An engine gives the number of shards without this one's index, or the index without the number.
    case incomplete(missing: String, present: String)
    /// Two engines each give a shard.
    case contradictory(String, String)
    /// Slurm's numbers have gaps.
    case gaps(variable: String, text: String)
}

extension ShardError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .form(let source, let text):
            "\(source) “\(text)” names no shard: write number and count, such as 2/4 for the second of four"
        case .notANumber(let variable, let text):
            "\(variable) is “\(text)”, which is no number: \(Self.wayOut)"
        case .range(let source, let number, let count, let first):
            "\(source): there is no shard \(number) of \(count): "
                + (count == "0"
                    ? "the count is at least 1"
                    : "numbers go from \(first) to \(Self.last(count: count, first: first))")
        case .incomplete(let missing, let present):
            "\(present) is set and \(missing) isn't, so it isn't known which part of the pictures is this run's: set both, or "
                + Self.wayOut
        case .contradictory(let one, let other):
            "\(one) and \(other) are both set: say which shard this is with --shard k/n or \(ShardSource.variable)=k/n"
        case .gaps(let variable, let text):
            "\(variable) is “\(text)”, which is none of the numbers that the array's first one, step and count make: use an array "
                + "without gaps, such as 1-4, or " + Self.wayOut
        }
    }

    package var commandStatus: CommandStatus { .usage }

    private static var wayOut: String {
        "say which shard this is with \(ShardSource.variable)=k/n (1/1 for all pictures)"
    }

    private static func last(count: String, first: Int) -> String {
        Int(count).map { "\($0 - 1 + first)" } ?? count
    }
}
