import Foundation

/// An object that takes part in the focus. Nothing has the focus here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
    /// The objects that get the focus first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// Requests that the focus is found anew.
    func setNeedsFocusUpdate()
    /// Finds the focus anew if that was requested.
    func updateFocusIfNeeded()
    /// Returns a Boolean value that indicates whether the focus may move.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus moved.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// A Boolean value that indicates whether the object can have the focus.
    var canBecomeFocused: Bool { get }
}

extension UIResponder: UIFocusItem {}

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: _MainActorObject {
    /// The object that had the focus.
    open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
    /// The object that gets it.
    open weak var nextFocusedItem: (any UIFocusItem)? { nil }
    /// The view that had the focus.
    open weak var previouslyFocusedView: UIView? { nil }
    /// The view that gets it.
    open weak var nextFocusedView: UIView? { nil }
    /// The direction.
    open var focusHeading: UIFocusHeading { [] }
}

/// The direction of a move.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up, down, and so on.
    public static let up = UIFocusHeading(rawValue: 1)
    /// UIKit's `down`.
    public static let down = UIFocusHeading(rawValue: 2)
    /// UIKit's `left`.
    public static let left = UIFocusHeading(rawValue: 4)
    /// UIKit's `right`.
    public static let right = UIFocusHeading(rawValue: 8)
    /// UIKit's `next`.
    public static let next = UIFocusHeading(rawValue: 16)
    /// UIKit's `previous`.
    public static let previous = UIFocusHeading(rawValue: 32)
}

/// A move of the focus in a table.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that had the focus.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The row that gets it.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of the focus in a collection.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The item that gets it.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Animations beside a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: _MainActorObject {
    /// Runs an animation, and a closure after it.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
    /// Runs an animation of the item that gets the focus, and a closure after it.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { run(animations, completion) }
    /// Runs an animation of the item that loses the focus, and a closure after it.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { run(animations, completion) }

    private func run(_ animations: ((any UIFocusAnimationContext) -> Void)?, _ completion: (() -> Void)?) {
        animations?(ImmediateFocusAnimation())
        completion?()
    }
}

/// The properties of an animation of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: AnyObject {
    /// The duration, in seconds.
    var duration: TimeInterval { get }
}

private final class ImmediateFocusAnimation: UIFocusAnimationContext {
    let duration: TimeInterval = 0
}

/// The focus of a screen; nothing has it.
@preconcurrency @MainActor
open class UIFocusSystem: _MainActorObject {
    /// The object with the focus; always nil.
    open weak var focusedItem: (any UIFocusItem)? { nil }
    /// The notification of another focus; not posted.
    public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// The notification of a movement that found no focus; not posted.
    public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The key of the context in a notification's values.
    public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// Returns nil: there is no focus.
    public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    /// Requests the focus for an environment; has no effect.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    /// Moves the focus at once; has no effect.
    open func updateFocusIfNeeded() {}
    /// Returns a Boolean value that indicates whether an environment contains another one; false.
    public static func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool { false }
}

/// An invisible area that passes the focus on.
open class UIFocusGuide: UILayoutGuide {
    /// A Boolean value that indicates whether the guide is in effect.
    open var isEnabled = true
    /// The objects that get the focus.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

/// The look of a view with the focus, which isn't drawn.
@preconcurrency @MainActor
open class UIFocusEffect: _MainActorObject {
    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates the system's effect.
    public init() { super.init(_responder: ()) }
}

/// A ring around a view with the focus, which isn't drawn.
open class UIFocusHaloEffect: UIFocusEffect {
    /// Creates a ring around a rectangle, in points.
    public convenience init(rect: CGRect) { self.init(_responder: ()) }
    /// Creates a ring around a rounded rectangle, in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(_responder: ())
    }
    /// Creates a ring around a path.
    public convenience init(path bezierPath: UIBezierPath) { self.init(_responder: ()) }
    /// The view that contains the ring.
    open weak var containerView: UIView?
    /// The view above which the ring is.
    open weak var referenceView: UIView?
}
