/// A font's vertical metrics in points.
///
/// They were measured on iOS 26 for the system's fonts, which have the same proportions at every size and weight.
extension FontSpec {
    /// The size that text is set in.
    ///
    /// Unusable sizes (0, negative, NaN) become 12 points, as in Core Text, and enormous ones 20,000.
    public var usableSize: Double {
        guard size > 0 else { return 12 }
        return min(max(size, 1.0 / 64), 20_000)
    }

    /// The ascent above the baseline.
    public var ascender: Double { named.map { $0.ascender * unit($0) } ?? usableSize * builtIn.ascent / 2048 }
    /// The descent below the baseline; negative.
    public var descender: Double { named.map { $0.descender * unit($0) } ?? -usableSize * builtIn.descent / 2048 }
    /// The space between lines: a text style's, or a named font's line gap, which labels don't add; otherwise 0.
    public var leading: Double { named.map { $0.lineGap * unit($0) } ?? styleLeading }
    /// The height of one line; not rounded.
    public var lineHeight: Double { ascender - descender }
    /// The height of capital letters, in points.
    public var capHeight: Double { named.map { $0.capHeight * unit($0) } ?? usableSize * 1443 / 2048 }
    /// The height of a lowercase x, in points.
    public var xHeight: Double {
        if let named { return named.xHeight * unit(named) }
        return usableSize * SanFranciscoMetrics(self).xHeightUnits / 2048
    }

    /// The file of a font given by name; nil for system fonts and for names that aren't found.
    private var named: FontFile? {
        guard case .named(let family) = design else { return nil }
        return FontLibrary.shared.file(family: family, weightClass: weight.weightClass, isItalic: isItalic)
    }

    /// The lengths of a font without a file, for 2048 units to the em: the system font's, or those that iOS gives
    /// Helvetica, whose ascent it raises by 0.15 em (measured).
    private var builtIn: (ascent: Double, descent: Double) {
        design == .named("Helvetica") ? (1577 + 0.15 * 2048, 471) : (1950, 494)
    }

    private func unit(_ file: FontFile) -> Double { usableSize / file.unitsPerEm }
}

extension FontWeight {
    /// The weight on the scale of font files: 100 to 900.
    var weightClass: Double {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
