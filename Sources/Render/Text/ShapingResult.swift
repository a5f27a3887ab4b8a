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
        var kind: Kind
        var level: Int8
    }

    enum Kind: Sendable {
        case glyphs(FontFace, drawnSize: Double)
        /// No font: a box for each cluster.
        case box(height: Double)
        case emoji(EmojiFont, size: Double)
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

    init(
        source: TextSegmentation, isRightToLeft: Bool, clusters: [Cluster], glyphs: [Glyph], runs: [Run],
        paragraphs: [Paragraph],
        warnings: [String]
    ) {
        self.source = source
        self.isRightToLeft = isRightToLeft
        self.clusters = clusters
        self.glyphs = glyphs
        self.runs = runs
        self.paragraphs = paragraphs
        self.warnings = warnings
    }

    /// Returns the UTF-16 offset of a cluster, or the text's length for the index after the last.
    func utf16(ofCluster index: Int) -> Int {
        index < clusters.count ? source.utf16[Int(clusters[index].scalar)] : source.utf16[source.scalars.count]
    }

    func attributes(ofCluster index: Int) -> Int {
        runs[Int(clusters[index].run)].attributes
    }
}
