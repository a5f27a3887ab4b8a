/// Inter, whose glyphs are drawn in place of San Francisco's.
///
/// One version is used everywhere, since another one has other outlines and advances: version 3.019 of Debian 12's
/// package fonts-inter 4.0~beta7, in two optical sizes. A file is recognized by its digest, wherever it is.
enum InterFont {
    /// The version as the fonts name it.
    static let version = "3.019"

    /// The size, in points, from which the display cut is used.
    static let displaySize = 20.0

    /// San Francisco's cap height as a fraction of the size. Inter is scaled so that its capitals have this height.
    static let capHeight = 1443.0 / 2048

    /// The face that every render requires.
    static let requiredFace = "Inter-Regular"

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

    /// The digests (XXH3, 64 bits) of the files, by face.
    static let digests: [String: String] = [
        "Inter-Black": "3830f649dfdbca56",
        "Inter-BlackItalic": "90971727b5545e1b",
        "Inter-Bold": "a3f5fedefddc2b21",
        "Inter-BoldItalic": "24438093e5cd6347",
        "Inter-ExtraBold": "30cb958f60e0a6ed",
        "Inter-ExtraBoldItalic": "e266ba693b2d4c96",
        "Inter-ExtraLight": "68714fbd5a4d28aa",
        "Inter-ExtraLightItalic": "f2bcd096135b2baa",
        "Inter-Italic": "8b5b73f26cb58e67",
        "Inter-Light": "6934447c2d9202bb",
        "Inter-LightItalic": "61ac9b63a55d41f3",
        "Inter-Medium": "1e6de7deee4fbf7e",
        "Inter-MediumItalic": "d9eaedc3e7d5db4d",
        "Inter-Regular": "b9c1ecf5da6ea76c",
        "Inter-SemiBold": "98974d736dd8c002",
        "Inter-SemiBoldItalic": "d826ae2dfc0f004a",
        "Inter-Thin": "6b1340f4f86eef55",
        "Inter-ThinItalic": "ac6047d02afa0676",
        "InterDisplay-Black": "2adc7d2e148fa5f7",
        "InterDisplay-BlackItalic": "59e2c059c966cadf",
        "InterDisplay-Bold": "91b4c5e6584f6d51",
        "InterDisplay-BoldItalic": "864f058fc1a73b80",
        "InterDisplay-ExtraBold": "2b45955ca79799c5",
        "InterDisplay-ExtraBoldItalic": "14cfc2c95831c9a4",
        "InterDisplay-ExtraLight": "342f35495fa2c665",
        "InterDisplay-ExtraLightItalic": "752d63e7c1676bb6",
        "InterDisplay-Italic": "51f7cf8dfe299784",
        "InterDisplay-Light": "1166404a2a969146",
        "InterDisplay-LightItalic": "9d9c7360f14e3175",
        "InterDisplay-Medium": "625ac221023aae26",
        "InterDisplay-MediumItalic": "10094f9da76b1ded",
        "InterDisplay-Regular": "f0553bc900be8891",
        "InterDisplay-SemiBold": "9479c2464a73cc30",
        "InterDisplay-SemiBoldItalic": "a8e1e4e0e8191735",
        "InterDisplay-Thin": "828b59ad478e0c8e",
        "InterDisplay-ThinItalic": "716509915ee94d33",
    ]
}
