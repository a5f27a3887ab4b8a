import Foundation

/// A difference of a view from the recorded one.
///
/// A view that only moved along with its parent has none. Siblings that moved or grew by the same amount are one change
/// with a `count`.
public struct ViewChange: Hashable, Sendable, Codable {
    /// The role of a color.
    public enum ColorPart: String, Hashable, Sendable, Codable {
        /// The text color.
        case text
        /// The background.
        case background
        /// The border along the edge.
        case border
        /// The tint color of template images and symbols.
        case tint
        /// The color of paths and gradients.
        case drawing
    }

    /// The kind of a change. Lengths are in points; colors are hexadecimal, `#RRGGBB` or `#RRGGBBAA`; nil means none.
    public enum Kind: Hashable, Sendable, Codable {
        /// The position in the parent changed, to the right and down.
        case moved(x: Double, y: Double)
        /// The width or height changed.
        case resized(from: CGSize, to: CGSize)
        /// The bounds' origin changed by this amount.
        case scrolled(x: Double, y: Double)
        /// The text changed; nil for none.
        case text(from: String?, to: String?)
        /// The text is now truncated with an ellipsis, or is no longer truncated.
        case cutOff(Bool)
        /// The sizes, weights and families of the text's fonts changed.
        case font(from: String, to: String)
        /// A color changed.
        case color(ColorPart, from: String?, to: String?)
        /// The image changed; the names are nil for images without any.
        case image(from: String?, to: String?)
        /// The opacity changed, 0…1.
        case opacity(from: Double, to: Double)
        /// The border's width changed.
        case border(from: Double, to: Double)
        /// The corner rounding changed, such as `12` or `12 continuous`.
        case corners(from: String?, to: String?)
        /// The shadow changed, with descriptions in words.
        case shadow(from: String?, to: String?)
        /// The rotation or scale changed.
        case transform
        /// The order relative to overlapping siblings changed.
        case order
        /// The view now clips its contents, or no longer does.
        case clips(Bool)
        /// A view of another class is at the same position.
        case className(from: String, to: String)
        /// Other drawing changed: shapes, or the layout of the text.
        case drawing
        /// The view is new.
        case appeared
        /// The view is missing.
        case gone
    }

    /// The name of the view.
    public var view: ViewName
    /// The kind of change.
    public var kind: Kind
    /// The number of siblings that changed in this way; `view` is the first of them.
    public var count: Int
    /// The cause, such as `label “Title” grew`; nil if the change isn't a consequence of another.
    public var reason: String?
    /// The pixels that the view (or all of them) touched in the recorded image.
    public var recordedBox: PixelBox?
    /// The pixels that the view (or all of them) touched in the drawn image.
    public var drawnBox: PixelBox?

    /// Creates a change of a view, with its boxes in the pixels of the two images.
    public init(
        view: ViewName, kind: Kind, count: Int = 1, reason: String? = nil, recordedBox: PixelBox?,
        drawnBox: PixelBox?
    ) {
        self.view = view
        self.kind = kind
        self.count = count
        self.reason = reason
        self.recordedBox = recordedBox
        self.drawnBox = drawnBox
    }

    /// The explanatory strength of a change: 0 for a view's drawing, 1 for its own position and size, 2 for
    /// consequences of other changes.
    var rank: Int {
        if reason != nil { return 2 }
        switch kind {
        case .moved, .resized, .scrolled: return 1
        default: return 0
        }
    }

    /// A region in which two images differ.
    public struct Region: Hashable, Sendable {
        /// The box in the recorded image's pixels; nil if the image doesn't contain the region.
        public var recorded: PixelBox?
        /// The box in the drawn image's pixels; nil if the image doesn't contain the region.
        public var drawn: PixelBox?

        /// Creates a region from its boxes in the two images; nil if it is in only one of them.
        public init(recorded: PixelBox?, drawn: PixelBox?) {
            self.recorded = recorded
            self.drawn = drawn
        }
    }

    /// The description of a region in which no view changed.
    public static let sameViews =
        "the same views, different pixels: drawn by a different version of the renderer or its fonts, or outside the view tree"

    /// The maximum number of causes per region.
    private static let limit = 5
    /// The margin in pixels for smooth edges, and for glyphs that extend beyond their label.
    private static let margin = 4

    /// Returns, for each region, the changes that explain it, the strongest first, at most five: changes of drawing,
    /// then moves into or out of it, then consequences; among equals the one that fits the region best.
    ///
    /// A region without changes means `sameViews`.
    ///
    /// - Complexity: O(*r* · *c*), for *r* regions and *c* changes.
    public static func causes(of regions: [Region], among changes: [ViewChange]) -> [[ViewChange]] {
        regions.map { region in
            let found = changes.enumerated().compactMap { index, change in
                change.share(of: region).map { (change: change, share: $0, index: index) }
            }
            return found.sorted {
                ($0.change.rank, -$0.share, $0.index) < ($1.change.rank, -$1.share, $1.index)
            }.prefix(limit).map(\.change)
        }
    }

    /// Returns the overlap of the change's and the region's boxes, above 0 up to 1, or nil if they are disjoint.
    private func share(of region: Region) -> Double? {
        let shares = [Self.share(recordedBox, region.recorded), Self.share(drawnBox, region.drawn)]
        return shares.compactMap { $0 }.max()
    }

    private static func share(_ box: PixelBox?, _ region: PixelBox?) -> Double? {
        guard let box, let region else { return nil }
        let wide = PixelBox(
            x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin)
        guard let common = wide.overlap(region) else { return nil }
        return Double(common.area) / Double(max(1, box.area + region.area - common.area))
    }
}

extension ViewTree {
    /// Returns the changes to the drawn image's views: first drawing, then positions and sizes, then consequences;
    /// among equals in tree order. Equal trees have no changes.
    ///
    /// The time is about linear in the number of views.
    public func changes(to drawn: ViewTree) -> [ViewChange] {
        if self == drawn { return [] }
        return ViewComparison(self, drawn).changes()
    }
}

extension ViewChange: CustomStringConvertible {
    /// The change on one line, such as `label “Email” moved down 3 pt` or `UIView#card: background #FFFFFF → #F2F2F7`.
    public var description: String {
        let subject = count > 1 ? "\(count) views from \(view) on" : "\(view)"
        return subject + predicate + (reason.map { ", because \($0)" } ?? "")
    }

    private var predicate: String {
        switch kind {
        case .moved(let x, let y): " moved \(Self.directions(x, y))"
        case .resized(let from, let to): " resized " + resizing(from, to)
        case .scrolled(let x, let y): " scrolled \(Self.directions(x, y))"
        case .text(let from, let to): ": text \(Self.pair(from, to))"
        case .cutOff(let isCutOff): isCutOff ? ": its text is now truncated" : ": its text is no longer truncated"
        case .font(let from, let to): ": font \(from) → \(to)"
        case .color(let part, let from, let to):
            ": \(Self.name(of: part)) \(from ?? "none") → \(to ?? "none")"
        case .image(let from, let to):
            from == to || from == nil || to == nil ? ": image changed" : ": image \(Self.pair(from, to))"
        case .opacity(let from, let to): ": opacity \(Self.number(from)) → \(Self.number(to))"
        case .border(let from, let to): ": border \(Self.number(from)) → \(Self.number(to)) pt"
        case .corners(let from, let to): ": corner radius \(from ?? "0") → \(to ?? "0") pt"
        case .shadow(let from, let to): ": shadow \(from ?? "none") → \(to ?? "none")"
        case .transform: ": its transform changed"
        case .order: " changed its order among overlapping views"
        case .clips(let clips):
            clips ? " now clips to its bounds" : " no longer clips to its bounds"
        case .className(let from, let to): ": \(from) → \(to)"
        case .drawing: " draws differently"
        case .appeared: " appeared"
        case .gone: " is gone"
        }
    }

    private func resizing(_ from: CGSize, _ to: CGSize) -> String {
        if count == 1 { return "from \(Self.size(from)) to \(Self.size(to)) pt" }
        let width = Double(to.width - from.width)
        let height = Double(to.height - from.height)
        return "by \(Self.number(width)) × \(Self.number(height)) pt"
    }

    private static func number(_ value: Double) -> String { ChangeText.number(value) }

    private static func size(_ size: CGSize) -> String {
        "\(number(Double(size.width))) × \(number(Double(size.height)))"
    }

    private static func directions(_ x: Double, _ y: Double) -> String {
        var parts: [String] = []
        if x != 0 { parts.append("\(x > 0 ? "right" : "left") \(number(abs(x))) pt") }
        if y != 0 { parts.append("\(y > 0 ? "down" : "up") \(number(abs(y))) pt") }
        return parts.joined(separator: " and ")
    }

    private static func name(of part: ColorPart) -> String {
        switch part {
        case .text: "text color"
        case .background: "background"
        case .border: "border color"
        case .tint: "tint"
        case .drawing: "colors"
        }
    }

    private static func pair(_ from: String?, _ to: String?) -> String {
        switch (from, to) {
        case (let from?, let to?):
            let texts = ChangeText.pair(from, to)
            return "\(texts.0) → \(texts.1)"
        case (let from?, nil): return "\(ChangeText.quoted(from)) → none"
        case (nil, let to?): return "none → \(ChangeText.quoted(to))"
        case (nil, nil): return "changed"
        }
    }
}
