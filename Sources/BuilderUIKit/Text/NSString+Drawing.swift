import Foundation

extension NSString {
    /// Returns the size of the text without a limit on its width, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attrs).size()
    }

    /// Returns the rectangle that the text needs within `size`, in points and not rounded. 0 and lengths of 10,000,000
    /// or more are no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text in the current context with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    /// Draws the text in the current context, wrapped to the rectangle's width and clipped to the rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    /// Draws the text in the current context.
    ///
    /// Without `usesLineFragmentOrigin`, the rectangle's origin is the left end of the baseline.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(self.substring(from: 0)), attributes: attributes)
    }
}

// On iOS a Swift string has the methods of `NSString`.
extension String {
    /// Returns the size of the text without a limit on its width, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    /// Returns the rectangle that the text needs within `size`, in points and not rounded. 0 and lengths of 10,000,000
    /// or more are no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text in the current context with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in the current context, wrapped to the rectangle's width and clipped to the rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text in the current context.
    ///
    /// Without `usesLineFragmentOrigin`, the rectangle's origin is the left end of the baseline.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
