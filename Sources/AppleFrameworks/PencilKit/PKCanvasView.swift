import BuilderUIKit

/// A tool that draws.
public protocol PKTool {}

/// A pen.
public struct PKInkingTool: PKTool {
    /// The kinds of pens.
    public enum InkType: String, Sendable { case pen, pencil, marker, monoline, fountainPen, watercolor, crayon }
    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (inkType, self.color, self.width) = (type, color, width ?? 1)
    }
    /// Creates a pen with an ink.
    public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }
    /// The pen's kind and color.
    public var ink: PKInk {
        get { PKInk(inkType, color: color) }
        set { (inkType, color) = (newValue.inkType, newValue.color) }
    }
}

/// An eraser.
public struct PKEraserTool: PKTool {
    /// The kinds of erasers.
    public enum EraserType: Sendable { case vector, bitmap, fixedWidthBitmap }
    public var eraserType: EraserType
    public init(_ type: EraserType) { eraserType = type }
    public init(_ type: EraserType, width: CGFloat) { eraserType = type }
}

/// A tool that selects strokes.
public struct PKLassoTool: PKTool {
    public init() {}
}

/// The input that draws.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// A view with a drawing, on which nobody draws.
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
    open var drawing = PKDrawing() {
        didSet {
            setNeedsDisplay()
            (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self)
        }
    }
    open var tool: any PKTool = PKInkingTool(.pen)
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var allowsFingerDrawing = true
    open var isRulerActive = false
    open var isDrawingEnabled = true
    open lazy var drawingGestureRecognizer: UIGestureRecognizer = UIPanGestureRecognizer()

    /// Draws the strokes.
    open override func draw(_ rect: CGRect) {
        for stroke in drawing.strokes { stroke.draw() }
    }
}

/// The methods with which a view reports strokes; nobody draws.
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// The palette of tools, which isn't shown.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
    public override init() { super.init() }
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive = false
    open var isVisible: Bool { false }
    open var showsDrawingPolicyControls = true
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
    open func frameObscured(in view: UIView) -> CGRect { .null }
}

/// The methods with which a palette reports choices; nobody chooses.
@preconcurrency @MainActor
public protocol PKToolPickerObserver: NSObjectProtocol {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
