import Foundation
import Render

extension UIFontDescriptor {
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
        if symbolicTraits.contains(.traitBold) != isBold {
            changed.weight = isBold ? .regular : emphasizedWeight
        }
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
        return copy(spec: changed)
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
