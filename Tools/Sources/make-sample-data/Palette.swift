import Render

/// The portraits' colors, by name.
enum Palette {
    static let ink = Color(hex: 0x2b2330)

    /// The skin colors from light to dark, each with its shade.
    private static let skins: [(base: UInt32, shade: UInt32)] = [
        (0xfbdcc8, 0xeebba2), (0xf6cfb3, 0xe5ab8b), (0xf0c19f, 0xdb9d79), (0xe2ac82, 0xc98a60),
        (0xcd9468, 0xb0764c), (0xb07a50, 0x935f3a), (0x8d5c3c, 0x71452b), (0x6f4630, 0x563322),
    ]

    static func skin(_ tone: Int) -> (base: Color, shade: Color) {
        let skin = skins[min(max(0, tone), skins.count - 1)]
        return (Color(hex: skin.base), Color(hex: skin.shade))
    }

    static let eyes = [
        Color(hex: 0x5a3a24), Color(hex: 0x3e2a20), Color(hex: 0x4d7c8a), Color(hex: 0x5b7d4b), Color(hex: 0x5f7fa8),
        Color(hex: 0x7a5b34),
    ]

    static func hair(_ name: String) -> Color {
        let colors: [String: UInt32] = [
            "black": 0x2a2530, "dark": 0x42302b, "brown": 0x6a4630, "chestnut": 0x84492f, "copper": 0xc0633a,
            "blond": 0xe8c06a, "sand": 0xc79f6b, "grey": 0x8b8f98, "silver": 0xc9ced8, "white": 0xe9ebf0,
        ]
        return Color(hex: colors[name] ?? 0x6a4630)
    }

    static func cloth(_ name: String) -> Color {
        let colors: [String: UInt32] = [
            "white": 0xf6f7fb, "navy": 0x2f4468, "coral": 0xf0735f, "grey": 0xa3abb8, "plum": 0x7a4a86,
            "slate": 0x4b5768, "teal": 0x2b8f92, "sky": 0x77b5e0, "rust": 0xbf5a36, "mustard": 0xe0a930,
            "red": 0xd0454c, "green": 0x3f8a5c, "wine": 0x8c2f4b, "olive": 0x7d8547, "lilac": 0xab93d6,
        ]
        return Color(hex: colors[name] ?? 0x4b5768)
    }

    /// Returns the backdrop's colors from top to bottom.
    static func backdrop(_ name: String) -> (top: Color, bottom: Color) {
        let colors: [String: (UInt32, UInt32)] = [
            "dawn": (0xfff1df, 0xffd9c4), "mist": (0xc3d4e6, 0x8fa9c6), "sun": (0xffdf92, 0xf9b567),
            "sea": (0x9fdce4, 0x57aebf), "mint": (0xbfe8cf, 0x7cc7a0), "clay": (0xf0b79a, 0xd98a6c),
            "rose": (0xfac9d3, 0xee98ab), "ice": (0xd7ecf7, 0xa3cce6), "leaf": (0xd3e3a6, 0x9dbd68),
            "sand": (0xf2e0bd, 0xdcbd85), "dusk": (0xb9b5e4, 0x8680c6), "plum": (0xd9b3db, 0xa979b5),
        ]
        let pair = colors[name] ?? (0xc3d4e6, 0x8fa9c6)
        return (Color(hex: pair.0), Color(hex: pair.1))
    }
}

extension Color {
    /// Creates a color from `0xRRGGBB`.
    init(hex: UInt32) {
        self.init(
            red: Double((hex >> 16) & 255) / 255, green: Double((hex >> 8) & 255) / 255, blue: Double(hex & 255) / 255)
    }

    /// Returns this color mixed with a fraction (0…1) of another.
    func mixed(with other: Color, _ amount: Double) -> Color {
        Color(
            red: red + (other.red - red) * amount, green: green + (other.green - green) * amount,
            blue: blue + (other.blue - blue) * amount, alpha: alpha + (other.alpha - alpha) * amount)
    }

    func lighter(_ amount: Double) -> Color { mixed(with: .white, amount) }

    func darker(_ amount: Double) -> Color { mixed(with: Palette.ink, amount) }

    func faded(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}
