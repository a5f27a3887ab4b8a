import Foundation

/// Glass over the content behind it: blurred and tinted, with a thin edge and a highlight at the top.
///
/// A visual effect view draws it in both looks, as a capsule unless its layer has rounded corners:
///
/// ```swift
/// let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
/// view.layer.cornerRadius = 24
/// ```
///
/// Blur, tint, edge and shadow aren't measured.
open class UIGlassEffect: UIVisualEffect {
    /// The kinds of glass.
    public enum Style: Int, Hashable, Sendable {
        /// Glass that keeps content in front of it legible.
        case regular = 0
        /// Glass that shows more of what is behind it.
        case clear = 1
    }

    /// The kind of the glass.
    let style: Style
    /// A Boolean value that indicates whether the glass reacts to touches. Has no effect: a picture shows it at rest.
    open var isInteractive = false
    /// The color that the glass has; nil for none. Set it before the effect is assigned to a view.
    open var tintColor: UIColor?

    init(_style style: Style) {
        self.style = style
        super.init(_responder: ())
    }

    /// Creates glass of a kind.
    public convenience init(style: Style) { self.init(_style: style) }

    /// Creates regular glass.
    public convenience init() { self.init(_style: .regular) }
}

/// A container for views of glass, which merge where they are close to each other. Nothing is drawn for it, and the
/// glass inside isn't merged.
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance in points below which glass merges. Has no effect.
    open var spacing: CGFloat = 0

    /// Creates an effect for the container of views of glass.
    public convenience init() { self.init(_responder: ()) }
}
