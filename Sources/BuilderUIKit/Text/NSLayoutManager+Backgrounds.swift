import Foundation

extension NSLayoutManager {
    /// A Boolean value that indicates whether the manager is of an app's class, which may draw backgrounds itself.
    var isOfOwnClass: Bool { type(of: self) != NSLayoutManager.self }

    /// Fills the areas of characters with a background color, line by line.
    func drawBackgrounds(in range: NSRange, at origin: CGPoint) {
        guard let canvas = UIGraphicsGetCurrentContext(), !textContainers.isEmpty else { return }
        let geometry = canvas.traits.asCurrent { self.geometry }
        let shown = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        text.enumerateAttribute(.backgroundColor, in: shown) { value, part, _ in
            guard let color = value as? UIColor else { return }
            let rects = geometry.lines.indices.compactMap { index in
                geometry.rect(of: part, inLine: index).map { rect in
                    CGRect(
                        x: origin.x + padding + rect.minX, y: origin.y + rect.minY, width: rect.width,
                        height: geometry.frame(ofLine: index).height)
                }
            }
            canvas.traits.asCurrent { color.setFill() }
            fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: part, color: color)
        }
    }
}

/// The drawing of an app's layout manager behind the text of a text view.
@MainActor
final class LayoutBackgroundView: UIView {
    override var privateClassName: String? { "_UITextLayoutCanvasView" }
    /// The parts of the text that the manager left to the text view's label in the last drawing; nil before one.
    private(set) var lines: LineDrawing?

    override func draw(_ rect: CGRect) {
        guard let view = superview as? UITextView else { return }
        let manager = view.layoutManager
        let range = manager.glyphRange(for: view.textContainer)
        let origin = CGPoint(x: view.textContainerInset.left, y: view.textContainerInset.top)
        manager.drawBackground(forGlyphRange: range, at: origin)
        lines = manager.recordLines { manager.drawGlyphs(forGlyphRange: range, at: origin) }
    }
}

extension UITextView {
    /// The view behind the text for a layout manager of an app's class; nil without one.
    var layoutBackground: LayoutBackgroundView? { subviews.lazy.compactMap { $0 as? LayoutBackgroundView }.first }

    /// Places the view behind the text if the layout manager is of an app's class.
    func placeLayoutBackground() {
        guard textContainer.layoutManager?.isOfOwnClass == true else { return }
        let known = layoutBackground
        let view = known ?? LayoutBackgroundView(frame: .zero)
        if known == nil {
            view.isUserInteractionEnabled = false
            insertSubview(view, belowSubview: label)
        }
        view.frame = CGRect(
            origin: .zero, size: CGSize(width: bounds.width, height: max(bounds.height, contentSize.height)))
    }
}
