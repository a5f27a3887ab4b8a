import BuilderUIKit

extension UIButton {
    /// Called before the next layout and after each change of the button's state, in place of an earlier handler: the
    /// place to show what is highlighted, selected or disabled.
    ///
    /// ```swift
    /// let like = UIButton("Like").configurationUpdateHandler { button in
    ///     button.backgroundColor = button.isSelected ? .systemPink : .systemGray5
    /// }
    /// ```
    @discardableResult
    public func configurationUpdateHandler(_ handler: @escaping (UIButton) -> Void) -> Self {
        configurationUpdateHandler = handler
        return self
    }
}
