import Foundation

/// An error that makes a constraint illegal. UIKit throws an exception with this text; here it is reported, and the
/// constraint has no effect while the rest of the screen is laid out.
public enum ConstraintError: Hashable, Sendable {
    /// A multiplier that is infinite or not a number.
    case multiplierNotFinite(CGFloat)
    /// A constant that is infinite or not a number. A constraint created with it has no effect; an existing one keeps
    /// its old constant.
    case constantNotFinite(CGFloat)
    /// A constant beyond 10⁸ points, which was replaced by 10⁸.
    case constantTooLarge(CGFloat)
    /// An item that is neither a view nor a layout guide.
    case unknownItem
    /// A position that isn't related to another one: no second item, or a multiplier of 0.
    case locationWithoutPair
    /// A leading or trailing edge related to a left or right edge.
    case directionalWithAbsolute
    /// A size related to a position.
    case invalidPairing
    /// A horizontal position related to a vertical one. The constraint can be active, but layout refuses it.
    case incompatibleAnchors
    /// An attribute that is related to itself.
    case onItself
    /// A priority outside 0 … 1000.
    case priorityOutOfRange(Float)
    /// A change of an active constraint's priority between required and optional. (It is applied nevertheless.)
    case requiredMutated(new: Float, old: Float)
    /// A call of `addConstraint` on a view that doesn't contain all of the items.
    case hierarchyUnprepared
}

extension ConstraintError {
    /// Returns UIKit's message for the error, which names the constraint.
    ///
    /// - Parameters:
    ///   - constraint: The description of the constraint.
    ///   - item: The description of its first item.
    func text(for constraint: String, item: String) -> String {
        switch self {
        case .multiplierNotFinite, .unknownItem, .locationWithoutPair, .directionalWithAbsolute, .invalidPairing,
            .onItself:
            "NSLayoutConstraint for \(item): \(sentence)  constraint:\(constraint)"
        case .incompatibleAnchors:
            "Constraint improperly relates anchors of incompatible types: \(constraint)"
        case .constantNotFinite(let value):
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(value)  constraint:\(constraint)"
        case .constantTooLarge(let value):
            "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value "
                + "will be substituted, but this problem should be fixed.  constant:\(value)  constraint:\(constraint)"
        case .priorityOutOfRange(let value):
            "It's illegal to set priority:\(Self.short(value)).  Priorities must be greater than 0 and less or equal to "
                + "NSLayoutPriorityRequired, which is 1000.000000.  \(constraint) keeps what it had."
        case .requiredMutated(let new, let old):
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                + "You passed priority \(Self.short(new)) and the existing priority was \(Self.short(old)).  "
                + "It was applied to \(constraint); deactivate the constraint first."
        case .hierarchyUnprepared:
            "The view hierarchy is not prepared for the constraint: \(constraint)\n"
                + "\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself)."
        }
    }

    /// The description of the error.
    private var sentence: String {
        switch self {
        case .multiplierNotFinite(let value): "Multiplier is not finite!  That's illegal.  multiplier:\(value)"
        case .unknownItem: "Constraint items must each be a view or layout guide."
        case .locationWithoutPair:
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
                + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
        case .directionalWithAbsolute:
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither."
        case .invalidPairing: "Invalid pairing of layout attributes."
        case .onItself: "An attribute of an item cannot be constrained to itself."
        case .constantNotFinite, .constantTooLarge, .priorityOutOfRange, .requiredMutated, .hierarchyUnprepared,
            .incompatibleAnchors:
            ""
        }
    }

    /// A Boolean value that indicates whether the error makes a snapshot differ fundamentally from the code's intent.
    var isFatal: Bool {
        if case .constantNotFinite = self { return true }
        return false
    }

    /// Returns a number in the format of C's `%g`.
    private static func short(_ value: Float) -> String {
        value == value.rounded() && abs(value) < 1e6 ? String(Int(value)) : String(value)
    }
}

extension NSLayoutConstraint {
    /// Returns the error in a constraint's parts, regardless of the tree; nil for a legal constraint.
    static func fault(
        first: AnyObject?, _ firstAttribute: Attribute, second: AnyObject?, _ secondAttribute: Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) -> ConstraintError? {
        guard multiplier.isFinite else { return .multiplierNotFinite(multiplier) }
        guard constant.isFinite else { return .constantNotFinite(constant) }
        guard isItem(first), second == nil || isItem(second) else { return .unknownItem }
        guard let kind = firstAttribute.kind else { return .invalidPairing }
        guard second != nil, let secondKind = secondAttribute.kind else {
            return kind == .size ? nil : .locationWithoutPair
        }
        guard (kind == .size) == (secondKind == .size) else { return .invalidPairing }
        if kind != .size, multiplier == 0 { return .locationWithoutPair }
        if firstAttribute.isDirectional && secondAttribute.isAbsoluteSide
            || firstAttribute.isAbsoluteSide && secondAttribute.isDirectional
        {
            return .directionalWithAbsolute
        }
        if first === second, firstAttribute == secondAttribute, !(first is ReleasedItem) { return .onItself }
        return nil
    }

    /// A Boolean value that indicates whether the constraint relates a horizontal position and a vertical one.
    var relatesBothAxes: Bool {
        guard let first = firstAttribute.kind, let second = secondAttribute.kind else { return false }
        return first != second
    }

    private static func isItem(_ item: AnyObject?) -> Bool {
        item is UIView || item is UILayoutGuide || item is AnchorDistance || item is ReleasedItem
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind {
        case size, horizontal, vertical
    }

    /// The kind of the attribute. Attributes of one kind can be related to each other; widths and heights are both
    /// sizes.
    var kind: Kind? {
        switch self {
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        case .notAnAttribute: nil
        }
    }

    /// A Boolean value that indicates whether the attribute follows the reading direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
