import Foundation
import Render

/// A layer that fills and strokes a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// The path in the layer's coordinates, in points.
    open var path: CGPath?
    /// The color of the fill; nil for none.
    open var fillColor: CGColor? = CGColor(.black)
    /// The rule for the interior of the path.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// The color of the stroke; nil for none.
    open var strokeColor: CGColor?
    /// The start of the stroked part, as a fraction of the outline's length, 0…1.
    open var strokeStart: CGFloat = 0
    /// The end of the stroked part, as a fraction of the outline's length, 0…1.
    open var strokeEnd: CGFloat = 1
    /// The width of lines, in points.
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
