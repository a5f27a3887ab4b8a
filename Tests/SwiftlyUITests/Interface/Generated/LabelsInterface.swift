// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let labelsLines = [
        #"final class Label: UILabel"#,
        #"func drawText(in rect: CGRect)"#,
        #"var intrinsicContentSize: CGSize"#,
        #"extension UILabel"#,
        #"init(_ text: String?)"#,
        #"init(_ attributedText: NSAttributedString?)"#,
        #"init(_ attributedString: AttributedString?)"#,
        #"func font(_ font: UIFont) -> Self"#,
        #"func textColor(_ color: UIColor) -> Self"#,
        #"func foregroundColor(_ color: UIColor) -> Self"#,
        #"func numberOfLines(_ lines: Int) -> Self"#,
        #"func text(_ text: String?) -> Self"#,
        #"func attributedText(_ text: NSAttributedString?) -> Self"#,
        #"func attributedString(_ string: AttributedString?) -> Self"#,
        #"func alignment(_ alignment: NSTextAlignment) -> Self"#,
        #"func textAlignment(_ alignment: NSTextAlignment) -> Self"#,
        #"func lineBreak(_ mode: NSLineBreakMode) -> Self"#,
        #"func lineBreakMode(_ mode: NSLineBreakMode) -> Self"#,
        #"func highlightedTextColor(_ color: UIColor?) -> Self"#,
        #"func shadowColor(_ color: UIColor?) -> Self"#,
        #"func shadowOffset(_ offset: CGSize) -> Self"#,
        #"func baselineAdjustment(_ adjustment: UIBaselineAdjustment) -> Self"#,
        #"func preferredMaxLayoutWidth(_ width: CGFloat) -> Self"#,
        #"func allowsDefaultTighteningForTruncation(_ allows: Bool) -> Self"#,
        #"func enabled(_ enabled: Bool) -> Self"#,
        #"func highlighted(_ highlighted: Bool) -> Self"#,
        #"func sizeToFitWidth() -> Self"#,
        #"func adjustsFontSizeToFitWidth(_ adjusts: Bool) -> Self"#,
        #"func minimumScale(_ factor: CGFloat) -> Self"#,
        #"func adjustsFontForContentSizeCategory(_ adjusts: Bool) -> Self"#,
        #"func lineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) -> Self"#,
        #"func showsExpansionTextWhenTruncated(_ shows: Bool) -> Self"#,
        #"func enablesMarqueeWhenAncestorFocused(_ enabled: Bool) -> Self"#,
        #"func lineSpacing(_ spacing: CGFloat, wordSpacing: CGFloat = 0) -> Self"#,
    ]
}

extension Label {
    @MainActor static func interface357() {
        let _: UILabel.Type = Self.self
    }

    @MainActor func interface358(in rect: CGRect) {
        self.drawText(in: rect)
    }

    @MainActor func interface359() {
        var value = self.intrinsicContentSize
        prove(&value, Same<CGSize>())
    }
}

extension UILabel {
    @MainActor static func interface360() {
        _ = Self.self
    }

    @MainActor static func interface361(_ text: String?) {
        var result = UILabel(text)
        prove(&result, Same<UILabel>())
    }

    @MainActor static func interface362(_ attributedText: NSAttributedString?) {
        var result = UILabel(attributedText)
        prove(&result, Same<UILabel>())
    }

    @MainActor static func interface363(_ attributedString: AttributedString?) {
        var result = UILabel(attributedString)
        prove(&result, Same<UILabel>())
    }

    @MainActor func interface364(_ font: UIFont) -> Self {
        var result = self.font(font)
        prove(&result, Same<Self>())
        self.font(font)
        return result
    }

    @MainActor func interface365(_ color: UIColor) -> Self {
        var result = self.textColor(color)
        prove(&result, Same<Self>())
        self.textColor(color)
        return result
    }

    @MainActor func interface366(_ color: UIColor) -> Self {
        var result = self.foregroundColor(color)
        prove(&result, Same<Self>())
        self.foregroundColor(color)
        return result
    }

    @MainActor func interface367(_ lines: Int) -> Self {
        var result = self.numberOfLines(lines)
        prove(&result, Same<Self>())
        self.numberOfLines(lines)
        return result
    }

    @MainActor func interface368(_ text: String?) -> Self {
        var result = self.text(text)
        prove(&result, Same<Self>())
        self.text(text)
        return result
    }

    @MainActor func interface369(_ text: NSAttributedString?) -> Self {
        var result = self.attributedText(text)
        prove(&result, Same<Self>())
        self.attributedText(text)
        return result
    }

    @MainActor func interface370(_ string: AttributedString?) -> Self {
        var result = self.attributedString(string)
        prove(&result, Same<Self>())
        self.attributedString(string)
        return result
    }

    @MainActor func interface371(_ alignment: NSTextAlignment) -> Self {
        var result = self.alignment(alignment)
        prove(&result, Same<Self>())
        self.alignment(alignment)
        return result
    }

    @MainActor func interface372(_ alignment: NSTextAlignment) -> Self {
        var result = self.textAlignment(alignment)
        prove(&result, Same<Self>())
        self.textAlignment(alignment)
        return result
    }

    @MainActor func interface373(_ mode: NSLineBreakMode) -> Self {
        var result = self.lineBreak(mode)
        prove(&result, Same<Self>())
        self.lineBreak(mode)
        return result
    }

    @MainActor func interface374(_ mode: NSLineBreakMode) -> Self {
        var result = self.lineBreakMode(mode)
        prove(&result, Same<Self>())
        self.lineBreakMode(mode)
        return result
    }

    @MainActor func interface375(_ color: UIColor?) -> Self {
        var result = self.highlightedTextColor(color)
        prove(&result, Same<Self>())
        self.highlightedTextColor(color)
        return result
    }

    @MainActor func interface376(_ color: UIColor?) -> Self {
        var result = self.shadowColor(color)
        prove(&result, Same<Self>())
        self.shadowColor(color)
        return result
    }

    @MainActor func interface377(_ offset: CGSize) -> Self {
        var result = self.shadowOffset(offset)
        prove(&result, Same<Self>())
        self.shadowOffset(offset)
        return result
    }

    @MainActor func interface378(_ adjustment: UIBaselineAdjustment) -> Self {
        var result = self.baselineAdjustment(adjustment)
        prove(&result, Same<Self>())
        self.baselineAdjustment(adjustment)
        return result
    }

    @MainActor func interface379(_ width: CGFloat) -> Self {
        var result = self.preferredMaxLayoutWidth(width)
        prove(&result, Same<Self>())
        self.preferredMaxLayoutWidth(width)
        return result
    }

    @MainActor func interface380(_ allows: Bool) -> Self {
        var result = self.allowsDefaultTighteningForTruncation(allows)
        prove(&result, Same<Self>())
        self.allowsDefaultTighteningForTruncation(allows)
        return result
    }

    @MainActor func interface381(_ enabled: Bool) -> Self {
        var result = self.enabled(enabled)
        prove(&result, Same<Self>())
        self.enabled(enabled)
        return result
    }

    @MainActor func interface382(_ highlighted: Bool) -> Self {
        var result = self.highlighted(highlighted)
        prove(&result, Same<Self>())
        self.highlighted(highlighted)
        return result
    }

    @MainActor func interface383() -> Self {
        var result = self.sizeToFitWidth()
        prove(&result, Same<Self>())
        self.sizeToFitWidth()
        return result
    }

    @MainActor func interface384(_ adjusts: Bool) -> Self {
        var result = self.adjustsFontSizeToFitWidth(adjusts)
        prove(&result, Same<Self>())
        self.adjustsFontSizeToFitWidth(adjusts)
        return result
    }

    @MainActor func interface385(_ factor: CGFloat) -> Self {
        var result = self.minimumScale(factor)
        prove(&result, Same<Self>())
        self.minimumScale(factor)
        return result
    }

    @MainActor func interface386(_ adjusts: Bool) -> Self {
        var result = self.adjustsFontForContentSizeCategory(adjusts)
        prove(&result, Same<Self>())
        self.adjustsFontForContentSizeCategory(adjusts)
        return result
    }

    @MainActor func interface387(_ strategy: NSParagraphStyle.LineBreakStrategy) -> Self {
        var result = self.lineBreakStrategy(strategy)
        prove(&result, Same<Self>())
        self.lineBreakStrategy(strategy)
        return result
    }

    @MainActor func interface388(_ shows: Bool) -> Self {
        var result = self.showsExpansionTextWhenTruncated(shows)
        prove(&result, Same<Self>())
        self.showsExpansionTextWhenTruncated(shows)
        return result
    }

    @MainActor func interface389(_ enabled: Bool) -> Self {
        var result = self.enablesMarqueeWhenAncestorFocused(enabled)
        prove(&result, Same<Self>())
        self.enablesMarqueeWhenAncestorFocused(enabled)
        return result
    }

    @MainActor func interface390(_ spacing: CGFloat, wordSpacing: CGFloat) -> Self {
        var result = self.lineSpacing(spacing, wordSpacing: wordSpacing)
        prove(&result, Same<Self>())
        _ = self.lineSpacing(spacing)
        self.lineSpacing(spacing, wordSpacing: wordSpacing)
        return result
    }
}
