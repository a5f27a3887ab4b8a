import BuilderUIKit

extension ModifiableView where Base: UILabel {
    /// Aligns the text.
    @discardableResult
    public func alignment(_ alignment: NSTextAlignment) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.textAlignment = alignment }
    }

    /// Sets the text's color; nil for the label color.
    @discardableResult
    public func color(_ color: UIColor?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.textColor = color ?? .label }
    }

    /// Sets the font; nil for the system font at 17 points.
    @discardableResult
    public func font(_ font: UIFont?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.font = font ?? .systemFont(ofSize: 17) }
    }

    /// Sets the font of a text style, at the preferred text size.
    @discardableResult
    public func font(_ style: UIFont.TextStyle) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.font = .preferredFont(forTextStyle: style) }
    }

    /// Sets the line break mode, which also determines truncation.
    @discardableResult
    public func lineBreakMode(_ mode: NSLineBreakMode) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.lineBreakMode = mode }
    }

    /// Limits the number of lines; 0 for no limit. Also sets line breaking by words.
    ///
    /// Builder for iOS ignores the limit in measurements; here it applies.
    @discardableResult
    public func numberOfLines(_ numberOfLines: Int) -> ViewModifier<Base> {
        ViewModifier(modifiableView) {
            $0.numberOfLines = numberOfLines
            $0.lineBreakMode = .byWordWrapping
        }
    }
}
