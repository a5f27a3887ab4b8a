import Foundation

/// What views hand to the painter: a tree of plain values, with colours resolved and places in points.
///
/// A layer is drawn in this order: shadow, background, contents, sublayers, border. `bounds` are the layer's own
/// coordinates; `position` is where the `anchorPoint` (in units of the bounds' size) lies in the parent's coordinates.
public struct Layer: Hashable, Sendable {
    /// Rounding of the corners, in points.
    public struct Corners: Hashable, Sendable {
        /// Some of the four corners.
        public struct Mask: OptionSet, Hashable, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// The upper left corner.
            public static let minXMinY = Mask(rawValue: 1)
            /// The upper right corner.
            public static let maxXMinY = Mask(rawValue: 2)
            /// The lower left corner.
            public static let minXMaxY = Mask(rawValue: 4)
            /// The lower right corner.
            public static let maxXMaxY = Mask(rawValue: 8)
            /// All four.
            public static let all: Mask = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
        }
        /// The line of a rounded corner.
        public enum Curve: Hashable, Sendable {
            /// A quarter of a circle.
            case circular
            /// A curve that begins earlier and bends evenly, as on Apple's icons.
            case continuous
        }

        /// Points; 0 for none.
        public var radius: Double
        /// The corners that are rounded.
        public var mask: Mask
        /// The line that they follow.
        public var curve: Curve

        /// Corners of this radius, in points.
        public init(radius: Double = 0, mask: Mask = .all, curve: Curve = .circular) {
            self.radius = radius
            self.mask = mask
            self.curve = curve
        }
    }

    /// A line just inside the layer's edge, above everything else in it.
    public struct Border: Hashable, Sendable {
        /// Points.
        public var width: Double
        /// The line's colour.
        public var color: Color

        /// A line of this width, in points.
        public init(width: Double, color: Color) {
            self.width = width
            self.color = color
        }
    }

    /// A Gaussian shadow: sigma is `radius` points, cut at two sigma.
    public struct Shadow: Hashable, Sendable {
        /// The shadow's colour.
        public var color: Color
        /// 0…1, times the colour's own.
        public var opacity: Double
        /// Points, as in `shadowRadius`.
        public var radius: Double
        /// How far it lies right and down, in points.
        public var offset: CGSize
        /// The outline that casts the shadow; without one it is the alpha of all that the layer draws.
        public var path: Path?

        /// A shadow; without a path it follows what the layer draws.
        public init(color: Color, opacity: Double, radius: Double, offset: CGSize, path: Path? = nil) {
            self.color = color
            self.opacity = opacity
            self.radius = radius
            self.offset = offset
            self.path = path
        }
    }

    /// The view that a layer came from, for messages and text trees.
    public struct Source: Hashable, Sendable {
        /// The view's class.
        public var typeName: String
        /// Its accessibility identifier.
        public var identifier: String?
        /// The text that the view shows, where it shows one.
        public var text: String?
        /// The name of the image or symbol that the view shows, where it has one.
        public var imageName: String?

        /// What is known of a view.
        public init(typeName: String, identifier: String? = nil, text: String? = nil, imageName: String? = nil) {
            self.typeName = typeName
            self.identifier = identifier
            self.text = text
            self.imageName = imageName
        }
    }

    /// The layer's own coordinates, in points.
    public var bounds: CGRect
    /// Where the anchor point lies in the parent, in points.
    public var position: CGPoint
    /// The point that `position` places and `transform` turns about, in units of the size: 0.5, 0.5 is the middle.
    public var anchorPoint: CGPoint
    /// Turns, stretches or shifts the layer and all in it, about the anchor point.
    public var transform: CGAffineTransform
    /// 0…1; the layer and its sublayers are flattened and faded once.
    public var opacity: Double
    /// What fills the bounds first; nil for nothing.
    public var background: Color?
    /// How the bounds are rounded.
    public var corners: Corners
    /// The line along the edge.
    public var border: Border?
    /// The shadow, below everything.
    public var shadow: Shadow?
    /// Clips contents and sublayers to the rounded bounds.
    public var masksToBounds: Bool
    /// What it draws itself, from back to front.
    public var contents: [LayerContent]
    /// The view it came from, where one is known.
    public var source: Source?
    private var sublayerList: LayerList?
    private var maskList: LayerList?

    /// Drawn over the contents, the first one lowest.
    public var sublayers: [Layer] {
        get { sublayerList?.layers ?? [] }
        _modify {
            let list = LayerList.makeUnique(&sublayerList)
            yield &list.layers
            if list.layers.isEmpty { sublayerList = nil }
        }
    }

    /// The alpha of this layer, placed in this layer's bounds, multiplies what is drawn. At most one element.
    public var mask: [Layer] {
        get { maskList?.layers ?? [] }
        _modify {
            let list = LayerList.makeUnique(&maskList)
            yield &list.layers
            if list.layers.isEmpty { maskList = nil }
        }
    }

    /// A layer that lies at `frame` in its parent.
    public init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        position = CGPoint(x: frame.midX, y: frame.midY)
        anchorPoint = CGPoint(x: 0.5, y: 0.5)
        transform = .identity
        opacity = 1
        background = nil
        corners = Corners()
        border = nil
        shadow = nil
        masksToBounds = false
        contents = []
        source = nil
    }

    /// The layer without the layers in it, and those: sublayers first, then the mask.
    func separated() -> (bare: Layer, lists: [LayerList?]) {
        var bare = self
        bare.sublayerList = nil
        bare.maskList = nil
        return (bare, [sublayerList, maskList])
    }

    /// Empties the layer before it is freed.
    mutating func moveNestedLayers(to waiting: inout [Layer]) {
        LayerList.move(&sublayerList, to: &waiting)
        LayerList.move(&maskList, to: &waiting)
    }

    /// Maps the layer's own coordinates to its parent's.
    public var transformToParent: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The bounding box in the parent's coordinates.
    public var frame: CGRect { bounds.applying(transformToParent) }
}
