import Foundation
import Render

/// A drawing destination that records calls as values, which are painted when an image is requested.
///
/// Coordinates are points with y pointing down, as in UIKit's contexts; a context created with `init(data:width:…)` has
/// pixels with y pointing up, as in Core Graphics. Use a context on one thread.
public final class CGContext {
    /// The part of the context that `saveGState()` saves.
    struct State {
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
    let bounds: CGRect
    /// The scale, in pixels per point.
    let scale: CGFloat
    /// The color of the canvas before anything is drawn; nil for transparent.
    let background: Color?
    /// The traits that colors are resolved with.
    let traits: UITraitCollection

    var state: State
    private var saved: [State] = []
    var pending = Path()
    var items: [DrawingItem] = []
    /// The open transparency layers, each with the items and the state before it.
    var groups: [(items: [DrawingItem], state: State)] = []

    /// Creates a context for `bounds`, in points.
    init(
        bounds: CGRect, scale: CGFloat, background: Color? = nil, traits: UITraitCollection = .current,
        transform: CGAffineTransform = .identity
    ) {
        self.bounds = bounds
        self.scale = scale
        self.background = background
        self.traits = traits
        state = State()
        state.transform = transform
    }

    /// Pushes the current graphics state onto the stack.
    public func saveGState() {
        saved.append(state)
    }

    /// Restores the graphics state saved last; does nothing without one.
    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    /// The transform from user space to the canvas.
    public var ctm: CGAffineTransform { state.transform }

    /// Moves the origin of user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates user space by radians, clockwise on screen.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies a transform to user space, before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Sets the alpha of subsequent drawing, 0…1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isFinite ? Double(min(max(alpha, 0), 1)) : 1
    }

    /// Sets the blend mode.
    ///
    /// Modes that mix colors (multiply, screen and so on) are drawn as `normal`, with a warning.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blend = mode
    }

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
        return LayerRasterizer.paint(layer, size: bounds.size, scale: scale, background: background).map(CGImage.init)
    }
}
