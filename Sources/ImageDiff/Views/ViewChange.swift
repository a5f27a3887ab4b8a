import Foundation

/// One thing in which a view differs from the recorded one.
///
/// A view that only moved along with the view around it has none. Views side by side that moved or grew by the same
/// amount are one change with a `count`.
public struct ViewChange: Hashable, Sendable, Codable {
    /// What a colour is the colour of.
    public enum ColorPart: String, Hashable, Sendable, Codable {
        /// Letters.
        case text
        /// The ground.
        case background
        /// The line along the edge.
        case border
        /// What template images and symbols are drawn in.
        case tint
        /// Paths and gradients.
        case drawing
    }

    /// What changed. Lengths are points; colours are hexadecimal, `#RRGGBB` or `#RRGGBBAA`; nil stands for none.
    public enum Kind: Hashable, Sendable, Codable {
        /// Right and down, in the view around it.
        case moved(x: Double, y: Double)
        /// Its width or height is another.
        case resized(from: CGSize, to: CGSize)
        /// By how much what it shows moved in it.
        case scrolled(x: Double, y: Double)
        /// It shows another text; nil for none.
        case text(from: String?, to: String?)
        /// The text ends with an ellipsis now, or doesn't any more.
        case cutOff(Bool)
        /// Sizes, weights and families of the text's fonts.
        case font(from: String, to: String)
        /// A colour of it is another.
        case color(ColorPart, from: String?, to: String?)
        /// Names of the images, where they have any.
        case image(from: String?, to: String?)
        /// It is more or less transparent: 0…1.
        case opacity(from: Double, to: Double)
        /// The border's width.
        case border(from: Double, to: Double)
        /// How its corners are rounded, such as `12` or `12 continuous`.
        case corners(from: String?, to: String?)
        /// Its shadow, in words.
        case shadow(from: String?, to: String?)
        /// It is turned or scaled otherwise.
        case transform
        /// It lies in front of views that it was behind, or behind such as it was in front of.
        case order
        /// It hides what sticks out of it now, or doesn't any more.
        case clips(Bool)
        /// A view of another class stands in its place.
        case className(from: String, to: String)
        /// Anything else that it draws: shapes, or how its text is set.
        case drawing
        /// It wasn't there before.
        case appeared
        /// It isn't there any more.
        case gone
    }

    /// Which view it is.
    public var view: ViewName
    /// What changed about it.
    public var kind: Kind
    /// How many views side by side changed in this way; `view` is the first of them.
    public var count: Int
    /// What made it so, such as `label “Title” grew`; nil where nothing was found that it only follows.
    public var reason: String?
    /// What the view (or all of them) touched in the recorded picture, in pixels.
    public var recordedBox: PixelBox?
    /// The same in the drawn picture.
    public var drawnBox: PixelBox?

    /// A change of a view, with its boxes in the pixels of the two pictures.
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

    /// How much a change says about why pixels differ: 0 for what the view draws, 1 for places and sizes of its own,
    /// 2 for those that follow from others.
    var rank: Int {
        if reason != nil { return 2 }
        switch kind {
        case .moved, .resized, .scrolled: return 1
        default: return 0
        }
    }
}

extension ViewTree {
    /// How the drawn picture's views differ from these: first what views draw, then places and sizes, last what only
    /// follows from them; among equals in the order of the tree. Equal trees have no changes.
    ///
    /// The time grows about linearly with the number of views.
    public func changes(to drawn: ViewTree) -> [ViewChange] {
        if self == drawn { return [] }
        return ViewComparison(self, drawn).changes()
    }
}
