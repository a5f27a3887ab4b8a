import Foundation

/// How much a view wants the focus when its focus group gets it; larger numbers win.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// No wish of its own.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// That of what had the focus of the group last.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// That of what has the focus.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

private struct FocusGroup: Equatable {
    var identifier: String?
    var priority = UIFocusGroupPriority.ignored
}

extension UIView {
    private var focusGroup: FocusGroup {
        get { _attachments[ObjectIdentifier(FocusGroup.self)] as? FocusGroup ?? FocusGroup() }
        set { _attachments[ObjectIdentifier(FocusGroup.self)] = newValue == FocusGroup() ? nil : newValue }
    }

    /// The group of views that the focus reaches together; nil by default. There is no focus here: kept for shared code, and
    /// changes nothing in a picture.
    public var focusGroupIdentifier: String? {
        get { focusGroup.identifier }
        set { focusGroup.identifier = newValue }
    }

    /// How much the view wants the focus of its group; `ignored` by default. Kept for shared code, and changes nothing in a
    /// picture.
    public var focusGroupPriority: UIFocusGroupPriority {
        get { focusGroup.priority }
        set { focusGroup.priority = newValue }
    }
}
