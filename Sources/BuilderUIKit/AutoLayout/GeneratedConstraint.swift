import Foundation
import Render

/// A constraint that a container makes for its children, with the identifier that UIKit gives it.
@MainActor
struct GeneratedConstraint {
    /// One side of the relation: an attribute of a view, a guide or a gap between views.
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

    var text: String {
        let (firstItem, firstAttribute) = first.parts
        let other = second?.parts
        return "<NSLayoutConstraint '\(identifier)' "
            + ConstraintText.formula(
                first: firstItem, firstAttribute, relation, second: other?.0, other?.1 ?? .notAnAttribute,
                multiplier: multiplier, constant: constant, priority: priority)
            + "   (active)>"
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
