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
        /// The color of template images and symbols.
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
        /// The text is now truncated with an ellipsis, or no longer.
        case cutOff(Bool)
        /// The sizes, weights and families of the text's fonts changed.
        case font(from: String, to: String)
        /// A color changed.
        case color(ColorPart, from: String?, to: String?)
        /// The image changed; the names where the images have any.
        case image(from: String?, to: String?)
        /// The opacity changed, 0…1.
        case opacity(from: Double, to: Double)
        /// The border's width changed.
        case border(from: Double, to: Double)
        /// The corner rounding changed, such as `12` or `12 continuous`.
        case corners(from: String?, to: String?)
        /// The shadow changed; described in words.
        case shadow(from: String?, to: String?)
        /// The rotation or scale changed.
        case transform
        /// The order relative to overlapping siblings changed.
        case order
        /// The view now clips its contents, or no longer.
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
}

extension ViewTree {
    /// Returns the changes to the drawn image's views: first drawing, then positions and sizes, last consequences;
    /// among equals in the order of the tree. Equal trees have no changes.
    ///
    /// The time is about linear in the number of views.
    public func changes(to drawn: ViewTree) -> [ViewChange] {
        if self == drawn { return [] }
        return ViewComparison(self, drawn).changes()
    }
}
