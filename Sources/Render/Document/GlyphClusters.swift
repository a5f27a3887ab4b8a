import CCairo
import Foundation

/// The mapping of a run's characters to its glyphs, derived from the font.
///
/// A glyph that is its font's nominal one for a character belongs to that character. If there are other glyphs, the
/// characters are shaped again; if the same glyphs result, HarfBuzz's clusters are used. Otherwise everything between
/// two nominal glyphs is one cluster: a ligature, a letter with its marks, a word. In right-to-left text, glyphs are
/// still ordered from left to right, so that the last characters come first.
struct GlyphClusters {
    struct Cluster {
        /// The range in `scalars`; in logical order for both directions.
        var scalars: Range<Int>
        /// The range in the run's glyphs.
        var glyphs: Range<Int>
        /// A Boolean value that indicates one character with its font's nominal glyph.
        var isPlain: Bool
    }

    let scalars: [Unicode.Scalar]
    /// The clusters from left to right, which contain every scalar and every glyph.
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

    /// Returns the cluster's characters, with U+FFFD for those that are invalid in documents.
    func text(_ cluster: Cluster) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[cluster.scalars].map(\.forDocuments))
        return String(view)
    }

    // MARK: Matching

    /// The maximum number of characters and glyphs of a cluster that is neither nominal nor a word.
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
            let (characterCount, glyphCount) = mismatch(plain[scalar...], glyphs[glyph...], space: space)
            add(characterCount, glyphCount, isPlain: false)
            scalar += characterCount
            glyph += glyphCount
        }
    }

    /// Returns the number of characters and glyphs until both match again.
    private func mismatch(
        _ plain: ArraySlice<UInt32?>, _ glyphs: ArraySlice<UInt32>, space: UInt32?
    ) -> (characterCount: Int, glyphCount: Int) {
        func agrees(_ characterCount: Int, _ glyphCount: Int) -> Bool {
            let scalar = plain.startIndex + characterCount
            let glyph = glyphs.startIndex + glyphCount
            if scalar >= plain.endIndex || glyph >= glyphs.endIndex {
                return scalar == plain.endIndex && glyph == glyphs.endIndex
            }
            return plain[scalar] == glyphs[glyph]
        }
        // Equal numbers of both: each letter has a form of its own. A single substitution is tried first.
        if agrees(1, 1) { return (1, 1) }
        for sum in 1...Self.reach {
            for characterCount in stride(from: (sum + 1) / 2, through: sum, by: 1) {
                for (a, b) in [(characterCount, sum - characterCount), (sum - characterCount, characterCount)]
                where agrees(a, b) {
                    return a == b ? (1, 1) : (a, b)
                }
            }
        }
        // A word, if a space follows in both; otherwise everything that remains.
        let wordEnd = plain.firstIndex { $0 == space }
        let wordGlyphsEnd = glyphs.firstIndex { $0 == space }
        var characterCount = plain.count
        var glyphCount = glyphs.count
        if let wordEnd, let wordGlyphsEnd, wordEnd > plain.startIndex || wordGlyphsEnd > glyphs.startIndex {
            characterCount = wordEnd - plain.startIndex
            glyphCount = wordGlyphsEnd - glyphs.startIndex
        }
        return characterCount == glyphCount ? (1, 1) : (characterCount, glyphCount)
    }

    /// Adds a cluster. Characters without a glyph, and glyphs without a character, join the preceding cluster.
    private mutating func add(_ characterCount: Int, _ glyphCount: Int, isPlain: Bool) {
        let scalar = clusters.last?.scalars.upperBound ?? 0
        let glyph = clusters.last?.glyphs.upperBound ?? 0
        if let last = clusters.indices.last, characterCount == 0 || glyphCount == 0 || clusters[last].isOneSided {
            clusters[last].scalars = clusters[last].scalars.lowerBound..<scalar + characterCount
            clusters[last].glyphs = clusters[last].glyphs.lowerBound..<glyph + glyphCount
            clusters[last].isPlain = false
            return
        }
        clusters.append(
            Cluster(scalars: scalar..<scalar + characterCount, glyphs: glyph..<glyph + glyphCount, isPlain: isPlain))
    }

    /// Mirrors the scalar ranges, since the characters were matched from the last to the first.
    private mutating func mirror() {
        for index in clusters.indices {
            let range = clusters[index].scalars
            clusters[index].scalars = scalars.count - range.upperBound..<scalars.count - range.lowerBound
        }
    }
}

// MARK: Shaping

extension GlyphClusters {
    /// Returns HarfBuzz's own clusters, or nil when it shapes the characters to other glyphs than the run's.
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

    /// Returns the clusters.
    ///
    /// - Parameter firsts: The first scalar of each glyph's cluster.
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
    /// The text with U+FFFD in place of characters that are invalid in documents.
    var forDocuments: String {
        var view = UnicodeScalarView()
        view.append(contentsOf: unicodeScalars.map(\.forDocuments))
        return String(view)
    }
}

extension Unicode.Scalar {
    /// The scalar, or U+FFFD for NUL and for noncharacters (U+FDD0…U+FDEF and the last two of each plane): cairo ends a
    /// text at NUL, and rejects a whole page for noncharacters.
    var forDocuments: Unicode.Scalar { value == 0 || properties.isNoncharacterCodePoint ? "\u{FFFD}" : self }

    /// A Boolean value that indicates whether the scalar belongs to a script written from right to left.
    fileprivate var isRightToLeft: Bool {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), value)
        return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
    }
}

/// The outlines of a font's glyphs, in the font's units with y pointing up.
final class GlyphOutlines {
    private let file: FontFile
    private let functions: OpaquePointer
    private var known: [UInt32: Path] = [:]

    init(file: FontFile) {
        self.file = file
        functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions, { _, data, _, x, y, _ in Pen.of(data)?.add(.move(CGPoint(x, y))) }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions, { _, data, _, x, y, _ in Pen.of(data)?.add(.line(CGPoint(x, y))) }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                Pen.of(data)?.add(.quadCurve(to: CGPoint(x, y), control: CGPoint(controlX, controlY)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
                Pen.of(data)?.add(
                    .curve(
                        to: CGPoint(x, y), control1: CGPoint(firstX, firstY), control2: CGPoint(secondX, secondY)))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in Pen.of(data)?.add(.close) }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
    }

    deinit { hb_draw_funcs_destroy(functions) }

    /// Returns a glyph's outline; empty for a space, and for bitmap glyphs.
    func outline(of glyph: UInt32) -> Path {
        if let path = known[glyph] { return path }
        let pen = Pen()
        withExtendedLifetime(pen) {
            ccairo_draw_glyph(file.font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
        }
        let path = Path(pen.elements)
        known[glyph] = path
        return path
    }

    /// Returns the positioned outlines of a run, in the coordinates of its layer.
    func outline(of run: GlyphRun) -> Path {
        let scale = run.drawnSize / file.unitsPerEm
        // The painter's slant, about eleven degrees.
        let slant = run.face.isSlanted ? 0.2 * scale : 0
        var path = Path()
        for glyph in run.glyphs {
            let transform = CGAffineTransform(a: scale, b: 0, c: slant, d: -scale, tx: glyph.x, ty: glyph.y)
            path.elements += outline(of: glyph.id).applying(transform).elements
        }
        return path
    }

    /// Collects the segments that HarfBuzz emits.
    private final class Pen {
        var elements: [Path.Element] = []

        func add(_ element: Path.Element) { elements.append(element) }

        static func of(_ data: UnsafeMutableRawPointer?) -> Pen? {
            data.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
        }
    }
}

extension CGPoint {
    fileprivate init(_ x: Float, _ y: Float) { self.init(x: Double(x), y: Double(y)) }
}
