import BuilderUIKit

// A style made for one of UIKit's classes fits a view of a subclass too. Swift can't express "a superclass of Base" in
// general, so there is one such modifier for each class that Builder's own views derive from.

extension ModifiableView where Base: UILabel {
    /// Gives the label a style made for any label.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UILabel {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UIControl {
    /// Gives the control a style made for any control.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UIControl {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UIStackView {
    /// Gives the stack a style made for any stack.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UIStackView {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UIScrollView {
    /// Gives the scroll view a style made for any scroll view.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UIScrollView {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UITableView {
    /// Gives the table a style made for any table.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UITableView {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UITableViewCell {
    /// Gives the cell a style made for any cell.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base>
    where Style.Base == UITableViewCell {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UIButton {
    /// Gives the button a style made for any button.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UIButton {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UITextField {
    /// Gives the field a style made for any text field.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UITextField {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UIImageView {
    /// Gives the image view a style made for any image view.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UIImageView {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}
