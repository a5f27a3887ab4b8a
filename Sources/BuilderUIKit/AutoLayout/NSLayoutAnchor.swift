import Foundation

/// One attribute of a view or guide, from which constraints are made.
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

    /// Returns a constraint that this anchor equals another.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.equal, anchor) }
    /// Returns a constraint that this anchor is at least another.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor)
    }
    /// Returns a constraint that this anchor is at most another.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor)
    }
    /// Returns a constraint that this anchor equals another plus a constant, in points.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: constant)
    }
    /// Returns a constraint that this anchor is at least another plus a constant, in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: constant)
    }
    /// Returns a constraint that this anchor is at most another plus a constant, in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: constant)
    }

    /// Anchors of the same attribute of the same item are equal.
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

    /// `<NSLayoutYAxisAnchor:0x… "title.top">`, as UIKit prints it.
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

/// Stands for a view that has gone away before its anchor was used.
@MainActor
final class ReleasedItem {
    static let shared = ReleasedItem()
}

/// Left, right, leading, trailing or horizontal center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another in points, as a dimension to constrain; in reading direction where one
    /// of them is leading or trailing.
    ///
    /// ```swift
    /// let before = root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
    /// let behind = view.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    /// behind.constraint(equalTo: before, multiplier: 2).isActive = true
    /// ```
    public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self.endpoint, to: other.endpoint)
    }
    /// This anchor lies `multiplier` times the system's spacing (8 points) after another, in reading direction.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, spacing: multiplier) }
    /// Returns a constraint that the anchor is at least a multiple of the system's spacing behind another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, spacing: multiplier) }
    /// Returns a constraint that the anchor is at most a multiple of the system's spacing behind another.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, spacing: multiplier) }
}

/// Top, bottom, a baseline or vertical center.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor down to another in points, as a dimension to constrain.
    public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self.endpoint, to: other.endpoint)
    }
    /// This anchor lies `multiplier` times the system's spacing below another: 8 points between edges, about a line of
    /// text where a baseline takes part (UIKit doesn't document the distance).
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, spacing: multiplier) }
    /// Returns a constraint that the anchor is at least a multiple of the system's spacing below another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, spacing: multiplier) }
    /// Returns a constraint that the anchor is at most a multiple of the system's spacing below another.
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

    /// Follows the reading direction.
    var isDirectional: Bool { from.attribute.isDirectional || to.attribute.isDirectional }
}

/// A width, a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Keeps a distance alive; views and guides are held weakly.
    private var distance: AnchorDistance?

    override init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        super.init(item: item, attribute: attribute)
    }

    convenience init(from: AnchorEndpoint, to: AnchorEndpoint) {
        let distance = AnchorDistance(from: from, to: to)
        self.init(item: distance, attribute: .width)
        self.distance = distance
    }

    /// Returns a constraint that the length equals a constant, in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, c) }
    /// Returns a constraint that the length is at least a constant, in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, c)
    }
    /// Returns a constraint that the length is at most a constant, in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { relate(.lessThanOrEqual, c) }

    /// Returns a constraint that the length equals a multiple of another.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m)
    }
    /// Returns a constraint that the length is at least a multiple of another.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m) }
    /// Returns a constraint that the length is at most a multiple of another.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m)
    }
    /// Returns a constraint that the length equals a multiple of another plus a constant, in points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: m, constant: c) }
    /// Returns a constraint that the length is at least a multiple of another plus a constant, in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
    /// Returns a constraint that the length is at most a multiple of another plus a constant, in points.
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
