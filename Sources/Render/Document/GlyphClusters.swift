import CCairo
import Foundation

/// Which characters of a run each of its glyphs stands for, found from the font.
///
/// A glyph that is its font's plain one for a character belongs to that character. What lies between two such is one
/// cluster: a ligature, a letter with its marks, a word of joined letters. Right to left, glyphs still go from left to
/// right, so that the last characters come first.
struct GlyphClusters {
    struct Cluster {
        /// Places in `scalars`; in reading order, whatever the direction.
        var scalars: Range<Int>
        /// Places in the run's glyphs.
        var glyphs: Range<Int>
        /// True for one character and its font's plain glyph for it.
        var isPlain: Bool
    }

    let scalars: [Unicode.Scalar]
    /// From left to right; every scalar and every glyph is in one of them.
    private(set) var clusters: [Cluster] = []
    let isRightToLeft: Bool

    init(_ run: GlyphRun, font: FontFile) {
        scalars = Array(run.text.unicodeScalars)
        isRightToLeft = scalars.contains { $0.isRightToLeft }
        var plain = scalars.map { font.glyph($0.value) }
        if isRightToLeft { plain.reverse() }
        match(plain, run.glyphs.map(\.id), space: font.glyph(0x20))
        if isRightToLeft { mirror() }
    }

    func text(_ cluster: Cluster) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[cluster.scalars])
        return String(view)
    }

    // MARK: Matching

    /// How many characters and glyphs a cluster that is neither plain nor a word may have.
    private static let reach = 6

    private mutating func match(_ plain: [UInt32?], _ glyphs: [UInt32], space: UInt32?) {
        var scalar = 0
        var glyph = 0
        while scalar < plain.count || glyph < glyphs.count {
            if scalar < plain.count, glyph < glyphs.count, plain[scalar] == glyphs[glyph] {
                add(1, 1, isPlain: true)
                scalar += 1
                glyph += 1
                continue
            }
            let (characters, signs) = mismatch(plain[scalar...], glyphs[glyph...], space: space)
            add(characters, signs, isPlain: false)
            scalar += characters
            glyph += signs
        }
    }

    /// How many characters and glyphs pass until both agree again.
    private func mismatch(
        _ plain: ArraySlice<UInt32?>, _ glyphs: ArraySlice<UInt32>, space: UInt32?
    ) -> (characters: Int, glyphs: Int) {
        func agrees(_ characters: Int, _ signs: Int) -> Bool {
            let scalar = plain.startIndex + characters
            let glyph = glyphs.startIndex + signs
            if scalar >= plain.endIndex || glyph >= glyphs.endIndex {
                return scalar == plain.endIndex && glyph == glyphs.endIndex
            }
            return plain[scalar] == glyphs[glyph]
        }
        // One glyph in another's place first: what is exchanged is told from what comes and goes.
        if agrees(1, 1) { return (1, 1) }
        for sum in 1...Self.reach {
            for characters in stride(from: (sum + 1) / 2, through: sum, by: 1) {
                for (a, b) in [(characters, sum - characters), (sum - characters, characters)] where agrees(a, b) {
                    return (a, b)
                }
            }
        }
        // A word, where both have a space behind it; else all the rest.
        let wordEnd = plain.firstIndex { $0 == space }
        let wordGlyphsEnd = glyphs.firstIndex { $0 == space }
        if let wordEnd, let wordGlyphsEnd, wordEnd > plain.startIndex || wordGlyphsEnd > glyphs.startIndex {
            return (wordEnd - plain.startIndex, wordGlyphsEnd - glyphs.startIndex)
        }
        return (plain.count, glyphs.count)
    }

    /// Characters without a glyph, and glyphs without a character, join what stands before them.
    private mutating func add(_ characters: Int, _ signs: Int, isPlain: Bool) {
        let scalar = clusters.last?.scalars.upperBound ?? 0
        let glyph = clusters.last?.glyphs.upperBound ?? 0
        if let last = clusters.indices.last, characters == 0 || signs == 0 || clusters[last].isOneSided {
            clusters[last].scalars = clusters[last].scalars.lowerBound..<scalar + characters
            clusters[last].glyphs = clusters[last].glyphs.lowerBound..<glyph + signs
            clusters[last].isPlain = false
            return
        }
        clusters.append(
            Cluster(scalars: scalar..<scalar + characters, glyphs: glyph..<glyph + signs, isPlain: isPlain))
    }

    /// The characters were matched from the last to the first.
    private mutating func mirror() {
        for index in clusters.indices {
            let range = clusters[index].scalars
            clusters[index].scalars = scalars.count - range.upperBound..<scalars.count - range.lowerBound
        }
    }
}

extension GlyphClusters.Cluster {
    fileprivate var isOneSided: Bool { scalars.isEmpty || glyphs.isEmpty }
}

extension Unicode.Scalar {
    /// True for letters of scripts that are written from right to left.
    fileprivate var isRightToLeft: Bool {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), value)
        return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
    }
}
