/// The part of the declared pictures that a run covered.
public struct RunScope: Hashable, Sendable, Codable {
    /// The patterns of `--filter` and the screens that were named; empty for all.
    public var filters: [String]
    /// Nil for a run that isn't one of several.
    public var shard: Shard?

    /// Creates a scope; without filters and shard, of all pictures.
    public init(filters: [String] = [], shard: Shard? = nil) {
        self.filters = filters
        self.shard = shard
    }

    /// A Boolean value that indicates whether every declared picture was meant.
    public var isWhole: Bool { filters.isEmpty && shard == nil }
}
