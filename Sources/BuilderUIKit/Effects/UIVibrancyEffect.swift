import Foundation
import Render

/// The styles of vibrancy effects.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    /// Labels.
    case label = 0
    /// Secondary labels.
    case secondaryLabel = 1
    /// Tertiary labels.
    case tertiaryLabel = 2
    /// Quaternary labels.
    case quaternaryLabel = 3
    /// Fills.
    case fill = 4
    /// Secondary fills.
    case secondaryFill = 5
    /// Tertiary fills.
    case tertiaryFill = 6
    /// Separators.
    case separator = 7
}

/// An effect that increases the contrast between content and the blur behind it.
///
/// Texts, symbols, template images and backgrounds in the content view have the style's color, with their own opacity;
/// images in their own colors and what `draw(_:)` draws keep theirs. The color is the system's color of the style's
/// name, mixed by its opacity with what is behind it, of twice the saturation (not measured). It is that of the light
/// or dark appearance if the blur's style is always light or dark. Where the settings of Accessibility reduce
/// transparency, and beside an image in its own colors in the same view, the saturation isn't changed.
open class UIVibrancyEffect: UIVisualEffect {
    private let blurStyle: UIBlurEffect.Style
    private let style: UIVibrancyEffectStyle

    private init(_ blurEffect: UIBlurEffect, _ style: UIVibrancyEffectStyle) {
        blurStyle = blurEffect.style
        self.style = style
        super.init(_responder: ())
    }

    /// Creates a vibrancy effect for a blur effect, for labels.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect, .label) }

    /// Creates a vibrancy effect for a blur effect, in a style.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect, style) }

    /// The color of the content.
    var color: UIColor {
        let color: UIColor =
            switch style {
            case .label: UIColor.label.withAlphaComponent(0.85)
            case .secondaryLabel: .secondaryLabel
            case .tertiaryLabel: .tertiaryLabel
            case .quaternaryLabel: .quaternaryLabel
            case .fill: .systemFill
            case .secondaryFill: .secondarySystemFill
            case .tertiaryFill: .tertiarySystemFill
            case .separator: .separator
            }
        return blurStyle.appearance.map { color.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)) }
            ?? color
    }
}

extension DisplayEnvironment {
    /// Returns the material of a converted layer inside a vibrancy effect; nil outside, and for a layer of which
    /// something keeps its own colors.
    func vibrantMaterial(of layer: Layer) -> Layer.Backdrop? {
        guard let vibrancy, layer.background != nil || !layer.contents.isEmpty,
            !UIAccessibility.isReduceTransparencyEnabled, layer.contents.allSatisfy(\.isVibrant)
        else { return nil }
        // Beneath are blurred colors; the small radius takes the edges of content in front of them away (not measured).
        return Layer.Backdrop(radius: 3, saturation: 2, tint: resolve(vibrancy))
    }
}

extension UIBlurEffect.Style {
    /// The appearance of a style that has always the same; nil for one that follows the view's.
    fileprivate var appearance: UIUserInterfaceStyle? {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        default: nil
        }
    }
}

extension Color {
    /// Returns the color with its opacity multiplied by that of another color.
    func faded(by other: Color) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha * other.alpha) }
}

extension LayerContent {
    /// A Boolean value that indicates whether a vibrancy effect changes the color.
    fileprivate var isVibrant: Bool {
        switch self {
        case .glyphs, .fill, .stroke: true
        case .image(let image): image.tint != nil
        case .gradient: false
        }
    }

    /// Returns the same shape in a color with the shape's own opacity; images in their own colors and gradients are
    /// unchanged.
    func vibrant(_ color: Color) -> LayerContent {
        switch self {
        case .glyphs(let run): return recolored(color.faded(by: run.color))
        case .fill(_, let own, _), .stroke(_, let own, _): return recolored(color.faded(by: own))
        case .image(var image):
            guard let tint = image.tint else { return self }
            image.tint = color.faded(by: tint)
            return .image(image)
        case .gradient: return self
        }
    }
}
