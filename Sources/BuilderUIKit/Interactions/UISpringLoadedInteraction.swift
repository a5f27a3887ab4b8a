import Foundation

/// The opening of a view by a drag that rests over it; it isn't felt, because nothing is dragged.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: _UIStoredInteraction {
    /// A closure that is called when the view opens.
    public typealias ActivationHandler = (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction with a behavior and an effect of its own; nil for the system's. The handler isn't called.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping ActivationHandler
    ) { super.init(_responder: ()) }

    /// Creates an interaction with the system's behavior and effect.
    public convenience init(activationHandler handler: @escaping ActivationHandler) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }
}

/// The states of a drag over a view.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
    /// The drag isn't over the view.
    case inactive = 0
    /// The view may open, will, and does.
    case possible, activating, activated
}

/// A drag over a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
    /// The state of the drag.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows the effect.
    var targetView: UIView? { get set }
    /// The row or the item in it.
    var targetItem: Any? { get set }
    /// Returns the finger's location in a view, in points.
    func location(in view: UIView?) -> CGPoint
}

/// The condition for the opening of a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: AnyObject {
    /// Returns a Boolean value that indicates whether the view may open.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// Called at the end.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_: UISpringLoadedInteraction) {}
}

/// The look of a view that opens.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: AnyObject {
    /// Called when the state changed.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

private enum SpringLoading {}

/// Views with a switch for their opening by a drag, which is stored.
extension UISpringLoadedInteractionSupporting where Self: UIResponder {
    /// A Boolean value that indicates whether a drag opens the view; false by default.
    public var isSpringLoaded: Bool {
        get { attachments[ObjectIdentifier(SpringLoading.self)] as? Bool ?? false }
        set { attachments[ObjectIdentifier(SpringLoading.self)] = newValue }
    }
}

extension UIButton: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
