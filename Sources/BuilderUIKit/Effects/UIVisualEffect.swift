import Foundation

/// An effect of a visual effect view on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: _MainActorObject {
    public override init(_responder: Void) { super.init(_responder: ()) }

    /// Creates an effect that draws nothing.
    public convenience init() { self.init(_responder: ()) }
}

/// A blur of the content behind a view, more saturated and with a tint over it.
///
/// The three styles of iOS 7 have the radiuses, the saturation and the tints of Apple's sample code of that time; those
/// of the others were chosen to look alike over a plain page (not measured).
open class UIBlurEffect: UIVisualEffect {
    /// The styles of blurs.
    public enum Style: Int, Hashable, Sendable {
        /// An extra light blur.
        case extraLight = 0
        /// A light blur.
        case light = 1
        /// A dark blur.
        case dark = 2
        /// A blur that follows the appearance.
        case regular = 4
        /// A more prominent blur that follows the appearance.
        case prominent = 5
        /// An ultra thin material.
        case systemUltraThinMaterial = 6
        /// A thin material.
        case systemThinMaterial = 7
        /// The default material.
        case systemMaterial = 8
        /// A thick material.
        case systemThickMaterial = 9
        /// The material of the system's chrome.
        case systemChromeMaterial = 10
        /// An ultra thin material that is always light.
        case systemUltraThinMaterialLight = 11
        /// A thin material that is always light.
        case systemThinMaterialLight = 12
        /// The default material that is always light.
        case systemMaterialLight = 13
        /// A thick material that is always light.
        case systemThickMaterialLight = 14
        /// The chrome material that is always light.
        case systemChromeMaterialLight = 15
        /// An ultra thin material that is always dark.
        case systemUltraThinMaterialDark = 16
        /// A thin material that is always dark.
        case systemThinMaterialDark = 17
        /// The default material that is always dark.
        case systemMaterialDark = 18
        /// A thick material that is always dark.
        case systemThickMaterialDark = 19
        /// The chrome material that is always dark.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    init(_style style: Style) {
        self.style = style
        super.init(_responder: ())
    }

    /// Creates a blur of a style.
    public convenience init(style: Style) { self.init(_style: style) }

    /// The parameters of a blur.
    struct Material {
        /// The standard deviation of the blur in points.
        var radius = 20.0
        /// The factor of the colors' saturation.
        var saturation = 1.8
        /// The color over the blurred content.
        var tint: UIColor
    }

    var material: Material {
        switch style {
        case .extraLight: return Material(tint: UIColor(white: 0.97, alpha: 0.82))
        case .light: return Material(radius: 30, tint: UIColor(white: 1, alpha: 0.3))
        case .dark: return Material(tint: UIColor(white: 0.11, alpha: 0.73))
        case .regular: return Material(tint: Self.adaptive(0.8))
        case .prominent: return Material(tint: Self.adaptive(0.9))
        default:
            // The materials from ultra-thin to chrome: adaptive ones, light ones and dark ones.
            let (group, material) = (style.rawValue - Style.systemUltraThinMaterial.rawValue).quotientAndRemainder(
                dividingBy: 5)
            let alpha: CGFloat = [0.5, 0.65, 0.8, 0.9, 0.85][material]
            return Material(tint: group == 0 ? Self.adaptive(alpha) : Self.tint(isDark: group == 2, alpha))
        }
    }

    private nonisolated static func tint(isDark: Bool, _ alpha: CGFloat) -> UIColor {
        UIColor(white: isDark ? 0.14 : 0.97, alpha: alpha)
    }

    private static func adaptive(_ alpha: CGFloat) -> UIColor {
        UIColor { tint(isDark: $0.userInterfaceStyle == .dark, alpha) }
    }
}
