import BuilderUIKit

extension UIButton {
    /// A button of the custom type with a title; nil leaves it empty.
    public convenience init(_ text: String?) {
        self.init(type: .custom)
        setTitle(text, for: .normal)
    }

    /// The font of the title.
    @discardableResult
    public func font(_ font: UIFont) -> Self {
        titleLabel?.font = font
        return self
    }

    /// The title in a state; nil for that of the normal one.
    @discardableResult
    public func title(_ title: String?, state: UIControl.State = .normal) -> Self {
        setTitle(title, for: state)
        return self
    }

    /// The title with its attributes in a state; it is shown instead of the plain one.
    @discardableResult
    public func attributedTitle(_ title: NSAttributedString?, state: UIControl.State = .normal) -> Self {
        setAttributedTitle(title, for: state)
        return self
    }

    /// The color of the title in a state; nil for that of the normal one.
    @discardableResult
    public func titleColor(_ color: UIColor?, state: UIControl.State = .normal) -> Self {
        setTitleColor(color, for: state)
        return self
    }

    /// The color of the title in a state: another name for ``titleColor(_:state:)``.
    @discardableResult
    public func textColor(_ color: UIColor?, state: UIControl.State = .normal) -> Self {
        titleColor(color, state: state)
    }

    /// The color of the title in a state: another name for ``titleColor(_:state:)``.
    @discardableResult
    public func foregroundColor(_ color: UIColor?, state: UIControl.State = .normal) -> Self {
        titleColor(color, state: state)
    }

    /// Sets whether the title's shadow falls to the other side while the button is pressed.
    @discardableResult
    public func reversesTitleShadowWhenHighlighted(_ reverses: Bool) -> Self {
        reversesTitleShadowWhenHighlighted = reverses
        return self
    }
}
