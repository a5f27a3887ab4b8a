import Render

/// The system's colors by name.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case separator
    case opaqueSeparator
    case link
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    case systemFill
    case secondarySystemFill
    case tertiarySystemFill
    case quaternarySystemFill
    case systemRed
    case systemOrange
    case systemYellow
    case systemGreen
    case systemMint
    case systemTeal
    case systemCyan
    case systemBlue
    case systemIndigo
    case systemPurple
    case systemPink
    case systemBrown
    case systemGray
    case systemGray2
    case systemGray3
    case systemGray4
    case systemGray5
    case systemGray6

    /// The values of one color; a nil value is the same as without that trait.
    struct Shades: Sendable {
        var light: Color
        var dark: Color
        /// The light value with the accessibility setting "Increase Contrast".
        var lightHighContrast: Color?
        /// The dark value with the accessibility setting "Increase Contrast".
        var darkHighContrast: Color?
        /// The dark value in sheets and popovers.
        var darkElevated: Color?
        var darkElevatedHighContrast: Color?
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
