import Foundation
import Synchronization

/// Measures text and lays it out in lines, as `UILabel` does on iOS 26, with San Francisco's widths under Inter's letters.
///
/// What was measured is what is drawn: `size` and `layout` share one cache of shaped text. Results depend on the text, the
/// limits and the fonts only, never on what was laid out before. Safe to use from any thread.
public final class TextTypesetter: Sendable {
    /// The typesetter over the process's fonts.
    public static let shared = TextTypesetter()

    /// How much work was done, for tests that promise little of it.
    public struct Statistics: Hashable, Sendable {
        /// Texts that were shaped.
        public var shapedTexts = 0
        /// Stretches of one font and direction that HarfBuzz shaped for them.
        public var shapings = 0
        /// Times that shaped text was found in the cache.
        public var shapedTextsFound = 0
        /// Times that text was broken into lines.
        public var plans = 0
        /// Times that the lines were found in the cache.
        public var plansFound = 0
    }

    /// Where the fonts come from.
    public let library: FontLibrary
    private let state: Mutex<State>

    struct State {
        var shaped: BoundedCache<ShapeKey, ShapedText>
        var plans: BoundedCache<PlanKey, TextPlan>
        var statistics = Statistics()
    }

    /// What shaping depends on.
    struct ShapeKey: Hashable {
        struct Run: Hashable {
            var length: Int
            var font: FontSpec
            var kern: Double?
            var direction: ParagraphFormat.WritingDirection
        }
        var string: String
        var runs: [Run]
        var isRightToLeft: Bool
    }

    struct PlanKey: Hashable {
        var text: AttributedText
        var limits: TextLimits
    }

    /// How many pictures a text is kept for that none of them shows.
    private static let picturesKept = 64

    /// - Parameter cacheBytes: about how much memory the cache may take, 0 or more. Texts that pictures show no more leave it
    ///   before it is full: see `pictureEnded()`.
    public init(library: FontLibrary = .shared, cacheBytes: Int = 16 << 20) {
        self.library = library
        let half = max(0, cacheBytes) / 2
        state = Mutex(State(shaped: BoundedCache(costLimit: half), plans: BoundedCache(costLimit: half)))
    }

    /// The size of the text within the limits: the widest line, and the lines' heights with the space between; points,
    /// not rounded. Labels round both up to whole pixels. Empty text has size zero.
    public func size(of text: AttributedText, limits: TextLimits = TextLimits()) -> CGSize {
        guard !text.string.isEmpty else { return .zero }
        let limits = limits.usable
        let fitted = fit(text, limits: limits)
        return plan(fitted, shaped: shape(fitted, limits: limits), limits: limits).size
    }

    /// The text's lines with what to draw for them.
    public func layout(_ text: AttributedText, limits: TextLimits = TextLimits()) -> TextLayout {
        guard !text.string.isEmpty else { return TextLayout(lines: [], size: .zero) }
        let limits = limits.usable
        let fitted = fit(text, limits: limits)
        return layout(fitted, shaped: shape(fitted, limits: limits), limits: limits)
    }

    /// The same for a caller who lays one text out several times: `shape` keeps what doesn't depend on the limits, so that
    /// the letters are shaped once however many other texts come between.
    /// - Parameter shape: nil at first, and again whenever the text, its fonts or its spacing change.
    public func layout(_ text: AttributedText, limits: TextLimits, keeping shape: inout TextShape?) -> TextLayout {
        let limits = limits.usable
        guard !text.string.isEmpty, limits.minimumScale >= 1 else { return layout(text, limits: limits) }
        let kept: TextShape
        if let known = shape, known.isRightToLeft == limits.isRightToLeft {
            kept = known
        } else {
            kept = TextShape(
                shaped: self.shape(text, limits: limits), isRightToLeft: limits.isRightToLeft)
            shape = kept
        }
        return layout(text, shaped: kept.shaped, limits: limits)
    }

    private func layout(_ fitted: AttributedText, shaped: ShapedText, limits: TextLimits) -> TextLayout {
        let plan = plan(fitted, shaped: shaped, limits: limits)
        let composer = LineComposer(text: fitted, shaped: shaped, plan: plan, isRightToLeft: limits.isRightToLeft)
        return TextLayout(lines: composer.lines(), size: plan.size, warnings: shaped.warnings)
    }

    /// The work done since the typesetter was made.
    public var statistics: Statistics { state.withLock { $0.statistics } }

    /// About how many bytes the cache takes now.
    public var cachedBytes: Int { state.withLock { $0.shaped.cost + $0.plans.cost } }

    /// Says that a picture is done, after which the typesetter forgets some of the texts that none of the last 64 pictures asked for.
    ///
    /// Without it a server whose pictures each have texts of their own holds texts of thousands that are long gone, up to the cache's
    /// limit. `Renderer` calls it. It looks at a sixty-fourth of the cache.
    public func pictureEnded() {
        state.withLock { state in
            state.shaped.beginPeriod(forgettingAfter: Self.picturesKept)
            state.plans.beginPeriod(forgettingAfter: Self.picturesKept)
        }
    }

    func shape(_ text: AttributedText, limits: TextLimits) -> ShapedText {
        let key = BoundedCache<ShapeKey, ShapedText>.HashedKey(
            ShapeKey(
                string: text.string,
                runs: text.runs.map {
                    ShapeKey.Run(
                        length: $0.length, font: $0.attributes.font, kern: $0.attributes.kern,
                        direction: $0.attributes.paragraph.writingDirection)
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

    func plan(_ text: AttributedText, shaped: ShapedText, limits: TextLimits) -> TextPlan {
        let key = BoundedCache<PlanKey, TextPlan>.HashedKey(PlanKey(text: text, limits: limits))
        let known = state.withLock { state in
            let found = state.plans.value(for: key)
            if found != nil { state.statistics.plansFound += 1 }
            return found
        }
        if let known { return known }
        let breaker = LineBreaker(text: text, shaped: shaped, limits: limits) { run in
            let attributes = text.runs.indices.contains(run) ? text.runs[run].attributes : nil
            var ellipsis = attributes ?? TextAttributes(font: FontSpec(size: 17))
            ellipsis.paragraph = ParagraphFormat()
            return self.shape(AttributedText("\u{2026}", attributes: ellipsis), limits: TextLimits())
        }
        let plan = breaker.plan()
        state.withLock { state in
            state.statistics.plans += 1
            state.plans.insert(plan, for: key, cost: plan.bytes + key.key.bytes)
        }
        return plan
    }
}

extension TextLimits {
    /// The limits without values that arithmetic can't bear: NaN is no limit, and negative sizes are 0.
    fileprivate var usable: TextLimits {
        TextLimits(
            width: width.isNaN ? .infinity : max(0, width), height: height.isNaN ? .infinity : max(0, height),
            lines: max(0, lines), minimumScale: minimumScale.isNaN ? 1 : minimumScale, isRightToLeft: isRightToLeft)
    }
}
