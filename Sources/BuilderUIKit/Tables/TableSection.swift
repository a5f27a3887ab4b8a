import Foundation

/// What a table knows of one of its sections. Lengths are points.
struct TableSection {
    var rows: RowHeights
    var header = Edge()
    var footer = Edge()

    /// The head or the foot.
    struct Edge {
        var height: CGFloat = 0
        /// Empty room above the head.
        var padding: CGFloat = 0
        /// False while the height is an estimate.
        var isMeasured = true
        var title: String?

        var total: CGFloat { height + padding }
    }

    var height: CGFloat { header.total + rows.total + footer.total }
}

/// The two ends of a section.
enum TableSectionEdge: Hashable {
    case header, footer
}

/// Which optional methods a table's delegate and data source leave to the default.
///
/// Swift's protocols have no optional methods; the default implementations note that they were called, so that a table
/// needs to ask for one section or row only to know that asking for the others is no use.
struct TableDefaults: OptionSet {
    let rawValue: UInt16
    static let estimatedRowHeight = TableDefaults(rawValue: 1)
    static let rowHeight = TableDefaults(rawValue: 2)
    static let headerTitle = TableDefaults(rawValue: 4)
    static let footerTitle = TableDefaults(rawValue: 8)
    static let headerView = TableDefaults(rawValue: 16)
    static let footerView = TableDefaults(rawValue: 32)
    static let headerHeight = TableDefaults(rawValue: 64)
    static let footerHeight = TableDefaults(rawValue: 128)
    static let estimatedHeaderHeight = TableDefaults(rawValue: 256)
    static let estimatedFooterHeight = TableDefaults(rawValue: 512)
}
