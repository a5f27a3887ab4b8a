import Foundation
import Render

extension UIFont {
    /// How heavy a font is, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    /// How wide a font is; only `standard` is drawn.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(rawValue: -0.4)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }
}

extension UIFont.Weight {
    /// UIKit's numbers for the nine weights, lightest first.
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
