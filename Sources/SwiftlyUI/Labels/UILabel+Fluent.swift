import BuilderUIKit
import Foundation

extension UILabel {
    // MARK: Line spacing

    /// Sets the text that is there with more room between its lines, and between its letters where `wordSpacing` is
    /// above 0; both in points.
    ///
    /// The text keeps the label's font, color, alignment and way of breaking lines, and loses the attributes that it
    /// had. It counts for the present text: call it after `text(_:)`, and again after another text. Without a text
    /// nothing happens, and a number that isn't finite is reported.
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

    /// The greatest number of lines: 1 at first, 0 for no limit.
    @discardableResult
    public func numberOfLines(_ lines: Int) -> Self { setting { $0.numberOfLines = lines } }

    /// The side that lines keep to; at first the one where reading begins.
    @discardableResult
    public func textAlignment(_ alignment: NSTextAlignment) -> Self { setting { $0.textAlignment = alignment } }

    /// The side that lines keep to: another name for ``textAlignment(_:)``.
    @discardableResult
    public func alignment(_ alignment: NSTextAlignment) -> Self { textAlignment(alignment) }

    /// Sets where lines break, and what becomes of text that is too long; at first its end gives way to “…”.
    @discardableResult
    public func lineBreakMode(_ mode: NSLineBreakMode) -> Self { setting { $0.lineBreakMode = mode } }

    /// Sets where lines break: another name for ``lineBreakMode(_:)``.
    @discardableResult
    public func lineBreak(_ mode: NSLineBreakMode) -> Self { lineBreakMode(mode) }

    /// Sets where lines may break to keep the last ones from being too short. Kept: it changes nothing in a picture.
    @discardableResult
    public func lineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) -> Self {
        setting { $0.lineBreakStrategy = strategy }
    }

    /// The width in points that lines wrap at; 0, as at first, leaves that to the layout.
    @discardableResult
    public func preferredMaxLayoutWidth(_ width: CGFloat) -> Self { setting { $0.preferredMaxLayoutWidth = width } }

    /// Sets whether letters may come closer together before a text is cut. Kept: it changes nothing in a picture.
    @discardableResult
    public func allowsDefaultTighteningForTruncation(_ allows: Bool) -> Self {
        setting { $0.allowsDefaultTighteningForTruncation = allows }
    }

    /// Sets whether a pointer that rests on cut text shows all of it. Kept: it changes nothing in a picture.
    @discardableResult
    public func showsExpansionTextWhenTruncated(_ shows: Bool) -> Self {
        setting { $0.showsExpansionTextWhenTruncated = shows }
    }

    /// Sets whether text that is too long scrolls while a view around the label has the focus. Kept: it changes nothing
    /// in a picture.
    @discardableResult
    public func enablesMarqueeWhenAncestorFocused(_ enabled: Bool) -> Self {
        setting { $0.enablesMarqueeWhenAncestorFocused = enabled }
    }

    // MARK: Shrinking

    /// Lets a text on one line become smaller until it fits the label's width.
    @discardableResult
    public func sizeToFitWidth() -> Self { adjustsFontSizeToFitWidth(true) }

    /// Sets whether a text on one line becomes smaller until it fits the label's width.
    @discardableResult
    public func adjustsFontSizeToFitWidth(_ adjusts: Bool) -> Self {
        setting { $0.adjustsFontSizeToFitWidth = adjusts }
    }

    /// The least factor, 0…1, that a text is made smaller by; 0, as at first, stands for 0.1.
    @discardableResult
    public func minimumScale(_ factor: CGFloat) -> Self { setting { $0.minimumScaleFactor = factor } }

    /// Sets where text stands that was made smaller.
    @discardableResult
    public func baselineAdjustment(_ adjustment: UIBaselineAdjustment) -> Self {
        setting { $0.baselineAdjustment = adjustment }
    }

    // MARK: Style

    /// The font of the whole text; at first the system font at 17 points.
    @discardableResult
    public func font(_ font: UIFont) -> Self { setting { $0.font = font } }

    /// The color of the whole text; at first `.label`.
    @discardableResult
    public func textColor(_ color: UIColor) -> Self { setting { $0.textColor = color } }

    /// The color of the whole text: another name for ``textColor(_:)``.
    @discardableResult
    public func foregroundColor(_ color: UIColor) -> Self { textColor(color) }

    /// The color of the text while the label is highlighted; nil for no other than usual.
    @discardableResult
    public func highlightedTextColor(_ color: UIColor?) -> Self { setting { $0.highlightedTextColor = color } }

    /// The color of a copy of the text behind it; nil for none.
    @discardableResult
    public func shadowColor(_ color: UIColor?) -> Self { setting { $0.shadowColor = color } }

    /// Sets where the copy of the text lies, in points from the text; y points down.
    @discardableResult
    public func shadowOffset(_ offset: CGSize) -> Self { setting { $0.shadowOffset = offset } }

    /// Sets whether the text has its own color; without, it is pale.
    @discardableResult
    public func enabled(_ enabled: Bool) -> Self { setting { $0.isEnabled = enabled } }

    /// Sets whether the text has its highlighted color.
    @discardableResult
    public func highlighted(_ highlighted: Bool) -> Self { setting { $0.isHighlighted = highlighted } }

    /// Sets whether a font that came from a text style follows the preferred text size.
    @discardableResult
    public func adjustsFontForContentSizeCategory(_ adjusts: Bool) -> Self {
        setting { $0.adjustsFontForContentSizeCategory = adjusts }
    }

    // MARK: Text

    /// A label with a text; nil leaves it empty.
    public convenience init(_ text: String?) {
        self.init(frame: .zero)
        self.text = text
    }

    /// A label with an attributed text; nil leaves it empty.
    @_disfavoredOverload
    public convenience init(_ attributedText: NSAttributedString?) {
        self.init(frame: .zero)
        self.attributedText = attributedText
    }

    /// A label with an attributed text; nil leaves it empty.
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

    /// The text, in one font and color. Attributes that were there are forgotten.
    @discardableResult
    public func text(_ text: String?) -> Self { setting { $0.text = text } }

    /// The text with its attributes; what it lacks comes from the label.
    @discardableResult
    public func attributedText(_ text: NSAttributedString?) -> Self { setting { $0.attributedText = text } }

    /// The text with its attributes; what it lacks comes from the label.
    @discardableResult
    public func attributedString(_ string: AttributedString?) -> Self {
        attributedText = string.map { NSAttributedString($0) }
        return self
    }
}
