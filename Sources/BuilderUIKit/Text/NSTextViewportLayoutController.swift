import Foundation

/// The layout of the paragraphs in the visible area of a text.
@preconcurrency @MainActor
open class NSTextViewportLayoutController: NSObject {
    /// The delegate, which provides the area and shows the paragraphs.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// The layout manager.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The area of the last layout in the container's coordinates, in points.
    open private(set) var viewportBounds = CGRect.zero
    /// The range of the paragraphs in the area; nil before the first layout, and without paragraphs.
    open private(set) var viewportRange: NSTextRange?

    /// Creates a controller.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// Passes the paragraphs in the delegate's area to it, from top to bottom.
    open func layoutViewport() {
        guard let delegate, let textLayoutManager else { return }
        delegate.textViewportLayoutControllerWillLayout(self)
        viewportBounds = delegate.viewportBounds(for: self)
        var shown: [NSTextLayoutFragment] = []
        textLayoutManager.enumerateTextLayoutFragments(from: nil) { fragment in
            let frame = fragment.layoutFragmentFrame
            if frame.maxY > viewportBounds.minY, frame.minY < viewportBounds.maxY { shown.append(fragment) }
            return frame.minY < viewportBounds.maxY
        }
        viewportRange = nil
        if let first = shown.first, let last = shown.last {
            viewportRange = NSTextRange(
                location: first.rangeInElement.location, end: last.rangeInElement.endLocation)
        }
        for fragment in shown {
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    /// Returns the distance in points to which the area must be scrolled for a place to be at its top.
    @discardableResult
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
    }

    /// Moves the area by a distance in points, until the next layout.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        viewportBounds = viewportBounds.offsetBy(dx: 0, dy: verticalOffset)
    }
}

/// The methods of the delegate of a controller of visible paragraphs.
@preconcurrency @MainActor
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// Returns the visible area in the container's coordinates, in points.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Shows a paragraph.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    /// Called before paragraphs are passed; optional.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    /// Called after paragraphs were passed; optional.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    private var proxied: ForwardedCalls<any NSTextViewportLayoutControllerDelegate>? { ForwardedCalls(self) }

    public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
        proxied?.send([textViewportLayoutController]) {
            $0.textViewportLayoutControllerWillLayout(textViewportLayoutController)
        }
    }
    public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
        proxied?.send([textViewportLayoutController]) {
            $0.textViewportLayoutControllerDidLayout(textViewportLayoutController)
        }
    }
}
