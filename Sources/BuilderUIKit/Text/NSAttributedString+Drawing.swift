import Foundation
import Render

extension NSAttributedString {
    /// Returns the size of the text without a limit on its width, in points, not rounded.
    public func size() -> CGSize {
        let text = StringDrawing.text(self, traits: .current)
        return TextTypesetter.shared.size(of: text, limits: TextLimits())
    }

    /// Returns the rectangle that the text needs within `size`, in points and not rounded. 0 and lengths of 10,000,000
    /// or more are no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing.boundingRect(self, size: size, options: options, context: context)
    }

    /// Draws the text in the current context with its top left corner at a point.
    public func draw(at point: CGPoint) {
        StringDrawing.draw(
            self, in: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context, wrapped to the rectangle's width and clipped to the rectangle.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        StringDrawing.draw(self, in: rect, options: .usesLineFragmentOrigin, context: nil)
        context.restoreGState()
    }

    /// Draws the text in the current context.
    ///
    /// Without `usesLineFragmentOrigin`, the rectangle's origin is the left end of the baseline.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        var place = rect
        if !options.contains(.usesLineFragmentOrigin) {
            place.origin.y += boundingRect(with: rect.size, options: options, context: nil).minY
        }
        StringDrawing.draw(self, in: place, options: options, context: context)
    }
}
