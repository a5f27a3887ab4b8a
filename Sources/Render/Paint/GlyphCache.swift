import CCairo
import Synchronization

/// What a glyph covers of each pixel, by exact area.
///
/// Nobody writes to the mask any more, so any thread may read it.
struct GlyphCoverage: @unchecked Sendable {
    /// Its places are counted from the pixel that the glyph's origin lies in. Nil for a glyph without an outline, such as a space.
    let mask: AlphaMask?

    /// About how much memory it takes, in bytes.
    var bytes: Int {
        guard let mask else { return 0 }
        // The mask, its head and what the allocator adds to both.
        return mask.bytesPerRow * mask.rect.height + 112
    }
}

/// The filled outlines of a library's fonts: a letter of a size that stands at the same place within a pixel is filled once, in
/// one picture and from picture to picture.
///
/// Any number of threads may paint at once. They share it, and ask for all glyphs of a run under one lock.
final class GlyphCache: Sendable {
    /// How much memory it may take, in bytes. Screens of 400 letters in three fonts, each with words of its own, at three pixels
    /// for each point, come to 6 MB, and find 97 of 100 letters (measured).
    static let byteLimit = 8 << 20
    /// Of how many bytes a glyph is at most that is kept: larger ones are few in a picture, and one of them takes the room of many.
    static let glyphLimit = 64 << 10
    /// How many pictures a glyph is kept for that none of them shows.
    private static let picturesKept = 64
    /// How many fonts at a scale it tells apart at once.
    private static let fontLimit = 1024

    /// How much work was done, for tests that promise little of it.
    struct Statistics: Hashable {
        /// Outlines that were filled, and glyphs without one.
        var filled = 0
        /// Glyphs that were found in the cache.
        var found = 0
    }

    /// What outlines depend on besides the glyph: all that `FontFaceResolver.makeScaledFont` is told. A library gives the same
    /// file for a name for as long as it lives.
    struct Font: Hashable {
        let face: FontFace
        let size: Double
        private let columns: SIMD4<Double>

        init(_ face: FontFace, size: Double, transform: cairo_matrix_t) {
            self.face = face
            self.size = size
            columns = SIMD4(transform.xx, transform.yx, transform.xy, transform.yy)
        }
    }

    private struct Key: Hashable {
        let font: Int
        let glyph: UInt32
        let place: UInt32

        init(_ placed: PlacedGlyph, font: Int) {
            self.font = font
            glyph = placed.glyph.id
            place = UInt32(placed.x << 6 | placed.y)
        }
    }

    private struct State {
        /// A font that was forgotten and comes again gets another number: its old glyphs are never found, and leave in their turn.
        var numbers = BoundedCache<Font, Int>(costLimit: fontLimit)
        var nextNumber = 0
        var coverages: BoundedCache<Key, GlyphCoverage>
        var statistics = Statistics()
    }

    private let state: Mutex<State>

    /// - Parameter byteLimit: 0 or more.
    init(byteLimit: Int = GlyphCache.byteLimit) {
        state = Mutex(State(coverages: BoundedCache(costLimit: byteLimit)))
    }

    /// The work done since the cache was made.
    var statistics: Statistics { state.withLock { $0.statistics } }

    /// About how many bytes it takes now.
    var bytes: Int { state.withLock { $0.coverages.cost } }

    /// What is known of the glyphs of a run, in their order; nil for those that have to be filled.
    func coverages(of glyphs: [PlacedGlyph], in font: Font) -> [GlyphCoverage?] {
        let font = BoundedCache<Font, Int>.HashedKey(font)
        return state.withLock { state in
            guard let number = state.numbers.value(for: font) else { return Array(repeating: nil, count: glyphs.count) }
            return glyphs.map { glyph in
                let known = state.coverages.value(for: .init(Key(glyph, font: number)))
                if known != nil { state.statistics.found += 1 }
                return known
            }
        }
    }

    /// Keeps what had to be filled.
    func keep(_ filled: [(glyph: PlacedGlyph, coverage: GlyphCoverage)], in font: Font) {
        guard !filled.isEmpty else { return }
        let font = BoundedCache<Font, Int>.HashedKey(font)
        state.withLock { state in
            let number: Int
            if let known = state.numbers.value(for: font) {
                number = known
            } else {
                number = state.nextNumber
                state.nextNumber += 1
                state.numbers.insert(number, for: font, cost: 1)
            }
            state.statistics.filled += filled.count
            for (glyph, coverage) in filled where coverage.bytes <= Self.glyphLimit {
                state.coverages.insert(
                    coverage, for: .init(Key(glyph, font: number)),
                    cost: coverage.bytes + BoundedCache<Key, GlyphCoverage>.entryBytes)
            }
        }
    }

    /// Says that a picture is painted, after which some of the glyphs are forgotten that none of the last 64 pictures showed. It
    /// looks at a sixty-fourth of the cache.
    ///
    /// Otherwise a server's memory would grow for as long as letters come to stand at places within a pixel that are new.
    func pictureEnded() {
        state.withLock { state in
            state.coverages.beginPeriod(forgettingAfter: Self.picturesKept)
            state.numbers.beginPeriod(forgettingAfter: Self.picturesKept)
        }
    }
}
