import Foundation

/// Something about a view tree that can't be laid out as asked. The text says which view and what to do.
public enum LayoutIssue: Error, Hashable, Sendable {
    /// A frame, bounds or centre that is NaN, infinite or beyond 10⁹ points. The old one stays.
    case invalidFrame(view: String, frame: CGRect)
    /// A constraint's constant or multiplier that is NaN or infinite. The old one, or 0, stays.
    case invalidConstant(constraint: String, value: CGFloat)
    /// A property such as a corner radius that is NaN or infinite, or a font too large to draw.
    case invalidNumber(view: String, property: String, value: CGFloat)
    /// Views that lie in each other deeper than can be laid out.
    case tooDeep(view: String, depth: Int, limit: Int)
    /// An intrinsic size that is NaN, infinite or beyond 10⁹ points; taken as none.
    case invalidContentSize(view: String, size: CGSize)
    /// A view was added to itself or to one of its own subviews; nothing was changed.
    case cyclicHierarchy(view: String, parent: String)
    /// The two items of a constraint are not in one view tree; it stays inactive.
    case noCommonAncestor(constraint: String)
    /// Attributes that don't go together, such as a width and a left edge; the constraint stays inactive.
    case incompatibleAttributes(constraint: String)
    /// Required constraints that contradict each other; `broken` was left out.
    case unsatisfiable(constraints: [String], broken: String, involvesAutoresizing: Bool)
    /// Numbers that the solver can't use.
    case solver(view: String, reason: String)
    /// Layout did not come to rest: `layoutSubviews` keeps changing what was laid out.
    case unstable(view: String, rounds: Int)
}

extension LayoutIssue: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidFrame(let view, let frame):
            "\(view) was given a frame of (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)): "
                + "use finite numbers up to 1e9 points; the old frame was kept."
        case .invalidConstant(let constraint, let value):
            "\(constraint) was given \(value): use a finite number; it was ignored."
        case .invalidNumber(let view, let property, let value):
            "the \(property) of \(view) is \(value): use a finite number that can be drawn."
        case .tooDeep(let view, let depth, let limit):
            "\(view) holds \(depth) views inside each other; at most \(limit) can be laid out. Flatten the hierarchy."
        case .invalidContentSize(let view, let size):
            "\(view) has an intrinsicContentSize of \(size.width) × \(size.height): use finite numbers up to 1e9 points, "
                + "or UIView.noIntrinsicMetric; it was ignored."
        case .cyclicHierarchy(let view, let parent):
            "\(view) can't be added to \(parent), which is the same view or lies inside it; nothing was changed."
        case .noCommonAncestor(let constraint):
            "Unable to activate constraint \(constraint) because its items have no common ancestor. "
                + "Add both views to the same tree before activating it."
        case .incompatibleAttributes(let constraint):
            "Unable to activate constraint \(constraint): its two attributes can't be compared "
                + "(a location with a size, a horizontal with a vertical one, or a location without a second item)."
        case .unsatisfiable(let constraints, let broken, let involvesAutoresizing):
            LayoutIssue.unsatisfiableText(constraints, broken: broken, involvesAutoresizing: involvesAutoresizing)
        case .solver(let view, let reason):
            "The layout of \(view) could not be solved: \(reason)."
        case .unstable(let view, let rounds):
            "The layout of \(view) did not come to rest in \(rounds) rounds: "
                + "look for a layoutSubviews that changes constraints or calls setNeedsLayout each time."
        }
    }

    /// The message in UIKit's words and shape, so that tools and people recognise it.
    static func unsatisfiableText(
        _ constraints: [String], broken: String, involvesAutoresizing: Bool
    ) -> String {
        var text = "Unable to simultaneously satisfy constraints.\n"
        text += "\tProbably at least one of the constraints in the following list is one you don't want.\n"
        text += "\tTry this:\n"
        text += "\t\t(1) look at each constraint and try to figure out which you don't expect;\n"
        text += "\t\t(2) find the code that added the unwanted constraint or constraints and fix it.\n"
        if involvesAutoresizing {
            text += "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
            text += "refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\n"
        }
        text += "(\n    " + constraints.map { "\"\($0)\"" }.joined(separator: ",\n    ") + "\n)\n\n"
        text += "Will attempt to recover by breaking constraint\n\(broken)\n\n"
        text += "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
        text += "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> "
        text += "may also be helpful."
        return text
    }
}
