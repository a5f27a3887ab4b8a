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

    init(spec: FontSpec, textStyle: UIFont.TextStyle? = nil, design: SystemDesign? = nil, hasSize: Bool = true) {
        self.spec = spec
        self.textStyle = textStyle
        self.design = design ?? (spec.design == .monospaced ? .monospaced : .default)
        self.hasSize = hasSize
    }

    /// Creates a descriptor by name, at a size in points; an unknown name gives the system font.
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

    /// Returns the style's font at the current text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the style's font at the text size of the traits; nil means the current traits.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let current = UITraitCollection.current
        let traits = traitCollection ?? current
        var category = traits.preferredContentSizeCategory
        if category.rank == nil { category = current.preferredContentSizeCategory }
        let table = TextStyleTable.of(style)
        let isBold = traits.legibilityWeight == .bold
        return UIFontDescriptor(
            spec: FontSpec(
                size: Double(table.size(for: category)), weight: isBold ? table.boldWeight : table.weight),
            textStyle: style)
    }

    /// The size in points; 0 if none was specified.
    open var pointSize: CGFloat { hasSize ? CGFloat(spec.size) : 0 }

    /// The PostScript name.
    open var postscriptName: String { FontNames.postScriptName(of: spec) }

    /// Returns the same font at another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var changed = spec
        changed.size = UIFont.usable(newPointSize)
        return copy(spec: changed, hasSize: newPointSize > 0)
    }

    /// The descriptor with a valid font size.
    var withUsableSize: UIFontDescriptor {
        hasSize ? self : withSize(UIFont.systemFontSize)
    }

    func copy(spec: FontSpec? = nil, design: SystemDesign? = nil, hasSize: Bool? = nil) -> UIFontDescriptor {
        UIFontDescriptor(
            spec: spec ?? self.spec, textStyle: textStyle, design: design ?? self.design,
            hasSize: hasSize ?? self.hasSize)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return self === other || (spec == other.spec && design == other.design && hasSize == other.hasSize)
    }

    open override var hash: Int { spec.hashValue }
}
