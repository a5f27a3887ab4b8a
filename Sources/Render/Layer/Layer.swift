import Foundation

/// What views hand to the painter: a tree of plain values, with colours resolved and places in points.
///
/// A layer is drawn in this order: shadow, background, contents, sublayers, border. `bounds` are the layer's own
/// coordinates; `position` is where the `anchorPoint` (in units of the bounds' size) lies in the parent's coordinates.
public struct Layer: Hashable, Sendable {
    /// Rounding of the corners, in points.
    public struct Corners: Hashable, Sendable {
        public struct Mask: OptionSet, Hashable, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let minXMinY = Mask(rawValue: 1)
            public static let maxXMinY = Mask(rawValue: 2)
            public static let minXMaxY = Mask(rawValue: 4)
            public static let maxXMaxY = Mask(rawValue: 8)
            public static let all: Mask = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
        }
        public enum Curve: Hashable, Sendable {
            case circular
            case continuous
        }

        public var radius: Double
        public var mask: Mask
        public var curve: Curve

        public init(radius: Double = 0, mask: Mask = .all, curve: Curve = .circular) {
            self.radius = radius
            self.mask = mask
            self.curve = curve
        }
    }

    /// A line just inside the layer's edge, above everything else in it.
    public struct Border: Hashable, Sendable {
        public var width: Double
        public var color: Color

        public init(width: Double, color: Color) {
            self.width = width
            self.color = color
        }
    }

    /// A Gaussian shadow: sigma is `radius` points, cut at two sigma.
    public struct Shadow: Hashable, Sendable {
        public var color: Color
        public var opacity: Double
        public var radius: Double
        public var offset: CGSize
        /// The outline that casts the shadow; without one it is the alpha of all that the layer draws.
        public var path: Path?

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
        public var typeName: String
        public var identifier: String?
        /// The text that the view shows, where it shows one.
        public var text: String?
        /// The name of the image or symbol that the view shows, where it has one.
        public var imageName: String?

        public init(typeName: String, identifier: String? = nil, text: String? = nil, imageName: String? = nil) {
            self.typeName = typeName
            self.identifier = identifier
            self.text = text
            self.imageName = imageName
        }
    }

    public var bounds: CGRect
    public var position: CGPoint
    public var anchorPoint: CGPoint
    public var transform: CGAffineTransform
    /// 0…1; the layer and its sublayers are flattened and faded once.
    public var opacity: Double
    public var background: Color?
    public var corners: Corners
    public var border: Border?
    public var shadow: Shadow?
    /// Clips contents and sublayers to the rounded bounds.
    public var masksToBounds: Bool
    public var contents: [LayerContent]
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
