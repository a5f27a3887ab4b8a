import BuilderUIKit
import Foundation

extension UILabel {
    // MARK: Line spacing

    /// Adds space between the lines of the current text, and between its letters if `wordSpacing` is above 0; both in
    /// points.
    ///
    /// The text keeps the label's font, color, alignment and line break mode, and loses its previous attributes. Only
    /// the current text is affected: call this method after `text(_:)`, and again after setting another text. Without a
    /// text the method has no effect, and a number that isn't finite is reported.
    ///
    /// ```swift
    /// let poem = UILabel("Tyger Tyger, burning bright,\nIn the forests of the night")
    ///     .numberOfLines(0)
    ///     .lineSpacing(6)
    /// ```
    @discardableResult
    public func lineSpacing(_ spacing: CGFloat, wordSpacing: CGFloat = 0) -> Self {
        guard let text, !text.isEmpty, isUsable(spacing, "lineSpacing"), isUsable(wordSpacing, "wordSpacing") else {
            return self
        }
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
        attributes[.font] = font
        attributes[.foregroundColor] = textColor
        if wordSpacing > 0 { attributes[.kern] = wordSpacing }
        attributedText = NSAttributedString(string: text, attributes: attributes)
        return self
    }

    private func isUsable(_ number: CGFloat, _ property: String) -> Bool {
        if number.isFinite { return true }
        LayoutDiagnostics.report(.invalidNumber(view: describeBriefly(), property: property, value: number))
        return false
    }

    // MARK: Lines

    /// The maximum number of lines; 1 by default, 0 for no limit.
    @discardableResult
    public func numberOfLines(_ lines: Int) -> Self { setting { $0.numberOfLines = lines } }

    /// The alignment of lines; natural by default.
    @discardableResult
    public func textAlignment(_ alignment: NSTextAlignment) -> Self { setting { $0.textAlignment = alignment } }

    /// The alignment of lines: another name for ``textAlignment(_:)``.
    @discardableResult
    public func alignment(_ alignment: NSTextAlignment) -> Self { textAlignment(alignment) }

    /// Sets the line break mode, which also determines truncation; by default the end of a long text is replaced by
    /// “…”.
    @discardableResult
    public func lineBreakMode(_ mode: NSLineBreakMode) -> Self { setting { $0.lineBreakMode = mode } }

    /// Sets the line break mode: another name for ``lineBreakMode(_:)``.
    @discardableResult
    public func lineBreak(_ mode: NSLineBreakMode) -> Self { lineBreakMode(mode) }

    /// Sets the line break strategy, which avoids short last lines. The value is stored; pictures aren't affected.
    @discardableResult
    public func lineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) -> Self {
        setting { $0.lineBreakStrategy = strategy }
    }

    /// The width in points at which lines wrap; 0, the default, leaves it to the layout.
    @discardableResult
    public func preferredMaxLayoutWidth(_ width: CGFloat) -> Self { setting { $0.preferredMaxLayoutWidth = width } }

    /// Sets whether letters are tightened before the text is truncated. The value is stored; pictures aren't affected.
    @discardableResult
    public func allowsDefaultTighteningForTruncation(_ allows: Bool) -> Self {
        setting { $0.allowsDefaultTighteningForTruncation = allows }
    }

    /// Sets whether a pointer over truncated text shows the full text. The value is stored; pictures aren't affected.
    @discardableResult
    public func showsExpansionTextWhenTruncated(_ shows: Bool) -> Self {
        setting { $0.showsExpansionTextWhenTruncated = shows }
    }

    /// Sets whether text that is too long scrolls while a view that contains the label has the focus. The value is
    /// stored; pictures aren't affected.
    @discardableResult
    public func enablesMarqueeWhenAncestorFocused(_ enabled: Bool) -> Self {
        setting { $0.enablesMarqueeWhenAncestorFocused = enabled }
    }

    // MARK: Shrinking

    /// Shrinks the font of a single-line text to fit the label's width.
    @discardableResult
    public func sizeToFitWidth() -> Self { adjustsFontSizeToFitWidth(true) }

    /// Sets whether the font of a single-line text shrinks to fit the label's width.
    @discardableResult
    public func adjustsFontSizeToFitWidth(_ adjusts: Bool) -> Self {
        setting { $0.adjustsFontSizeToFitWidth = adjusts }
    }

    /// The minimum scale factor of the font, 0…1; 0, the default, stands for 0.1.
    @discardableResult
    public func minimumScale(_ factor: CGFloat) -> Self { setting { $0.minimumScaleFactor = factor } }

    /// Sets the vertical position of text whose font was reduced.
    @discardableResult
    public func baselineAdjustment(_ adjustment: UIBaselineAdjustment) -> Self {
        setting { $0.baselineAdjustment = adjustment }
    }

    // MARK: Style

    /// The font of the whole text; the system font at 17 points by default.
    @discardableResult
    public func font(_ font: UIFont) -> Self { setting { $0.font = font } }

    /// The color of the whole text; `.label` by default.
    @discardableResult
    public func textColor(_ color: UIColor) -> Self { setting { $0.textColor = color } }

    /// The color of the whole text: another name for ``textColor(_:)``.
    @discardableResult
    public func foregroundColor(_ color: UIColor) -> Self { textColor(color) }

    /// The color of the text while the label is highlighted; nil for the normal color.
    @discardableResult
    public func highlightedTextColor(_ color: UIColor?) -> Self { setting { $0.highlightedTextColor = color } }

    /// The color of the text's shadow; nil for none.
    @discardableResult
    public func shadowColor(_ color: UIColor?) -> Self { setting { $0.shadowColor = color } }

    /// Sets the offset of the text's shadow, in points; positive y points downward.
    @discardableResult
    public func shadowOffset(_ offset: CGSize) -> Self { setting { $0.shadowOffset = offset } }

    /// Sets whether the label is enabled; otherwise its text is dimmed.
    @discardableResult
    public func enabled(_ enabled: Bool) -> Self { setting { $0.isEnabled = enabled } }

    /// Sets whether the label is highlighted, so that the text has its highlighted color.
    @discardableResult
    public func highlighted(_ highlighted: Bool) -> Self { setting { $0.isHighlighted = highlighted } }

    /// Sets whether a font of a text style follows the preferred text size.
    @discardableResult
    public func adjustsFontForContentSizeCategory(_ adjusts: Bool) -> Self {
        setting { $0.adjustsFontForContentSizeCategory = adjusts }
    }

    // MARK: Text

    /// Creates a label with a text; nil for none.
    public convenience init(_ text: String?) {
        self.init(frame: .zero)
        self.text = text
    }

    /// Creates a label with an attributed text; nil for none.
    @_disfavoredOverload
    public convenience init(_ attributedText: NSAttributedString?) {
        self.init(frame: .zero)
        self.attributedText = attributedText
    }

    /// Creates a label with an attributed text; nil for none.
    ///
    /// ```swift
    /// var price = AttributedString("9.90")
    /// price.font = .bold(20)
    /// let label = UILabel(price)
    /// ```
    @_disfavoredOverload
    public convenience init(_ attributedString: AttributedString?) {
        self.init(frame: .zero)
        self.attributedText = attributedString.map { NSAttributedString($0) }
    }

    /// The text, in one font and color. Previous attributes are dropped.
    @discardableResult
    public func text(_ text: String?) -> Self { setting { $0.text = text } }

    /// The attributed text; missing attributes are the label's.
    @discardableResult
    public func attributedText(_ text: NSAttributedString?) -> Self { setting { $0.attributedText = text } }

    /// The attributed text; missing attributes are the label's.
    @discardableResult
    public func attributedString(_ string: AttributedString?) -> Self {
        attributedText = string.map { NSAttributedString($0) }
        return self
    }
}
