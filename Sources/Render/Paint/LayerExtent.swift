import Foundation

/// Computes a conservative bound of the device pixels that layers draw on.
///
/// It visits at most `budget` layers in all: in a tree where every layer requests the extent of all below it, the cost
/// would be quadratic in the depth. Beyond the budget the result is unbounded.
struct LayerExtent {
    private var budget = 50_000

    /// Returns the extent of `layer` with its shadow and sublayers.
    mutating func all(of layer: Layer, toDevice: CGAffineTransform) -> PixelRect { visit([(layer, toDevice)]) }

    /// Returns the extent of the contents and sublayers of `layer` alone.
    mutating func inside(of layer: Layer, toDevice: CGAffineTransform) -> PixelRect {
        var sum = ExtentSum()
        for content in layer.contents { sum.add(content.extent(in: layer.bounds), toDevice, 0) }
        let rest = visit(layer.sublayers.map(\.drawn).map { ($0, $0.transformToParent.concatenating(toDevice)) })
        if !rest.isEmpty { sum.add(rest.cgRect) }
        return sum.pixels
    }

    private static let everywhere = PixelRect(x: -1 << 30, y: -1 << 30, width: 1 << 31, height: 1 << 31)

    /// A layer to be visited with the reach, in device pixels, of the shadows of its ancestors beyond it.
    private struct Visit {
        let layer: Layer
        let toDevice: CGAffineTransform
        var margin: Double
    }

    private mutating func visit(_ layers: [(Layer, CGAffineTransform)]) -> PixelRect {
        var sum = ExtentSum()
        var waiting = layers.map { Visit(layer: $0, toDevice: $1, margin: 0) }
        while var next = waiting.popLast() {
            budget -= 1
            guard budget > 0 else { return Self.everywhere }
            let layer = next.layer
            guard layer.opacity > 0 else { continue }
            next.margin += layer.shadowMargin(next.toDevice)
            sum.addOwn(of: layer, next.toDevice, next.margin)
            if layer.masksToBounds { continue }
            for sublayer in layer.sublayers.lazy.map(\.drawn) {
                let toDevice = sublayer.transformToParent.concatenating(next.toDevice)
                waiting.append(Visit(layer: sublayer, toDevice: toDevice, margin: next.margin))
            }
        }
        return sum.pixels
    }
}

/// The union of device pixels that several items draw on.
struct ExtentSum {
    private var rect: CGRect?
    /// A Boolean value that indicates whether all rectangles were finite; others are left out.
    private(set) var isFinite = true

    mutating func add(_ other: CGRect, _ toDevice: CGAffineTransform, _ margin: Double) {
        // The intersection of two disjoint rectangles is null.
        if other.isNull { return }
        add(other.applying(toDevice).insetBy(dx: -margin, dy: -margin))
    }

    mutating func add(_ other: CGRect) {
        guard other.minX.isFinite, other.minY.isFinite, other.maxX.isFinite, other.maxY.isFinite else {
            isFinite = false
            return
        }
        rect = rect.map { $0.union(other) } ?? other
    }

    /// Adds the layer's own drawing, and a shadow with an explicit path.
    ///
    /// - Parameter margin: The reach of the shadows around it beyond it, its own included.
    mutating func addOwn(of layer: Layer, _ toDevice: CGAffineTransform, _ margin: Double) {
        if layer.shadowMargin(toDevice) > 0, let path = layer.shadow?.path { add(path.extent, toDevice, margin) }
        if layer.masksToBounds || layer.fillsBounds { add(layer.bounds, toDevice, margin) }
        if layer.masksToBounds { return }
        for content in layer.contents { add(content.extent(in: layer.bounds), toDevice, margin) }
    }

    /// The pixels, with a margin of one: edges may be snapped to the next pixel, and anti-aliased edges reach into it.
    var pixels: PixelRect {
        rect.map { PixelRect(around: $0).expanded(by: 1) } ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
}

extension Layer {
    /// A Boolean value that indicates whether the layer draws on its bounds, apart from contents.
    fileprivate var fillsBounds: Bool { background != nil || border != nil || backdrop != nil }

    /// Returns the reach of the shadow beyond its caster, in device pixels.
    func shadowMargin(_ t: CGAffineTransform) -> Double {
        guard let shadow, !masksToBounds, shadow.opacity > 0 else { return 0 }
        // The Gaussian of a skewed layer is bounded by one with the larger scale in both directions.
        let scale = Double(max(hypot(t.a, t.b), hypot(t.c, t.d)))
        let offset = shadow.offset.applying(t)
        let distance = Double(max(abs(offset.width), abs(offset.height)))
        return 2 * max(0, shadow.radius) * scale * 2.0.squareRoot() + distance + 2
    }
}

extension LayerContent {
    /// Returns a bound of the content in the layer's coordinates.
    package func extent(in bounds: CGRect) -> CGRect {
        switch self {
        case .glyphs(let run): run.extent
        case .image(let image): image.clip.map { image.destination.intersection($0) } ?? image.destination
        case .fill(let path, _, _): path.extent
        case .stroke(let path, _, let style):
            path.extent.insetBy(dx: -style.reach, dy: -style.reach)
        case .gradient: bounds
        }
    }
}

extension StrokeStyle {
    /// The reach of the line from its path: a miter reaches as far as its limit allows.
    var reach: Double { width * max(2, miterLimit.isFinite ? miterLimit : 10) }
}

extension GlyphRun {
    /// A bound of the glyphs: they reach at most two sizes from their origins, with room for accents, swashes and
    /// emoji.
    var extent: CGRect {
        guard let first = glyphs.first else { return .zero }
        var left = first.x
        var right = first.x
        var top = first.y
        var bottom = first.y
        for glyph in glyphs {
            left = min(left, glyph.x)
            right = max(right, glyph.x)
            top = min(top, glyph.y)
            bottom = max(bottom, glyph.y)
        }
        let reach = 2 * drawnSize
        return CGRect(
            x: left - reach, y: top - reach, width: right - left + 2 * reach, height: bottom - top + 2 * reach)
    }
}

extension Path {
    /// The bounding box of all points, control points included.
    package var extent: CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: .infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        func add(_ point: CGPoint) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .quadCurve(let point, let control):
                add(point)
                add(control)
            case .curve(let point, let control1, let control2):
                add(point)
                add(control1)
                add(control2)
            case .close: break
            }
        }
        guard low.x <= high.x, low.y <= high.y else { return .zero }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

/// The position of a layer on the device.
///
/// A layer that is only translated, and scaled by the image's scale, is upright: its edges are snapped to the nearest
/// whole pixels and its contents move with its top left corner, as in Core Animation. Any other layer is drawn at its
/// exact position with anti-aliased edges.
struct LayerGeometry {
    /// The transform from the layer's coordinates to device pixels, unrounded; the base of sublayers' transforms.
    let toDevice: CGAffineTransform
    /// The transform for the layer's own drawing.
    let contentToDevice: CGAffineTransform
    let isUpright: Bool
    /// The outline of the bounds.
    let shape: BoxShape
    /// The factor from lengths of the layer's coordinates to those of `shape`.
    let shapeScale: Double
    let bounds: CGRect

    init(_ layer: Layer, toDevice: CGAffineTransform, scale: Double) {
        self.toDevice = toDevice
        bounds = layer.bounds.standardized
        let tolerance = scale * 1e-9
        isUpright =
            toDevice.b == 0 && toDevice.c == 0 && abs(toDevice.a - scale) <= tolerance
            && abs(toDevice.d - scale) <= tolerance
        if isUpright {
            let exact = bounds.applying(toDevice)
            let snapped = PixelRect(snapping: exact)
            contentToDevice = toDevice.concatenating(
                CGAffineTransform(
                    translationX: CGFloat(snapped.x) - exact.minX, y: CGFloat(snapped.y) - exact.minY))
            shapeScale = scale
            shape = BoxShape(
                rect: snapped.cgRect, radius: layer.corners.radius * scale, mask: layer.corners.mask,
                curve: layer.corners.curve)
        } else {
            contentToDevice = toDevice
            shapeScale = 1
            shape = BoxShape(
                rect: bounds, transform: toDevice, radius: layer.corners.radius, mask: layer.corners.mask,
                curve: layer.corners.curve)
        }
    }

    /// The pixels that the outline touches.
    var deviceBounds: PixelRect {
        guard let transform = shape.transform else { return PixelRect(snapping: shape.rect) }
        return PixelRect(around: shape.rect.applying(transform))
    }

    /// The number of device pixels per unit of length; the geometric mean where the two directions differ.
    var pixelsPerUnit: Double { Double(abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c)).squareRoot() }

    /// Returns a border's width in the shape's coordinates, rounded to whole pixels when it differs from them only by
    /// rounding.
    func borderWidth(_ points: Double) -> Double {
        let width = points * shapeScale
        let whole = width.rounded()
        return isUpright && whole >= 1 && abs(width - whole) < 0.02 ? whole : width
    }
}
