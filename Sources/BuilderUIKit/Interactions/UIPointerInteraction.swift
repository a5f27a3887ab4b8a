import Foundation

/// The pointer over a view, which isn't shown.
@preconcurrency @MainActor
open class UIPointerInteraction: _UIStoredInteraction {
    /// The delegate.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// A Boolean value that indicates whether the interaction is enabled.
    open var isEnabled = true

    /// Creates an interaction.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init(_responder: ())
    }

    /// Updates the pointer; does nothing.
    open func invalidate() {}
}

/// Methods that provide the pointer's form. All are optional; none is called.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region at a location.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the form of the pointer in a region.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// Called when the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// Called when the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _: UIPointerInteraction, regionFor _: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(_: UIPointerInteraction, styleFor _: UIPointerRegion) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _: UIPointerInteraction, willEnter _: UIPointerRegion, animator _: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _: UIPointerInteraction, willExit _: UIPointerRegion, animator _: any UIPointerInteractionAnimating
    ) {}
}

/// Animations beside the pointer's.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
    /// Runs an animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs a closure at the end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A location of the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: _MainActorObject {
    /// The location in the view's coordinates, in points.
    open var location: CGPoint { .zero }
    /// The pressed modifier keys.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// An area of a view with a pointer of its own.
@preconcurrency @MainActor
open class UIPointerRegion: _MainActorObject {
    /// The area in the view's coordinates, in points.
    public let rect: CGRect
    /// An identifier.
    public let identifier: AnyHashable?
    /// The directions in which the pointer stays in the region; stored without effect.
    open var latchingAxes: UIAxis = []

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init(_responder: ())
    }
}

/// The form of the pointer.
@preconcurrency @MainActor
open class UIPointerStyle: _MainActorObject {
    /// The effect on a view; nil for none.
    public private(set) var effect: UIPointerEffect?
    /// The shape; nil for the system's.
    public private(set) var shape: UIPointerShape?
    /// The shapes beside the pointer, which isn't drawn; none by default.
    open var accessories: [UIPointerAccessory] = []

    public override init(_responder: Void) { super.init(_responder: ()) }

    /// Creates a form with an effect on a view.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(_responder: ())
        self.effect = effect
        self.shape = shape
    }

    /// Creates a form with a shape.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(_responder: ())
        self.shape = shape
    }

    /// Returns a hidden pointer.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(_responder: ()) }
    /// Returns the system's pointer.
    public class func system() -> UIPointerStyle { UIPointerStyle(_responder: ()) }
}

/// A shape beside the pointer, which isn't drawn.
@preconcurrency @MainActor
open class UIPointerAccessory: _MainActorObject {
    /// The place of a shape beside the pointer.
    public struct Position: Hashable, Sendable {
        /// The distance from the pointer, in points.
        public let offset: CGFloat
        /// The direction in radians, clockwise from the top.
        public let angle: CGFloat

        /// Creates a place.
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }

        /// Above the pointer. The distances of the named places aren't measured.
        public static let top = Position(offset: 16, angle: 0)
        /// Above and at the right.
        public static let topRight = Position(offset: 16, angle: .pi / 4)
        /// At the right.
        public static let right = Position(offset: 16, angle: .pi / 2)
        /// Below and at the right.
        public static let bottomRight = Position(offset: 16, angle: .pi * 3 / 4)
        /// Below the pointer.
        public static let bottom = Position(offset: 16, angle: .pi)
        /// Below and at the left.
        public static let bottomLeft = Position(offset: 16, angle: .pi * 5 / 4)
        /// At the left.
        public static let left = Position(offset: 16, angle: .pi * 3 / 2)
        /// Above and at the left.
        public static let topLeft = Position(offset: 16, angle: .pi * 7 / 4)
    }

    /// The shape; nil for an arrow.
    public let shape: UIPointerShape?
    /// The place.
    public let position: Position
    /// A Boolean value that indicates whether the shape turns with its direction; false by default.
    open var orientationMatchesAngle = false

    /// Creates a shape at a place.
    public init(_ shape: UIPointerShape, position: Position) {
        self.shape = shape
        self.position = position
        super.init(_responder: ())
    }

    private init(arrow position: Position) {
        shape = nil
        self.position = position
        super.init(_responder: ())
    }

    /// Returns an arrow at a place.
    public class func arrow(_ position: Position) -> UIPointerAccessory { UIPointerAccessory(arrow: position) }
}

/// The effect of the pointer on a view.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The system's effect, a highlight, or a lift of the view.
    case automatic(UITargetedPreview)
    /// UIKit's `highlight(_:)`.
    case highlight(UITargetedPreview)
    /// UIKit's `lift(_:)`.
    case lift(UITargetedPreview)
    /// An effect of its own.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The preview of the view.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }

    /// The place of a tint.
    public enum TintMode: Int, Hashable, Sendable {
        /// Nowhere, above the view, or below it.
        case none, overlay, underlay
    }
}

/// The shape of the pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
    /// A path, a rounded rectangle, or a beam, in points.
    case path(UIBezierPath)
    /// UIKit's `roundedRect(_:radius:)`.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// UIKit's `verticalBeam(length:)`.
    case verticalBeam(length: CGFloat)
    /// UIKit's `horizontalBeam(length:)`.
    case horizontalBeam(length: CGFloat)

    /// The corner radius of a rounded rectangle, in points.
    public static let defaultCornerRadius: CGFloat = 8
}

extension UIButton {
    /// A closure that provides the pointer of a button.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    struct Pointer {
        var isEnabled = false
        var provider: PointerStyleProvider?
    }

    var pointer: Pointer {
        get { attachments[ObjectIdentifier(Pointer.self)] as? Pointer ?? Pointer() }
        set { attachments[ObjectIdentifier(Pointer.self)] = newValue }
    }
}
