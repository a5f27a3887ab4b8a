import BuilderUIKit

extension UIControl {
    /// Sets whether the control takes touches.
    @discardableResult
    public func enabled(_ enabled: Bool) -> Self {
        isEnabled = enabled
        return self
    }

    /// Takes no touches any more; `disabled(false)` takes them again.
    @discardableResult
    public func disabled(_ disabled: Bool = true) -> Self { enabled(!disabled) }

    /// Sets whether the control is in its selected state.
    @discardableResult
    public func selected(_ selected: Bool) -> Self {
        isSelected = selected
        return self
    }

    /// Sets whether the control is in its pressed state.
    @discardableResult
    public func highlighted(_ highlighted: Bool) -> Self {
        isHighlighted = highlighted
        return self
    }

    /// Sets where the content stands in the control's height.
    @discardableResult
    public func contentVerticalAlignment(_ alignment: UIControl.ContentVerticalAlignment) -> Self {
        contentVerticalAlignment = alignment
        return self
    }

    /// Sets where the content stands in the control's width.
    @discardableResult
    public func contentHorizontalAlignment(_ alignment: UIControl.ContentHorizontalAlignment) -> Self {
        contentHorizontalAlignment = alignment
        return self
    }

    /// Sets whether a long press may show a menu.
    @discardableResult
    public func contextMenuInteractionEnabled(_ enable: Bool) -> Self {
        isContextMenuInteractionEnabled = enable
        return self
    }

    /// Sets whether a touch shows the menu at once.
    @discardableResult
    public func showsMenuAsPrimaryAction(_ shows: Bool) -> Self {
        showsMenuAsPrimaryAction = shows
        return self
    }

    /// Sets what a pointer that rests on the control shows; nil for nothing.
    @discardableResult
    public func toolTip(_ text: String?) -> Self {
        toolTip = text
        return self
    }
}
