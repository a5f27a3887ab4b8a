import Foundation
import Render

/// A thread's stack of graphics contexts, the current one last.
private final class ContextStack {
    var contexts: [(context: CGContext, isImage: Bool)] = []

    /// The calling thread's stack.
    static var current: ContextStack {
        let key = "BuilderUIKit.ContextStack"
        if let found = Thread.current.threadDictionary[key] as? ContextStack { return found }
        let made = ContextStack()
        Thread.current.threadDictionary[key] = made
        return made
    }
}

/// Returns the calling thread's current graphics context, or nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last?.context }

/// Makes a context the calling thread's current one.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append((context, false)) }

/// Removes the calling thread's current context, and makes the previous one current.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins an image of `size` points at one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image of `size` points.
///
/// `scale` is in pixels per point, 0 for the screen's. An opaque image is black before it is drawn into.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let traits = UITraitCollection.current
    let context = CGContext(
        bounds: CGRect(origin: .zero, size: size), scale: CGContext.usable(scale, traits: traits),
        background: opaque ? .black : nil, traits: traits)
    ContextStack.current.contexts.append((context, true))
}

/// Returns the contents of the current image context, or nil if there is none or it has no size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, isImage) = ContextStack.current.contexts.last, isImage else { return nil }
    return context.makeUIImage()
}

/// Ends the image context begun last.
public func UIGraphicsEndImageContext() {
    let stack = ContextStack.current
    if stack.contexts.last?.isImage == true { stack.contexts.removeLast() }
}

extension CGContext {
    /// Calls a closure with this context as the current one.
    func asCurrent<T>(_ body: () throws -> T) rethrows -> T {
        let stack = ContextStack.current
        stack.contexts.append((self, false))
        defer { _ = stack.contexts.popLast() }
        return try body()
    }

    /// Returns everything drawn so far as an image, or nil if the canvas has no size.
    func makeUIImage() -> UIImage? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        return makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// Returns a valid scale: the given one if it is positive and finite, else that of the traits or the screen.
    static func usable(_ scale: CGFloat, traits: UITraitCollection) -> CGFloat {
        if scale > 0, scale.isFinite { return scale }
        return traits.displayScale > 0 ? traits.displayScale : UIScreen.current.scale
    }
}

/// Fills a rectangle of the current context with the fill color, replacing its contents.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with the fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { $0.fill(rect) }
}

/// Draws a line of one point just inside a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

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
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

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
        context.state.fillPattern = nil
    }

    /// Makes this the current context's stroke color.
    public func setStroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.state.stroke = renderColor(for: context.traits)
        context.state.strokePattern = nil
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
