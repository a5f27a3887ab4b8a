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
    /// Returns a color unchanged; on iPhones it becomes one that looks alike on the background of another appearance.
    public static func convertColor(
        _ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle
    ) -> UIColor { color }
}

extension PKInkingTool.InkType {
    /// The width of a new pen in points.
    public var defaultWidth: CGFloat { 1 }
    /// The widths that a pen may have in points; the real ones aren't known.
    public var validWidthRange: ClosedRange<CGFloat> { 0.5...100 }
    /// The version of drawings that has the pen.
    public var requiredContentVersion: PKContentVersion {
        switch self {
        case .pen, .pencil, .marker: .version1
        case .monoline, .fountainPen, .watercolor, .crayon: .version2
        }
    }
}

/// The versions of drawings, by the pens that they have.
public enum PKContentVersion: Int, Sendable {
    /// The pens of iOS 14, those of iOS 17, and those of later ones.
    case version1 = 1, version2, version3
    /// The newest version.
    public static let latest = PKContentVersion.version3
}

extension PKInk {
    /// The version of drawings that has the ink.
    public var requiredContentVersion: PKContentVersion { inkType.requiredContentVersion }
}

extension PKStroke {
    /// The version of drawings that has the stroke's ink.
    public var requiredContentVersion: PKContentVersion { ink.requiredContentVersion }
}

extension PKDrawing {
    /// The oldest version that has all pens of the drawing.
    public var requiredContentVersion: PKContentVersion {
        let newest = strokes.map(\.requiredContentVersion.rawValue).max()
        return newest.flatMap(PKContentVersion.init(rawValue:)) ?? .version1
    }
}

/// An eraser.
public struct PKEraserTool: PKTool {
    /// The kinds of erasers.
    public enum EraserType: Sendable { case vector, bitmap, fixedWidthBitmap }
    public var eraserType: EraserType
    /// The width in points.
    public var width: CGFloat
    public init(_ type: EraserType) { self.init(type, width: type.defaultWidth) }
    public init(_ type: EraserType, width: CGFloat) { (eraserType, self.width) = (type, width) }
}

extension PKEraserTool.EraserType {
    /// The width of a new eraser in points; the real ones aren't known.
    public var defaultWidth: CGFloat { 16 }
    /// The widths that an eraser may have in points.
    public var validWidthRange: ClosedRange<CGFloat> { 1...100 }
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
    /// The newest version of drawings that the view edits.
    open var maximumSupportedContentVersion = PKContentVersion.latest
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
