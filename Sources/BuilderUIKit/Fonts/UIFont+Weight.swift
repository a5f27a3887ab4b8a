import Foundation
import Render

extension UIFont {
    /// The weight of a font, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight's value.
        public let rawValue: CGFloat
        /// Creates a weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The ultra-light weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// The thin weight.
        public static let thin = Weight(rawValue: -0.6)
        /// The light weight.
        public static let light = Weight(rawValue: -0.4)
        /// The regular weight.
        public static let regular = Weight(rawValue: 0)
        /// The medium weight.
        public static let medium = Weight(rawValue: 0.23)
        /// The semibold weight.
        public static let semibold = Weight(rawValue: 0.3)
        /// The bold weight.
        public static let bold = Weight(rawValue: 0.4)
        /// The heavy weight.
        public static let heavy = Weight(rawValue: 0.56)
        /// The black weight.
        public static let black = Weight(rawValue: 0.62)
    }

    /// The width of a font; every width is drawn as `standard`.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The width's value.
        public let rawValue: CGFloat
        /// Creates a width.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The compressed width.
        public static let compressed = Width(rawValue: -0.4)
        /// The condensed width.
        public static let condensed = Width(rawValue: -0.2)
        /// The standard width.
        public static let standard = Width(rawValue: 0)
        /// The expanded width.
        public static let expanded = Width(rawValue: 0.2)
    }
}

extension UIFont.Weight {
    /// UIKit's values of the nine weights, lightest first.
    private static let table: [(weight: FontWeight, value: UIFont.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    init(_ weight: FontWeight) {
        self = Self.table.first { $0.weight == weight }?.value ?? .regular
    }

    /// The nearest of the nine weights.
    var nearest: FontWeight {
        guard rawValue.isFinite else { return .regular }
        let best = Self.table.min { abs($0.value.rawValue - rawValue) < abs($1.value.rawValue - rawValue) }
        return best?.weight ?? .regular
    }
}
