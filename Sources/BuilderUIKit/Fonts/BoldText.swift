import Render

extension UIFont {
    /// The specification with which text is measured and drawn: the descriptor's, in a heavier weight on a screen with
    /// the accessibility setting “Bold Text”.
    ///
    /// All system fonts are heavier then, and an app's own aren't. The weight is looked up when the font is used, since
    /// an app may keep a font while screens with the setting and without are drawn. A text style's font has the weight
    /// from its creation, by the traits that it was created for.
    var spec: FontSpec {
        let spec = descriptor.spec
        if case .named = spec.design { return spec }
        guard descriptor.textStyle == nil, UIScreen.currentTraits.legibilityWeight == .bold else { return spec }
        var bold = spec
        bold.weight = spec.weight.withBoldText
        return bold
    }
}

extension FontWeight {
    /// The weight of system fonts with the setting “Bold Text” (not measured, but that of body text).
    var withBoldText: FontWeight {
        switch self {
        case .ultraLight: .light
        case .thin: .regular
        case .light: .medium
        case .regular: .semibold
        case .medium, .semibold: .bold
        case .bold: .heavy
        case .heavy, .black: .black
        }
    }
}

extension TextStyleTable {
    /// The weight of the style's font with the setting “Bold Text”: that of `.traitBold`, unless the style is that bold
    /// anyway (not measured for headlines and extra large titles).
    var weightWithBoldText: FontWeight { boldWeight == weight ? weight.withBoldText : boldWeight }
}
