import Foundation
import Render

/// A builder of a layer by drawing commands, later ones above earlier ones.
///
/// Lengths are in units of the drawing (a portrait is 500 by 500).
struct Sketch {
    private(set) var layer: Layer

    init(width: Double, height: Double) {
        layer = Layer(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    mutating func fill(_ path: Path, _ color: Color, rule: FillRule = .nonZero) {
        append(.fill(path, color, rule))
    }

    mutating func stroke(_ path: Path, _ color: Color, _ width: Double) {
        append(.stroke(path, color, StrokeStyle(width: width, cap: .round, join: .round)))
    }

    /// Fills the whole layer with a vertical gradient.
    mutating func gradient(_ top: Color, _ bottom: Color) {
        append(
            .gradient(
                GradientContent(
                    kind: .linear,
                    stops: [.init(location: 0, color: top), .init(location: 1, color: bottom)],
                    start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))))
    }

    /// Fills a path with a vertical gradient.
    mutating func gradient(_ top: Color, _ bottom: Color, in path: Path) {
        clipped(to: path) { $0.gradient(top, bottom) }
    }

    /// Clips drawing to a path.
    mutating func clipped(to path: Path, draw: (inout Sketch) -> Void) {
        var mask = Layer(frame: layer.bounds)
        mask.contents = [.fill(path, .black, .nonZero)]
        var inner = Sketch(width: layer.bounds.width, height: layer.bounds.height)
        draw(&inner)
        inner.layer.mask = [mask]
        layer.sublayers.append(inner.layer)
    }

    /// Rotates drawing by `degrees` about a point.
    mutating func turned(by degrees: Double, about point: CGPoint, draw: (inout Sketch) -> Void) {
        var inner = Sketch(width: layer.bounds.width, height: layer.bounds.height)
        draw(&inner)
        inner.layer.anchorPoint = CGPoint(x: point.x / layer.bounds.width, y: point.y / layer.bounds.height)
        inner.layer.position = point
        inner.layer.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
        layer.sublayers.append(inner.layer)
    }

    /// Places a finished drawing on top, with its top-left corner at a point.
    mutating func place(_ other: Layer, at origin: CGPoint = .zero) {
        var placed = other
        placed.position = CGPoint(
            x: origin.x + other.bounds.width * other.anchorPoint.x,
            y: origin.y + other.bounds.height * other.anchorPoint.y)
        layer.sublayers.append(placed)
    }

    /// Appends content to the top sublayer.
    ///
    /// Contents are below sublayers, so if there are sublayers, the content is added in a new one.
    private mutating func append(_ content: LayerContent) {
        if layer.sublayers.isEmpty {
            layer.contents.append(content)
            return
        }
        let last = layer.sublayers.count - 1
        let isPlain = layer.sublayers[last].source?.typeName == Self.plain
        if !isPlain {
            var plain = Layer(frame: layer.bounds)
            plain.source = Layer.Source(typeName: Self.plain)
            layer.sublayers.append(plain)
        }
        layer.sublayers[layer.sublayers.count - 1].contents.append(content)
    }

    private static let plain = "Sketch"
}
