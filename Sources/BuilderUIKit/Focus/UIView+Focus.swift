import Foundation

/// The priority of a view when its focus group receives the focus; larger numbers take precedence.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The priority's value.
    public let rawValue: Int
    /// Creates a priority.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// No priority.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The priority of the item that was focused last in the group.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// The priority of a preferred item.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The priority of the currently focused item.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

/// The values of a view or a controller for the focus, which isn't there.
struct FocusGroup {
    var identifier: String?
    var priority = UIFocusGroupPriority.ignored
    var effect: UIFocusEffect?
}

extension UIResponder {
    var focusGroup: FocusGroup {
        get { attachments[ObjectIdentifier(FocusGroup.self)] as? FocusGroup ?? FocusGroup() }
        set { attachments[ObjectIdentifier(FocusGroup.self)] = newValue }
    }
}
