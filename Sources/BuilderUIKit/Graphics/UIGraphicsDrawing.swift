import Foundation
import Render

/// Fills a rectangle of the current context with the fill color, replacing its contents.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context with the fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { $0.fill(rect) }
}

/// Draws a line of one point just inside a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a line of one point just inside a rectangle of the current context, with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard rect.width > 0, rect.height > 0 else { return }
    let inner = rect.insetBy(dx: 1, dy: 1)
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { context in
        context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
        context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
        guard !inner.isNull, inner.height > 0 else { return }
        context.fill(CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height))
        context.fill(CGRect(x: rect.maxX - 1, y: inner.minY, width: 1, height: inner.height))
    }
}

/// Intersects the current context's clip with a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
    /// Makes this the current context's fill and stroke color.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the current context's fill color.
    public func setFill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.state.fill = renderColor(for: context.traits)
        context.state.pattern = patternImage(for: context.traits)
    }

    /// Makes this the current context's stroke color.
    public func setStroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.state.stroke = renderColor(for: context.traits)
    }
}

extension UIBezierPath {
    /// Fills the path in the current context.
    public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fill(path.applying(context.state.transform), rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
    }

    /// Fills the path with a blend mode and an alpha of 0…1.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { _ in fill() }
    }

    /// Strokes the path in the current context with the path's own line width and style.
    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.stroke(path.applying(context.state.transform), line: strokeStyle)
    }

    /// Strokes the path with a blend mode and an alpha of 0…1.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { _ in stroke() }
    }

    /// Intersects the current context's clip with the path.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.clip(to: path.applying(context.state.transform), rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
    }
}

extension CGContext {
    /// Calls a closure with another blend mode, and alpha if one is given.
    func withBlendMode(_ mode: CGBlendMode, alpha: CGFloat? = nil, _ body: (CGContext) -> Void) {
        saveGState()
        state.blend = mode
        if let alpha { setAlpha(alpha) }
        body(self)
        restoreGState()
    }
}
