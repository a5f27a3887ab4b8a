import Foundation
import Render

/// A platter of glass beneath the content of bars, sheets, alerts and menus in the look of iOS 26.
///
/// The glass fills the bounds; `layer.cornerRadius` rounds it. Content goes in front of it, as a sibling or a subview.
/// Content behind it is blurred and tinted, with a thin edge, a highlight at the top and a soft shadow. None of its
/// numbers is measured; they were chosen to look like screens of iOS 26.
@MainActor
final class GlassView: UIView {
    /// The kind of glass.
    var style = UIGlassEffect.Style.regular { didSet { updateShadow() } }
    /// The color that the glass has; nil for none.
    var glassTint: UIColor?

    override func didInitialize() {
        super.didInitialize()
        isUserInteractionEnabled = false
        layer.cornerCurve = .continuous
        layer.shadowOffset = CGSize(width: 0, height: 4)
        updateShadow()
    }

    private func updateShadow() {
        layer.shadowOpacity = style == .regular ? 0.1 : 0.06
        layer.shadowRadius = 10
    }

    override func backdrop(in environment: DisplayEnvironment) -> Layer.Backdrop? {
        let isDark = environment.traits.userInterfaceStyle == .dark
        // A dark gray rather than black: glass over a black page is a little lighter than it.
        var tint = isDark ? Color(white: 0.12, alpha: 0.55) : Color(white: 1, alpha: 0.7)
        if style == .clear { tint.alpha = isDark ? 0.2 : 0.15 }
        // A color takes the place of most of the white or black, as a film over the blurred colors.
        if let glassTint {
            tint = environment.resolve(glassTint)
            tint.alpha *= style == .clear ? 0.5 : 0.8
        }
        return Layer.Backdrop(
            radius: style == .clear ? 2.5 : 10, saturation: style == .clear ? 1.1 : 1.6, tint: tint,
            edge: Layer.Border(
                width: 1 / Double(environment.scale),
                color: isDark ? Color(white: 1, alpha: 0.14) : Color(white: 0, alpha: 0.05)),
            highlight: isDark ? 0.45 : 0.9
        ).respectingAccessibility()
    }
}
