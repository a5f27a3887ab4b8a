import Foundation

/// An error in a view tree's layout. The text names the view and the remedy.
public enum LayoutDiagnostic: Error, Hashable, Sendable {
    /// A frame, bounds or center that is NaN, infinite or beyond 10⁹ points. The old one stays.
    case invalidFrame(view: String, frame: CGRect)
    /// A margin or spacing that is NaN or infinite. The old one stays.
    case invalidConstant(constraint: String, value: CGFloat)
    /// A property such as a corner radius that is NaN or infinite, or a font too large to draw.
    case invalidNumber(view: String, property: String, value: CGFloat)
    /// An intrinsic content size that is NaN, infinite or beyond 10⁹ points; treated as none.
    case invalidContentSize(view: String, size: CGSize)
    /// A view was added to itself; nothing was changed.
    case subviewOfItself(view: String)
    /// A view was added to one that lies inside it; nothing was changed.
    case cyclicHierarchy(view: String, parent: String)
    /// A layer was added to itself or to one that lies inside it; nothing was changed.
    case cyclicLayers(layer: String, parent: String)
    /// An index for the insertion of an arranged view that is beyond the arranged views; it was clamped to the nearest
    /// end.
    case arrangedIndex(stack: String, index: Int, count: Int)
    /// A constraint whose items aren't in one view tree; it stays inactive.
    case noCommonAncestor(anchors: String)
    /// A constraint whose items are laid out separately, as the contents of different table cells are; it has no
    /// effect. (UIKit has one system of constraints for a whole window.)
    case separateLayouts(constraint: String)
    /// A call of `setNeedsUpdateConstraints` on a view while its `updateConstraints` ran; it was ignored.
    case constraintsUpdateLoop(view: String)
    /// An illegal constraint, given by its own description and that of its first item; it stays inactive.
    case illegalConstraint(constraint: String, item: String, fault: ConstraintError)
    /// A constraint that was declared for a view and could not become active before the screen was drawn; the rest of
    /// the screen is laid out without it.
    case constraintNeverActive(view: String, type: String, wait: ConstraintWait)
    /// Members that declare a constraint in an invalid order; they were ignored.
    case incompleteConstraint(view: String, fault: ConstraintChainError)
    /// A bar button item that was created with none or several views, given by their names, although it displays
    /// exactly one; it displays the first.
    case barButtonViews(views: [String])
    /// A text of the visual format that can't be parsed; no constraints are created from it.
    case invalidVisualFormat(VisualFormatError)
    /// Required constraints that contradict each other; `broken` was left out.
    case unsatisfiable(constraints: [String], broken: String, involvesAutoresizing: Bool)
    /// Numbers that the solver can't use.
    case solver(view: String, reason: String)
    /// A definition whose body leads back to itself, or definitions that are nested more deeply than `depth`; nothing
    /// is displayed in its place.
    case endlessBody(type: String, depth: Int)
    /// A layout that did not converge: `layoutSubviews` keeps changing the frames.
    case unstable(view: String, rounds: Int)
    /// Traits that still changed after many notifications of their changes.
    case unstableTraits(view: String, rounds: Int)
    /// A view that was to be laid out from within `depth` nested calls of `layoutSubviews`; its layout was left to a
    /// later round.
    case nestedTooDeep(view: String, depth: Int)
    /// A height or an inset of a table or scroll view that is NaN, infinite, or negative where that isn't valid; `used`
    /// replaced it.
    case invalidLength(view: String, property: String, value: CGFloat, used: String)
    /// An update of rows or sections that contradicts a table's data source; the table was reloaded.
    case invalidTableUpdate(table: String, reason: String)
    /// An update of items or sections that contradicts a collection's data source; the collection was reloaded.
    case invalidCollectionUpdate(collection: String, reason: String)
    /// An item's size that a flow layout can't lay out.
    case undefinedFlow(layout: String, collection: String, fault: FlowLayoutError)
}

extension LayoutDiagnostic: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidFrame(let view, let frame):
            "\(view) was given a frame of (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)): "
                + "use finite numbers up to 1e13 points; the frame was not changed."
        case .invalidConstant(let constraint, let value):
            "\(constraint) was given \(value): use a finite number; it was ignored."
        case .invalidNumber(let view, let property, let value):
            "the \(property) of \(view) is \(value): use a finite number that can be drawn."
        case .invalidContentSize(let view, let size):
            "\(view) has an intrinsicContentSize of \(size.width) × \(size.height): use finite numbers up to 1e9 points, "
                + "or UIView.noIntrinsicMetric; it was ignored."
        case .subviewOfItself(let view):
            "Can't add self as subview: \(view). Nothing was changed."
        case .cyclicHierarchy(let view, let parent):
            "A cyclic view hierarchy: \(view) can't be added to \(parent), which is inside it: "
                + "its layer is a part of cycle in its layer tree. Nothing was changed."
        case .cyclicLayers(let layer, let parent):
            "layer <\(layer)> is a part of cycle in its layer tree: it can't be added to <\(parent)>, "
                + "which is the same layer or inside it. Nothing was changed."
        case .arrangedIndex(let stack, let index, let count):
            "index out of bounds for arranged subview: index = \(index) expected to be less than or equal to \(count). "
                + "The view went to the nearest end of \(stack)."
        case .noCommonAncestor(let anchors):
            "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  "
                + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
        case .separateLayouts(let constraint):
            "\(constraint) has no effect: its items are laid out separately, because the content of a table cell is a separate "
                + "layout. Constrain views to others in the same cell, or set the constant yourself."
        case .constraintsUpdateLoop(let view):
            "setNeedsUpdateConstraints of \(view) was called during its updateConstraints: don't call it there, directly "
                + "or indirectly; it was ignored."
        case .illegalConstraint(let constraint, let item, let fault): fault.text(for: constraint, item: item)
        case .constraintNeverActive(let view, let type, let wait):
            "The constraint \(type) of \(view) never became active: \(wait.description)."
        case .incompleteConstraint(let view, let fault): "\(fault.text(for: view)); it was ignored."
        case .barButtonViews(let views):
            views.isEmpty
                ? "A UIBarButtonItem was created with a closure that returns no view: return exactly one view; it shows nothing."
                : "A UIBarButtonItem was created with \(views.count) views (\(views.joined(separator: ", "))): it shows only "
                    + "the first. Put them into a stack view."
        case .invalidVisualFormat(let error): error.description
        case .unsatisfiable(let constraints, let broken, let involvesAutoresizing):
            LayoutConflict.text(constraints, broken: broken, involvesAutoresizing: involvesAutoresizing)
        case .solver(let view, let reason):
            "The layout of \(view) could not be solved: \(reason)."
        case .endlessBody(let type, let depth):
            "The body of \(type) is nested in more than \(depth) others: look for a body that contains its own type, "
                + "directly or through others."
        case .unstable(let view, let rounds):
            "The layout of \(view) did not converge in \(rounds) rounds: "
                + "look for a layoutSubviews that changes constraints or calls setNeedsLayout each time."
        case .unstableTraits(let view, let rounds):
            "The traits of \(view) changed in each of \(rounds) rounds: look for a traitCollectionDidChange or a handler "
                + "of trait changes that changes traits each time."
        case .nestedTooDeep(let view, let depth):
            "layoutIfNeeded of \(view) was called from within \(depth) layoutSubviews that call each other: look for one that lays "
                + "out its own view or its superview after setNeedsLayout; it was ignored."
        case .invalidLength(let view, let property, let value, let used):
            "the \(property) of \(view) is \(value): use a number of points that is finite and not negative, "
                + "or automaticDimension for heights; \(used) was used."
        case .invalidTableUpdate(let table, let reason):
            "\(reason) Table view: \(table). The table was reloaded from its data source."
        case .invalidCollectionUpdate(let collection, let reason):
            "\(reason) Collection view: \(collection). The collection was reloaded from its data source."
        case .undefinedFlow(let layout, let collection, let fault):
            LayoutDiagnostic.undefinedFlowText(layout, collection, fault)
        }
    }

    /// Returns the text of UIKit's log.
    private static func undefinedFlowText(_ layout: String, _ collection: String, _ fault: FlowLayoutError) -> String {
        func size(_ length: String, _ insets: String) -> String {
            "the item \(length) must be less than the \(length) of the UICollectionView minus the section insets "
                + "\(insets) values, minus the content insets \(insets) values."
        }
        let reason =
            switch fault {
            case .tooWide: size("width", "left and right")
            case .tooHigh: size("height", "top and bottom")
            case .negativeSize: "negative sizes are not supported in the flow layout"
            }
        return "The behavior of the UICollectionViewFlowLayout is not defined because:\n\(reason)\n"
            + "Please check the values returned by the delegate.\n"
            + "The relevant UICollectionViewFlowLayout instance is <\(layout)>, and it is attached to \(collection).\n"
            + "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the "
            + "debugger."
    }
}

/// A size that a flow layout can't lay out.
public enum FlowLayoutError: Hashable, Sendable {
    /// An item that is wider or higher than the space for its line.
    case tooWide, tooHigh
    /// A size that is negative or not finite.
    case negativeSize
}
