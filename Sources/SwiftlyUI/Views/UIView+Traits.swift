import BuilderUIKit

extension UIView {
    /// Light or dark for this view and those in it; `unspecified` follows the superview.
    @discardableResult
    public func overrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) -> Self {
        overrideUserInterfaceStyle = style
        return self
    }

    /// The smallest text size in the traits of this view and of those in it; nil for no limit.
    @discardableResult
    public func minimumContentSizeCategory(_ category: UIContentSizeCategory?) -> Self {
        minimumContentSizeCategory = category
        return self
    }

    /// The largest text size in the traits of this view and of those in it; nil for no limit.
    @discardableResult
    public func maximumContentSizeCategory(_ category: UIContentSizeCategory?) -> Self {
        maximumContentSizeCategory = category
        return self
    }
}
