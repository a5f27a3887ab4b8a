/// One of several runs that together check every picture once: the k-th of n.
///
/// Picture i, in the catalog's order after filtering, is the business of shard i mod n. So shards are as even as can
/// be, and each finds its part without asking the others.
public struct Shard: Hashable, Sendable, Codable {
    /// 1 up to `count`.
    public let number: Int
    /// The number of shards.
    public let count: Int

    /// Nil where there is no such shard.
    public init?(number: Int, of count: Int) {
        guard count >= 1, number >= 1, number <= count else { return nil }
        self.number = number
        self.count = count
    }

    /// Reads `k/n`.
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

    /// As `k/n`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(number)/\(count)")
    }

    /// Returns whether the picture at an index, counted from 0, belongs to this shard.
    public func contains(_ index: Int) -> Bool { index % count == number - 1 }

    /// This shard's part of a list, in its order.
    public func part<Element>(of list: [Element]) -> [Element] {
        stride(from: number - 1, to: list.count, by: count).map { list[$0] }
    }
}

extension Shard: CustomStringConvertible {
    public var description: String { "shard \(number) of \(count)" }
}

/// Numbers as options and engines write them: figures alone, no sign, no spaces.
enum WholeNumber {
    static func read(_ text: some StringProtocol) -> Int? {
        !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
    }
}
