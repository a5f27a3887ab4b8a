import Foundation

/// Finds the device pixels that layers may touch: never too few, sometimes a few too many.
///
/// It visits at most `budget` layers in all: a tree in which every layer asks again for all below it would cost the
/// square of its depth. Beyond the budget the answer is "anywhere".
struct LayerExtent {
    private var budget = 50_000

    /// All that `layer` draws, shadow and sublayers included.
    mutating func all(of layer: Layer, toDevice: CGAffineTransform) -> PixelRect {
        visit([(layer, toDevice)])
    }

    /// The contents and sublayers of `layer` alone.
    mutating func inside(of layer: Layer, toDevice: CGAffineTransform) -> PixelRect {
        var sum = ExtentSum()
        for content in layer.contents {
            sum.add(content.extent(in: layer.bounds), toDevice, 0)
        }
        let rest = visit(layer.sublayers.map { ($0, $0.transformToParent.concatenating(toDevice)) })
        if !rest.isEmpty { sum.add(rest.cgRect) }
        return sum.pixels
    }

    private static let everywhere = PixelRect(x: -1 << 30, y: -1 << 30, width: 1 << 31, height: 1 << 31)

    /// A layer to be visited, and how far the shadows of the layers around it reach beyond it, in device pixels.
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
            for sublayer in layer.sublayers {
                let toDevice = sublayer.transformToParent.concatenating(next.toDevice)
                waiting.append(Visit(layer: sublayer, toDevice: toDevice, margin: next.margin))
            }
        }
        return sum.pixels
    }
}

/// The device pixels that several things touch together.
struct ExtentSum {
    private var rect: CGRect?
    /// False when something had no place: it is left out.
    private(set) var isFinite = true

    mutating func add(_ other: CGRect, _ toDevice: CGAffineTransform, _ margin: Double) {
        // What two rectangles that don't meet have in common.
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

    /// What a layer draws itself, and a shadow whose outline is known.
    /// - Parameter margin: how far shadows around it reach beyond it, its own included.
    mutating func addOwn(of layer: Layer, _ toDevice: CGAffineTransform, _ margin: Double) {
        if layer.shadowMargin(toDevice) > 0, let path = layer.shadow?.path { add(path.extent, toDevice, margin) }
        if layer.masksToBounds || layer.background != nil || layer.border != nil { add(layer.bounds, toDevice, margin) }
        if layer.masksToBounds { return }
        for content in layer.contents { add(content.extent(in: layer.bounds), toDevice, margin) }
    }

    /// Edges may go to the next pixel, and smooth edges reach into it.
    var pixels: PixelRect {
        rect.map { PixelRect(around: $0).expanded(by: 1) } ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
}

extension Layer {
    /// How far its shadow may reach beyond what casts it, in device pixels.
    func shadowMargin(_ t: CGAffineTransform) -> Double {
        guard let shadow, !masksToBounds, shadow.opacity > 0 else { return 0 }
        // A Gaussian of a slanted layer is as wide as that of one that is as large in both directions.
        let scale = Double(max(hypot(t.a, t.b), hypot(t.c, t.d)))
        let offset = shadow.offset.applying(t)
        let distance = Double(max(abs(offset.width), abs(offset.height)))
        return 2 * max(0, shadow.radius) * scale * 2.0.squareRoot() + distance + 2
    }
}

extension LayerContent {
    /// What it may touch, in the layer's coordinates.
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
    /// How far the line may reach from its path: a mitre as far as its limit allows.
    var reach: Double {
        width * max(2, miterLimit.isFinite ? miterLimit : 10)
    }
}

extension GlyphRun {
    /// Letters reach at most two sizes from their origins: room for accents, swashes and emoji.
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
    /// The box around all points, control points included.
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
