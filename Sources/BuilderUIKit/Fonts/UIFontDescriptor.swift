import Foundation
import Render

/// The description of a font. Immutable, and usable from any thread.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private let isaPadding = IsaPadding()
    let spec: FontSpec
    let textStyle: UIFont.TextStyle?
    let design: SystemDesign
    /// A Boolean value that indicates whether a size was specified.
    private let hasSize: Bool
    /// A Boolean value that indicates whether the size is that of the text style, rather than one of its own.
    let hasStyleSize: Bool

    init(
        spec: FontSpec, textStyle: UIFont.TextStyle? = nil, design: SystemDesign? = nil, hasSize: Bool = true,
        hasStyleSize: Bool = false
    ) {
        self.hasStyleSize = hasStyleSize
        self.spec = spec
        self.textStyle = textStyle
        self.design = design ?? (spec.design == .monospaced ? .monospaced : .default)
        self.hasSize = hasSize
    }

    /// Creates a descriptor by name, at a size in points; an unknown name results in the system font.
    public convenience init(name fontName: String, size: CGFloat) {
        let named = FontNames.descriptor(named: fontName) ?? UIFontDescriptor(spec: FontSpec(size: 12))
        self.init(spec: named.withSize(size).spec, hasSize: size > 0)
    }

    /// Creates a descriptor with attributes; the default is the regular system font.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let start = UIFontDescriptor(spec: FontSpec(size: 12), hasSize: false)
        let full = start.addingAttributes(attributes)
        self.init(spec: full.spec, textStyle: full.textStyle, design: full.design, hasSize: full.hasSize)
    }

    /// Returns the style's font at the screen's text size; overrides of views and controllers have no effect.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the style's font at the text size of the traits; nil means the screen's.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let traits = traitCollection ?? .inherited
        let table = TextStyleTable.of(style)
        let isBold = traits.legibilityWeight == .bold
        let spec = FontSpec(size: 17, weight: isBold ? table.weightWithBoldText : table.weight)
            .inStyleSize(of: table, for: traits)
        return UIFontDescriptor(spec: spec, textStyle: style, hasStyleSize: true)
    }

    /// Returns the descriptor in its text style's size for the traits; itself if that is its size.
    func adjusted(to traits: UITraitCollection) -> UIFontDescriptor {
        guard let textStyle else { return self }
        let adjusted = spec.inStyleSize(of: .of(textStyle), for: traits)
        return adjusted == spec
            ? self : UIFontDescriptor(spec: adjusted, textStyle: textStyle, design: design, hasStyleSize: true)
    }

    /// The size in points; 0 if none was specified.
    open var pointSize: CGFloat { hasSize ? CGFloat(spec.size) : 0 }

    /// The PostScript name.
    open var postscriptName: String { FontNames.postScriptName(of: spec) }

    /// Returns the same font at another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var changed = spec
        changed.size = UIFont.usable(newPointSize)
        changed.styleLeading *= changed.size / spec.size
        return copy(spec: changed, hasSize: newPointSize > 0)
    }

    /// The descriptor with a valid font size.
    var withUsableSize: UIFontDescriptor { hasSize ? self : withSize(UIFont.systemFontSize) }

    func copy(spec: FontSpec? = nil, design: SystemDesign? = nil, hasSize: Bool? = nil) -> UIFontDescriptor {
        UIFontDescriptor(
            spec: spec ?? self.spec, textStyle: textStyle, design: design ?? self.design,
            hasSize: hasSize ?? self.hasSize,
            hasStyleSize: hasStyleSize && (spec?.size ?? self.spec.size) == self.spec.size)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return self === other || (spec == other.spec && design == other.design && hasSize == other.hasSize)
    }

    open override var hash: Int { spec.hashValue }
}

extension FontSpec {
    /// Returns the font in a text style's size, with its leading. An unspecified text size is the screen's, and an
    /// unknown one is Large.
    fileprivate func inStyleSize(of table: TextStyleTable, for traits: UITraitCollection) -> FontSpec {
        var category = traits.preferredContentSizeCategory
        if category == .unspecified { category = UITraitCollection.inherited.preferredContentSizeCategory }
        var spec = self
        spec.size = Double(table.size(for: category))
        spec.styleLeading = Double(table.leading(for: category)) - spec.lineHeight
        return spec
    }
}

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
        /// The fonts of characters that the font lacks, an array of descriptors; has no effect.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// The characters that the font may be used for, a `CharacterSet`; has no effect.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// The transform of glyphs, a `CGAffineTransform` in an `NSValue`; has no effect.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The advance of all glyphs in points, a number; has no effect.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
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
        CGFloat(number: value).flatMap { $0.isFinite && abs($0) < 1e9 ? $0 : nil }
    }

    /// The design of a system font. `rounded` and `serif` are drawn as `default`.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's identifier.
        public let rawValue: String
        /// Creates a design with an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The rounded design; drawn as the default one.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The serif design; drawn as the default one.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The monospaced design.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Stylistic properties of a font. Only italic, bold and monospaced are drawn.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The trait bits.
        public let rawValue: UInt32
        /// Creates traits from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Expanded.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Condensed.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Vertical glyph variants.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Optimized for user interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Reduced line spacing.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Increased line spacing.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits of the stylistic class.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Old-style serifs.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Transitional serifs.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Modern serifs.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Clarendon serifs.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Slab serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Freeform serifs.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornaments.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Handwriting.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    /// The traits of the font: bold from semibold on, italic, and monospaced.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if spec.isItalic { traits.insert(.traitItalic) }
        if UIFont.Weight(spec.weight).rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if spec.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns the font with exactly these of the drawn traits (italic, bold, monospaced); other traits have no effect.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = spec
        changed.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = self.symbolicTraits.contains(.traitBold)
        if symbolicTraits.contains(.traitBold) != isBold { changed.weight = isBold ? .regular : emphasizedWeight }
        if symbolicTraits.contains(.traitMonoSpace), changed.design == .system { changed.design = .monospaced }
        return copy(spec: changed)
    }

    /// The weight for `traitBold`: the style's own, semibold for the system font, else bold.
    private var emphasizedWeight: FontWeight {
        if let textStyle { return TextStyleTable.of(textStyle).boldWeight }
        if case .named = spec.design { return .bold }
        return .semibold
    }

    /// Returns the system font in another design, or nil for fonts other than the system's.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if case .named = spec.design { return nil }
        var changed = spec
        changed.design = design == .monospaced ? .monospaced : .system
        return copy(spec: changed, design: design)
    }

    /// Returns the font with a weight.
    func withWeight(_ weight: UIFont.Weight) -> UIFontDescriptor {
        var changed = spec
        changed.weight = weight.nearest
        return copy(spec: changed)
    }

    /// Returns the font in another family, with the same weight and slant; an unknown family changes nothing.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        guard let found = FontNames.descriptor(named: newFamily) else { return self }
        var changed = spec
        changed.design = found.spec.design
        changed.styleLeading = found.spec.styleLeading
        return copy(spec: changed)
    }

    /// Returns the fonts that have the descriptor's values for the given keys: the descriptor itself, since it is
    /// always resolved to a font.
    public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        [self]
    }

    /// Returns the font in another face of its family, such as `Bold Italic`.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        var changed = spec
        let face = FontNames.face(newFace)
        changed.weight = face.weight
        changed.isItalic = face.isItalic
        return copy(spec: changed)
    }
}
