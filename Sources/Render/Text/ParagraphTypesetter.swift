import Foundation
import Synchronization

/// Measures text and lays it out in lines, as `UILabel` does on iOS 26, with San Francisco's advances under Inter's
/// glyphs.
///
/// Measuring and drawing agree: `size` and `layout` share one cache of shaping results. Results depend on the text, the
/// limits and the fonts only, never on earlier layouts. Safe to use from any thread.
public final class ParagraphTypesetter: Sendable {
    /// The typesetter over the process's fonts.
    public static let shared = ParagraphTypesetter()

    /// Counters of the work done, for tests that limit it.
    public struct Statistics: Hashable, Sendable {
        /// The number of texts that were shaped.
        public var shapedTexts = 0
        /// The number of runs of one font and direction that HarfBuzz shaped for them.
        public var shapings = 0
        /// The number of shaping results found in the cache.
        public var shapedTextsFound = 0
        /// The number of times that text was broken into lines.
        public var lineBreakings = 0
        /// The number of times that broken lines were found in the cache.
        public var lineBreakingsFound = 0
    }

    /// The source of the fonts.
    public let library: FontLibrary
    private let state: Mutex<State>

    struct State {
        var shaped: BoundedCache<ShapingKey, ShapingResult>
        var brokenLines: BoundedCache<LineBreakingKey, LineBreakingResult>
        var statistics = Statistics()
    }

    /// The inputs of shaping.
    struct ShapingKey: Hashable {
        struct Run: Hashable {
            var length: Int
            var font: FontSpec
            var kern: Double?
            var direction: ParagraphFormat.WritingDirection
            /// The width of the run's attachment; nil for none.
            var attachment: Double?
        }
        var string: String
        var runs: [Run]
        var isRightToLeft: Bool
    }

    struct LineBreakingKey: Hashable {
        var text: AttributedText
        var limits: TextLimits
    }

    /// The number of images for which a text that none of them shows is kept.
    private static let retainedImages = 64

    /// Creates a typesetter.
    ///
    /// - Parameter cacheBytes: The approximate memory limit of the cache, 0 or more. Texts that images no longer show
    ///   are evicted before the cache is full: see `imageEnded()`.
    public init(library: FontLibrary = .shared, cacheBytes: Int = 16 << 20) {
        self.library = library
        let half = max(0, cacheBytes) / 2
        state = Mutex(State(shaped: BoundedCache(costLimit: half), brokenLines: BoundedCache(costLimit: half)))
    }

    /// Returns the size of the text within the limits: the width of the widest line, and the lines' heights with their
    /// spacing; unrounded points. Labels round both up to whole pixels. Empty text has size zero.
    public func size(of text: AttributedText, limits: TextLimits = TextLimits()) -> CGSize {
        guard !text.string.isEmpty else { return .zero }
        let limits = limits.usable
        let fitted = fit(text, limits: limits)
        return breakLines(fitted, shaped: shape(fitted, limits: limits), limits: limits).size
    }

    /// Returns the text's lines with their contents.
    public func layout(_ text: AttributedText, limits: TextLimits = TextLimits()) -> ParagraphLayout {
        guard !text.string.isEmpty else { return ParagraphLayout(lines: [], size: .zero) }
        let limits = limits.usable
        let fitted = fit(text, limits: limits)
        return layout(fitted, shaped: shape(fitted, limits: limits), limits: limits)
    }

    /// Returns the text's lines, for a caller that lays one text out several times.
    ///
    /// `shape` retains the results that don't depend on the limits, so that the text is shaped once however many other
    /// texts are laid out in between.
    ///
    /// - Parameter shape: The retained result: nil at first, and again whenever the text, its fonts or its spacing
    ///   change. A change of the pinned fonts needs no care.
    public func layout(_ text: AttributedText, limits: TextLimits, keeping shape: inout ShapingResult?)
        -> ParagraphLayout
    {
        let limits = limits.usable
        guard !text.string.isEmpty, limits.minimumScale >= 1 else { return layout(text, limits: limits) }
        let shaped: ShapingResult
        if let known = shape, known.isRightToLeft == limits.isRightToLeft, known.generation == library.generation {
            shaped = known
        } else {
            shaped = self.shape(text, limits: limits)
            shape = shaped
        }
        return layout(text, shaped: shaped, limits: limits)
    }

    /// Returns the text's lines, with the places of their characters.
    package func layoutWithColumns(
        _ text: AttributedText, limits: TextLimits
    ) -> (layout: ParagraphLayout, columns: TextColumns?) {
        guard !text.string.isEmpty else { return (ParagraphLayout(lines: [], size: .zero), nil) }
        let limits = limits.usable
        let fitted = fit(text, limits: limits)
        let formatter = formatter(fitted, shaped: shape(fitted, limits: limits), limits: limits)
        return (formatter.layout(), TextColumns(formatter: formatter))
    }

    private func layout(_ fitted: AttributedText, shaped: ShapingResult, limits: TextLimits) -> ParagraphLayout {
        formatter(fitted, shaped: shaped, limits: limits).layout()
    }

    private func formatter(_ fitted: AttributedText, shaped: ShapingResult, limits: TextLimits) -> LineFormatter {
        LineFormatter(
            text: fitted, shaped: shaped, breaks: breakLines(fitted, shaped: shaped, limits: limits),
            isRightToLeft: limits.isRightToLeft)
    }

    /// The work done since the typesetter was created.
    public var statistics: Statistics { state.withLock { $0.statistics } }

    /// The approximate number of bytes in the cache.
    public var cachedBytes: Int { state.withLock { $0.shaped.cost + $0.brokenLines.cost } }

    /// Marks the end of an image and evicts some of the texts that none of the last 64 images used.
    ///
    /// Without it, a server whose images each have texts of their own would keep the texts of thousands of past images,
    /// up to the cache's limit. `Renderer` calls it. Each call examines a sixty-fourth of the cache.
    public func imageEnded() {
        state.withLock { state in
            state.shaped.beginPeriod(evictingAfter: Self.retainedImages)
            state.brokenLines.beginPeriod(evictingAfter: Self.retainedImages)
        }
    }

    /// Discards all results, since the fonts have changed.
    func fontsChanged() {
        state.withLock { state in
            state.shaped = BoundedCache(costLimit: state.shaped.costLimit)
            state.brokenLines = BoundedCache(costLimit: state.brokenLines.costLimit)
        }
    }

    func shape(_ text: AttributedText, limits: TextLimits) -> ShapingResult {
        let key = BoundedCache<ShapingKey, ShapingResult>.HashedKey(
            ShapingKey(
                string: text.string,
                runs: text.runs.map {
                    ShapingKey.Run(
                        length: $0.length, font: $0.attributes.font, kern: $0.attributes.kern,
                        direction: $0.attributes.paragraph.writingDirection,
                        attachment: $0.attributes.attachment?.advance)
                }, isRightToLeft: limits.isRightToLeft))
        let known = state.withLock { state in
            let found = state.shaped.value(for: key)
            if found != nil { state.statistics.shapedTextsFound += 1 }
            return found
        }
        if let known { return known }
        var shaper = TextShaper(text, isRightToLeft: limits.isRightToLeft, library: library)
        let shaped = shaper.shape()
        let shapings = shaper.shapings
        state.withLock { state in
            state.statistics.shapedTexts += 1
            state.statistics.shapings += shapings
            state.shaped.insert(shaped, for: key, cost: shaped.bytes + key.key.bytes)
        }
        return shaped
    }

    func breakLines(_ text: AttributedText, shaped: ShapingResult, limits: TextLimits) -> LineBreakingResult {
        let key = BoundedCache<LineBreakingKey, LineBreakingResult>.HashedKey(
            LineBreakingKey(text: text, limits: limits))
        let known = state.withLock { state in
            let found = state.brokenLines.value(for: key)
            if found != nil { state.statistics.lineBreakingsFound += 1 }
            return found
        }
        if let known { return known }
        let breaker = LineBreaker(text: text, shaped: shaped, limits: limits) { inserted, run, direction in
            let attributes = text.runs.indices.contains(run) ? text.runs[run].attributes : nil
            var own = attributes ?? TextAttributes(font: FontSpec(size: 17))
            own.paragraph = ParagraphFormat()
            own.paragraph.writingDirection = direction
            return self.shape(AttributedText(inserted, attributes: own), limits: TextLimits())
        }
        let breaks = breaker.breakLines()
        state.withLock { state in
            state.statistics.lineBreakings += 1
            state.brokenLines.insert(breaks, for: key, cost: breaks.bytes + key.key.bytes)
        }
        return breaks
    }
}

extension TextLimits {
    /// The limits with usable values: NaN is no limit, and negative sizes are 0.
    fileprivate var usable: TextLimits {
        TextLimits(
            width: width.isNaN ? .infinity : max(0, width), height: height.isNaN ? .infinity : max(0, height),
            lines: max(0, lines), minimumScale: minimumScale.isNaN ? 1 : minimumScale, isRightToLeft: isRightToLeft,
            exclusion: exclusion)
    }
}

/// The earlier name of ``ParagraphTypesetter``.
@available(*, deprecated, renamed: "ParagraphTypesetter")
public typealias TextTypesetter = ParagraphTypesetter

/// Font scaling for `UILabel.adjustsFontSizeToFitWidth`.
extension ParagraphTypesetter {
    /// Returns the text with all its fonts scaled by one factor, no smaller than `minimumScale`, so that its paragraphs
    /// fit the width unbroken; returns the text itself if it fits or may not shrink.
    func fit(_ text: AttributedText, limits: TextLimits) -> AttributedText {
        let least = max(limits.minimumScale, 0.01)
        guard least < 1, limits.lines == 1, limits.width.isFinite, limits.width > 0 else { return text }
        let unlimited = TextLimits(isRightToLeft: limits.isRightToLeft)
        func width(_ text: AttributedText) -> Double {
            Double(breakLines(text, shaped: shape(text, limits: unlimited), limits: unlimited).size.width)
        }
        let natural = width(text)
        guard natural > limits.width + LineBreaker.tolerance else { return text }
        var fits = least
        var tooLarge = 1.0
        // Advances are almost proportional to the size: the first guess is nearly right, and bisection refines it.
        var guess = min(max(limits.width / natural, least), 1)
        for _ in 0..<8 where tooLarge - fits > 0.002 {
            let candidate = width(scaled(text, by: guess))
            if candidate <= limits.width + LineBreaker.tolerance { fits = guess } else { tooLarge = guess }
            guess = candidate > limits.width ? max(guess * limits.width / candidate, least) : (fits + tooLarge) / 2
            if guess <= fits || guess >= tooLarge { guess = (fits + tooLarge) / 2 }
        }
        return scaled(text, by: fits)
    }

    private func scaled(_ text: AttributedText, by factor: Double) -> AttributedText {
        var result = text
        for index in result.runs.indices {
            result.runs[index].attributes.font.size = text.runs[index].attributes.font.usableSize * factor
        }
        return result
    }
}

// The memory in bytes of the entries of the typesetter's caches: approximately what the allocator counts, since the
// caches' limit is one of memory.

extension ShapingResult {
    /// The approximate size in memory.
    var bytes: Int {
        clusters.heapBytes + glyphs.heapBytes + runs.heapBytes + paragraphs.heapBytes + warnings.heapBytes
            + missingGlyphs.heapBytes + source.scalars.heapBytes + source.utf16.heapBytes + source.flags.heapBytes + 128
    }
}

extension LineBreakingResult {
    /// The approximate size in memory.
    var bytes: Int { lines.heapBytes }
}

extension ParagraphTypesetter.ShapingKey {
    /// The approximate size in memory, including the slot in the cache.
    var bytes: Int { BoundedCache<Self, ShapingResult>.entryBytes + string.heapBytes + runs.heapBytes }
}

extension ParagraphTypesetter.LineBreakingKey {
    /// The approximate size in memory, including the slot in the cache.
    var bytes: Int { BoundedCache<Self, LineBreakingResult>.entryBytes + text.string.heapBytes + text.runs.heapBytes }
}

extension Array {
    /// The array's heap size, with its header and the allocator's overhead.
    fileprivate var heapBytes: Int { capacity == 0 ? 0 : capacity * MemoryLayout<Element>.stride + 48 }
}

extension String {
    /// The string's heap size; strings of up to 15 bytes are stored inline.
    fileprivate var heapBytes: Int { utf8.count <= 15 ? 0 : utf8.count + 48 }
}
