import Foundation
import Render

/// A layer that fills its bounds with a gradient between colors.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
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
        if type == .conic {
            let gradient = ConicGradient(stops: stops, center: startPoint, start: endPoint)
            return [gradient.image(in: bounds, scale: environment.scale)].compactMap(\.self)
        }
        return [
            .gradient(
                GradientContent(
                    kind: type == .radial ? .radial : .linear, stops: stops, start: startPoint, end: endPoint))
        ]
    }
}
