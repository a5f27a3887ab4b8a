import BuilderUIKit
import Foundation

/// The values of settings that a command line requests in place of those that screens declare.
///
/// An empty list leaves what is declared.
package struct ConfigurationAxes: Hashable, Sendable, Codable {
    /// The file names of devices.
    package var devices: [String] = []
    /// The appearances.
    package var appearances: [Appearance] = []
    /// `portrait` and `landscape`.
    package var orientations: [String] = []
    /// The names of text sizes, as names of configurations have them: `xs` to `ax-xxxl`.
    package var textSizes: [String] = []
    /// The identifiers of locales.
    package var locales: [String] = []
    /// The layout directions, whatever the language.
    package var directions: [DirectionValue] = []
    /// The contrasts.
    package var contrasts: [ContrastValue] = []
    /// The weights of text.
    package var textWeights: [TextWeightValue] = []
    /// The parts of an iPad's screen.
    package var splits: [SplitValue] = []
    /// A Boolean value that indicates whether only so many configurations are drawn that every two values meet.
    package var isPairwise = false

    package init() {}

    /// A Boolean value that indicates whether what is declared remains.
    package var isEmpty: Bool { self == ConfigurationAxes() }

    /// A Boolean value that indicates whether no setting gets values.
    var hasNoValues: Bool {
        var axes = self
        axes.isPairwise = false
        return axes.isEmpty
    }

    /// Returns the configurations with the requested values in place of their own.
    package func varying(_ configurations: [SnapshotConfiguration]) -> [SnapshotConfiguration] {
        var result = configurations
        func vary<Value>(_ path: WritableKeyPath<SnapshotConfiguration, Value>, over values: [Value]) {
            if !values.isEmpty { result = result.varied(path, over: values) }
        }
        vary(\.device, over: devices.compactMap { Device.named($0) })
        vary(\.appearance, over: appearances)
        vary(\.orientation, over: orientations.compactMap(Device.Orientation.init(rawValue:)))
        vary(\.contentSizeCategory, over: textSizes.compactMap(UIContentSizeCategory.named))
        vary(\.locale, over: locales.map(Optional.some))
        vary(\.layoutDirection, over: directions.map { $0 == .rtl ? .rightToLeft : .leftToRight })
        vary(\.accessibilityContrast, over: contrasts.map { $0 == .high ? .high : .normal })
        vary(\.legibilityWeight, over: textWeights.map { $0 == .bold ? .bold : .regular })
        vary(\.splitFraction, over: splits.map(\.fraction))
        result = result.possible
        return isPairwise ? PairwiseSelection.select(from: result) : result
    }
}

/// A layout direction on the command line.
package enum DirectionValue: String, Hashable, Sendable, CaseIterable, Codable {
    case ltr, rtl
}

/// A contrast on the command line.
package enum ContrastValue: String, Hashable, Sendable, CaseIterable, Codable {
    case normal, high
}

/// A weight of text on the command line.
package enum TextWeightValue: String, Hashable, Sendable, CaseIterable, Codable {
    case regular, bold
}

/// A part of an iPad's screen on the command line.
package enum SplitValue: String, Hashable, Sendable, CaseIterable, Codable {
    case full, third, half
    case twoThirds = "two-thirds"

    fileprivate var fraction: Device.SplitFraction? {
        switch self {
        case .full: nil
        case .third: .third
        case .half: .half
        case .twoThirds: .twoThirds
        }
    }
}

extension UIContentSizeCategory {
    /// The first of the five accessibility sizes of Settings: `accessibilityMedium`.
    public static var accessibility1: UIContentSizeCategory { .accessibilityMedium }
    /// The second of the five accessibility sizes of Settings: `accessibilityLarge`.
    public static var accessibility2: UIContentSizeCategory { .accessibilityLarge }
    /// The third of the five accessibility sizes of Settings: `accessibilityExtraLarge`.
    public static var accessibility3: UIContentSizeCategory { .accessibilityExtraLarge }
    /// The fourth of the five accessibility sizes of Settings: `accessibilityExtraExtraLarge`.
    public static var accessibility4: UIContentSizeCategory { .accessibilityExtraExtraLarge }
    /// The largest of the five accessibility sizes of Settings: `accessibilityExtraExtraExtraLarge`.
    public static var accessibility5: UIContentSizeCategory { .accessibilityExtraExtraExtraLarge }

    /// Returns the text size with a name: `xl` or `ax-l`, as in names of configurations, `ax1` to `ax5`, or UIKit's.
    /// Case and hyphens are ignored.
    package static func named(_ name: String) -> UIContentSizeCategory? {
        let key = NameMatcher.key(name)
        if let size = SnapshotConfiguration.textSizes.first(where: { NameMatcher.key($0.name) == key }) {
            return size.category
        }
        let numbered = [accessibility1, accessibility2, accessibility3, accessibility4, accessibility5]
        for (index, category) in numbered.enumerated()
        where key == "ax\(index + 1)" || key == "accessibility\(index + 1)" { return category }
        let others: [(String, UIContentSizeCategory)] = [
            ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
            ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
            ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
            ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
            ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
            ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
        ]
        return others.first { NameMatcher.key($0.0) == key }?.1
    }
}

extension Catalog {
    /// Returns the catalog with the requested values in place of those that its screens declare.
    package func varying(by axes: ConfigurationAxes) -> Catalog {
        guard !axes.isEmpty else { return self }
        var changes = SharedOptionsChanges()
        return Catalog(screens.map { $0.varying(by: axes, &changes) }, documentation: documentation)
    }
}
