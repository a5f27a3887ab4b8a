import Foundation
import Render

extension CGContext {
    /// Intersects the clip with the context's path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: pending, rule: rule == .evenOdd ? .evenOdd : .nonZero)
        beginPath()
    }

    /// Intersects the clip with a rectangle of user space.
    public func clip(to rect: CGRect) {
        var path = Path()
        path.append(state.transform) { $0.addRect(rect) }
        clip(to: path, rule: .nonZero)
    }

    /// Intersects the clip with the union of rectangles of user space.
    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.append(state.transform) { path in
            for rect in rects { path.addRect(rect) }
        }
        clip(to: path, rule: .nonZero)
    }

    /// Intersects the clip with the opaque part of an image, placed in `rect` as `draw(_:in:)` does.
    public func clip(to rect: CGRect, mask: CGImage) {
        var whole = Layer(frame: bounds)
        whole.bounds = bounds
        whole.position = CGPoint(x: bounds.midX, y: bounds.midY)
        whole.sublayers = [imageLayer(mask.bitmap, in: rect, isUpright: false)]
        state.clips.append(.mask(whole))
    }

    /// Removes all clips of the current graphics state.
    public func resetClip() {
        state.clips = []
    }

    /// The bounding box of the current clip, in user space.
    public var boundingBoxOfClipPath: CGRect {
        canvasClipBounds.applying(state.transform.inverted())
    }

    /// The bounding box of the current clip, in the canvas' coordinates.
    var canvasClipBounds: CGRect {
        state.clips.reduce(bounds) { area, clip in
            switch clip {
            case .rect(let rect): area.intersection(rect)
            case .path(let path, _): area.intersection(path.bounds)
            case .mask: area
            }
        }
    }

    /// Intersects the clip with a path in the canvas' coordinates.
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
