import Foundation

/// An effect of a visual effect view on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: _MainActorObject {
    public override init(_responder: Void) {
        super.init(_responder: ())
    }

    public convenience init() {
        self.init(_responder: ())
    }

    /// The color that is drawn for the effect; nil for none.
    var fill: UIColor? { nil }
}

/// A blur. What lies behind isn't blurred here: the style's tint is drawn over it.
///
/// The tints of the three styles of iOS 7 are those of Apple's sample code of that time; those of the others were
/// chosen to look alike over a plain page.
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Hashable, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    init(_style style: Style) {
        self.style = style
        super.init(_responder: ())
    }

    public convenience init(style: Style) {
        self.init(_style: style)
    }

    override var fill: UIColor? {
        switch style {
        case .extraLight: return UIColor(white: 0.97, alpha: 0.82)
        case .light: return UIColor(white: 1, alpha: 0.3)
        case .dark: return UIColor(white: 0.11, alpha: 0.73)
        case .regular, .systemMaterial: return Self.adaptive(0.8)
        case .prominent, .systemThickMaterial: return Self.adaptive(0.9)
        case .systemThinMaterial: return Self.adaptive(0.65)
        case .systemUltraThinMaterial: return Self.adaptive(0.5)
        case .systemChromeMaterial: return Self.adaptive(0.85)
        case .systemUltraThinMaterialLight: return Self.tint(isDark: false, 0.5)
        case .systemThinMaterialLight: return Self.tint(isDark: false, 0.65)
        case .systemMaterialLight: return Self.tint(isDark: false, 0.8)
        case .systemThickMaterialLight: return Self.tint(isDark: false, 0.9)
        case .systemChromeMaterialLight: return Self.tint(isDark: false, 0.85)
        case .systemUltraThinMaterialDark: return Self.tint(isDark: true, 0.5)
        case .systemThinMaterialDark: return Self.tint(isDark: true, 0.65)
        case .systemMaterialDark: return Self.tint(isDark: true, 0.8)
        case .systemThickMaterialDark: return Self.tint(isDark: true, 0.9)
        case .systemChromeMaterialDark: return Self.tint(isDark: true, 0.85)
        }
    }

    private nonisolated static func tint(isDark: Bool, _ alpha: CGFloat) -> UIColor {
        UIColor(white: isDark ? 0.14 : 0.97, alpha: alpha)
    }

    private static func adaptive(_ alpha: CGFloat) -> UIColor {
        UIColor { tint(isDark: $0.userInterfaceStyle == .dark, alpha) }
    }
}

/// The contrast of content to a blur. It is drawn like any other content.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}

/// Lets content stand out from a blur. Nothing is drawn for it.
open class UIVibrancyEffect: UIVisualEffect {
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(_responder: ())
    }

    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(_responder: ())
    }
}
