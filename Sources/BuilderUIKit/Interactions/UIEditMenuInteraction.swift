import Foundation

/// The menu of edit actions beside a point or a rectangle of a view.
///
/// ```swift
/// let interaction = UIEditMenuInteraction(delegate: self)
/// view.addInteraction(interaction)
/// interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
/// ```
@preconcurrency @MainActor
open class UIEditMenuInteraction: _UIStoredInteraction {
    /// The delegate.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private var openMenu: (menu: EditMenu, configuration: UIEditMenuConfiguration)?

    /// Creates an interaction.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init(_responder: ())
    }

    open override func willMove(to view: UIView?) {
        dismissMenu()
        super.willMove(to: view)
    }

    /// Shows the menu that the delegate returns, or that of the suggested actions, in place of one that is open. A menu
    /// without elements isn't shown.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window else { return }
        dismissMenu()
        let menu = EditMenu(
            menu(for: configuration, of: view), target: target(of: configuration), of: view,
            arrowDirection: configuration.preferredArrowDirection)
        guard let menu else { return }
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        openMenu = (menu, configuration)
        let closing = EditMenuAnimator()
        menu.willClose = { [weak self] in
            guard let self else { return }
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: closing)
        }
        menu.didClose = { [weak self, weak menu] in
            if self?.openMenu?.menu === menu { self?.openMenu = nil }
            closing.run()
        }
        menu.open(in: window)
        animator.run()
    }

    private func menu(for configuration: UIEditMenuConfiguration, of view: UIView) -> UIMenu {
        let suggested = EditMenu.suggestedActions(for: view)
        return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return rect.isNull || rect.isInfinite ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
    }

    /// Closes the menu.
    open func dismissMenu() { openMenu?.menu.close() }

    /// Requests the menu from the delegate again.
    open func reloadVisibleMenu() {
        guard let openMenu, let view else { return }
        openMenu.menu.update(
            menu(for: openMenu.configuration, of: view), target: target(of: openMenu.configuration))
    }

    /// Requests the rectangle from the delegate again and moves the menu there at once.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let openMenu else { return }
        openMenu.menu.move(to: target(of: openMenu.configuration))
    }

    /// Returns the point of the open menu in a view's coordinates, in points; the origin while none is open.
    open func location(in view: UIView?) -> CGPoint {
        guard let openMenu else { return .zero }
        let point = openMenu.configuration.sourcePoint
        return self.view?.convert(point, to: view) ?? point
    }
}

/// Animations that run beside those of a menu of edit actions, and closures that run after them.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Runs an animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs a closure at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The side to which the arrow of a menu of edit actions points.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Up, down, to the left, to the right.
    case up, down, left, right
}

/// The place of a menu of edit actions.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: _MainActorObject {
    /// The identifier.
    public let identifier: AnyHashable
    /// The point, in points.
    public let sourcePoint: CGPoint
    /// The side to which the arrow points.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID.unrepeated)
        self.sourcePoint = sourcePoint
        super.init(_responder: ())
    }
}

/// The methods of the menu's delegate. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Returns the menu; nil, the default, for the suggested actions.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the rectangle beside which the menu is shown, in the view's coordinates; null, the default, for the
    /// point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Called before the menu is shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu is closed.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _: UIEditMenuInteraction, menuFor _: UIEditMenuConfiguration, suggestedActions _: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(
        _: UIEditMenuInteraction, targetRectFor _: UIEditMenuConfiguration
    ) -> CGRect { .null }
    public func editMenuInteraction(
        _: UIEditMenuInteraction, willPresentMenuFor _: UIEditMenuConfiguration,
        animator _: any UIEditMenuInteractionAnimating
    ) {}
    public func editMenuInteraction(
        _: UIEditMenuInteraction, willDismissMenuFor _: UIEditMenuConfiguration,
        animator _: any UIEditMenuInteractionAnimating
    ) {}
}

/// The double tap of a pencil, which isn't felt.
@preconcurrency @MainActor
open class UIPencilInteraction: _UIStoredInteraction {
    /// The effect of a double tap or a squeeze of a pencil.
    public enum PreferredAction: Int, Hashable, Sendable {
        /// Nothing.
        case ignore
        /// Changes to the eraser, to the tool before, or shows the colors.
        case switchEraser, switchPrevious, showColorPalette
        /// Shows the settings of ink, the tools beside the pencil, or runs a shortcut.
        case showInkAttributes, showContextualPalette, runSystemShortcut
    }

    /// The action of a double tap that the user chose; the eraser, as on a new device (not measured).
    public class var preferredTapAction: PreferredAction { .switchEraser }
    /// The action of a squeeze that the user chose (not measured).
    public class var preferredSqueezeAction: PreferredAction { .showContextualPalette }
    /// A Boolean value that indicates whether only a pencil draws; false.
    public class var prefersPencilOnlyDrawing: Bool { false }
    /// A Boolean value that indicates whether tools are shown where the pencil hovers; false.
    public class var prefersHoverToolPreview: Bool { false }

    /// The delegate.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// A Boolean value that indicates whether the interaction is enabled.
    open var isEnabled = true

    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates an interaction.
    public init() { super.init(_responder: ()) }
    /// Creates an interaction with a delegate.
    public convenience init(delegate: any UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    /// The phase of a squeeze.
    public enum Phase: UInt, Hashable, Sendable {
        /// The squeeze began, changed, ended, or was canceled.
        case began, changed, ended, cancelled
    }

    /// A double tap of a pencil; none occurs here.
    @preconcurrency @MainActor
    open class Tap: _MainActorObject {
        /// The time, in seconds since the system started.
        open var timestamp: TimeInterval { 0 }
        /// The position of the pencil above the screen; nil if it isn't known.
        open var hoverPose: UIPencilHoverPose? { nil }

        override init(_responder: Void) { super.init(_responder: ()) }
    }

    /// A squeeze of a pencil; none occurs here.
    @preconcurrency @MainActor
    open class Squeeze: _MainActorObject {
        /// The time, in seconds since the system started.
        open var timestamp: TimeInterval { 0 }
        /// The phase.
        open var phase: Phase { .ended }
        /// The position of the pencil above the screen; nil if it isn't known.
        open var hoverPose: UIPencilHoverPose? { nil }

        override init(_responder: Void) { super.init(_responder: ()) }
    }
}

/// The position of a pencil above the screen.
@preconcurrency @MainActor
open class UIPencilHoverPose: _MainActorObject {
    /// The location in the interaction's view, in points.
    open var location: CGPoint { .zero }
    /// The distance from the screen: 0 at the screen, 1 at the largest distance.
    open var zOffset: CGFloat { 0 }
    /// The direction in the interaction's view, in radians.
    open var azimuthAngle: CGFloat { 0 }
    /// The direction in the interaction's view, as a vector of length 1.
    open var azimuthUnitVector: CGVector { CGVector(dx: 1, dy: 0) }
    /// The angle to the screen, in radians.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The angle of rotation around the pencil's axis, in radians.
    open var rollAngle: CGFloat { 0 }

    override init(_responder: Void) { super.init(_responder: ()) }
}

/// The methods of a pencil interaction's delegate; none is called.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: AnyObject {}
