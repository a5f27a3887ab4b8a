import Foundation

extension ViewTree {
    /// A view.
    public struct Node: Hashable, Sendable {
        /// The number of ancestors: 0 for the first view.
        public internal(set) var depth: Int
        /// The view's class, without the module.
        public internal(set) var className: String
        /// The accessibility identifier.
        public internal(set) var identifier: String?
        /// The view's text, or else all text that it draws.
        public internal(set) var text: String?
        /// The name of the image or symbol that the view shows.
        public internal(set) var imageName: String?
        /// The frame in the image, in points rounded to thousandths; the bounding box if it is rotated.
        public internal(set) var frame: CGRect
        /// The visible part of the frame, in pixels; nil where it is outside the image or clipped.
        public internal(set) var visible: PixelBox?
        /// The frame in the parent, where that isn't the difference of the frames: below transforms.
        var ownFrame: CGRect?
        /// The origin of the view's own coordinates: a scroll view's content offset.
        var boundsOrigin = CGPoint.zero
        /// The pixels that the view touches beyond its frame: shadows, and layers that extend beyond it.
        var reach: PixelBox?
        var look = Look()

        /// The pixels of the view that may differ in two images.
        var box: PixelBox? { visible.map { reach?.union($0) ?? $0 } ?? reach }
    }

    /// A view's own drawing. Colors are hexadecimal digits, `RRGGBB` or `RRGGBBAA`.
    struct Look: Hashable, Sendable {
        var background: String?
        /// The fonts, such as `17 Semibold`, each once, in the order of the text.
        var fonts: [String] = []
        var textColors: [String] = []
        var tints: [String] = []
        /// The colors of other fills and strokes, in drawing order.
        var colors: [String] = []
        /// The size in pixels and the digest of each image.
        var images: [String] = []
        /// The border width in points.
        var borderWidth = 0.0
        var borderColor: String?
        var corners: String?
        var opacity = 1.0
        var shadow: String?
        /// The six numbers of a transform other than the identity.
        var transform: [Double] = []
        var clips = false
        /// A digest of glyphs and their positions.
        var glyphs: String?
        /// A digest of everything else but colors and images.
        var shapes: String?
        /// Indicates that the text is drawn with an ellipsis that isn't part of it.
        var isCutOff = false
    }
}
