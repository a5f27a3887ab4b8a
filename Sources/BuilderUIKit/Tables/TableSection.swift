import Foundation

/// A table's data for one of its sections; lengths are in points.
struct TableSection {
    var rows: RowHeights
    var header = HeaderFooter()
    var footer = HeaderFooter()

    /// The header or the footer.
    struct HeaderFooter {
        var height: CGFloat = 0
        /// The empty space above the header.
        var padding: CGFloat = 0
        /// Indicates whether the height is measured rather than estimated.
        var isMeasured = true
        var title: String?

        var total: CGFloat { height + padding }
    }

    subscript(kind: HeaderFooterKind) -> HeaderFooter {
        get { kind == .header ? header : footer }
        set { if kind == .header { header = newValue } else { footer = newValue } }
    }

    var height: CGFloat { header.total + rows.total + footer.total }
}

/// The two supplementary views of a section.
enum HeaderFooterKind: CaseIterable {
    case header, footer

    var viewMethod: UnimplementedMethods { self == .header ? .headerView : .footerView }
}

/// The optional methods of a table's delegate and data source that use the default implementation.
///
/// Swift's protocols have no optional methods. The default implementations record that they were called, so that a
/// table has to call a method for one section or row only to find that calling it for the others is unnecessary.
struct UnimplementedMethods: OptionSet {
    let rawValue: UInt16
    static let estimatedRowHeight = UnimplementedMethods(rawValue: 1)
    static let rowHeight = UnimplementedMethods(rawValue: 2)
    static let headerTitle = UnimplementedMethods(rawValue: 4)
    static let footerTitle = UnimplementedMethods(rawValue: 8)
    static let headerView = UnimplementedMethods(rawValue: 16)
    static let footerView = UnimplementedMethods(rawValue: 32)
    static let headerHeight = UnimplementedMethods(rawValue: 64)
    static let footerHeight = UnimplementedMethods(rawValue: 128)
    static let estimatedHeaderHeight = UnimplementedMethods(rawValue: 256)
    static let estimatedFooterHeight = UnimplementedMethods(rawValue: 512)
}

/// The traits by which a table's headers and rows were measured.
struct MeasuredTraits: Equatable {
    private let isIOS26: Bool
    private let textSize: UIContentSizeCategory

    init(_ traits: UITraitCollection) {
        isIOS26 = traits.isIOS26
        textSize = traits.preferredContentSizeCategory
    }
}
