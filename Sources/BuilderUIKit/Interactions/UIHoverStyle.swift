import Foundation

/// The effect of looking at a view or pointing to it, which isn't drawn.
@preconcurrency @MainActor
open class UIHoverStyle: _MainActorObject {
    /// The effect.
    open var effect: UIHoverEffect
    /// The shape; nil for the view's.
    open var shape: UIShape?
    /// A Boolean value that indicates whether the effect is shown.
    open var isEnabled = true

    /// Creates a style with an effect in a shape.
    public init(effect: UIHoverEffect = .automatic, shape: UIShape? = nil) {
        self.effect = effect
        self.shape = shape
        super.init(_responder: ())
    }

    /// Returns a style with the system's effect in a shape.
    public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// An effect of a hover style.
public struct UIHoverEffect: Hashable, Sendable {
    /// The system's effect.
    public static let automatic = UIHoverEffect()
    /// A brighter view.
    public static let highlight = UIHoverEffect()
    /// A raised view.
    public static let lift = UIHoverEffect()
}

/// A shape of a hover style.
public struct UIShape: Hashable, Sendable {
    /// The shape of half circles at the shorter sides.
    public static let capsule = UIShape()
    /// A circle.
    public static let circle = UIShape()
    /// A rectangle.
    public static let rect = UIShape()
    /// A rectangle with rounded corners; the radius is in points.
    public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape() }
}

extension UIView {
    private struct HoverStyle {
        var style: UIHoverStyle?
    }

    /// The effect of looking at the view or pointing to it; stored without effect.
    public var hoverStyle: UIHoverStyle? {
        get { (attachments[ObjectIdentifier(HoverStyle.self)] as? HoverStyle)?.style }
        set { attachments[ObjectIdentifier(HoverStyle.self)] = HoverStyle(style: newValue) }
    }
}
