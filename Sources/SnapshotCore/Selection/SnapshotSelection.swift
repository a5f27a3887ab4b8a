/// The declared pictures that a run of `verify` or `record` covers.
package struct SnapshotSelection {
    /// The pictures, in the catalog's order.
    package let pictures: [DeclaredPicture]
    /// The filters and the shard of the selection.
    package let scope: RunScope
    /// The origin of the shard; nil if the run isn't one of several.
    private let source: ShardSource?
    /// Patterns that no picture's name matches.
    let unusedFilters: [String]

    /// Selects pictures.
    /// - Parameters:
    ///   - screens: names in the catalog, with a slash before a state; empty for all.
    ///   - filters: the values of `--filter`.
    ///   - shard: the value of `--shard`; nil for that of the environment.
    ///   - isFirstOnly: true for the first of the pictures of each screen and state.
    /// - Throws: `CatalogError`, `NameFilterError` or `ShardError` for invalid values; `SelectionError.noPicture` if
    ///   nothing is left to compare.
    package init(
        from catalog: Catalog, screens: [String], filters: [String], shard: String?, isFirstOnly: Bool = false
    ) throws {
        try catalog.validateConfigurations()
        let filter = try NameFilter(filters)
        let found = try ShardSource.find(option: shard)
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
        unusedFilters = filter.isEmpty ? [] : filter.unused(among: pictures.map(\.name))
        if !filter.isEmpty { pictures = pictures.filter { filter.matches($0.name) } }
        if isFirstOnly {
            var seen: Set<String> = []
            pictures = pictures.filter { seen.insert($0.screen.fullName).inserted }
        }
        guard !pictures.isEmpty else { throw SelectionError.noPicture(filters: screens + filters, all: all) }
        // One of one is everything.
        let part = found.flatMap { $0.shard.count > 1 ? $0 : nil }
        if let part { pictures = part.shard.part(of: pictures) }
        self.pictures = pictures
        source = part
        scope = RunScope(
            filters: screens + filters, shard: part?.shard,
            isVaried: isFirstOnly || !RenderSettings.options.axes.isEmpty)
    }

    /// Writes the shard, and a warning for each pattern that no picture matches.
    package func report(to console: Console) {
        for pattern in unusedFilters { console.warn("--filter: no picture matches “\(pattern)”") }
        if let source { console.message("\(source): \(Plural.of(pictures.count, "picture"))") }
    }
}

/// An error of selecting pictures.
package enum SelectionError: Error, Hashable {
    /// No declared picture has such a name.
    case noPicture(filters: [String], all: Int)
}

extension SelectionError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .noPicture(_, all: 0): "the catalog declares no pictures, so nothing can be compared: add screens to it"
        case .noPicture(let filters, let all):
            "none of the \(all) pictures matches "
                + (filters.isEmpty ? "the selection" : filters.map { "“\($0)”" }.joined(separator: ", "))
                + ", so nothing was compared: list the screens to see their names"
        }
    }

    /// 2: could not compare.
    package var commandStatus: CommandStatus { .notCompared }
}

/// The part of the declared pictures that a run covered.
public struct RunScope: Hashable, Sendable, Codable {
    /// The patterns of `--filter` and the screens that were named; empty for all.
    public var filters: [String]
    /// The shard; nil for a run that isn't one of several.
    public var shard: Shard?

    /// True if the command line replaced values that screens declare, so that other pictures may be declared; nil in
    /// results of earlier versions.
    public var isVaried: Bool?

    /// Creates a scope; without filters and shard, that of all pictures.
    public init(filters: [String] = [], shard: Shard? = nil, isVaried: Bool = false) {
        self.filters = filters
        self.shard = shard
        self.isVaried = isVaried ? true : nil
    }

    /// A Boolean value that indicates whether every declared picture is selected.
    public var isWhole: Bool { filters.isEmpty && shard == nil && isVaried != true }
}
