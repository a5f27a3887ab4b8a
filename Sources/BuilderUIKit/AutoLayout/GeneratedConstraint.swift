import Foundation
import Render

/// A constraint that a container generates for its subviews, with UIKit's identifier.
@MainActor
struct GeneratedConstraint {
    /// One side of the relation: an attribute of a view or a guide.
    enum Side {
        case view(UIView, NSLayoutConstraint.Attribute)
        case guide(UILayoutGuide, NSLayoutConstraint.Attribute)
    }

    var first: Side
    var relation: NSLayoutConstraint.Relation = .equal
    var second: Side?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: UILayoutPriority = .required
    var identifier: String

    /// The constraint's parts, for descriptions.
    var equation: ConstraintEquation {
        let (firstItem, firstAttribute) = first.parts
        let other = second?.parts
        return ConstraintEquation(
            first: firstItem, firstAttribute: firstAttribute, relation: relation, second: other?.0,
            secondAttribute: other?.1 ?? .notAnAttribute, multiplier: multiplier, constant: constant,
            priority: priority)
    }
}

extension GeneratedConstraint.Side {
    @MainActor var parts: (AnyObject, NSLayoutConstraint.Attribute) {
        switch self {
        case .view(let view, let attribute): (view, attribute)
        case .guide(let guide, let attribute): (guide, attribute)
        }
    }
}
