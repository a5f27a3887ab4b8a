import Foundation

/// An attribute of a view or guide, from which constraints are created.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    var itemStorage: AnyObject? { reference?.object }
    private let reference: ItemReference?
    let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        reference = item.map { ItemReference($0) }
        self.attribute = attribute
        super.init()
    }

    /// The view or guide that the anchor belongs to.
    public var item: AnyObject? { itemStorage }
    /// The attribute's name, for debugging.
    public var name: String { ConstraintText.name(of: attribute) }

    /// Returns a constraint that makes this anchor equal to another.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.equal, anchor) }
    /// Returns a constraint that makes this anchor greater than or equal to another.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor)
    }
    /// Returns a constraint that makes this anchor less than or equal to another.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor)
    }
    /// Returns a constraint that makes this anchor equal to another plus a constant, in points.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: constant)
    }
    /// Returns a constraint that makes this anchor greater than or equal to another plus a constant, in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: constant) }
    /// Returns a constraint that makes this anchor less than or equal to another plus a constant, in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: constant) }

    /// Returns true for an anchor of the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any AnchorParts else { return false }
        return MainActor.assumeIsolated {
            itemStorage != nil && itemStorage === other.itemStorage && attribute == other.attribute
        }
    }

    open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(itemStorage.map { ObjectIdentifier($0) })
            hasher.combine(attribute)
            return hasher.finalize()
        }
    }

    /// The description as printed by UIKit: `<NSLayoutYAxisAnchor:0x… "title.top">`.
    open override var description: String {
        MainActor.assumeIsolated {
            let text = ConstraintText.term(itemStorage, attribute) { ConstraintText.name(of: $0, .log) }
            return "<\(type(of: self)):\(StableAddress.of(text, in: itemStorage as? UIView)) \"\(text)\">"
        }
    }

    func relate(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat = 0, spacing: CGFloat? = nil
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: itemStorage ?? ReleasedItem.shared, attribute, relation,
            second: anchor.itemStorage ?? ReleasedItem.shared,
            anchor.attribute, multiplier: multiplier, constant: constant,
            systemOffset: spacing.map { NSLayoutConstraint.SystemSpacing(multiplier: $0) })
    }
}

/// A placeholder for a view that was released before its anchor was used.
@MainActor
final class ReleasedItem {
    static let shared = ReleasedItem()
}

/// An anchor of a left, right, leading or trailing edge or a horizontal center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another as a dimension, in points; in the reading direction if one of
    /// them is leading or trailing.
    ///
    /// ```swift
    /// let before = root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
    /// let behind = view.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    /// behind.constraint(equalTo: before, multiplier: 2).isActive = true
    /// ```
    public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self.endpoint, to: other.endpoint)
    }
    /// Returns a constraint that places the anchor a multiple of the system's spacing (8 points) after another, in the
    /// reading direction.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, spacing: multiplier) }
    /// Returns a constraint that places the anchor at least a multiple of the system's spacing after another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, spacing: multiplier) }
    /// Returns a constraint that places the anchor at most a multiple of the system's spacing after another.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, spacing: multiplier) }
}

/// An anchor of a top or bottom edge, a baseline or a vertical center.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor down to another as a dimension, in points.
    public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self.endpoint, to: other.endpoint)
    }
    /// Returns a constraint that places the anchor a multiple of the system's spacing below another: 8 points between
    /// edges, about a line of text if a baseline is involved (UIKit doesn't document the distance).
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, spacing: multiplier) }
    /// Returns a constraint that places the anchor at least a multiple of the system's spacing below another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, spacing: multiplier) }
    /// Returns a constraint that places the anchor at most a multiple of the system's spacing below another.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, spacing: multiplier) }
}

/// The parts of an anchor, regardless of its generic type.
@MainActor
protocol AnchorParts: AnyObject, Sendable {
    var itemStorage: AnyObject? { get }
    var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: AnchorParts {
    var endpoint: AnchorEndpoint { AnchorEndpoint(item: itemStorage, attribute: attribute) }
}

/// An attribute of an item, for a distance between two of them.
@MainActor
final class AnchorEndpoint {
    var item: AnyObject? { reference?.object }
    private let reference: ItemReference?
    let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        reference = item.map { ItemReference($0) }
        self.attribute = attribute
    }
}

/// The distance between two anchors, which constraints treat like a width or a height.
@MainActor
final class AnchorDistance {
    let from: AnchorEndpoint
    let to: AnchorEndpoint

    init(from: AnchorEndpoint, to: AnchorEndpoint) {
        self.from = from
        self.to = to
    }

    /// A Boolean value that indicates whether the distance follows the reading direction.
    var isDirectional: Bool { from.attribute.isDirectional || to.attribute.isDirectional }
}

/// An anchor of a width, a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The distance, which is retained; views and guides are referenced weakly.
    private var distance: AnchorDistance?

    override init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        super.init(item: item, attribute: attribute)
    }

    convenience init(from: AnchorEndpoint, to: AnchorEndpoint) {
        let distance = AnchorDistance(from: from, to: to)
        self.init(item: distance, attribute: .width)
        self.distance = distance
    }

    /// Returns a constraint that makes the length equal to a constant, in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, c) }
    /// Returns a constraint that makes the length greater than or equal to a constant, in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, c)
    }
    /// Returns a constraint that makes the length less than or equal to a constant, in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { relate(.lessThanOrEqual, c) }

    /// Returns a constraint that makes the length equal to a multiple of another.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m)
    }
    /// Returns a constraint that makes the length greater than or equal to a multiple of another.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m) }
    /// Returns a constraint that makes the length less than or equal to a multiple of another.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m)
    }
    /// Returns a constraint that makes the length equal to a multiple of another plus a constant, in points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: m, constant: c) }
    /// Returns a constraint that makes the length greater than or equal to a multiple of another plus a constant, in
    /// points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
    /// Returns a constraint that makes the length less than or equal to a multiple of another plus a constant, in
    /// points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

    private func relate(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: itemStorage ?? ReleasedItem.shared, attribute, relation, constant: constant)
        constraint.keptAlive = [distance].compactMap { $0 }
        return constraint
    }

    override func relate(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<NSLayoutDimension>, multiplier: CGFloat = 1,
        constant: CGFloat = 0, spacing: CGFloat? = nil
    ) -> NSLayoutConstraint {
        let constraint = super.relate(
            relation, anchor, multiplier: multiplier, constant: constant, spacing: spacing)
        constraint.keptAlive = [distance, (anchor as? NSLayoutDimension)?.distance].compactMap { $0 }
        return constraint
    }
}
