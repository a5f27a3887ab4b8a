import BuilderUIKit

extension ModifiableView where Base: UILabel {
    /// Aligns the text.
    @discardableResult
    public func alignment(_ alignment: NSTextAlignment) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.textAlignment = alignment }
    }

    /// Colors the text; nil stands for the label color.
    @discardableResult
    public func color(_ color: UIColor?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.textColor = color ?? .label }
    }

    /// Sets the font; nil stands for the system font at 17 points.
    @discardableResult
    public func font(_ font: UIFont?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.font = font ?? .systemFont(ofSize: 17) }
    }

    /// Sets the font of a text style, at the user's text size.
    @discardableResult
    public func font(_ style: UIFont.TextStyle) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.font = .preferredFont(forTextStyle: style) }
    }

    /// Sets how a line breaks, or where the text is cut.
    @discardableResult
    public func lineBreakMode(_ mode: NSLineBreakMode) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.lineBreakMode = mode }
    }

    /// Limits the lines; 0 is no limit. Also makes lines break between words.
    ///
    /// Builder for iOS ignores the limit when it measures; here a limit that was set holds.
    @discardableResult
    public func numberOfLines(_ numberOfLines: Int) -> ViewModifier<Base> {
        ViewModifier(modifiableView) {
            $0.numberOfLines = numberOfLines
            $0.lineBreakMode = .byWordWrapping
        }
    }
}
