import BuilderUIKit

extension UILabel {
    /// Lets a text on one line become smaller until it fits the label's width.
    @discardableResult
    public func sizeToFitWidth() -> Self { adjustsFontSizeToFitWidth(true) }

    /// Sets whether a text on one line becomes smaller until it fits the label's width.
    @discardableResult
    public func adjustsFontSizeToFitWidth(_ adjusts: Bool) -> Self {
        adjustsFontSizeToFitWidth = adjusts
        return self
    }

    /// The least factor, 0…1, that a text is made smaller by; 0, as at first, stands for 0.1.
    @discardableResult
    public func minimumScale(_ factor: CGFloat) -> Self {
        minimumScaleFactor = factor
        return self
    }

    /// Sets where text stands that was made smaller.
    @discardableResult
    public func baselineAdjustment(_ adjustment: UIBaselineAdjustment) -> Self {
        baselineAdjustment = adjustment
        return self
    }
}
