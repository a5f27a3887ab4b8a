import Render

// The values of the system's colors: red, green and blue are 0…255, alpha 0…1.
//
// Labels, fills and backgrounds were read at run time on iOS 13 and later; the colors and grays are those of Apple's
// Human Interface Guidelines up to iOS 18.
extension SystemColor {
    private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Color {
        Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    var shades: Shades {
        switch self {
        case .label:
            Shades(
                light: Self.rgb(0, 0, 0), dark: Self.rgb(255, 255, 255))
        case .secondaryLabel:
            Shades(
                light: Self.rgb(60, 60, 67, 0.6), dark: Self.rgb(235, 235, 245, 0.6),
                lightHighContrast: Self.rgb(60, 60, 67, 0.8), darkHighContrast: Self.rgb(235, 235, 245, 0.7))
        case .tertiaryLabel:
            Shades(
                light: Self.rgb(60, 60, 67, 0.3), dark: Self.rgb(235, 235, 245, 0.3),
                lightHighContrast: Self.rgb(60, 60, 67, 0.7), darkHighContrast: Self.rgb(235, 235, 245, 0.55))
        case .quaternaryLabel:
            Shades(
                light: Self.rgb(60, 60, 67, 0.18), dark: Self.rgb(235, 235, 245, 0.16),
                lightHighContrast: Self.rgb(60, 60, 67, 0.55), darkHighContrast: Self.rgb(235, 235, 245, 0.4))
        case .placeholderText:
            Shades(
                light: Self.rgb(60, 60, 67, 0.3), dark: Self.rgb(235, 235, 245, 0.3))
        case .separator:
            Shades(
                light: Self.rgb(60, 60, 67, 0.29), dark: Self.rgb(84, 84, 88, 0.6))
        case .opaqueSeparator:
            Shades(
                light: Self.rgb(198, 198, 200), dark: Self.rgb(56, 56, 58))
        case .link:
            Shades(
                light: Self.rgb(0, 122, 255), dark: Self.rgb(9, 132, 255))
        case .systemBackground:
            Shades(
                light: Self.rgb(255, 255, 255), dark: Self.rgb(0, 0, 0), darkHighContrast: Self.rgb(0, 0, 0),
                darkElevated: Self.rgb(28, 28, 30), darkElevatedHighContrast: Self.rgb(36, 36, 38))
        case .secondarySystemBackground:
            Shades(
                light: Self.rgb(242, 242, 247), dark: Self.rgb(28, 28, 30),
                lightHighContrast: Self.rgb(235, 235, 240), darkHighContrast: Self.rgb(36, 36, 38),
                darkElevated: Self.rgb(44, 44, 46), darkElevatedHighContrast: Self.rgb(54, 54, 56))
        case .tertiarySystemBackground:
            Shades(
                light: Self.rgb(255, 255, 255), dark: Self.rgb(44, 44, 46), darkHighContrast: Self.rgb(54, 54, 56),
                darkElevated: Self.rgb(58, 58, 60), darkElevatedHighContrast: Self.rgb(68, 68, 70))
        case .systemGroupedBackground:
            Shades(
                light: Self.rgb(242, 242, 247), dark: Self.rgb(0, 0, 0), lightHighContrast: Self.rgb(235, 235, 240),
                darkHighContrast: Self.rgb(0, 0, 0), darkElevated: Self.rgb(28, 28, 30),
                darkElevatedHighContrast: Self.rgb(36, 36, 38))
        case .secondarySystemGroupedBackground:
            Shades(
                light: Self.rgb(255, 255, 255), dark: Self.rgb(28, 28, 30), darkHighContrast: Self.rgb(36, 36, 38),
                darkElevated: Self.rgb(44, 44, 46), darkElevatedHighContrast: Self.rgb(54, 54, 56))
        case .tertiarySystemGroupedBackground:
            Shades(
                light: Self.rgb(242, 242, 247), dark: Self.rgb(44, 44, 46),
                lightHighContrast: Self.rgb(235, 235, 240), darkHighContrast: Self.rgb(54, 54, 56),
                darkElevated: Self.rgb(58, 58, 60), darkElevatedHighContrast: Self.rgb(68, 68, 70))
        case .systemFill:
            Shades(
                light: Self.rgb(120, 120, 128, 0.2), dark: Self.rgb(120, 120, 128, 0.36),
                lightHighContrast: Self.rgb(120, 120, 128, 0.28), darkHighContrast: Self.rgb(120, 120, 128, 0.44))
        case .secondarySystemFill:
            Shades(
                light: Self.rgb(120, 120, 128, 0.16), dark: Self.rgb(120, 120, 128, 0.32),
                lightHighContrast: Self.rgb(120, 120, 128, 0.24), darkHighContrast: Self.rgb(120, 120, 128, 0.4))
        case .tertiarySystemFill:
            Shades(
                light: Self.rgb(118, 118, 128, 0.12), dark: Self.rgb(118, 118, 128, 0.24),
                lightHighContrast: Self.rgb(118, 118, 128, 0.2), darkHighContrast: Self.rgb(118, 118, 128, 0.32))
        case .quaternarySystemFill:
            Shades(
                light: Self.rgb(116, 116, 128, 0.08), dark: Self.rgb(118, 118, 128, 0.18),
                lightHighContrast: Self.rgb(116, 116, 128, 0.16), darkHighContrast: Self.rgb(118, 118, 128, 0.26))
        case .systemRed:
            Shades(
                light: Self.rgb(255, 59, 48), dark: Self.rgb(255, 69, 58), lightHighContrast: Self.rgb(215, 0, 21),
                darkHighContrast: Self.rgb(255, 105, 97))
        case .systemOrange:
            Shades(
                light: Self.rgb(255, 149, 0), dark: Self.rgb(255, 159, 10), lightHighContrast: Self.rgb(201, 52, 0),
                darkHighContrast: Self.rgb(255, 179, 64))
        case .systemYellow:
            Shades(
                light: Self.rgb(255, 204, 0), dark: Self.rgb(255, 214, 10), lightHighContrast: Self.rgb(178, 80, 0),
                darkHighContrast: Self.rgb(255, 212, 38))
        case .systemGreen:
            Shades(
                light: Self.rgb(52, 199, 89), dark: Self.rgb(48, 209, 88), lightHighContrast: Self.rgb(36, 138, 61),
                darkHighContrast: Self.rgb(48, 219, 91))
        case .systemMint:
            Shades(
                light: Self.rgb(0, 199, 190), dark: Self.rgb(99, 230, 226),
                lightHighContrast: Self.rgb(12, 129, 123), darkHighContrast: Self.rgb(102, 212, 207))
        case .systemTeal:
            Shades(
                light: Self.rgb(48, 176, 199), dark: Self.rgb(64, 200, 224),
                lightHighContrast: Self.rgb(0, 130, 153), darkHighContrast: Self.rgb(93, 230, 255))
        case .systemCyan:
            Shades(
                light: Self.rgb(50, 173, 230), dark: Self.rgb(100, 210, 255),
                lightHighContrast: Self.rgb(0, 113, 164), darkHighContrast: Self.rgb(112, 215, 255))
        case .systemBlue:
            Shades(
                light: Self.rgb(0, 122, 255), dark: Self.rgb(10, 132, 255), lightHighContrast: Self.rgb(0, 64, 221),
                darkHighContrast: Self.rgb(64, 156, 255))
        case .systemIndigo:
            Shades(
                light: Self.rgb(88, 86, 214), dark: Self.rgb(94, 92, 230), lightHighContrast: Self.rgb(54, 52, 163),
                darkHighContrast: Self.rgb(125, 122, 255))
        case .systemPurple:
            Shades(
                light: Self.rgb(175, 82, 222), dark: Self.rgb(191, 90, 242),
                lightHighContrast: Self.rgb(137, 68, 171), darkHighContrast: Self.rgb(218, 143, 255))
        case .systemPink:
            Shades(
                light: Self.rgb(255, 45, 85), dark: Self.rgb(255, 55, 95), lightHighContrast: Self.rgb(211, 15, 69),
                darkHighContrast: Self.rgb(255, 100, 130))
        case .systemBrown:
            Shades(
                light: Self.rgb(162, 132, 94), dark: Self.rgb(172, 142, 104),
                lightHighContrast: Self.rgb(127, 101, 69), darkHighContrast: Self.rgb(181, 148, 105))
        case .systemGray:
            Shades(
                light: Self.rgb(142, 142, 147), dark: Self.rgb(142, 142, 147),
                lightHighContrast: Self.rgb(108, 108, 112), darkHighContrast: Self.rgb(174, 174, 178))
        case .systemGray2:
            Shades(
                light: Self.rgb(174, 174, 178), dark: Self.rgb(99, 99, 102),
                lightHighContrast: Self.rgb(142, 142, 147), darkHighContrast: Self.rgb(124, 124, 128))
        case .systemGray3:
            Shades(
                light: Self.rgb(199, 199, 204), dark: Self.rgb(72, 72, 74),
                lightHighContrast: Self.rgb(174, 174, 178), darkHighContrast: Self.rgb(84, 84, 86))
        case .systemGray4:
            Shades(
                light: Self.rgb(209, 209, 214), dark: Self.rgb(58, 58, 60),
                lightHighContrast: Self.rgb(188, 188, 192), darkHighContrast: Self.rgb(68, 68, 70))
        case .systemGray5:
            Shades(
                light: Self.rgb(229, 229, 234), dark: Self.rgb(44, 44, 46),
                lightHighContrast: Self.rgb(216, 216, 220), darkHighContrast: Self.rgb(54, 54, 56))
        case .systemGray6:
            Shades(
                light: Self.rgb(242, 242, 247), dark: Self.rgb(28, 28, 30),
                lightHighContrast: Self.rgb(235, 235, 240), darkHighContrast: Self.rgb(36, 36, 38))
        }
    }
}
