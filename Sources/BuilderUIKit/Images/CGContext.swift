import Foundation
import Render

/// Where drawing goes: calls are recorded as values, which are painted when a picture is asked for.
///
/// Coordinates are points with y pointing down, as in UIKit's contexts; a context made with `init(data:width:…)` has pixels
/// with y pointing up, as in Core Graphics. Use a context on one thread.
public final class CGContext {
    /// What can be saved and restored.
    struct State {
        /// From user space to the recording's own coordinates.
        var transform = CGAffineTransform.identity
        var fill = Color.black
        var stroke = Color.black
        /// A picture that fills are tiled with.
        var pattern: UIImage?
        var line = StrokeStyle()
        var alpha = 1.0
        var shadow: Layer.Shadow?
        var clips: [DrawingClip] = []
        var blend = CGBlendMode.normal
    }

    /// The canvas in the recording's own coordinates.
    let bounds: CGRect
    /// Pixels to a point.
    let scale: CGFloat
    /// What the canvas is filled with before anything is drawn; nil leaves it clear.
    let background: Color?
    /// The traits that colours are resolved with.
    let traits: UITraitCollection

    var state: State
    private var saved: [State] = []
    var pending = Path()
    var items: [DrawingItem] = []
    /// Transparency layers that are open, each with what was drawn before it.
    var groups: [(items: [DrawingItem], state: State)] = []

    /// A context for `bounds`, in points.
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

    public func saveGState() {
        saved.append(state)
    }

    /// Without a saved state, nothing changes.
    public func restoreGState() {
        if let last = saved.popLast() { state = last }
    }

    /// From user space to the canvas.
    public var ctm: CGAffineTransform { state.transform }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Radians, clockwise on screen.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// 0…1, for everything that is drawn afterwards.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isFinite ? Double(min(max(alpha, 0), 1)) : 1
    }

    /// Modes that mix colours (multiply, screen and so on) are drawn as `normal`, with a warning.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blend = mode
    }

    /// A shadow under everything that is drawn afterwards: `offset` in points, `blur` twice the standard deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            Layer.Shadow(
                color: $0.value.withAlpha(1), opacity: $0.value.alpha, radius: max(0, Double(blur) / 2), offset: offset)
        }
    }

    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Pixels.
    public var width: Int { Int((bounds.width * scale).rounded()) }
    /// Pixels.
    public var height: Int { Int((bounds.height * scale).rounded()) }

    /// What was drawn so far, as a picture.
    public func makeImage() -> CGImage? {
        let layer = makeLayer()
        return LayerPicture.paint(layer, size: bounds.size, scale: scale, background: background).map(CGImage.init)
    }
}
