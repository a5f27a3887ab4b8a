/// One of several runs that together check every picture once: the k-th of n.
///
/// Picture i, in the catalog's order after filtering, belongs to shard i mod n. Shards are as even as possible, and
/// each finds its part without communicating with the others.
public struct Shard: Hashable, Sendable, Codable {
    /// The number of the shard, from 1 up to `count`.
    public let number: Int
    /// The number of shards.
    public let count: Int

    /// Creates a shard; nil if the number is out of range.
    public init?(number: Int, of count: Int) {
        guard count >= 1, number >= 1, number <= count else { return nil }
        self.number = number
        self.count = count
    }

    /// Parses `k/n`.
    /// - Throws: `ShardError.form` or `.range`.
    init(_ text: String, from source: String = "--shard") throws(ShardError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = WholeNumber.read(parts[0]), let count = WholeNumber.read(parts[1]) else {
            throw .form(source: source, text: text)
        }
        guard let shard = Shard(number: number, of: count) else {
            throw .range(source: source, number: "\(number)", count: "\(count)", first: 1)
        }
        self = shard
    }

    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = try Shard(text, from: "the results")
    }

    /// Encodes the shard as `k/n`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(number)/\(count)")
    }

    /// Returns whether the picture at an index, counted from 0, belongs to this shard.
    public func contains(_ index: Int) -> Bool { index % count == number - 1 }

    /// Returns this shard's part of a list, in its order.
    public func part<Element>(of list: [Element]) -> [Element] {
        stride(from: number - 1, to: list.count, by: count).map { list[$0] }
    }
}

extension Shard: CustomStringConvertible {
    public var description: String { "shard \(number) of \(count)" }
}

/// Numbers as options and engines write them: digits only, without signs and spaces.
enum WholeNumber {
    static func read(_ text: some StringProtocol) -> Int? {
        !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
    }
}

/// An error of determining the shard of a run.
package enum ShardError: Error, Hashable, Sendable {
    /// The text isn't `k/n`.
    case form(source: String, text: String)
    /// The value of a variable isn't a number.
    case notANumber(variable: String, text: String)
    /// The numbers are out of range, such as the 5th of 4.
    case range(source: String, number: String, count: String, first: Int)
    /// An engine sets the number of shards without the index of this one, or the index without the number.
    case incomplete(missing: String, present: String)
    /// Two engines each set a shard.
    case contradictory(String, String)
    /// Slurm's numbers have gaps.
    case gaps(variable: String, text: String)
}

extension ShardError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .form(let source, let text):
            "\(source) “\(text)” is not a shard: use number/count, such as 2/4 for the second of four"
        case .notANumber(let variable, let text):
            "\(variable) is “\(text)”, which is not a number: \(Self.recoverySuggestion)"
        case .range(let source, let number, let count, let first):
            "\(source): there is no shard \(number) of \(count): "
                + (count == "0"
                    ? "the count must be at least 1"
                    : "numbers go from \(first) to \(Self.last(count: count, first: first))")
        case .incomplete(let missing, let present):
            "\(present) is set, but \(missing) is not, so the shard is unknown: set both, or "
                + Self.recoverySuggestion
        case .contradictory(let one, let other):
            "\(one) and \(other) are both set: select the shard with --shard k/n or \(ShardSource.variable)=k/n"
        case .gaps(let variable, let text):
            "\(variable) is “\(text)”, which doesn't match the array's minimum, step and count: use an array "
                + "without gaps, such as 1-4, or " + Self.recoverySuggestion
        }
    }

    package var commandStatus: CommandStatus { .usage }

    private static var recoverySuggestion: String {
        "select the shard with \(ShardSource.variable)=k/n (1/1 for all pictures)"
    }

    private static func last(count: String, first: Int) -> String { Int(count).map { "\($0 - 1 + first)" } ?? count }
}
