import Foundation

/// A view that is the insertion point.
@preconcurrency @MainActor
public protocol UITextCursorView: AnyObject {
    /// A Boolean value that indicates whether the insertion point blinks. It is always drawn as in its visible half.
    var isBlinking: Bool { get set }
    /// Begins the blinking anew.
    func resetBlinkAnimation()
}

/// A view that is the background of selected text.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: AnyObject {
    /// The rectangles of the selection, in the coordinates of the view.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A view that is an end of the selection, which a finger moves.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: AnyObject {
    /// The direction in which the end points: up or left at the selection's beginning.
    var direction: NSDirectionalRectEdge { get set }
    /// A Boolean value that indicates whether text is vertical.
    var isVertical: Bool { get }
    /// The form of the end; nil for a line with a dot.
    var customShape: UIBezierPath? { get set }
    /// Returns the frame for the rectangle of the selection's end.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// The delegate of a selection that is shown. All methods are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: AnyObject {
    /// Returns the view below the text that contains the highlight; nil, the default, for the interaction's view.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for _: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// The insertion point and the selection of a text input of the app (iOS 17).
///
/// The views are placed by the input's `caretRect(for:)` and `selectionRects(for:)`, in the interaction's view.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: _UIStoredInteraction {
    /// The input whose selection is shown.
    open private(set) weak var textInput: (any UITextInput)?
    /// The delegate.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// A Boolean value that indicates whether the selection is shown.
    open var isActivated = false { didSet { setNeedsSelectionUpdate() } }
    /// The insertion point.
    open var cursorView: any UIView & UITextCursorView = SelectionCursorView(frame: .zero) {
        willSet { cursorView.removeFromSuperview() }
        didSet { setNeedsSelectionUpdate() }
    }
    /// The background of the selection.
    open var highlightView: any UIView & UITextSelectionHighlightView = SelectionHighlightView(frame: .zero) {
        willSet { highlightView.removeFromSuperview() }
        didSet { setNeedsSelectionUpdate() }
    }
    /// The ends of the selection: that of its beginning, and that of its end.
    open var handleViews: [any UIView & UITextSelectionHandleView] = [
        SelectionHandleView(direction: .top), SelectionHandleView(direction: .bottom),
    ]
    {
        willSet { handleViews.forEach { $0.removeFromSuperview() } }
        didSet { setNeedsSelectionUpdate() }
    }

    /// Creates an interaction with an input, which must be the object of the view that it is added to.
    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        self.textInput = textInput
        self.delegate = delegate
        super.init(_responder: ())
    }

    open override func willMove(to view: UIView?) {
        super.willMove(to: view)
        guard view == nil else { return }
        for managed in managedViews { managed.removeFromSuperview() }
    }

    open override func didMove(to view: UIView?) {
        super.didMove(to: view)
        setNeedsSelectionUpdate()
    }

    private var managedViews: [UIView] { [highlightView, cursorView] + handleViews.map { $0 as UIView } }

    /// Places the views by the selection, which changed.
    open func setNeedsSelectionUpdate() { layoutManagedSubviews() }

    /// Places the views by the selection.
    open func layoutManagedSubviews() {
        guard let view, let textInput else { return }
        let range = isActivated ? textInput.selectedTextRange : nil
        let isCaret = range?.isEmpty == true
        cursorView.isHidden = !isCaret
        highlightView.isHidden = range == nil || isCaret
        for handle in handleViews { handle.isHidden = true }
        guard let range else { return }
        let container = delegate?.selectionContainerViewBelowText(for: self)
        if highlightView.superview !== container ?? view {
            if let container { container.addSubview(highlightView) } else { view.insertSubview(highlightView, at: 0) }
        }
        for managed in [cursorView] + handleViews.map({ $0 as UIView }) where managed.superview !== view {
            view.addSubview(managed)
        }
        if isCaret {
            cursorView.frame = textInput.caretRect(for: range.start)
            return
        }
        let rects = textInput.selectionRects(for: range)
        highlightView.frame = container?.bounds ?? view.bounds
        highlightView.selectionRects = rects
        for rect in rects {
            if rect.containsStart, let handle = handleViews.first { show(handle, at: rect, isStart: true) }
            if rect.containsEnd, handleViews.count > 1 { show(handleViews[1], at: rect, isStart: false) }
        }
    }

    private func show(_ handle: any UIView & UITextSelectionHandleView, at rect: UITextSelectionRect, isStart: Bool) {
        let isLeft = isStart != (rect.writingDirection == .rightToLeft)
        let edge = CGRect(
            x: isLeft ? rect.rect.minX : rect.rect.maxX, y: rect.rect.minY, width: 0, height: rect.rect.height)
        handle.frame = handle.preferredFrame(for: edge)
        handle.isHidden = false
    }
}

/// An insertion point in the tint color.
private final class SelectionCursorView: UIView, UITextCursorView {
    var isBlinking = true
    func resetBlinkAnimation() {}

    override func didInitialize() {
        super.didInitialize()
        isUserInteractionEnabled = false
        backgroundColor = tintColor
    }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }
}

/// The background of selected text: the tint color with an opacity of 0.2, as in a text view (not measured).
private final class SelectionHighlightView: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = [] { didSet { setNeedsDisplay() } }

    override func didInitialize() {
        super.didInitialize()
        isUserInteractionEnabled = false
        isOpaque = false
    }
    override func draw(_ rect: CGRect) {
        tintColor.withAlphaComponent(tintColor.cgColor.alpha * 0.2).setFill()
        for selection in selectionRects { UIBezierPath(rect: selection.rect).fill() }
    }
}

/// An end of the selection: a line with a dot above or below it, as in a text view (not measured).
private final class SelectionHandleView: UIView, UITextSelectionHandleView {
    private static let diameter: CGFloat = 10
    private static let width: CGFloat = 2

    var direction: NSDirectionalRectEdge { didSet { setNeedsDisplay() } }
    var isVertical: Bool { false }
    var customShape: UIBezierPath? { didSet { setNeedsDisplay() } }

    init(direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        isOpaque = false
    }
    required init?(coder: NSCoder) { nil }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let top = direction == .top ? rect.minY - Self.diameter : rect.minY
        return CGRect(
            x: rect.midX - Self.diameter / 2, y: top, width: Self.diameter, height: rect.height + Self.diameter)
    }

    override func draw(_ rect: CGRect) {
        tintColor.setFill()
        if let customShape { return customShape.fill() }
        let dot = CGRect(
            x: 0, y: direction == .top ? 0 : bounds.maxY - Self.diameter, width: Self.diameter, height: Self.diameter)
        UIBezierPath(ovalIn: dot).fill()
        let line = bounds.insetBy(dx: (bounds.width - Self.width) / 2, dy: Self.diameter / 2)
        UIBezierPath(roundedRect: line, cornerRadius: Self.width / 2).fill()
    }
}
