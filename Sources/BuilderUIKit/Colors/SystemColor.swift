import Render

/// The system's colors by name, with their values.
///
/// Labels, fills and backgrounds were read at run time on iOS 13 and later; the colors and grays are those of Apple's
/// Human Interface Guidelines up to iOS 18.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, separator, opaqueSeparator, link,
        systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
        secondarySystemGroupedBackground, tertiarySystemGroupedBackground, systemFill, secondarySystemFill,
        tertiarySystemFill, quaternarySystemFill, systemRed, systemOrange, systemYellow, systemGreen, systemMint,
        systemTeal, systemCyan, systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray,
        systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

    /// The values of one color; nil stands for the value without that trait.
    struct Shades: Sendable {
        let light: Color
        let dark: Color
        /// The values with the accessibility setting "Increase Contrast".
        let lightHighContrast: Color?
        let darkHighContrast: Color?
        /// The dark values in sheets and popovers.
        let darkElevated: Color?
        let darkElevatedHighContrast: Color?

        fileprivate init(
            _ light: Color, _ dark: Color, highContrast: (light: Color?, dark: Color?) = (nil, nil),
            elevated: (dark: Color?, darkHighContrast: Color?) = (nil, nil)
        ) {
            self.light = light
            self.dark = dark
            (lightHighContrast, darkHighContrast) = highContrast
            (darkElevated, darkElevatedHighContrast) = elevated
        }
    }

    var shades: Shades {
        switch self {
        case .label: Shades(rgb(0x000000), rgb(0xFFFFFF))
        case .secondaryLabel:
            Shades(rgb(0x3C3C43, 0.6), rgb(0xEBEBF5, 0.6), highContrast: (rgb(0x3C3C43, 0.8), rgb(0xEBEBF5, 0.7)))
        case .tertiaryLabel:
            Shades(rgb(0x3C3C43, 0.3), rgb(0xEBEBF5, 0.3), highContrast: (rgb(0x3C3C43, 0.7), rgb(0xEBEBF5, 0.55)))
        case .quaternaryLabel:
            Shades(rgb(0x3C3C43, 0.18), rgb(0xEBEBF5, 0.16), highContrast: (rgb(0x3C3C43, 0.55), rgb(0xEBEBF5, 0.4)))
        case .placeholderText: Shades(rgb(0x3C3C43, 0.3), rgb(0xEBEBF5, 0.3))
        case .separator: Shades(rgb(0x3C3C43, 0.29), rgb(0x545458, 0.6))
        case .opaqueSeparator: Shades(rgb(0xC6C6C8), rgb(0x38383A))
        case .link: Shades(rgb(0x007AFF), rgb(0x0984FF))
        case .systemBackground:
            Shades(
                rgb(0xFFFFFF), rgb(0x000000), highContrast: (nil, rgb(0x000000)),
                elevated: (rgb(0x1C1C1E), rgb(0x242426)))
        case .secondarySystemBackground:
            Shades(
                rgb(0xF2F2F7), rgb(0x1C1C1E), highContrast: (rgb(0xEBEBF0), rgb(0x242426)),
                elevated: (rgb(0x2C2C2E), rgb(0x363638)))
        case .tertiarySystemBackground:
            Shades(
                rgb(0xFFFFFF), rgb(0x2C2C2E), highContrast: (nil, rgb(0x363638)),
                elevated: (rgb(0x3A3A3C), rgb(0x444446)))
        case .systemGroupedBackground:
            Shades(
                rgb(0xF2F2F7), rgb(0x000000), highContrast: (rgb(0xEBEBF0), rgb(0x000000)),
                elevated: (rgb(0x1C1C1E), rgb(0x242426)))
        case .secondarySystemGroupedBackground:
            Shades(
                rgb(0xFFFFFF), rgb(0x1C1C1E), highContrast: (nil, rgb(0x242426)),
                elevated: (rgb(0x2C2C2E), rgb(0x363638)))
        case .tertiarySystemGroupedBackground:
            Shades(
                rgb(0xF2F2F7), rgb(0x2C2C2E), highContrast: (rgb(0xEBEBF0), rgb(0x363638)),
                elevated: (rgb(0x3A3A3C), rgb(0x444446)))
        case .systemFill:
            Shades(rgb(0x787880, 0.2), rgb(0x787880, 0.36), highContrast: (rgb(0x787880, 0.28), rgb(0x787880, 0.44)))
        case .secondarySystemFill:
            Shades(rgb(0x787880, 0.16), rgb(0x787880, 0.32), highContrast: (rgb(0x787880, 0.24), rgb(0x787880, 0.4)))
        case .tertiarySystemFill:
            Shades(rgb(0x767680, 0.12), rgb(0x767680, 0.24), highContrast: (rgb(0x767680, 0.2), rgb(0x767680, 0.32)))
        case .quaternarySystemFill:
            Shades(rgb(0x747480, 0.08), rgb(0x767680, 0.18), highContrast: (rgb(0x747480, 0.16), rgb(0x767680, 0.26)))
        case .systemRed: Shades(rgb(0xFF3B30), rgb(0xFF453A), highContrast: (rgb(0xD70015), rgb(0xFF6961)))
        case .systemOrange: Shades(rgb(0xFF9500), rgb(0xFF9F0A), highContrast: (rgb(0xC93400), rgb(0xFFB340)))
        case .systemYellow: Shades(rgb(0xFFCC00), rgb(0xFFD60A), highContrast: (rgb(0xB25000), rgb(0xFFD426)))
        case .systemGreen: Shades(rgb(0x34C759), rgb(0x30D158), highContrast: (rgb(0x248A3D), rgb(0x30DB5B)))
        case .systemMint: Shades(rgb(0x00C7BE), rgb(0x63E6E2), highContrast: (rgb(0x0C817B), rgb(0x66D4CF)))
        case .systemTeal: Shades(rgb(0x30B0C7), rgb(0x40C8E0), highContrast: (rgb(0x008299), rgb(0x5DE6FF)))
        case .systemCyan: Shades(rgb(0x32ADE6), rgb(0x64D2FF), highContrast: (rgb(0x0071A4), rgb(0x70D7FF)))
        case .systemBlue: Shades(rgb(0x007AFF), rgb(0x0A84FF), highContrast: (rgb(0x0040DD), rgb(0x409CFF)))
        case .systemIndigo: Shades(rgb(0x5856D6), rgb(0x5E5CE6), highContrast: (rgb(0x3634A3), rgb(0x7D7AFF)))
        case .systemPurple: Shades(rgb(0xAF52DE), rgb(0xBF5AF2), highContrast: (rgb(0x8944AB), rgb(0xDA8FFF)))
        case .systemPink: Shades(rgb(0xFF2D55), rgb(0xFF375F), highContrast: (rgb(0xD30F45), rgb(0xFF6482)))
        case .systemBrown: Shades(rgb(0xA2845E), rgb(0xAC8E68), highContrast: (rgb(0x7F6545), rgb(0xB59469)))
        case .systemGray: Shades(rgb(0x8E8E93), rgb(0x8E8E93), highContrast: (rgb(0x6C6C70), rgb(0xAEAEB2)))
        case .systemGray2: Shades(rgb(0xAEAEB2), rgb(0x636366), highContrast: (rgb(0x8E8E93), rgb(0x7C7C80)))
        case .systemGray3: Shades(rgb(0xC7C7CC), rgb(0x48484A), highContrast: (rgb(0xAEAEB2), rgb(0x545456)))
        case .systemGray4: Shades(rgb(0xD1D1D6), rgb(0x3A3A3C), highContrast: (rgb(0xBCBCC0), rgb(0x444446)))
        case .systemGray5: Shades(rgb(0xE5E5EA), rgb(0x2C2C2E), highContrast: (rgb(0xD8D8DC), rgb(0x363638)))
        case .systemGray6: Shades(rgb(0xF2F2F7), rgb(0x1C1C1E), highContrast: (rgb(0xEBEBF0), rgb(0x242426)))
        }
    }

    /// Returns the value for the traits; unspecified ones count as light, base level and normal contrast.
    func color(for traits: UITraitCollection) -> Color {
        let shades = shades
        let isHigh = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else {
            return isHigh ? shades.lightHighContrast ?? shades.light : shades.light
        }
        let base = isHigh ? shades.darkHighContrast ?? shades.dark : shades.dark
        guard traits.userInterfaceLevel == .elevated else { return base }
        let elevated = shades.darkElevated ?? base
        return isHigh ? shades.darkElevatedHighContrast ?? shades.darkHighContrast ?? elevated : elevated
    }
}

private func rgb(_ hexadecimal: Int, _ alpha: Double = 1) -> Color {
    Color(
        red: Double(hexadecimal >> 16) / 255, green: Double(hexadecimal >> 8 & 255) / 255,
        blue: Double(hexadecimal & 255) / 255, alpha: alpha)
}
