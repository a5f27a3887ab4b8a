import Foundation

/// A linear relation between two attributes: `first = multiplier × second + constant`, or ≤, or ≥.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    public internal(set) weak var firstItem: AnyObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    public internal(set) weak var secondItem: AnyObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    let systemOffset: SystemSpacing?

    /// Points (for a size without a second item) or points added to the second attribute. A value that is not finite is
    /// refused with a message, and the old one stays.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                LayoutDiagnostics.report(.invalidConstant(constraint: describeBriefly(), value: newValue))
                return
            }
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            holder?.constraintDidChange(self)
        }
    }
    private var storedConstant: CGFloat

    /// 1 … 1000. UIKit refuses to move an active constraint between required and optional; here it may.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue { holder?.constraintDidChange(self) } }
    }

    open var identifier: String?
    open var shouldBeArchived = false

    /// The view that holds the constraint while it is active: the nearest common ancestor of its items.
    weak var holder: UIView?
    /// Distances between anchors, which nothing else holds.
    var keptAlive: [AnchorDistance] = []
    /// Whether its items list it among the constraints that refer to them.
    var isListed = false
    /// When it became active, among all constraints: of equal priorities the later one wins.
    var joinOrder = 0

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.multiplier = multiplier.isFinite ? multiplier : 1
        storedConstant = c.isFinite ? c : 0
        systemOffset = nil
        super.init()
        if !c.isFinite || !multiplier.isFinite {
            LayoutDiagnostics.report(
                .invalidConstant(constraint: describeBriefly(), value: c.isFinite ? multiplier : c))
        }
    }

    init(
        first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject? = nil,
        _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        systemOffset: SystemSpacing? = nil
    ) {
        firstItem = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        secondItem = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier.isFinite ? multiplier : 1
        storedConstant = constant.isFinite ? constant : 0
        self.systemOffset = systemOffset
        super.init()
        if !constant.isFinite || !multiplier.isFinite {
            LayoutDiagnostics.report(
                .invalidConstant(constraint: describeBriefly(), value: constant.isFinite ? multiplier : constant))
        }
    }

    /// Active constraints take part in layout. Activating one whose items have no common ancestor is reported and has no
    /// effect (UIKit throws an exception).
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { ConstraintActivation.activate(self) } else { ConstraintActivation.deactivate(self) }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, attribute: firstAttribute) }
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
    }

    open override var description: String {
        MainActor.assumeIsolated { describeBriefly() }
    }
}

extension NSLayoutConstraint {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        public static let baseline = Attribute.lastBaseline
    }

    /// `constraint(equalToSystemSpacingAfter:)`: so many times the system's spacing between the two items.
    struct SystemSpacing {
        var multiplier: CGFloat
    }

    /// The constant with the system spacing, in points.
    var effectiveConstant: CGFloat {
        guard let systemOffset else { return constant }
        var spacing: CGFloat = 8
        if firstAttribute == .firstBaseline || firstAttribute == .lastBaseline {
            // Between baselines the spacing grows with the text: a line's height of the lower label's font.
            let font = [firstItem, secondItem].compactMap { ($0 as? UILabel)?.font }.first
            spacing = font.map { $0.lineHeight.rounded(.up) } ?? 8
        }
        return constant + systemOffset.multiplier * spacing
    }

    func describeBriefly() -> String { ConstraintText.describe(self) }
}
