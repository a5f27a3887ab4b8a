import BuilderUIKit

// Each method replaces the values of one setting, and keeps those of all others. A contact sheet gets a column for each
// configuration.
extension DocumentationPicture {
    /// Draws the screen on each of these devices.
    ///
    /// Where settings have several values, there is a picture for each combination, named by the values after the
    /// picture's own name: `sign-up` in English and German is `sign-up-locale-en` and `sign-up-locale-de`. A page that
    /// names `sign-up` shows them all, and one that names `sign-up-locale-de` shows that one.
    public func on(_ devices: DeviceSelection) -> Self {
        with { $0.unknownDevices = devices.unknown }.varying(\.device, over: devices.devices)
    }

    /// Draws the screen in each of these orientations.
    public func orientations(_ values: Device.Orientation...) -> Self { varying(\.orientation, over: values) }

    /// Draws the screen with each of these text sizes.
    public func textSizes(_ values: UIContentSizeCategory...) -> Self { varying(\.contentSizeCategory, over: values) }

    /// Draws the screen in each of these locales, given as identifiers such as `en` or `de_DE`. The layout direction is
    /// that of the language.
    public func locales(_ values: String...) -> Self { varying(\.locale, over: values.map(Optional.some)) }

    /// Draws the screen in each of these layout directions, whatever the language. Call it after `locales(_:)`, which
    /// sets the direction.
    public func layoutDirections(_ values: UITraitEnvironmentLayoutDirection...) -> Self {
        varying(\.layoutDirection, over: values)
    }

    /// Draws the screen with each of these contrasts: `high` is the setting Increase Contrast.
    public func contrasts(_ values: UIAccessibilityContrast...) -> Self {
        varying(\.accessibilityContrast, over: values)
    }

    /// Draws the screen with each of these weights of text: `bold` is the setting Bold Text.
    public func legibilityWeights(_ values: UILegibilityWeight...) -> Self {
        varying(\.legibilityWeight, over: values)
    }

    /// Draws the screen in parts of an iPad's screen; nil is the whole screen.
    ///
    /// Configurations whose device has no such part, such as an iPhone, are left out.
    public func splitFractions(_ values: Device.SplitFraction?...) -> Self { varying(\.splitFraction, over: values) }

    /// Draws only so many of the configurations that every two values of any two settings meet in one of them, instead
    /// of their whole product.
    public func pairwise() -> Self { with { $0.isPairwise = true } }

    private func varying<Value>(
        _ path: WritableKeyPath<SnapshotConfiguration, Value>, over values: [Value]
    ) -> Self {
        values.isEmpty ? self : with { $0.matrix = configurations.varied(path, over: values) }
    }

    /// The declared configurations, before some are left out.
    private var configurations: [SnapshotConfiguration] {
        if let matrix { return matrix }
        return switch subject {
        case .screen(_, let configuration): [configuration]
        case .sheet(_, let configurations): configurations ?? [.documentation]
        }
    }

    /// Returns the picture with the requested values in place of its own. Without values it stays as it is.
    ///
    /// A screen has one picture with a file for each appearance, and a contact sheet a column for each.
    func varying(_ axes: ConfigurationAxes) -> Self {
        guard !axes.isEmpty else { return self }
        var product = axes
        product.isPairwise = false
        if case .screen = subject { product.appearances = [] }
        return with {
            if case .screen = subject, !axes.appearances.isEmpty { $0.appearances = axes.appearances }
            if !product.isEmpty || axes.isPairwise { $0.matrix = product.varying(configurations) }
            $0.isPairwise = isPairwise || axes.isPairwise
        }
    }

    /// The pictures that are drawn: one for each configuration, or the picture itself if there is only one. Empty if no
    /// device has a part of the screen that is requested.
    package var variants: [DocumentationPicture] {
        guard let matrix else { return [self] }
        let possible = matrix.possible
        let configurations = isPairwise ? PairwiseSelection.select(from: possible) : possible
        switch subject {
        case .screen(let screen, _): return variants(of: screen, in: configurations)
        case .sheet(let screens, _):
            return [
                with {
                    $0.matrix = nil
                    $0.subject = .sheet(screens, configurations)
                }
            ]
        }
    }

    private func variants(of screen: String, in configurations: [SnapshotConfiguration]) -> [DocumentationPicture] {
        // The direction of a language isn't a choice.
        let isNatural = configurations.allSatisfy {
            $0.layoutDirection == SnapshotConfiguration.direction(ofLanguage: $0.locale)
        }
        let settings = Setting.allCases.filter { setting in
            Set(configurations.map { setting.value(of: $0).word }).count > 1 && !(setting == .direction && isNatural)
        }
        return configurations.map { configuration in
            with {
                $0.matrix = nil
                $0.subject = .screen(screen, configuration)
                guard configurations.count > 1 else { return }
                let values = settings.map { $0.value(of: configuration) }
                $0.group = name
                $0.name = ([name] + values.map(\.word)).joined(separator: "-")
                $0.alternativeText += " (" + values.map(\.text).joined(separator: ", ") + ")"
            }
        }
    }

    /// A setting that may have several values, in the order in which names contain them.
    private enum Setting: CaseIterable {
        case device, orientation, split, textSize, locale, direction, contrast, weight

        /// Returns a value as a part of a name, and for readers.
        func value(of configuration: SnapshotConfiguration) -> (word: String, text: String) {
            func same(_ word: String) -> (word: String, text: String) { (word, word.replacing("-", with: " ")) }
            switch self {
            case .device: return (configuration.device.fileName, configuration.device.name)
            case .orientation: return same(configuration.orientation.rawValue)
            case .split:
                let split = SnapshotConfiguration.splitFractions.first { $0.fraction == configuration.splitFraction }
                return same("split-" + (split?.name ?? "full"))
            case .textSize: return ("text-" + configuration.textSizeName, "text size \(configuration.textSizeName)")
            case .locale:
                let locale = (configuration.locale ?? "en").replacing("_", with: "-")
                return ("locale-" + locale.lowercased(), locale)
            case .direction:
                return configuration.layoutDirection == .rightToLeft
                    ? ("rtl", "right to left") : ("ltr", "left to right")
            case .contrast: return same(configuration.accessibilityContrast == .high ? "high-contrast" : "contrast")
            case .weight: return same(configuration.legibilityWeight == .bold ? "bold-text" : "regular-text")
            }
        }
    }
}

extension [DocumentationPicture] {
    /// Returns the pictures with a name, and those that are one of the picture with that name.
    package func named(_ name: String) -> [DocumentationPicture] {
        filter { $0.name == name || $0.group == name }
    }
}
