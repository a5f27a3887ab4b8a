import Foundation

/// A linear relation between two attributes: `first = multiplier × second + constant`, or ≤, or ≥.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    private let isaPadding = IsaPadding()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?

    /// The first item; nil if it was released.
    public var firstItem: AnyObject? { firstReference?.object }
    private nonisolated(unsafe) let firstReference: ItemReference?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The relation between the attributes.
    public let relation: Relation
    /// The second item; nil without one, or if it was released.
    public var secondItem: AnyObject? { secondReference?.object }
    private nonisolated(unsafe) let secondReference: ItemReference?
    /// The attribute of the second item.
    public let secondAttribute: Attribute
    /// The factor of the second attribute; 1 if the given one isn't finite, which makes the constraint illegal.
    public let multiplier: CGFloat
    let systemOffset: SystemSpacing?

    /// The constant in points: the size without a second item, otherwise the amount added to the second attribute.
    ///
    /// A value that isn't finite is rejected with a message, and the old one stays. A value beyond ±10⁸ is reported in
    /// UIKit's words and replaced by ±10⁸; UIKit does the same beyond a limit that it doesn't document.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else { return report(.constantNotFinite(newValue)) }
            let usable = Self.usable(newValue)
            if usable != newValue { report(.constantTooLarge(newValue)) }
            guard usable != storedConstant else { return }
            storedConstant = usable
            holder?.constraintDidChange(self)
        }
    }
    private var storedConstant: CGFloat

    /// Returns a constant that layout can use: 0 for one that isn't a number, and at most 10⁸ points.
    static func usable(_ constant: CGFloat) -> CGFloat { constant.isFinite ? min(max(constant, -1e8), 1e8) : 0 }

    /// The priority, above 0 and at most 1000; another value is reported, and the old one stays.
    ///
    /// Changing an active constraint between required and optional is an exception in UIKit; here, the change is
    /// reported and applied.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            guard newValue.isLegalForConstraints else { return report(.priorityOutOfRange(newValue.rawValue)) }
            if isActive, newValue == .required || storedPriority == .required {
                report(.requiredMutated(new: newValue.rawValue, old: storedPriority.rawValue))
            }
            storedPriority = newValue
            holder?.constraintDidChange(self)
        }
    }
    private var storedPriority = UILayoutPriority.required

    /// The name in messages: `<NSLayoutConstraint:0x… 'name' …>`.
    open var identifier: String?
    /// A Boolean value that indicates whether archives contain the constraint. It has no effect.
    open var shouldBeArchived = false

    /// The view that holds the constraint while it is active: the nearest common ancestor of its items.
    var holder: UIView? {
        get { holderReference?.object }
        set { holderReference = newValue?.viewReference }
    }
    private var holderReference: ZeroingReference<UIView>?
    /// The distances between anchors, which no other object retains.
    var keptAlive: [AnchorDistance] = []
    /// A Boolean value that indicates whether the items list the constraint among those that reference them.
    var isListed = false
    /// A Boolean value that indicates whether the constraint was reported to have no effect.
    var isSeparationReported = false
    /// The rank of the activation among all constraints: of equal priorities, the later one takes precedence.
    var activationOrder = 0

    /// The reason why the constraint can't become active, which was reported when the constraint was created.
    let fault: ConstraintError?

    /// A Boolean value that indicates whether the constraint describes what the engine does anyway, and has no rows.
    var isOnlyListed: Bool { false }

    /// Creates a constraint without items, which can't be active.
    public nonisolated override init() {
        firstReference = nil
        firstAttribute = .notAnAttribute
        relation = .equal
        secondReference = nil
        secondAttribute = .notAnAttribute
        multiplier = 1
        storedConstant = 0
        systemOffset = nil
        fault = nil
        super.init()
    }

    /// Creates a constraint.
    ///
    /// Views or guides whose attributes can't be related are reported with UIKit's text, and the constraint stays
    /// inactive permanently.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = view1 as AnyObject
        let second = view2.map { $0 as AnyObject }
        firstReference = ItemReference(first)
        firstAttribute = attr1
        self.relation = relation
        secondReference = second.map { ItemReference($0) }
        secondAttribute = second == nil ? .notAnAttribute : attr2
        self.multiplier = multiplier.isFinite ? multiplier : 1
        storedConstant = Self.usable(c)
        systemOffset = nil
        fault = Self.fault(first: first, attr1, second: second, attr2, multiplier: multiplier, constant: c)
        super.init()
        didInitialize(constant: c)
    }

    /// Creates a constraint whose items are known to be objects.
    package convenience init(
        first: AnyObject, _ attribute: Attribute, _ relation: Relation, second: AnyObject?, multiplier: CGFloat,
        constant: CGFloat
    ) {
        self.init(
            first: first, attribute, relation, second: second, second == nil ? .notAnAttribute : attribute,
            multiplier: multiplier, constant: constant, systemOffset: nil)
    }

    init(
        first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject? = nil,
        _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        systemOffset: SystemSpacing? = nil
    ) {
        firstReference = ItemReference(first)
        self.firstAttribute = firstAttribute
        self.relation = relation
        secondReference = second.map { ItemReference($0) }
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier.isFinite ? multiplier : 1
        storedConstant = Self.usable(constant)
        self.systemOffset = systemOffset
        fault = Self.fault(
            first: first, firstAttribute, second: second, secondAttribute,
            multiplier: systemOffset.map { multiplier * $0.multiplier } ?? multiplier, constant: constant)
        super.init()
        didInitialize(constant: constant)
    }

    private func didInitialize(constant: CGFloat) {
        CreationSites.note(self)
        if let fault {
            report(fault)
        } else if constant != storedConstant {
            report(.constantTooLarge(constant))
        }
    }

    func report(_ fault: ConstraintError) {
        let item = ConstraintActivation.items(of: self).first
        let name = (item as? NSObject)?.description ?? ConstraintText.name(of: item)
        LayoutDiagnostics.report(.illegalConstraint(constraint: describeBriefly(), item: name, fault: fault))
    }

    /// A Boolean value that indicates whether the constraint is active, that is, takes part in layout.
    ///
    /// Activating an illegal constraint, or one whose items have no common ancestor, is reported and has no effect
    /// (UIKit throws an exception).
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { ConstraintActivation.activate(self) } else { ConstraintActivation.deactivate(self) }
        }
    }

    /// Activates constraints. Illegal ones are reported and skipped; the others take effect.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The anchor of the first item's attribute.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, attribute: firstAttribute) }
    /// The anchor of the second item's attribute; nil without a second item.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
    }

    open override var description: String { MainActor.assumeIsolated { describeBriefly() } }
}

extension NSLayoutConstraint {
    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// The sides are equal.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// An axis of layout.
    public enum Axis: Int, Sendable {
        /// An axis.
        case horizontal, vertical
    }

    /// A part of an item that constraints relate.
    public enum Attribute: Int, Sendable {
        /// No attribute.
        case notAnAttribute = 0
        /// An edge, length, center or baseline of the alignment rectangle.
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        /// An edge within the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// A center within the margins.
        case centerXWithinMargins, centerYWithinMargins
        /// The last baseline.
        public static let baseline = Attribute.lastBaseline
    }

    func describeBriefly() -> String { ConstraintText.describe(self) }
}

extension NSLayoutConstraint {
    /// Returns whether the constraint alone determines a view's height.
    func isFixedHeight(of view: UIView) -> Bool {
        firstItem === view && firstAttribute == .height && secondItem == nil && relation == .equal
    }

    var usesBaselines: Bool { attributes.contains { $0 == .firstBaseline || $0 == .lastBaseline } }
}

extension NSLayoutConstraint: AssociatedValueHolder {}
