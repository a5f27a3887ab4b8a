import BuilderUIKit

extension ModifiableView where Base: UIButton {
    /// Aligns the title and the image horizontally.
    @discardableResult
    public func alignment(_ alignment: UIControl.ContentHorizontalAlignment) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.contentHorizontalAlignment = alignment }
    }

    /// Fills the button with a color in a state, using a one-color background image.
    ///
    /// The color is resolved now: it doesn't follow later changes between light and dark.
    @discardableResult
    public func backgroundColor(_ color: UIColor, for state: UIControl.State) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setBackgroundImage(.filled(with: color), for: state) }
    }

    /// Sets the title's color in a state.
    @discardableResult
    public func color(_ color: UIColor, for state: UIControl.State = .normal) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setTitleColor(color, for: state) }
    }

    /// Sets the title's font; nil for the button's default font.
    @discardableResult
    public func font(_ font: UIFont?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { button in
            guard let font else { return }
            button.titleLabel?.font = font
        }
    }

    /// Sets the title's font to that of a text style, at the preferred text size.
    @discardableResult
    public func font(_ style: UIFont.TextStyle) -> ViewModifier<Base> {
        font(UIFont.preferredFont(forTextStyle: style))
    }

    /// Calls a handler when the button is tapped.
    ///
    /// A second tap within 300 milliseconds of the last accepted tap is ignored.
    @discardableResult
    public func onTap(
        _ handler: @escaping (_ context: ViewBuilderContext<UIButton>) -> Void
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { button in
            let throttle = Throttle()
            let reference = ViewReference(button)
            button.addAction(
                UIAction { _ in
                    guard let button = reference.view, throttle.passes() else { return }
                    handler(ViewBuilderContext(view: button))
                }, for: .touchUpInside)
        }
    }
}

extension UIButton: ViewBuilderPaddable {
    /// Sets the insets of the content in points.
    public func setPadding(_ padding: UIEdgeInsets) { contentEdgeInsets = padding }
}

extension UIImage {
    /// Creates a stretchable image of one color, one point wide and high.
    fileprivate static func filled(with color: UIColor) -> UIImage {
        let size = CGSize(width: 1, height: 1)
        return UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}
