import Foundation

extension ViewTree {
    /// One view.
    public struct Node: Hashable, Sendable {
        /// 0 for the first view, one more for each view around it.
        public internal(set) var depth: Int
        /// Its class, without the module.
        public internal(set) var className: String
        /// The accessibility identifier.
        public internal(set) var identifier: String?
        /// What the view says: its own text, or else all that it draws.
        public internal(set) var text: String?
        /// The name of the image or symbol that it shows.
        public internal(set) var imageName: String?
        /// Points in the picture, rounded to thousandths; the box around it where it is turned.
        public internal(set) var frame: CGRect
        /// The part of the frame that shows, in pixels; nil where it is outside the picture or clipped away.
        public internal(set) var visible: PixelBox?
        /// The frame in the view around it, where that isn't the difference of the frames: below transforms.
        var ownFrame: CGRect?
        /// Where its own coordinates begin: a scroll view's content offset.
        var boundsOrigin = CGPoint.zero
        /// What it touches beyond its frame, in pixels: shadows, and layers that stick out.
        var reach: PixelBox?
        var look = Look()

        /// Everything of the view that may differ in two pictures, in pixels.
        var box: PixelBox? { visible.map { reach?.union($0) ?? $0 } ?? reach }
    }

    /// What a view draws itself. Colours are hexadecimal digits, `RRGGBB` or `RRGGBBAA`.
    struct Look: Hashable, Sendable {
        var background: String?
        /// Such as `17 Semibold`, each once, in the order of the text.
        var fonts: [String] = []
        var textColors: [String] = []
        var tints: [String] = []
        /// Of what else is filled or stroked, in the order of drawing.
        var colors: [String] = []
        /// Size in pixels and digest of each image.
        var images: [String] = []
        /// Points.
        var borderWidth = 0.0
        var borderColor: String?
        var corners: String?
        var opacity = 1.0
        var shadow: String?
        /// The six numbers of a transform other than the identity.
        var transform: [Double] = []
        var clips = false
        /// A digest of letters and their places.
        var glyphs: String?
        /// A digest of all else but colours and images.
        var shapes: String?
        /// The text is drawn with an ellipsis that isn't part of it.
        var isCutOff = false
    }
}
