import BuilderUIKit

/// The devices that a screen is drawn for.
///
/// ```swift
/// let small = DeviceSelection.devices("iPhone SE (3rd)", "iPhone 12 mini")
/// ```
public struct DeviceSelection: Hashable, Sendable {
    /// The devices.
    public let devices: [Device]
    /// The names that no device has.
    package let unknown: [String]

    /// Selects devices by their names or aliases; case, spaces and hyphens are ignored.
    public static func devices(_ names: String...) -> DeviceSelection { devices(names) }

    /// Selects devices by their names or aliases; case, spaces and hyphens are ignored.
    public static func devices(_ names: [String]) -> DeviceSelection {
        DeviceSelection(
            devices: names.compactMap { Device.named($0) }, unknown: names.filter { Device.named($0) == nil })
    }
}

// Each method replaces the values of one setting, and keeps those of all others.
extension Screen {
    /// Draws the screen in each of these appearances.
    public func appearances(_ values: Appearance...) -> Screen { varying(\.appearance, over: values) }

    /// Draws the screen in each of these orientations.
    public func orientations(_ values: Device.Orientation...) -> Screen { varying(\.orientation, over: values) }

    /// Draws the screen with each of these text sizes.
    public func textSizes(_ values: UIContentSizeCategory...) -> Screen { varying(\.contentSizeCategory, over: values) }

    /// Draws the screen in each of these locales, given as identifiers such as `en` or `de_DE`. The layout direction is
    /// that of the language.
    public func locales(_ values: String...) -> Screen { varying(\.locale, over: values.map(Optional.some)) }

    /// Draws the screen in each of these layout directions, whatever the language. Call it after `locales(_:)`, which
    /// sets the direction.
    public func layoutDirections(_ values: UITraitEnvironmentLayoutDirection...) -> Screen {
        varying(\.layoutDirection, over: values)
    }

    /// Draws the screen with each of these contrasts: `high` is the setting Increase Contrast.
    public func contrasts(_ values: UIAccessibilityContrast...) -> Screen {
        varying(\.accessibilityContrast, over: values)
    }

    /// Draws the screen with each of these weights of text: `bold` is the setting Bold Text.
    public func legibilityWeights(_ values: UILegibilityWeight...) -> Screen {
        varying(\.legibilityWeight, over: values)
    }

    /// Draws the screen with the setting Reduce Motion on, off, or both.
    public func reducedMotion(_ values: Bool...) -> Screen {
        varying(\.accessibilitySettings.reducesMotion, over: values)
    }

    /// Draws the screen with the setting Reduce Transparency on, off, or both.
    public func reducedTransparency(_ values: Bool...) -> Screen {
        varying(\.accessibilitySettings.reducesTransparency, over: values)
    }

    /// Draws the screen as an app shows it while VoiceOver runs, or doesn't, or both.
    public func voiceOver(_ values: Bool...) -> Screen {
        varying(\.accessibilitySettings.runsVoiceOver, over: values)
    }

    /// Draws the screen with the setting Differentiate Without Color on, off, or both.
    public func differentiatedWithoutColor(_ values: Bool...) -> Screen {
        varying(\.accessibilitySettings.differentiatesWithoutColor, over: values)
    }

    /// Draws the screen in parts of an iPad's screen; nil is the whole screen.
    ///
    /// Configurations whose device has no such part, such as an iPhone, are left out.
    public func splitFractions(_ values: Device.SplitFraction?...) -> Screen { varying(\.splitFraction, over: values) }
}

extension [SnapshotConfiguration] {
    /// Returns each configuration with each of the values in place of its own, once.
    func varied<Value>(
        _ path: WritableKeyPath<SnapshotConfiguration, Value>, over values: [Value]
    ) -> [SnapshotConfiguration] {
        var seen: Set<SnapshotConfiguration> = []
        // All configurations that differ in this setting only have the same first value.
        let bases = map { configuration in
            var base = configuration
            if let first = values.first { base[keyPath: path] = first }
            return base
        }
        return bases.filter { seen.insert($0).inserted }.flatMap { base in
            values.map { value in
                var configuration = base
                configuration[keyPath: path] = value
                return configuration
            }
        }
    }

    /// Returns the configurations whose devices have the parts of the screen that they name.
    var possible: [SnapshotConfiguration] {
        filter { configuration in
            guard let fraction = configuration.splitFraction else { return true }
            return configuration.device.splitView(fraction, in: configuration.orientation) != nil
        }
    }
}
