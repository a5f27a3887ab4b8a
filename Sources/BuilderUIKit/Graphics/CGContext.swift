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
        var line = StrokeStyle()
        var alpha = 1.0
        var shadow: Layer.Shadow?
        var clips: [DrawingClip] = []
        var blend = CGBlendMode.normal
    }

    /// The canvas in the recording's own coordinates.
    private(set) var bounds: CGRect
    /// The scale, in pixels per point.
    let scale: CGFloat
    /// The color of the canvas before anything is drawn; nil for transparent.
    let background: Color?
    /// The traits with which colors are resolved.
    let traits: UITraitCollection

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
    }

    /// Sets the fill color from sRGB components of 0…1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color from a gray level and alpha of 0…1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.value }

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

/// The rule by which drawing is combined with existing contents.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// Source over destination.
    case normal = 0
    /// Separable modes; drawn as `normal`, with a warning.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    /// Nonseparable modes; drawn as `normal`, with a warning.
    case hue, saturation, color, luminosity
    /// Modes by the source's coverage. `sourceOut` is drawn as `normal`, with a warning.
    case clear, copy, sourceIn, sourceOut, sourceAtop
    /// Modes by the destination's coverage. `destinationAtop` is drawn as `normal`, with a warning.
    case destinationOver, destinationIn, destinationOut, destinationAtop
    /// Further Porter-Duff modes; drawn as `normal`, with a warning.
    case xor, plusDarker, plusLighter
}

/// The parts of a path to draw, and the fill rule.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Fills by the nonzero winding rule.
    case fill = 0
    /// Fills by the even-odd rule.
    case eoFill = 1
    /// Strokes.
    case stroke = 2
    /// Fills by the nonzero winding rule, then strokes.
    case fillStroke = 3
    /// Fills by the even-odd rule, then strokes.
    case eoFillStroke = 4
}

/// The quality of scaled images; all cases are drawn as `high`.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// The default quality.
    case `default` = 0
    /// No interpolation.
    case none = 1
    /// Low quality.
    case low = 2
    /// Medium quality.
    case medium = 4
    /// High quality.
    case high = 3
}

/// Options that extend a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Continues the start color before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Continues the end color after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// The position of the alpha component in a pixel, and its premultiplication.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    /// No alpha.
    case none = 0
    /// Premultiplied alpha after the color components.
    case premultipliedLast = 1
    /// Premultiplied alpha before the color components.
    case premultipliedFirst = 2
    /// Alpha after the color components.
    case last = 3
    /// Alpha before the color components.
    case first = 4
    /// An unused component after the color components.
    case noneSkipLast = 5
    /// An unused component before the color components.
    case noneSkipFirst = 6
    /// Alpha without color components.
    case alphaOnly = 7
}
