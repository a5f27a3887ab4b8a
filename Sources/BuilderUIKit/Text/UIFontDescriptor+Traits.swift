import Foundation
import Render

extension UIFontDescriptor {
    /// The kind of letters of a system font. `rounded` and `serif` are drawn as `default`.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Properties of a font that can be asked for.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// Bold from semibold on; italic; and monospaced.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if spec.isItalic { traits.insert(.traitItalic) }
        if UIFont.Weight(spec.weight).rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if spec.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The font with exactly these of the drawn traits (italic, bold, monospaced); other traits change nothing.
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

    /// What bold means: the style's own, semibold for the system's font, else bold.
    private var emphasizedWeight: FontWeight {
        if let textStyle { return TextStyleTable.of(textStyle).boldWeight }
        if case .named = spec.design { return .bold }
        return .semibold
    }

    /// The system font in another design; nil for fonts that aren't the system's.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if case .named = spec.design { return nil }
        var changed = spec
        changed.design = design == .monospaced ? .monospaced : .system
        return copy(spec: changed, design: design)
    }

    /// The font with this weight.
    func withWeight(_ weight: UIFont.Weight) -> UIFontDescriptor {
        var changed = spec
        changed.weight = weight.nearest
        return copy(spec: changed)
    }

    /// The family in the regular face, or the named face of it.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        guard let found = FontNames.descriptor(named: newFamily) else { return self }
        var changed = spec
        changed.design = found.spec.design
        return copy(spec: changed)
    }

    /// The same family in the named face, such as `Bold Italic`.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        var changed = spec
        let face = FontNames.face(newFace)
        changed.weight = face.weight
        changed.isItalic = face.isItalic
        return copy(spec: changed)
    }
}
