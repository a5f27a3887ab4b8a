extension UITableView {
    /// The position of a row in the visible area after scrolling.
    public enum ScrollPosition: Int, Hashable, Sendable {
        /// Scrolls by the smallest distance that makes the row visible.
        case none = 0
        /// The row is at the top of the visible area.
        case top = 1
        /// The row is in the vertical center of the visible area.
        case middle = 2
        /// The row is at the bottom of the visible area.
        case bottom = 3
    }

    /// The animation of an inserted or deleted row.
    ///
    /// Rows are inserted and deleted without animation; the cases are present for source compatibility.
    public enum RowAnimation: Int, Hashable, Sendable {
        /// The row fades in or out.
        case fade = 0
        /// The row moves in from, or out to, the right.
        case right = 1
        /// The row moves in from, or out to, the left.
        case left = 2
        /// The row moves in from, or out to, the top.
        case top = 3
        /// The row moves in from, or out to, the bottom.
        case bottom = 4
        /// No animation.
        case none = 5
        /// The row's neighbors cover and uncover it.
        case middle = 6
        /// An animation that the table chooses.
        case automatic = 100
    }

    /// The origin from which separator insets count.
    public enum SeparatorInsetReference: Int, Hashable, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The automatic insets of the separator.
        case fromAutomaticInsets = 1
    }

    /// The changes of a cell for which the table measures its row again.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// None.
        case disabled = 0
        /// Calls of `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// The same calls and changes of constraints.
        case enabledIncludingConstraints = 2
    }
}

/// The parts of a table that hug their content instead of the table's margins.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The elements' bits.
    public let rawValue: UInt
    /// Creates a set of elements from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The section headers.
    public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 3)
}
