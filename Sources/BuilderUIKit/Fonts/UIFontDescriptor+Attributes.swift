import Foundation
import Render

extension UIFontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The attribute's key.
        public let rawValue: String
        /// Creates a name from a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face, such as `Bold Italic`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The displayed name, a string.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The traits, a dictionary with `TraitKey`s.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The font features, an array of dictionaries with `FeatureKey`s.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style, a string.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// The symbolic traits.
        public static let symbolic = AttributeName(rawValue: "NSCTFontSymbolicTrait")
    }

    /// A key of the dictionary for `.traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The key.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The symbolic traits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, from -1 to 1; has no effect.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant; more than 0 is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A key of a feature's dictionary for `.featureSettings`.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The key.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The feature's type.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The feature's selector.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The feature's type; the older name of `type`.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The feature's selector; the older name of `selector`.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// The attributes that define the font.
    public var fontAttributes: [AttributeName: Any] {
        var result: [AttributeName: Any] = [.name: postscriptName]
        if pointSize > 0 { result[.size] = pointSize }
        if let textStyle { result[.textStyle] = textStyle.rawValue }
        return result
    }

    /// Returns the value of an attribute.
    public func object(forKey key: AttributeName) -> Any? {
        switch key {
        case .family: FontNames.family(of: spec)
        case .face: FontNames.faceName(of: spec)
        case .visibleName: FontNames.family(of: spec) + " " + FontNames.faceName(of: spec)
        case .traits:
            [
                TraitKey.weight: UIFont.Weight(spec.weight).rawValue,
                TraitKey.symbolic: CGFloat(symbolicTraits.rawValue),
                TraitKey.slant: CGFloat(spec.isItalic ? 0.07 : 0),
            ]
        default: fontAttributes[key]
        }
    }

    /// Returns the font with the given attributes changed.
    ///
    /// Supported are the family, name, face, size, the traits' weight, slant and symbolic traits, and the feature
    /// setting for digits of equal width. Others have no effect.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var result = self
        if let name = attributes[.name] as? String, let found = FontNames.descriptor(named: name) {
            result = found.withSize(CGFloat(spec.size)).copy(hasSize: pointSize > 0)
        }
        if let family = attributes[.family] as? String { result = result.withFamily(family) }
        if let face = attributes[.face] as? String { result = result.withFace(face) }
        if let size = Self.number(attributes[.size]) { result = result.withSize(size) }
        if let traits = attributes[.traits] { result = result.addingTraits(traits) }
        if let features = attributes[.featureSettings] as? [[FeatureKey: Any]] {
            result = result.addingFeatures(features)
        }
        return result
    }

    private func addingTraits(_ traits: Any) -> UIFontDescriptor {
        var byName: [String: Any] = [:]
        if let traits = traits as? [TraitKey: Any] {
            for (key, value) in traits { byName[key.rawValue] = value }
        } else if let traits = traits as? [String: Any] {
            byName = traits
        }
        var result = self
        if let symbolic = byName[TraitKey.symbolic.rawValue] {
            let raw = (symbolic as? SymbolicTraits)?.rawValue ?? Self.number(symbolic).map { UInt32(max(0, $0)) }
            if let raw, let changed = result.withSymbolicTraits(SymbolicTraits(rawValue: raw)) { result = changed }
        }
        if let weight = byName[TraitKey.weight.rawValue] {
            let value = (weight as? UIFont.Weight) ?? Self.number(weight).map { UIFont.Weight($0) }
            if let value { result = result.withWeight(value) }
        }
        if let slant = Self.number(byName[TraitKey.slant.rawValue]) {
            var changed = result.spec
            changed.isItalic = slant > 0
            result = result.copy(spec: changed)
        }
        return result
    }

    /// Applies feature type 6 ("number spacing"): selector 0 selects digits of equal width; others deselect them.
    private func addingFeatures(_ features: [[FeatureKey: Any]]) -> UIFontDescriptor {
        var changed = spec
        for feature in features {
            guard let type = Self.number(feature[.type]), let selector = Self.number(feature[.selector]) else {
                continue
            }
            if type == 6 { changed.hasMonospacedDigits = selector == 0 }
        }
        return copy(spec: changed)
    }

    private static func number(_ value: Any?) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as UInt32: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        return number.flatMap { $0.isFinite && abs($0) < 1e9 ? $0 : nil }
    }
}
