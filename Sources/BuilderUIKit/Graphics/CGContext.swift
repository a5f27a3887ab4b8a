import Foundation
import Render

/// A drawing destination that records calls as values, which are painted when an image is requested.
///
/// Coordinates are points with y pointing down, as in UIKit's contexts; a context created with `init(data:width:…)` has
/// pixels with y pointing up, as in Core Graphics. Use a context on one thread.
public final class CGContext {
    /// The part of the context that `saveGState()` saves.
    struct GraphicsState {
        /// The transform from user space to the recording's own coordinates.
        var transform = CGAffineTransform.identity
        var fill = Color.black
        var stroke = Color.black
        /// The image that fills are tiled with.
        var pattern: UIImage?
        /// The pattern that fills are tiled with, with the offset of its cells; nil for a color or an image.
        var fillPattern: PaintedPattern?
        /// The pattern that strokes are tiled with; nil for a color.
        var strokePattern: PaintedPattern?
        /// The offset of patterns set from now on, in the space of the canvas.
        var patternPhase = CGSize.zero
        /// The spaces of the components that are passed without one.
        var fillSpace = CGColorSpaceCreateDeviceGray()
        var strokeSpace = CGColorSpaceCreateDeviceGray()
        var line = StrokeStyle()
        var alpha = 1.0
        var shadow: Layer.Shadow?
        var clips: [DrawingClip] = []
        var blend = CGBlendMode.normal
        var text = TextState()
    }

    /// The canvas in the recording's own coordinates.
    private(set) var bounds: CGRect
    /// The scale, in pixels per point.
    let scale: CGFloat
    /// The color of the canvas before anything is drawn; nil for transparent.
    let background: Color?
    /// The traits with which colors are resolved.
    let traits: UITraitCollection

    /// The transform of the first user space, in which patterns lie.
    let baseTransform: CGAffineTransform
    var state: GraphicsState
    private var saved: [GraphicsState] = []
    var pending = Path()
    /// The transform from the space of text, whose y axis points up, to user space. It isn't saved with the state.
    public var textMatrix = CGAffineTransform.identity
    /// The place of the next text that Core Text draws, the left end of its baseline.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
    var items: [DrawingItem] = []
    /// The layout of the pixels in memory.
    var format = PixelFormat.standard
    /// The memory that drawing goes to at once; nil until it is requested.
    var memory: PixelMemory?
    /// The drawn texts with characters that no font has.
    private var missingTexts: [MissingText] = []
    /// The open transparency layers, each with the items and the state before it.
    var groups: [(items: [DrawingItem], state: GraphicsState)] = []

    /// Creates a context for `bounds`, in points.
    init(
        bounds: CGRect, scale: CGFloat, background: Color? = nil, traits: UITraitCollection = .current,
        transform: CGAffineTransform = .identity
    ) {
        self.bounds = bounds
        self.scale = scale
        self.background = background
        self.traits = traits
        baseTransform = transform
        state = GraphicsState()
        state.transform = transform
    }

    /// Returns what was drawn so far as a layer, and begins a new canvas.
    func takePage(next bounds: CGRect) -> Layer {
        let page = makeLayer()
        self.bounds = bounds
        (items, saved, groups, pending) = ([], [], [], Path())
        state = GraphicsState()
        return page
    }

    /// Pushes the current graphics state onto the stack.
    public func saveGState() { saved.append(state) }

    /// Restores the graphics state saved last; does nothing without one.
    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    /// The transform from user space to the canvas.
    public var ctm: CGAffineTransform { state.transform }

    /// Moves the origin of user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates user space by radians, clockwise on screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Applies a transform to user space, before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Sets the alpha of subsequent drawing, 0…1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? Double(min(max(alpha, 0), 1)) : 1 }

    /// Sets the blend mode.
    ///
    /// Modes that mix colors (multiply, screen and so on) are drawn as `normal`, with a warning.
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

    /// Sets the shadow of subsequent drawing: `offset` in points, `blur` twice the standard deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            Layer.Shadow(
                color: $0.value.withAlpha(1), opacity: $0.value.alpha, radius: max(0, Double(blur) / 2), offset: offset)
        }
    }

    /// Sets a black shadow with an alpha of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// The width, in pixels.
    public var width: Int { Int((bounds.width * scale).rounded()) }
    /// The height, in pixels.
    public var height: Int { Int((bounds.height * scale).rounded()) }

    /// Returns everything drawn so far as an image.
    public func makeImage() -> CGImage? {
        if let memory {
            while !groups.isEmpty { endTransparencyLayer() }
            return memory.bitmap.map { CGImage($0, missingTexts: missingTexts) }
        }
        let layer = makeLayer()
        return LayerRasterizer.paint(layer, size: bounds.size, scale: scale, background: background)
            .map { CGImage($0, missingTexts: missingTexts) }
    }

    /// Reports the warnings about what is drawn. Its images report the missing texts again wherever they are shown.
    func report(_ warnings: [ViewWarning]) {
        for warning in warnings {
            WarningLog.current.add(warning)
            if case .missingGlyphs(let text) = warning, !missingTexts.contains(text) { missingTexts.append(text) }
        }
    }
}

extension CGContext {
    /// Sets the fill color and removes the fill pattern.
    public func setFillColor(_ color: CGColor) {
        state.fill = color.value
        state.pattern = nil
        state.fillPattern = color.pattern.map { PaintedPattern($0, phase: state.patternPhase, color: color.value) }
    }

    /// Sets the fill color from sRGB components of 0…1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color from a gray level and alpha of 0…1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color.value
        state.strokePattern = color.pattern.map { PaintedPattern($0, phase: state.patternPhase, color: color.value) }
    }

    /// Sets the stroke color from sRGB components of 0…1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color from a gray level and alpha of 0…1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the line width, in points.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width.isFinite ? Double(max(0, width)) : 1 }

    /// Sets the shape of the ends of strokes.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = LineCap(cap) }

    /// Sets the shape of the corners of strokes.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = LineJoin(join) }

    /// Sets the ratio of miter length to line width above which corners are beveled.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit.isFinite ? Double(limit) : 10 }

    /// Sets the lengths of dashes and gaps, in points; an empty array draws solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashes = StrokeStyle.usable(lengths)
        state.line.dashPhase = phase.isFinite ? Double(phase) : 0
    }

    /// Has no effect: curves are always smooth.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Has no effect: everything is drawn in sRGB.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    /// Has no effect: glyphs are antialiased in gray.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Has no effect: glyphs are antialiased in gray.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Has no effect: glyphs lie between pixels wherever the layout places them.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Has no effect: glyphs lie between pixels wherever the layout places them.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Has no effect: glyphs lie between pixels wherever the layout places them.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// Has no effect: glyphs lie between pixels wherever the layout places them.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// Has no effect: edges are always antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Has no effect: edges are always antialiased.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// The quality of scaled images, which is always `high`.
    public var interpolationQuality: CGInterpolationQuality {
        get { .high }
        set { _ = newValue }
    }

    /// The line style at the canvas' scale, or nil if the transform changes line widths by direction.
    var canvasLine: StrokeStyle? {
        let t = state.transform
        let first = t.a * t.a + t.b * t.b
        let second = t.c * t.c + t.d * t.d
        let size = max(first, second)
        guard size > 0, abs(first - second) <= 1e-6 * size, abs(t.a * t.c + t.b * t.d) <= 1e-6 * size else {
            return nil
        }
        let factor = Double(first.squareRoot())
        var line = state.line
        line.width *= factor
        line.dashes = line.dashes.map { $0 * factor }
        line.dashPhase *= factor
        return line
    }
}
