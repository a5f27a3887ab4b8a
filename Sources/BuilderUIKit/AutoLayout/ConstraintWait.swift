import Foundation

/// The reason why a constraint that was declared ahead of time isn't active yet.
public enum ConstraintWait: Hashable, Sendable {
    /// The view has no superview yet.
    case superview
    /// The view and the target aren't in the same hierarchy yet: one of them must be added to the other's.
    case hierarchy(target: String)
    /// The target was in the view's hierarchy when the constraint was declared; no later change activates the
    /// constraint.
    case activation(target: String)
    /// The target has been released, so the constraint never becomes active.
    case released
}

extension ConstraintWait: CustomStringConvertible {
    /// A description for readers, with the remedy.
    public var description: String {
        switch self {
        case .superview: "it waits for a superview; add the view to one"
        case .hierarchy(let target):
            "it waits for \(target), which is in another view hierarchy; add both views to one screen"
        case .activation(let target):
            "it was declared to \(target) after the view was added to its superview; call activeConstraints() after "
                + "declaring it, or declare it before the view is added"
        case .released: "the view that it references was released; keep that view, or declare the constraint again"
        }
    }
}

/// An invalid order of the members that declare a constraint.
public enum ConstraintChainError: Hashable, Sendable {
    /// A target without edges before it.
    case noEdges(member: String)
    /// Edges followed by a member that isn't a target.
    case edgesWithoutTarget(edges: [String], member: String)
    /// Edges with no member after them.
    case noTarget(edges: [String])
    /// Edges of which none lies along the axis of the target's anchor.
    case wrongAxis(edges: [String], anchor: String)

    /// A priority for a constraint that isn't declared.
    case notDeclared(type: String)

    func text(for view: String) -> String {
        switch self {
        case .noEdges(let member):
            "\(member) of \(view) has no edges before it: add some, as in .top.leading.\(member)"
        case .edgesWithoutTarget(let edges, let member):
            "\(member) of \(view) comes after .\(edges.joined(separator: ".")): end these with equalToSuper or equalTo first"
        case .noTarget(let edges):
            ".\(edges.joined(separator: ".")) of \(view) has no target: end it with equalToSuper or equalTo"
        case .notDeclared(let type):
            "a priority for the constraint \(type) of \(view), which was not declared: declare it first"
        case .wrongAxis(let edges, let anchor):
            "none of .\(edges.joined(separator: ".")) of \(view) can be equal to the anchor \(anchor), which is on the other axis"
        }
    }
}
