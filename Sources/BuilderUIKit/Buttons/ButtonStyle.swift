import Foundation

/// The styles of configured buttons: their colors and effects in each state.
///
/// Nothing of it is measured. Colors are those that Apple's guidelines and pictures show; a filled button has the tint
/// color, a tinted one 18 % of it, and highlighting leaves 75 % of the opacity.
enum ButtonStyle: Hashable, Sendable {
    case plain, gray, tinted, filled
    case glass, prominentGlass, clearGlass, prominentClearGlass

    /// A Boolean value that indicates whether the tint color fills the background.
    var isProminent: Bool { self == .filled || self == .prominentGlass || self == .prominentClearGlass }
    /// A Boolean value that indicates whether the background is glass.
    var isGlass: Bool { glassStyle != nil }

    var glassStyle: UIGlassEffect.Style? {
        switch self {
        case .glass, .prominentGlass: .regular
        case .clearGlass, .prominentClearGlass: .clear
        case .plain, .gray, .tinted, .filled: nil
        }
    }

    /// The style of the selected button.
    fileprivate var selected: ButtonStyle {
        switch self {
        case .plain, .gray: .tinted
        case .tinted, .filled: .filled
        case .glass, .prominentGlass: .prominentGlass
        case .clearGlass, .prominentClearGlass: .prominentClearGlass
        }
    }
}

/// The colors and the effect of a configured button in a state.
@MainActor
struct ButtonColors {
    /// The color of texts and images.
    let foreground: UIColor
    /// The color of the background, unless the configuration's background has one.
    let background: UIColor
    /// The effect of the background, unless the configuration's background has one.
    let effect: UIVisualEffect?

    private static let pressedAlpha: CGFloat = 0.75
    private static let tintedAlpha: CGFloat = 0.18

    /// Creates the colors of a configuration, in the state for which it was updated.
    ///
    /// - Parameter titleColor: the title's color that the button has for the state; nil for the configuration's.
    init(_ configuration: UIButton.Configuration, tint: UIColor, titleColor: UIColor? = nil) {
        let state = configuration.state
        let style = state.contains(.selected) ? configuration.style.selected : configuration.style
        let isDisabled = state.contains(.disabled)
        let isPressed = state.contains(.highlighted) && !isDisabled
        // The tint color as a value is the button's, also where it is faded.
        func own(_ color: UIColor?) -> UIColor? { color == .tintColor ? tint : color }
        func pressed(_ color: UIColor) -> UIColor { isPressed ? color.faded(Self.pressedAlpha) : color }

        let ownForeground = own(titleColor ?? configuration.baseForegroundColor)
        let standard: UIColor = style.isProminent ? .white : style.isGlass ? .label : tint
        foreground = isDisabled ? titleColor ?? .tertiaryLabel : pressed(ownForeground ?? standard)

        let base = own(configuration.baseBackgroundColor)
        background =
            switch style {
            case .plain: base.map(pressed) ?? .clear
            case .gray: isDisabled ? .tertiarySystemFill : pressed(base ?? .secondarySystemFill)
            case .tinted: isDisabled ? .tertiarySystemFill : pressed((base ?? tint).faded(Self.tintedAlpha))
            case .filled: isDisabled ? .tertiarySystemFill : pressed(base ?? tint)
            case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: .clear
            }
        if let glass = style.glassStyle {
            let effect = UIGlassEffect(style: glass)
            effect.tintColor = isDisabled ? nil : style.isProminent ? pressed(base ?? tint) : base.map(pressed)
            self.effect = effect
        } else {
            effect = nil
        }
    }
}

extension UIColor {
    /// Returns the color with a share of its opacity; a dynamic color stays dynamic.
    fileprivate func faded(_ share: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            var alpha: CGFloat = 0
            color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
            return color.withAlphaComponent(alpha * share)
        }
    }
}

/// The lengths and fonts of configured buttons, in points.
@MainActor
struct ButtonMetrics {
    private let traits: UITraitCollection

    /// Creates the lengths of the traits' look and text size.
    init(_ traits: UITraitCollection) { self.traits = traits }

    private func scaled(_ value: CGFloat) -> CGFloat {
        UIFontMetrics.default.scaledValue(for: value, compatibleWith: traits)
    }

    /// Returns the default insets of a size, scaled with the text size.
    ///
    /// The insets of medium buttons are documented by Apple, and measured on iOS 26.1; that they grow with the text
    /// size is documented, by how much is assumed. The insets of other sizes are assumed.
    func contentInsets(of size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch size {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        let (y, x) = (scaled(vertical), scaled(horizontal))
        return NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    }

    /// Returns the default radius of a size's background at the default text size.
    ///
    /// Before iOS 26 it is 0.35 of the font's size, and 12 for large buttons (assumed). On iOS 26 it is half of the
    /// height without fractions, 17 for medium buttons (measured) and accordingly for others (assumed).
    func cornerRadius(of size: UIButton.Configuration.Size) -> CGFloat {
        switch size {
        case .mini, .small: traits.isIOS26 ? 14 : 5.25
        case .medium: traits.isIOS26 ? 17 : 5.95
        case .large: traits.isIOS26 ? 25 : 12
        }
    }

    /// Returns the radius of a configuration's background; nil for a capsule. Those of the styles `small`, `medium` and
    /// `large` are assumed.
    func cornerRadius(of configuration: UIButton.Configuration) -> CGFloat? {
        let own = configuration.hasOwnCornerRadius ? configuration.background.cornerRadius : nil
        let radius = own ?? cornerRadius(of: configuration.buttonSize)
        return switch configuration.cornerStyle {
        case .fixed: radius
        case .dynamic: radius.isFinite ? scaled(radius) : 0
        case .small: 5
        case .medium: 8
        case .large: 12
        case .capsule: nil
        }
    }

    /// Returns the font of the title: body, 17 points, for medium (measured) and large buttons, subheadline for small
    /// ones; a prominent large one is semibold (assumed).
    func titleFont(of configuration: UIButton.Configuration) -> UIFont {
        switch configuration.buttonSize {
        case .mini, .small: .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
        case .medium: .preferredFont(forTextStyle: .body, compatibleWith: traits)
        case .large:
            .preferredFont(
                forTextStyle: configuration.style.isProminent ? .headline : .body, compatibleWith: traits)
        }
    }

    /// Returns the font of the subtitle: footnote for large buttons and caption 1 for others (assumed).
    func subtitleFont(of configuration: UIButton.Configuration) -> UIFont {
        .preferredFont(
            forTextStyle: configuration.buttonSize == .large ? .footnote : .caption1, compatibleWith: traits)
    }

    /// The distance between the content and the indicator (assumed).
    var indicatorPadding: CGFloat { scaled(5) }

    /// The configuration of the indicator beside a title: 0.75 of its size, semibold (assumed).
    func indicatorConfiguration(besideTitleOf font: UIFont) -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(pointSize: font.pointSize * 0.75, weight: .semibold)
    }
}
