import Foundation
import Render

/// A layer that fills its bounds with a gradient between colors.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    open override class func _make() -> CALayer { CAGradientLayer() }

    /// The `CGColor`s of the gradient, from start to end.
    open var colors: [Any]?
    /// The location of each color, from 0 to 1; nil for even spacing.
    open var locations: [NSNumber]?
    /// The start of the gradient, in units of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end of the gradient, in units of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The kind of gradient. A conic one turns clockwise around the start, beginning in the direction of the end.
    open var type: CAGradientLayerType = .axial

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        let shown = (colors ?? []).compactMap { color -> Color? in
            if let color = color as? CGColor { return color.value }
            return (color as? UIColor).map { environment.resolve($0) }
        }
        guard !shown.isEmpty, bounds.width > 0, bounds.height > 0 else { return [] }
        let stops = shown.enumerated().map { index, color in
            let even = shown.count == 1 ? 0 : Double(index) / Double(shown.count - 1)
            let given = locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
            return GradientContent.Stop(location: given ?? even, color: color)
        }
        if type == .conic { return ConicGradient(stops: stops, center: startPoint, start: endPoint).wedges(in: bounds) }
        return [
            .gradient(
                GradientContent(
                    kind: type == .radial ? .radial : .linear, stops: stops, start: startPoint, end: endPoint))
        ]
    }
}

/// A gradient around a point, as wedges of one color each.
private struct ConicGradient {
    let stops: [GradientContent.Stop]
    /// The center and a point in the direction of the first color, in units of the bounds.
    let center: CGPoint
    let start: CGPoint

    private static let count = 360

    func wedges(in bounds: CGRect) -> [LayerContent] {
        let first = atan2(start.y - center.y, start.x - center.x)
        guard first.isFinite, center.x.isFinite, center.y.isFinite else { return [] }
        // Beyond the farthest corner of the bounds, wherever the center is.
        let radius = 2 + 2 * max(abs(center.x), abs(center.y))
        let step = 2 * CGFloat.pi / CGFloat(Self.count)
        return (0..<Self.count).compactMap { index in
            // A wedge begins a little early, beneath the one before it, so that nothing shows between them.
            let angles = [first + CGFloat(index) * step, first + CGFloat(index + 1) * step + step / 2]
            let corners =
                [center]
                + angles.map {
                    CGPoint(x: center.x + radius * cos($0), y: center.y + radius * sin($0))
                }
            let inside = Self.clipped(corners).map {
                CGPoint(x: bounds.minX + $0.x * bounds.width, y: bounds.minY + $0.y * bounds.height)
            }
            guard inside.count > 2 else { return nil }
            let elements = [Path.Element.move(inside[0])] + inside.dropFirst().map { .line($0) } + [.close]
            return .fill(Path(elements), color(at: (Double(index) + 0.5) / Double(Self.count)), .nonZero)
        }
    }

    private func color(at location: Double) -> Color {
        guard let after = stops.firstIndex(where: { $0.location >= location }) else {
            return stops.last?.color ?? Color(white: 0, alpha: 0)
        }
        guard after > 0 else { return stops[0].color }
        let (low, high) = (stops[after - 1], stops[after])
        let part = high.location > low.location ? (location - low.location) / (high.location - low.location) : 1
        func mix(_ path: KeyPath<Color, Double>) -> Double {
            low.color[keyPath: path] + (high.color[keyPath: path] - low.color[keyPath: path]) * part
        }
        return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }

    /// Returns the part of a convex polygon in the unit square.
    private static func clipped(_ polygon: [CGPoint]) -> [CGPoint] {
        let sides: [(CGPoint) -> CGFloat] = [{ $0.x }, { 1 - $0.x }, { $0.y }, { 1 - $0.y }]
        return sides.reduce(polygon) { polygon, distance in
            polygon.indices.flatMap { index -> [CGPoint] in
                let (start, end) = (polygon[index], polygon[(index + 1) % polygon.count])
                let (from, to) = (distance(start), distance(end))
                let kept = from >= 0 ? [start] : []
                guard (from >= 0) != (to >= 0) else { return kept }
                let part = from / (from - to)
                return kept + [CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)]
            }
        }
    }
}
