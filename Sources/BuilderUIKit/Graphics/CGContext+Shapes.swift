import Foundation
import Render

extension CGContext {
    /// Fills the current path, and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(pending, rule: rule == .evenOdd ? .evenOdd : .nonZero)
        beginPath()
    }

    /// Strokes the current path, and clears it.
    public func strokePath() {
        stroke(pending)
        beginPath()
    }

    /// Fills or strokes the current path, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill, .fillStroke: fill(pending, rule: .nonZero)
        case .eoFill, .eoFillStroke: fill(pending, rule: .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(pending)
        case .fill, .eoFill: break
        }
        beginPath()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        fill(mapped { $0.addRect(rect) }, rule: .nonZero)
    }

    /// Fills each of the rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Fills the ellipse that fits the rectangle.
    public func fillEllipse(in rect: CGRect) {
        fill(mapped { $0.addEllipse(in: rect) }, rule: .nonZero)
    }

    /// Strokes a rectangle with the current line style.
    public func stroke(_ rect: CGRect) {
        stroke(mapped { $0.addRect(rect) })
    }

    /// Strokes a rectangle with a line `width` points wide.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = Double(width)
        stroke(mapped { $0.addRect(rect) }, line: line)
    }

    /// Strokes the ellipse that fits the rectangle.
    public func strokeEllipse(in rect: CGRect) {
        stroke(mapped { $0.addEllipse(in: rect) })
    }

    /// Strokes lines between the first and second point, the third and fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        stroke(
            mapped { path in
                for index in stride(from: 0, to: points.count - 1, by: 2) {
                    path.move(to: points[index])
                    path.addLine(to: points[index + 1])
                }
            })
    }

    /// Erases the contents of a rectangle.
    public func clear(_ rect: CGRect) {
        saveGState()
        state.blend = .clear
        fill(rect)
        restoreGState()
    }

    /// Begins a transparency layer.
    ///
    /// Everything drawn until `endTransparencyLayer()` is composited as one, with the alpha and shadow of this moment.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        groups.append((items, state))
        items = []
        state.alpha = 1
        state.shadow = nil
        state.blend = .normal
    }

    /// Begins a transparency layer; `rect` is ignored.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    }

    /// Ends the current transparency layer and composites it with the state it began with.
    public func endTransparencyLayer() {
        guard let (before, outer) = groups.popLast() else { return }
        let drawn = items
        items = before
        state = outer
        guard !drawn.isEmpty else { return }
        items.append(.group(drawn, opacity: outer.alpha, shadow: outer.shadow, mask: nil, []))
    }

    private func mapped(_ build: (inout Path) -> Void) -> Path {
        var path = Path()
        path.append(state.transform, build)
        return path
    }
}
