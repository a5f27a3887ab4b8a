import Foundation
import Render

extension ViewTree {
    /// Creates the view tree of layers that are about to be painted.
    ///
    /// A layer without a view belongs to its nearest ancestor's view. The time is proportional to the number of layers
    /// and their drawing; an image is hashed once, however often it is shown.
    ///
    /// - Parameters:
    ///   - layer: The layer that is painted.
    ///   - size: The image's size in points.
    ///   - scale: The number of pixels per point.
    public init(layer: Layer, size: CGSize, scale: Double) {
        var reader = ViewTreeReader(size: size, scale: scale)
        self.init(size: size, scale: scale, nodes: reader.read(layer))
    }
}

/// Traverses the layers of an image and collects their views.
struct ViewTreeReader {
    /// A layer that is to be visited.
    private struct Visit {
        let layer: Layer
        /// The transform from the parent layer's coordinates to the image's points.
        let toPicture: CGAffineTransform
        /// The transform to the nearest view's own points.
        let toView: CGAffineTransform
        let clip: PixelRect
        /// The index of the nearest view; nil for the first layer.
        let view: Int?
        let depth: Int
    }

    private let mapping: PixelMapping
    private var nodes: [ViewTree.Node] = []
    private var drawings: [ViewDrawing] = []
    private var images = ImageDigests()

    init(size: CGSize, scale: Double) { mapping = PixelMapping(size: size, scale: scale) }

    mutating func read(_ layer: Layer) -> [ViewTree.Node] {
        var waiting = [
            Visit(
                layer: layer, toPicture: .identity, toView: .identity, clip: mapping.picture, view: nil, depth: 0)
        ]
        while let visit = waiting.popLast() { enter(visit, &waiting) }
        for index in nodes.indices { drawings[index].finish(&nodes[index]) }
        return nodes
    }

    private mutating func enter(_ visit: Visit, _ waiting: inout [Visit]) {
        let layer = visit.layer
        let toParent = layer.transformToParent
        let toPicture = toParent.concatenating(visit.toPicture)
        let frame = layer.bounds.standardized.applying(toPicture)
        let pixels = toPicture.isUpright ? mapping.pixels(frame) : PixelRect(around: frame.scaled(mapping.scale))
        let inside = pixels.intersection(visit.clip)
        let toView: CGAffineTransform
        let view: Int
        if layer.source != nil || visit.view == nil {
            view = nodes.count
            toView = CGAffineTransform(translationX: -layer.bounds.minX, y: -layer.bounds.minY)
            append(layer, visit, frame: frame, visible: inside)
        } else {
            view = visit.view ?? 0
            toView = toParent.concatenating(visit.toView)
            drawings[view].add(inner: layer, toView)
            extendReach(of: view, by: inside)
        }
        let clip = layer.masksToBounds ? inside : visit.clip
        for content in layer.contents {
            drawings[view].add(content, toView, &images)
            if let extent = content.outline {
                extendReach(of: view, by: PixelRect(around: extent.applying(toPicture).scaled(mapping.scale)), in: clip)
            }
        }
        if let shadow = layer.shadow {
            extendReach(of: view, by: pixels.shadowed(shadow, mapping.scale), in: visit.clip)
        }
        if let mask = layer.mask.first { drawings[view].add(mask: mask, &images) }
        let depth = nodes[view].depth + 1
        for sublayer in layer.sublayers.reversed() {
            waiting.append(
                Visit(layer: sublayer, toPicture: toPicture, toView: toView, clip: clip, view: view, depth: depth))
        }
    }

    private mutating func append(_ layer: Layer, _ visit: Visit, frame: CGRect, visible: PixelRect) {
        var node = ViewTree.Node(
            depth: visit.depth, className: layer.source?.typeName ?? "Layer", identifier: layer.source?.identifier,
            text: layer.source?.text, imageName: layer.source?.imageName, frame: frame.roundedToThousandths)
        node.visible = PixelBox(visible)
        node.boundsOrigin = layer.bounds.origin.roundedToThousandths
        if !visit.toPicture.isUpright || !layer.transform.isUpright {
            node.ownFrame = layer.frameWithoutTransform.roundedToThousandths
        }
        nodes.append(node)
        drawings.append(ViewDrawing(of: layer))
    }

    private mutating func extendReach(of view: Int, by pixels: PixelRect, in clip: PixelRect? = nil) {
        let pixels = pixels.intersection(clip ?? pixels).intersection(mapping.picture)
        guard let box = PixelBox(pixels) else { return }
        if let visible = nodes[view].visible, visible.union(box) == visible { return }
        nodes[view].reach = nodes[view].reach?.union(box) ?? box
    }
}

extension Layer {
    /// The layer's frame in its parent without rotation or scale.
    fileprivate var frameWithoutTransform: CGRect {
        let size = bounds.standardized.size
        return CGRect(
            x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
            width: size.width, height: size.height)
    }
}

extension LayerContent {
    /// The bounds of content that may extend beyond the layer's; glyphs count as being inside.
    fileprivate var outline: CGRect? {
        switch self {
        case .fill, .stroke, .image: extent(in: .zero)
        case .glyphs, .gradient: nil
        }
    }
}

extension CGAffineTransform {
    /// A Boolean value that indicates whether lengths and directions are unchanged.
    fileprivate var isUpright: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension PixelRect {
    /// Returns the visible area of the rectangle's shadow.
    fileprivate func shadowed(_ shadow: Layer.Shadow, _ scale: Double) -> PixelRect {
        let box = shadow.path.map { $0.extent } ?? .zero
        let size = shadow.path == nil ? CGSize(width: width, height: height) : box.scaled(scale).size
        let start = shadow.path == nil ? .zero : box.scaled(scale).origin
        let reach = CGFloat(2 * max(0, shadow.radius) * scale)
        let rect = CGRect(
            x: CGFloat(x) + start.x + shadow.offset.width * scale,
            y: CGFloat(y) + start.y + shadow.offset.height * scale,
            width: size.width, height: size.height)
        return PixelRect(around: rect.insetBy(dx: -reach, dy: -reach))
    }
}

extension CGRect {
    fileprivate func scaled(_ scale: Double) -> CGRect { applying(CGAffineTransform(scaleX: scale, y: scale)) }
}
