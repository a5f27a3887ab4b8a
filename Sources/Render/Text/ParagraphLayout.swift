import Foundation

/// The constraints of a text layout.
public struct TextLimits: Hashable, Sendable {
    /// The width at which lines are broken, in points; infinity for no limit.
    public var width: Double
    /// The height beyond which whole lines are left out, in points; infinity for no limit. The first line is kept,
    /// unless `exclusion` moves it below the height.
    public var height: Double
    /// The maximum number of lines; 0 for no limit.
    public var lines: Int
    /// The minimum factor by which a one-line text may shrink (`UILabel.adjustsFontSizeToFitWidth`); 1 for no
    /// shrinking.
    public var minimumScale: Double
    /// A Boolean value that indicates whether text without a direction of its own is laid out from the right.
    public var isRightToLeft: Bool
    /// The areas that lines of a finite width leave out; nil for none.
    public var exclusion: TextExclusion?

    /// Creates limits; by default there are none.
    public init(
        width: Double = .infinity, height: Double = .infinity, lines: Int = 0, minimumScale: Double = 1,
        isRightToLeft: Bool = false, exclusion: TextExclusion? = nil
    ) {
        self.width = width
        self.height = height
        self.lines = lines
        self.minimumScale = minimumScale
        self.isRightToLeft = isRightToLeft
        self.exclusion = exclusion
    }
}

/// Text broken into lines and shaped. Measuring and drawing use the same result.
///
/// Coordinates are points from the block's top-left corner, y down. Lines are aligned within the width limit, or within
/// the widest line where there is no limit.
public struct ParagraphLayout: Hashable, Sendable {
    /// One line of text.
    public struct Line: Hashable, Sendable {
        /// The characters that the line shows, in UTF-16 units of the text (before truncation).
        public var range: Range<Int>
        /// The left edge and the line's top.
        public var origin: CGPoint
        /// The typographic width without trailing white space; unrounded.
        public var width: Double
        /// The height in points, unrounded.
        public var height: Double
        /// The baseline's y coordinate.
        public var baseline: Double
        /// A Boolean value that indicates whether an ellipsis replaces part of the text.
        public var isTruncated: Bool
        /// The contents in drawing order: backgrounds, glyphs, underlines.
        public var contents: [LayerContent]
        /// The part of the width in which the line lies, beside areas that are left out; nil for the whole width.
        /// Several lines may have the same top.
        public var span: ClosedRange<Double>?

        /// Creates a line from its position, its metrics and its contents.
        public init(
            range: Range<Int>, origin: CGPoint, width: Double, height: Double, baseline: Double, isTruncated: Bool,
            contents: [LayerContent], span: ClosedRange<Double>? = nil
        ) {
            self.range = range
            self.origin = origin
            self.width = width
            self.height = height
            self.baseline = baseline
            self.isTruncated = isTruncated
            self.contents = contents
            self.span = span
        }
    }

    /// The lines from top to bottom.
    public var lines: [Line]
    /// The width of the widest line and the sum of the lines' heights and spacing; unrounded points.
    public var size: CGSize
    /// Warnings about text that could not be drawn as requested, such as a font that isn't installed, each once; those
    /// about characters without a glyph are in `missingGlyphs`.
    public var warnings: [String]
    /// The characters of the whole text that no font has, each once.
    public var missingGlyphs: [MissingGlyph]

    /// Creates a layout from lines.
    public init(lines: [Line], size: CGSize, warnings: [String] = [], missingGlyphs: [MissingGlyph] = []) {
        self.lines = lines
        self.size = size
        self.warnings = warnings
        self.missingGlyphs = missingGlyphs
    }
}

/// The result of shaping: clusters of characters with their advances and glyphs, in logical order.
///
/// It contains no colors and no lines, so that one result serves every width and appearance. Lengths are in points.
public final class ShapingResult: Sendable {
    /// An indivisible group of characters: a letter with its marks, a ligature, a line terminator.
    struct Cluster {
        /// The index of its first scalar.
        var scalar: Int32
        var run: Int32
        var firstGlyph: Int32
        var glyphCount: Int32
        var advance: Double
        var flags: Flags
    }

    struct Flags: OptionSet {
        let rawValue: UInt8
        /// A line may end before the cluster.
        static let breakBefore = Flags(rawValue: 1)
        static let newline = Flags(rawValue: 2)
        /// White space, which hangs over the end of a line.
        static let hangs = Flags(rawValue: 4)
        static let tab = Flags(rawValue: 8)
        /// A line terminator that also ends the paragraph (U+2028 doesn't).
        static let paragraphEnd = Flags(rawValue: 16)
        /// A soft hyphen: invisible, unless a line ends after it.
        static let softHyphen = Flags(rawValue: 32)
    }

    /// A glyph with its offset from its cluster's left end on the baseline, y down.
    struct Glyph {
        var id: UInt32
        var x: Double
        var y: Double
    }

    /// Adjacent clusters with one font and one direction.
    struct Run {
        /// The index of the attributed text's run.
        var attributes: Int
        var kind: RunKind
        var level: Int8
    }

    enum RunKind: Sendable {
        case glyphs(FontFace, drawnSize: Double)
        /// No font: a box for each cluster.
        case box(height: Double)
        case emoji(EmojiFont, size: Double)
        /// The attachment of the run's attributes.
        case attachment
        /// Line terminators and tabs.
        case blank
    }

    struct Paragraph {
        /// The end index of its clusters.
        var end: Int
        var isRightToLeft: Bool
    }

    let source: TextSegmentation
    /// The direction of paragraphs without one of their own, with which the text was shaped.
    let isRightToLeft: Bool
    let clusters: [Cluster]
    let glyphs: [Glyph]
    let runs: [Run]
    let paragraphs: [Paragraph]
    let warnings: [String]
    let missingGlyphs: [MissingGlyph]
    /// The generation of the library's fonts.
    let generation: Int

    init(
        source: TextSegmentation, isRightToLeft: Bool, clusters: [Cluster], glyphs: [Glyph], runs: [Run],
        paragraphs: [Paragraph], warnings: [String], missingGlyphs: [MissingGlyph], generation: Int
    ) {
        self.source = source
        self.isRightToLeft = isRightToLeft
        self.clusters = clusters
        self.glyphs = glyphs
        self.runs = runs
        self.paragraphs = paragraphs
        self.warnings = warnings
        self.missingGlyphs = missingGlyphs
        self.generation = generation
    }

    /// Returns the UTF-16 offset of a cluster, or the text's length for the index after the last.
    func utf16(ofCluster index: Int) -> Int {
        index < clusters.count ? source.utf16[Int(clusters[index].scalar)] : source.utf16[source.scalars.count]
    }

    /// Returns the characters of a cluster.
    func scalars(ofCluster index: Int) -> ArraySlice<UInt32> {
        let end = index + 1 < clusters.count ? Int(clusters[index + 1].scalar) : source.scalars.count
        return source.scalars[Int(clusters[index].scalar)..<end]
    }

    func attributes(ofCluster index: Int) -> Int { runs[Int(clusters[index].run)].attributes }
}
