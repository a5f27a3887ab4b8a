import Foundation

extension UIView {
    /// Draws the view and its subviews into the current graphics context, stretched to fill a rectangle.
    ///
    /// ```swift
    /// let image = UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
    ///     card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - rect: The destination in points of the context. A rectangle of another size than the view's stretches the
    ///     drawing.
    ///   - afterUpdates: True to lay the view out first; false to draw it as it was laid out last.
    /// - Returns: False without a current context, and if the view or the rectangle has no size; otherwise true.
    func drawTree(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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
