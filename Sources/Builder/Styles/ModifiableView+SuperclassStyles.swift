import BuilderUIKit

// A style for one of UIKit's classes applies to its subclasses too. Swift can't express "a superclass of Base" in
// general, so there is one such modifier for each class that Builder's own views derive from.

extension ModifiableView where Base: UILabel {
    /// Applies a style for any label.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UILabel {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UIControl {
    /// Applies a style for any control.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UIControl {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UIStackView {
    /// Applies a style for any stack.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UIStackView {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UIScrollView {
    /// Applies a style for any scroll view.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UIScrollView {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UITableView {
    /// Applies a style for any table.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UITableView {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UITableViewCell {
    /// Applies a style for any cell.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base>
    where Style.Base == UITableViewCell {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UIButton {
    /// Applies a style for any button.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UIButton {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UITextField {
    /// Applies a style for any text field.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UITextField {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}

extension ModifiableView where Base: UIImageView {
    /// Applies a style for any image view.
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UIImageView {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}
