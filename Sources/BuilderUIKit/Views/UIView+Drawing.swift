import Foundation

extension UIView {
    /// Draws the view into the current graphics context, stretched to fill a rectangle in points.
    ///
    /// - Returns: False without a context, and if the view or the rectangle has no size; otherwise true.
    func drawInContext(_ rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        if afterUpdates { layoutIfNeeded() }
        let size = bounds.size
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        backingLayer.render(in: context)
        context.restoreGState()
        return true
    }
}
