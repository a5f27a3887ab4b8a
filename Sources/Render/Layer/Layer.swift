import Foundation

/// The painter's input: a tree of plain values, with colors resolved and positions in points.
///
/// A layer is drawn in this order: shadow, backdrop, background, contents, sublayers, border. `bounds` are the layer's
/// own coordinates; `position` is the location of the `anchorPoint` (in units of the bounds' size) in the parent's
/// coordinates.
public struct Layer: Hashable, Sendable {
    /// The rounding of the corners, in points.
    public struct Corners: Hashable, Sendable {
        /// A set of the four corners.
        public struct Mask: OptionSet, Hashable, Sendable {
            /// The bit mask of the corners.
            public let rawValue: UInt
            /// Creates a set from a bit mask.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// The upper left corner.
            public static let minXMinY = Mask(rawValue: 1)
            /// The upper right corner.
            public static let maxXMinY = Mask(rawValue: 2)
            /// The lower left corner.
            public static let minXMaxY = Mask(rawValue: 4)
            /// The lower right corner.
            public static let maxXMaxY = Mask(rawValue: 8)
            /// All four corners.
            public static let all: Mask = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
        }
        /// The curve of a rounded corner.
        public enum Curve: Hashable, Sendable {
            /// A quarter of a circle.
            case circular
            /// A curve that begins earlier and bends evenly, as on Apple's icons.
            case continuous
        }

        /// The radius in points; 0 for none.
        public var radius: Double
        /// The corners that are rounded.
        public var mask: Mask
        /// The curve of the rounded corners.
        public var curve: Curve

        /// Creates corners of a radius in points.
        public init(radius: Double = 0, mask: Mask = .all, curve: Curve = .circular) {
            self.radius = radius
            self.mask = mask
            self.curve = curve
        }
    }

    /// A line just inside the layer's edge, above everything else in it.
    public struct Border: Hashable, Sendable {
        /// The width in points.
        public var width: Double
        /// The line's color.
        public var color: Color

        /// Creates a border of a width in points.
        public init(width: Double, color: Color) {
            self.width = width
            self.color = color
        }
    }

    /// A Gaussian shadow: sigma is `radius` points, truncated at two sigma.
    public struct Shadow: Hashable, Sendable {
        /// The shadow's color.
        public var color: Color
        /// The opacity, 0…1, multiplied with the color's own.
        public var opacity: Double
        /// The blur radius in points, as in `shadowRadius`.
        public var radius: Double
        /// The offset to the right and down, in points.
        public var offset: CGSize
        /// The outline that casts the shadow; without one it is the alpha of everything that the layer draws.
        public var path: Path?

        /// Creates a shadow; without a path it is cast by the layer's drawing.
        public init(color: Color, opacity: Double, radius: Double, offset: CGSize, path: Path? = nil) {
            self.color = color
            self.opacity = opacity
            self.radius = radius
            self.offset = offset
            self.path = path
        }
    }

    /// A material, such as glass: what lies beneath the layer is blurred and tinted inside the rounded bounds.
    ///
    /// It takes everything painted before the layer, also by layers around a group (opacity, masks, shadows) that the
    /// layer is a part of, up to the edge of the image; the layers' clips limit where it is drawn. A transformed layer
    /// blurs as well. In images of more than 16,384 pixels a side, each part of that size is blurred alone. Documents
    /// (PDF, SVG) show the tint and the edge over what lies beneath, which stays sharp.
    public struct Backdrop: Hashable, Sendable {
        /// The standard deviation of the blur in points; below a pixel nothing is blurred, and only the tint is drawn.
        public var radius: Double
        /// The factor of the colors' saturation; 1 leaves it.
        public var saturation: Double
        /// The color over the blurred colors.
        public var tint: Color
        /// A line just inside the edge.
        public var edge: Border?
        /// The opacity of a white line over the edge at the top, which fades to nothing towards the middle; it is as
        /// wide as the edge.
        public var highlight: Double

        /// Creates a material of a blur's radius in points, and a tint.
        public init(
            radius: Double, saturation: Double = 1, tint: Color, edge: Border? = nil, highlight: Double = 0
        ) {
            self.radius = radius
            self.saturation = saturation
            self.tint = tint
            self.edge = edge
            self.highlight = highlight
        }
    }

    /// The view that a layer was made from, for messages and text trees.
    public struct Source: Hashable, Sendable {
        /// The view's class.
        public var typeName: String
        /// The view's accessibility identifier.
        public var identifier: String?
        /// The text that the view shows, if any.
        public var text: String?
        /// The name of the image or symbol that the view shows, if it has one.
        public var imageName: String?

        /// Creates a description of a view.
        public init(typeName: String, identifier: String? = nil, text: String? = nil, imageName: String? = nil) {
            self.typeName = typeName
            self.identifier = identifier
            self.text = text
            self.imageName = imageName
        }
    }

    /// The layer's own coordinates, in points.
    public var bounds: CGRect
    /// The location of the anchor point in the parent, in points.
    public var position: CGPoint
    /// The point that `position` locates and `transform` is centered on, in units of the size: 0.5, 0.5 is the center.
    public var anchorPoint: CGPoint
    /// The transform of the layer with its descendants about the anchor point.
    public var transform: CGAffineTransform
    /// The opacity, 0…1; the layer and its sublayers are flattened and faded once.
    public var opacity: Double
    /// The material of which the layer consists; nil for none.
    public var backdrop: Backdrop?
    /// The material of which background and contents consist, each with its color's opacity; nil for their own colors.
    ///
    /// The content beneath is blurred and tinted as in a backdrop, and seen where they are drawn. Their colors should
    /// have the tint's, with the product of its opacity and their own. Documents show these colors.
    public var vibrancy: Backdrop?
    /// The color that fills the bounds first; nil for none.
    public var background: Color?
    /// The rounding of the bounds.
    public var corners: Corners
    /// The line along the edge.
    public var border: Border?
    /// The shadow, below everything.
    public var shadow: Shadow?
    /// A Boolean value that indicates whether contents and sublayers are clipped to the rounded bounds.
    public var masksToBounds: Bool
    /// The layer's own contents, from back to front.
    public var contents: [LayerContent]
    /// The view that it was made from, if known.
    public var source: Source?
    /// The image, in the parent's coordinates, that is drawn in place of the layer with its descendants: a layer that
    /// is seen in perspective. Its position and its transform are then the nearest affine ones. At most one element.
    public var perspectiveImage: [ImageContent]
    private var sublayerList: LayerList?
    private var maskList: LayerList?

    /// The sublayers drawn over the contents, the lowest first.
    public var sublayers: [Layer] {
        get { sublayerList?.layers ?? [] }
        _modify {
            let list = LayerList.makeUnique(&sublayerList)
            yield &list.layers
            if list.layers.isEmpty { sublayerList = nil }
        }
    }

    /// A layer, positioned in this layer's bounds, whose alpha multiplies the drawing. At most one element.
    public var mask: [Layer] {
        get { maskList?.layers ?? [] }
        _modify {
            let list = LayerList.makeUnique(&maskList)
            yield &list.layers
            if list.layers.isEmpty { maskList = nil }
        }
    }

    /// Creates a layer with a frame in its parent's coordinates.
    public init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        position = CGPoint(x: frame.midX, y: frame.midY)
        anchorPoint = CGPoint(x: 0.5, y: 0.5)
        transform = .identity
        opacity = 1
        backdrop = nil
        vibrancy = nil
        background = nil
        corners = Corners()
        border = nil
        shadow = nil
        masksToBounds = false
        contents = []
        source = nil
        perspectiveImage = []
    }

    /// Returns the layer without its descendants, and the lists of these: sublayers first, then the mask.
    fileprivate func separated() -> (bare: Layer, lists: [LayerList?]) {
        var bare = self
        bare.sublayerList = nil
        bare.maskList = nil
        return (bare, [sublayerList, maskList])
    }

    /// Moves the nested layers out before the layer is freed.
    fileprivate mutating func moveNestedLayers(to waiting: inout [Layer]) {
        LayerList.move(&sublayerList, to: &waiting)
        LayerList.move(&maskList, to: &waiting)
    }

    /// The transform from the layer's own coordinates to its parent's.
    public var transformToParent: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The layer, or the one that draws its image in perspective.
    var drawn: Layer {
        guard var image = perspectiveImage.first else { return self }
        var result = Layer(frame: image.destination)
        image.destination = result.bounds
        result.contents = [.image(image)]
        result.source = source
        return result
    }

    /// The bounding box in the parent's coordinates.
    public var frame: CGRect { bounds.applying(transformToParent) }
}

/// The layers inside a layer.
///
/// It is a class, so that a tree of any depth is freed and compared in a loop: with plain nested arrays, a few hundred
/// levels would overflow a thread's stack.
///
/// Only `Layer` references it, and copies it before a change while it is shared.
private final class LayerList: @unchecked Sendable {
    var layers: [Layer]

    init(_ layers: [Layer] = []) { self.layers = layers }

    deinit {
        var waiting = layers
        layers = []
        while var layer = waiting.popLast() { layer.moveNestedLayers(to: &waiting) }
    }

    /// Makes `list` uniquely referenced.
    static func makeUnique(_ list: inout LayerList?) -> LayerList {
        if isKnownUniquelyReferenced(&list), let own = list { return own }
        let copy = LayerList(list?.layers ?? [])
        list = copy
        return copy
    }

    /// Moves the layers out of a list that is about to be freed.
    static func move(_ list: inout LayerList?, to waiting: inout [Layer]) {
        guard isKnownUniquelyReferenced(&list), let last = list else { return }
        waiting.append(contentsOf: last.layers)
        last.layers = []
    }
}

extension LayerList: Hashable {
    static func == (a: LayerList, b: LayerList) -> Bool {
        var waiting = [(a, b)]
        while let (first, second) = waiting.popLast() {
            if first === second { continue }
            guard first.layers.count == second.layers.count else { return false }
            for (one, other) in zip(first.layers, second.layers) {
                let (one, oneLists) = one.separated()
                let (other, otherLists) = other.separated()
                guard one == other else { return false }
                for lists in zip(oneLists, otherLists) {
                    switch lists {
                    case (nil, nil): break
                    case (let mine?, let theirs?): waiting.append((mine, theirs))
                    default: return false
                    }
                }
            }
        }
        return true
    }

    func hash(into hasher: inout Hasher) {
        var waiting = [self]
        while let list = waiting.popLast() {
            for layer in list.layers {
                let (bare, lists) = layer.separated()
                hasher.combine(bare)
                waiting.append(contentsOf: lists.compactMap { $0 })
            }
        }
    }
}
