import Foundation
import Render

/// Fills a rectangle of the current context with the fill colour, which replaces what was there.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { $0.fill(rect) }
}

/// Draws a line of one point just inside a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

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

/// Lets drawing through only inside a rectangle of the current context.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
    /// Makes this the current context's colour for filling and stroking.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the current context's colour for filling.
    public func setFill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.state.fill = renderColor(for: context.traits)
        context.state.pattern = patternImage(for: context.traits)
    }

    /// Makes this the current context's colour for stroking.
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

    /// `alpha` is 0…1.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { _ in fill() }
    }

    /// Strokes the path in the current context with the path's own line width and style.
    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.stroke(path.applying(context.state.transform), line: strokeStyle)
    }

    /// `alpha` is 0…1.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { _ in stroke() }
    }

    /// Lets drawing in the current context through only inside the path.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.clip(to: path.applying(context.state.transform), rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
    }
}

extension CGContext {
    /// Calls the closure with another blend mode, and alpha where one is given.
    func withBlendMode(_ mode: CGBlendMode, alpha: CGFloat? = nil, _ body: (CGContext) -> Void) {
        saveGState()
        state.blend = mode
        if let alpha { setAlpha(alpha) }
        body(self)
        restoreGState()
    }
}
