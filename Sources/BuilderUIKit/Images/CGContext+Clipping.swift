import Foundation
import Render

extension CGContext {
    /// Lets drawing through only inside the context's path, and forgets the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: pending, rule: rule == .evenOdd ? .evenOdd : .nonZero)
        beginPath()
    }

    public func clip(to rect: CGRect) {
        var path = Path()
        path.append(state.transform) { $0.addRect(rect) }
        clip(to: path, rule: .nonZero)
    }

    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.append(state.transform) { path in
            for rect in rects { path.addRect(rect) }
        }
        clip(to: path, rule: .nonZero)
    }

    /// Lets drawing through where the picture, drawn into `rect` as `draw(_:in:)` does, is opaque.
    public func clip(to rect: CGRect, mask: CGImage) {
        var whole = Layer(frame: bounds)
        whole.bounds = bounds
        whole.position = CGPoint(x: bounds.midX, y: bounds.midY)
        whole.sublayers = [imageLayer(mask.bitmap, in: rect, isUpright: false)]
        state.clips.append(.mask(whole))
    }

    public func resetClip() {
        state.clips = []
    }

    /// The rectangle around everything that drawing can reach, in user space.
    public var boundingBoxOfClipPath: CGRect {
        canvasClipBounds.applying(state.transform.inverted())
    }

    /// The same in the canvas' coordinates.
    var canvasClipBounds: CGRect {
        state.clips.reduce(bounds) { area, clip in
            switch clip {
            case .rect(let rect): area.intersection(rect)
            case .path(let path, _): area.intersection(path.bounds)
            case .mask: area
            }
        }
    }

    /// The path is in the canvas' coordinates.
    func clip(to path: Path, rule: FillRule) {
        if let rect = path.asRect {
            if case .rect(let last)? = state.clips.last {
                let both = last.intersection(rect)
                state.clips[state.clips.count - 1] = .rect(both.isNull ? .zero : both)
            } else {
                state.clips.append(.rect(rect))
            }
        } else {
            state.clips.append(.path(path, rule))
        }
    }
}
