import Foundation

/// A text of the visual format, such as `H:|-[name]-8-[value(>=40)]|`, with its names resolved.
@MainActor
struct VisualFormat {
    struct Element {
        /// The view or guide; nil for the superview.
        var item: AnyObject?
        var sizes: [Predicate] = []
        /// The position in the text.
        var position: Int
    }

    enum Connection {
        /// No distance between two elements.
        case flush
        /// The system's spacing, `-`.
        case standard
        case distances([Predicate])
    }

    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority = UILayoutPriority.required
    }

    enum Object {
        case constant(CGFloat)
        /// The size of another view, `==other`, optionally with an attribute, a factor and a summand.
        case size(of: AnyObject, NSLayoutConstraint.Attribute?, multiplier: CGFloat, constant: CGFloat)
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    /// The elements in the text's order; the superview can only be the first and the last.
    var elements: [Element] = []
    /// The connections, one fewer than elements: `connections[i]` precedes `elements[i + 1]`.
    var connections: [Connection] = []

    var items: [AnyObject] { elements.compactMap(\.item) }
}
