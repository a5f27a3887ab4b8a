import BuilderUIKit
import Foundation

extension UILabel {
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
}
