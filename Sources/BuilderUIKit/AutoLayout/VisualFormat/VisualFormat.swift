import Foundation

/// A text of the visual format, such as `H:|-[name]-8-[value(>=40)]|`, with its names resolved.
@MainActor
struct VisualFormat {
    struct Element {
        /// A view or a guide; nil for the superview.
        var item: AnyObject?
        var sizes: [Predicate] = []
        /// The position in the text.
        var position: Int
    }

    enum Connection {
        /// Nothing between two elements: no distance.
        case flush
        /// `-`: the system's spacing.
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
        /// The size of another view: `==other`; with an attribute, a factor and a summand where these are written.
        case size(of: AnyObject, NSLayoutConstraint.Attribute?, multiplier: CGFloat, constant: CGFloat)
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    /// In the text's order; the superview stands first and last only.
    var elements: [Element] = []
    /// One fewer than elements: `connections[i]` stands before `elements[i + 1]`.
    var connections: [Connection] = []

    var items: [AnyObject] { elements.compactMap(\.item) }
}
