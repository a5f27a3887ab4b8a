import Foundation

/// The equation of a constraint, regardless of its origin: items, attributes, relation and numbers.
struct ConstraintEquation {
    var first: AnyObject?
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation = .equal
    var second: AnyObject?
    var secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: UILayoutPriority = .required
    /// The multiple of the system's spacing to add.
    var systemSpacing: CGFloat?
}

extension ConstraintEquation {
    @MainActor init(_ constraint: NSLayoutConstraint) {
        self.init(
            first: constraint.firstItem, firstAttribute: constraint.firstAttribute, relation: constraint.relation,
            second: constraint.secondItem, secondAttribute: constraint.secondAttribute,
            multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
            systemSpacing: constraint.systemOffset?.multiplier)
    }
}

/// A constraint as the visual format represents it: a space between two facing edges.
@MainActor
struct ConstraintGap {
    enum Ends {
        /// The space from a view's leading or top edge to an item inside it.
        case containerStart(UIView, AnyObject)
        /// The space from an item inside a view to the view's trailing or bottom edge.
        case containerEnd(UIView, AnyObject)
        case items(AnyObject, AnyObject)
    }

    let ends: Ends
    let isHorizontal: Bool
    /// A Boolean value that indicates whether the constraint refers to left and right, regardless of the reading
    /// direction.
    let isLeftToRight: Bool
    /// The space without a priority: `8`, `>=8` or `NSSpace(8)`.
    let space: String

    /// Creates the gap of a constraint; nil if the visual format can't express it.
    init?(_ equation: ConstraintEquation) {
        guard equation.multiplier == 1, let first = equation.first, let second = equation.second,
            let firstEdge = Edge(equation.firstAttribute), let secondEdge = Edge(equation.secondAttribute),
            firstEdge.axis == secondEdge.axis
        else { return nil }
        isHorizontal = firstEdge.axis != .vertical
        isLeftToRight = firstEdge.axis == .leftToRight
        // True if the space is the first edge minus the second, false if it is the second minus the first.
        let isForward: Bool
        if let container = Self.container(second, of: first) {
            guard firstEdge.isStart == secondEdge.isStart else { return nil }
            ends = firstEdge.isStart ? .containerStart(container, first) : .containerEnd(container, first)
            isForward = firstEdge.isStart
        } else if let container = Self.container(first, of: second) {
            guard firstEdge.isStart == secondEdge.isStart else { return nil }
            ends = firstEdge.isStart ? .containerStart(container, second) : .containerEnd(container, second)
            isForward = !firstEdge.isStart
        } else {
            guard firstEdge.isStart != secondEdge.isStart, first !== second else { return nil }
            ends = firstEdge.isStart ? .items(second, first) : .items(first, second)
            isForward = firstEdge.isStart
        }
        let relation = isForward ? equation.relation : equation.relation.flipped
        var space = relation == .equal ? "" : relation.sign
        if let spacing = equation.systemSpacing {
            space += "NSSpace(\(NumberText.plain(spacing * 8)))"
        } else {
            space += NumberText.plain(isForward ? equation.constant : -equation.constant)
        }
        self.space = space
    }

    private struct Edge {
        enum Axis { case reading, leftToRight, vertical }

        let axis: Axis
        let isStart: Bool

        init?(_ attribute: NSLayoutConstraint.Attribute) {
            switch attribute {
            case .leading: (axis, isStart) = (.reading, true)
            case .trailing: (axis, isStart) = (.reading, false)
            case .left: (axis, isStart) = (.leftToRight, true)
            case .right: (axis, isStart) = (.leftToRight, false)
            case .top: (axis, isStart) = (.vertical, true)
            case .bottom: (axis, isStart) = (.vertical, false)
            default: return nil
            }
        }
    }

    /// Returns `candidate` if it is the superview of `item`, or the view that owns it; nil otherwise.
    private static func container(_ candidate: AnyObject, of item: AnyObject) -> UIView? {
        guard let view = candidate as? UIView else { return nil }
        let owner = (item as? UIView)?.storedSuperview ?? (item as? UILayoutGuide)?.owningView
        return owner === view ? view : nil
    }
}

/// A substitute for an object's address in logs, computed from its position in the view tree, so that a screen's log is
/// the same on every run. (UIKit prints real addresses.)
///
/// Objects in one tree have different values; objects in different trees may have equal ones.
@MainActor
enum StableAddress {
    static func of(_ view: UIView) -> String { text(hash(of: view), prefix: "0x7f8") }

    static func of(_ guide: UILayoutGuide) -> String {
        guard let owner = guide.owningView else { return text(hash(guide.identifier, from: start), prefix: "0x600") }
        let guides = owner.ownLayoutGuides + owner.internalGuides
        let index = guides.firstIndex { $0 === guide } ?? -1
        return text(hash("guide \(index) \(guide.identifier)", from: hash(of: owner)), prefix: "0x600")
    }

    static func of(_ constraint: NSLayoutConstraint) -> String {
        let index = constraint.holder?.heldConstraints.firstIndex { $0 === constraint } ?? -1
        let seed = constraint.holder.map(hash(of:)) ?? start
        // A constraint without a holder is identified by its items.
        let parts =
            index >= 0
            ? "\(index)"
            : "\(constraint.firstAttribute.rawValue) \(constraint.relation.rawValue) "
                + "\(constraint.secondAttribute.rawValue) \(constraint.constant) \(constraint.multiplier)"
                + "\((constraint.firstItem as? UIView).map(hash(of:)) ?? 0) "
                + "\((constraint.secondItem as? UIView).map(hash(of:)) ?? 0)"
        return text(hash("constraint \(parts)", from: seed), prefix: "0x600")
    }

    /// Returns the address of a constraint that belongs to a view, such as one generated by a stack.
    static func of(_ text: String, in view: UIView?) -> String {
        self.text(hash(text, from: view.map(hash(of:)) ?? start), prefix: "0x600")
    }

    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Returns the FNV-1a hash of the indices from the view up to the root.
    private static func hash(of view: UIView) -> UInt64 {
        var hash = start
        var current = view
        while let parent = current.storedSuperview {
            hash = self.hash("\(parent.storedSubviews.firstIndex { $0 === current } ?? -1)/", from: hash)
            current = parent
        }
        return hash
    }

    private static func hash(_ text: String, from start: UInt64) -> UInt64 {
        text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    private static func text(_ hash: UInt64, prefix: String) -> String {
        // Nine digits, the last of which is 0, as in real addresses.
        let figures = String(((hash ^ (hash >> 32)) & 0xffff_ffff), radix: 16)
        return prefix + String(repeating: "0", count: 8 - figures.count) + figures + "0"
    }
}
