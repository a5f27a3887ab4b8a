import CCairo
import Foundation

/// Which characters of a run each of its glyphs stands for, found from the font.
///
/// A glyph that is its font's plain one for a character belongs to that character. Where others are among them the
/// characters are shaped once more; when the same glyphs come out, HarfBuzz has said whose they are. Else what lies between
/// two plain letters is one cluster: a ligature, a letter with its marks, a word. Right to left, glyphs still go from left
/// to right, so that the last characters come first.
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
        if !clusters.allSatisfy(\.isPlain), let shaped = shaped(run.glyphs.map(\.id), font: font) { clusters = shaped }
    }

    /// The cluster's characters; U+FFFD stands for those that no document can hold.
    func text(_ cluster: Cluster) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[cluster.scalars].map(\.forDocuments))
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
        // As many of both: each letter has a form of its own. One in another's place is looked for first.
        if agrees(1, 1) { return (1, 1) }
        for sum in 1...Self.reach {
            for characters in stride(from: (sum + 1) / 2, through: sum, by: 1) {
                for (a, b) in [(characters, sum - characters), (sum - characters, characters)] where agrees(a, b) {
                    return a == b ? (1, 1) : (a, b)
                }
            }
        }
        // A word, where both have a space behind it; else all the rest.
        let wordEnd = plain.firstIndex { $0 == space }
        let wordGlyphsEnd = glyphs.firstIndex { $0 == space }
        var characters = plain.count
        var signs = glyphs.count
        if let wordEnd, let wordGlyphsEnd, wordEnd > plain.startIndex || wordGlyphsEnd > glyphs.startIndex {
            characters = wordEnd - plain.startIndex
            signs = wordGlyphsEnd - glyphs.startIndex
        }
        return characters == signs ? (1, 1) : (characters, signs)
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

// MARK: Shaping

extension GlyphClusters {
    /// HarfBuzz's own clusters; nil when it makes other glyphs of the characters than the run has.
    private func shaped(_ glyphs: [UInt32], font: FontFile) -> [Cluster]? {
        guard let buffer = hb_buffer_create() else { return nil }
        defer { hb_buffer_destroy(buffer) }
        let values = scalars.map(\.value)
        hb_buffer_add_utf32(buffer, values, Int32(values.count), 0, Int32(values.count))
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
        hb_buffer_guess_segment_properties(buffer)
        ccairo_shape(font.font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let start = hb_buffer_get_glyph_infos(buffer, &count) else { return nil }
        let infos = UnsafeBufferPointer(start: start, count: Int(count))
        guard infos.map(\.codepoint) == glyphs else { return nil }
        return clusters(beginningAt: infos.map { Int($0.cluster) }, glyphs, font: font)
    }

    /// - Parameter firsts: for each glyph its cluster's first scalar.
    private func clusters(beginningAt firsts: [Int], _ glyphs: [UInt32], font: FontFile) -> [Cluster] {
        let ends = Array(Set(firsts).sorted().dropFirst()) + [scalars.count]
        let endOfFirst = Dictionary(uniqueKeysWithValues: zip(Set(firsts).sorted(), ends))
        var result: [Cluster] = []
        for (index, first) in firsts.enumerated() {
            if index > 0, firsts[index - 1] == first {
                let last = result.count - 1
                result[last].glyphs = result[last].glyphs.lowerBound..<index + 1
                result[last].isPlain = false
            } else {
                let range = first..<(endOfFirst[first] ?? scalars.count)
                let isPlain = range.count == 1 && font.glyph(scalars[first].value) == glyphs[index]
                result.append(Cluster(scalars: range, glyphs: index..<index + 1, isPlain: isPlain))
            }
        }
        return result
    }
}

extension GlyphClusters.Cluster {
    fileprivate var isOneSided: Bool { scalars.isEmpty || glyphs.isEmpty }
}

extension String {
    /// The text with U+FFFD in place of what no document can hold.
    var forDocuments: String {
        var view = UnicodeScalarView()
        view.append(contentsOf: unicodeScalars.map(\.forDocuments))
        return String(view)
    }
}

extension Unicode.Scalar {
    /// The scalar, or U+FFFD for NUL and for noncharacters (U+FDD0…U+FDEF and the last two of each plane): cairo ends a text at the
    /// one, and takes a whole page back for the others.
    var forDocuments: Unicode.Scalar {
        value == 0 || properties.isNoncharacterCodePoint ? "\u{FFFD}" : self
    }

    /// True for letters of scripts that are written from right to left.
    fileprivate var isRightToLeft: Bool {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), value)
        return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
    }
}
