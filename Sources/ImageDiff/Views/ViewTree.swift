import Foundation

/// The views that an image shows: each view's position, its text and a digest of its drawing.
///
/// It is stored with the pixels of a baseline (`PNGEncoder.views`), so that a later difference has a cause: "label
/// “Email” moved down 3 pt". Hidden views aren't included. It is a list with depths instead of nested values, so that
/// trees of any depth are read, written and compared in loops.
///
/// ```swift
/// import Foundation
/// import Render
///
/// var layer = Layer(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
/// layer.source = Layer.Source(typeName: "UIView", identifier: "card")
/// let recorded = ViewTree(layer: layer, size: CGSize(width: 20, height: 10), scale: 2)
/// layer.background = .black
/// let drawn = ViewTree(layer: layer, size: CGSize(width: 20, height: 10), scale: 2)
/// print(recorded.changes(to: drawn)[0])  // UIView#card: background none → #000000
/// ```
public struct ViewTree: Hashable, Sendable {
    /// The image's size in points.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: Double
    /// The views, each before its descendants, from back to front. The first one is the root.
    public let nodes: [Node]

    init(size: CGSize, scale: Double, nodes: [Node]) {
        self.size = size
        self.scale = scale
        self.nodes = nodes
    }

    /// Returns the visible boxes of the views with an accessibility identifier, in pixels of the image: in tree order,
    /// without views that are outside the image or clipped.
    public func boxes(ofViewsWithIdentifier identifier: String) -> [PixelBox] {
        nodes.compactMap { $0.identifier == identifier ? $0.visible : nil }
    }

    /// All visible views with drawing of their own, by their names in messages.
    public var visibleViews: [(name: String, box: PixelBox)] {
        let names = ViewNames(of: self)
        return nodes.indices.compactMap { index in
            guard nodes[index].appearance != Appearance(), let box = nodes[index].visible else { return nil }
            return (names.name(of: index).text, box)
        }
    }

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
        /// The visible part of the frame, in pixels; nil if it is outside the image or clipped.
        public internal(set) var visible: PixelBox?
        /// The frame in the parent, if that isn't the difference of the frames: below transforms.
        var ownFrame: CGRect?
        /// The origin of the view's own coordinates: a scroll view's content offset.
        var boundsOrigin = CGPoint.zero
        /// The pixels that the view touches beyond its frame: shadows, and layers that extend beyond it.
        var reach: PixelBox?
        var appearance = Appearance()

        /// The pixels of the view that may differ in two images.
        var box: PixelBox? { visible.map { reach?.union($0) ?? $0 } ?? reach }
    }

    /// A view's own drawing. Colors are hexadecimal digits, `RRGGBB` or `RRGGBBAA`.
    struct Appearance: Hashable, Sendable {
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
        /// A digest of everything else except colors and images.
        var shapes: String?
        /// A Boolean value that indicates whether the text is drawn with an ellipsis that isn't part of it.
        var isCutOff = false
    }
}

// Positions and lengths are stored in thousandths of a point: smaller differences are invisible, but their digits would
// make texts unequal.

extension Double {
    /// The number rounded to thousandths. NaN and infinity become 0, and magnitudes are limited to 1,000 million, since
    /// the painter rejects such positions.
    var roundedToThousandths: Double {
        isFinite ? (Swift.max(-1e9, Swift.min(1e9, self)) * 1000).rounded() / 1000 + 0 : 0
    }
}

extension CGFloat {
    var roundedToThousandths: CGFloat { CGFloat(Double(self).roundedToThousandths) }
}

extension CGPoint {
    var roundedToThousandths: CGPoint { CGPoint(x: x.roundedToThousandths, y: y.roundedToThousandths) }
}

extension CGRect {
    var roundedToThousandths: CGRect {
        CGRect(
            x: minX.roundedToThousandths, y: minY.roundedToThousandths, width: width.roundedToThousandths,
            height: height.roundedToThousandths)
    }
}
