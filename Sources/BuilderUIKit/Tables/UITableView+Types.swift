extension UITableView {
    public enum ScrollPosition: Int, Hashable, Sendable {
        /// As little as brings the row into view.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// Rows come and go at once; kept for shared code.
    public enum RowAnimation: Int, Hashable, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Hashable, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }

    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        case disabled = 0
        case enabled = 1
        case enabledIncludingConstraints = 2
    }
}

/// The parts of a table that hug their content instead of the table's margins.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 3)
}
