import Foundation
import Render

/// Fills and strokes a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    open override class func _make() -> CALayer { CAShapeLayer() }

    /// The path in the layer's coordinates, in points.
    open var path: CGPath?
    /// The color of the fill; nil for none.
    open var fillColor: CGColor? = CGColor(.black)
    /// The rule by which areas are inside the path.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// The color of the stroke; nil for none.
    open var strokeColor: CGColor?
    /// The part of the outline that is stroked, from 0 to 1 of its length.
    open var strokeStart: CGFloat = 0
    /// The end of the stroked part, 0…1.
    open var strokeEnd: CGFloat = 1
    /// Points.
    open var lineWidth: CGFloat = 1
    /// The limit of miters, as a multiple of the line width.
    open var miterLimit: CGFloat = 10
    /// The ends of lines.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// The joins of lines.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// The start within the dash pattern, in points.
    open var lineDashPhase: CGFloat = 0
    /// The lengths of dashes and gaps, in points; nil for a solid line.
    open var lineDashPattern: [NSNumber]?

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        guard let path else { return [] }
        var contents: [LayerContent] = []
        if let fillColor, fillColor.alpha > 0 {
            contents.append(.fill(path.path, fillColor.value, fillRule == .evenOdd ? .evenOdd : .nonZero))
        }
        if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
            let outline = path.path.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
            contents.append(.stroke(outline, strokeColor.value, strokeStyle))
        }
        return contents
    }

    private var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: Double(lineWidth), cap: LineCap(rawValue: lineCap.rawValue) ?? .butt,
            join: LineJoin(rawValue: lineJoin.rawValue) ?? .miter, miterLimit: Double(miterLimit),
            dashes: (lineDashPattern ?? []).map { $0.doubleValue }, dashPhase: Double(lineDashPhase))
    }
}

/// Fills its bounds with a gradient between colors.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    open override class func _make() -> CALayer { CAGradientLayer() }

    /// `CGColor`s from start to end.
    open var colors: [Any]?
    /// The location of each color, from 0 to 1; nil for even spacing.
    open var locations: [NSNumber]?
    /// In units of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end of the gradient, in units of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// Linear or radial; a conic gradient is drawn as a linear one.
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
        return [
            .gradient(
                GradientContent(
                    kind: type == .radial ? .radial : .linear, stops: stops, start: startPoint, end: endPoint))
        ]
    }
}
