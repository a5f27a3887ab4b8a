/// The mapping of system fonts to Inter's files.
enum InterFont {
    /// The size, in points, from which the display cut is used.
    static let displaySize = 20.0

    /// San Francisco's cap height as a fraction of the size. Inter is scaled so that its capitals have this height.
    static let capHeight = 1443.0 / 2048

    /// Returns the face of a size, weight and slant, such as `InterDisplay-SemiBoldItalic`.
    static func name(of font: FontSpec, drawnItalic: Bool) -> String {
        let family = font.usableSize < displaySize ? "Inter" : "InterDisplay"
        let weight = weightName(font.weight)
        guard drawnItalic else { return "\(family)-\(weight)" }
        return "\(family)-\(weight == "Regular" ? "" : weight)Italic"
    }

    private static func weightName(_ weight: FontWeight) -> String {
        switch weight {
        case .ultraLight: "Thin"
        case .thin: "ExtraLight"
        case .light: "Light"
        case .regular: "Regular"
        case .medium: "Medium"
        case .semibold: "SemiBold"
        case .bold: "Bold"
        case .heavy: "ExtraBold"
        case .black: "Black"
        }
    }
}
