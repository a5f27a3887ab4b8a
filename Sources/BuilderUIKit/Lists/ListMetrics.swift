import Foundation

/// The heights of rows, headers and footers in tables and lists, in points.
package enum ListMetrics {
    /// The height of a row without a content of its own (measured).
    package static let rowHeight: CGFloat = 44
    /// The height of a section's header or footer in a plain table (measured).
    static let headerHeight: CGFloat = 28
    /// The height of a grouped table's section header with a title of one line (measured).
    static let groupedHeaderHeight: CGFloat = 38
    /// The height of a grouped table's first section header without a title (measured).
    static let firstEmptyHeaderHeight: CGFloat = 35

    /// Returns the height of a grouped table's first section header with a title of one line (measured).
    static func firstHeaderHeight(atScale scale: CGFloat) -> CGFloat { scale >= 3 ? 166.0 / 3 : 55.5 }

    /// Returns the height of a grouped table's empty header or footer (not measured).
    static func emptyHeaderHeight(atScale scale: CGFloat) -> CGFloat { scale >= 3 ? 53.0 / 3 : 18 }
}
