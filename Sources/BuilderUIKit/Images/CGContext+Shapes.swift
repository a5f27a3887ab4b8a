import Foundation
import Render

extension CGContext {
    /// Fills the context's path, and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(pending, rule: rule == .evenOdd ? .evenOdd : .nonZero)
        beginPath()
    }

    /// Strokes the context's path, and forgets it.
    public func strokePath() {
        stroke(pending)
        beginPath()
    }

    /// Fills, strokes or both, and forgets the path.
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

    public func fill(_ rect: CGRect) {
        fill(mapped { $0.addRect(rect) }, rule: .nonZero)
    }

    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    public func fillEllipse(in rect: CGRect) {
        fill(mapped { $0.addEllipse(in: rect) }, rule: .nonZero)
    }

    public func stroke(_ rect: CGRect) {
        stroke(mapped { $0.addRect(rect) })
    }

    /// `width` is in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.width = Double(width)
        stroke(mapped { $0.addRect(rect) }, line: line)
    }

    public func strokeEllipse(in rect: CGRect) {
        stroke(mapped { $0.addEllipse(in: rect) })
    }

    /// Lines between the first and second point, the third and fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        stroke(
            mapped { path in
                for index in stride(from: 0, to: points.count - 1, by: 2) {
                    path.move(to: points[index])
                    path.addLine(to: points[index + 1])
                }
            })
    }

    /// Makes the rectangle clear.
    public func clear(_ rect: CGRect) {
        saveGState()
        state.blend = .clear
        fill(rect)
        restoreGState()
    }

    /// What is drawn until `endTransparencyLayer` is drawn as one, with the alpha and shadow of now.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        groups.append((items, state))
        items = []
        state.alpha = 1
        state.shadow = nil
        state.blend = .normal
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    }

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
