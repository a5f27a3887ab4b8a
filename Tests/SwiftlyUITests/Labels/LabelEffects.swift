import Foundation
import SwiftlyUI
import Testing

extension FluentEffects {
    static let labels: [FluentEffect] = [
        .init("UILabel.init(_: String?)") { UILabel("text").text == "text" && UILabel(nil).text == nil },
        .init("UILabel.init(_: NSAttributedString?)") {
            UILabel(NSAttributedString(string: "rich")).attributedText?.string == "rich"
        },
        .init("UILabel.init(_: AttributedString?)") {
            var text = AttributedString("rich")
            text.foregroundColor = .red
            let drawn = UILabel(text).attributedText
            return drawn?.string == "rich"
                && drawn?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red
        },
        .init("UILabel.font(_:)") { UILabel("x").font(.bold(31)).font == .systemFont(ofSize: 31, weight: .bold) },
        .init("UILabel.textColor(_:)") { UILabel("x").textColor(.red).textColor == .red },
        .init("UILabel.foregroundColor(_:)") { UILabel("x").foregroundColor(.green).textColor == .green },
        .init("UILabel.numberOfLines(_:)") { UILabel().numberOfLines(3).numberOfLines == 3 },
        .init("UILabel.text(_:)") {
            UILabel().text("new").text == "new" && UILabel("old").text(nil).text == nil
        },
        .init("UILabel.attributedText(_:)") {
            let text = NSAttributedString(string: "rich", attributes: [.kern: 3])
            return UILabel("old").attributedText(text).attributedText == text
        },
        .init("UILabel.attributedString(_:)") {
            var text = AttributedString("rich")
            text.kern = 4
            let label = UILabel("old").attributedString(text)
            return label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 4
                && label.attributedString(nil).text == nil
        },
        .init("UILabel.alignment(_:)") { UILabel().alignment(.right).textAlignment == .right },
        .init("UILabel.textAlignment(_:)") { UILabel().textAlignment(.center).textAlignment == .center },
        .init("UILabel.lineBreak(_:)") { UILabel().lineBreak(.byClipping).lineBreakMode == .byClipping },
        .init("UILabel.lineBreakMode(_:)") {
            UILabel().lineBreakMode(.byCharWrapping).lineBreakMode == .byCharWrapping
        },
        .init("UILabel.highlightedTextColor(_:)") {
            UILabel().highlightedTextColor(.blue).highlightedTextColor == .blue
        },
        .init("UILabel.shadowColor(_:)") { UILabel().shadowColor(.gray).shadowColor == .gray },
        .init("UILabel.shadowOffset(_:)") {
            UILabel().shadowOffset(CGSize(width: 2, height: 3)).shadowOffset == CGSize(width: 2, height: 3)
        },
        .init("UILabel.baselineAdjustment(_:)") {
            UILabel().baselineAdjustment(.alignCenters).baselineAdjustment == .alignCenters
        },
        .init("UILabel.preferredMaxLayoutWidth(_:)") {
            UILabel().preferredMaxLayoutWidth(70).preferredMaxLayoutWidth == 70
        },
        .init("UILabel.allowsDefaultTighteningForTruncation(_:)") {
            UILabel().allowsDefaultTighteningForTruncation(true).allowsDefaultTighteningForTruncation
        },
        .init("UILabel.enabled(_:)") { !UILabel().enabled(false).isEnabled },
        .init("UILabel.highlighted(_:)") { UILabel().highlighted(true).isHighlighted },
        .init("UILabel.sizeToFitWidth()") { UILabel().sizeToFitWidth().adjustsFontSizeToFitWidth },
        .init("UILabel.adjustsFontSizeToFitWidth(_:)") {
            UILabel().adjustsFontSizeToFitWidth(true).adjustsFontSizeToFitWidth
                && !UILabel().sizeToFitWidth().adjustsFontSizeToFitWidth(false).adjustsFontSizeToFitWidth
        },
        .init("UILabel.minimumScale(_:)") { UILabel().minimumScale(0.5).minimumScaleFactor == 0.5 },
        .init("UILabel.adjustsFontForContentSizeCategory(_:)") {
            UILabel().adjustsFontForContentSizeCategory(true).adjustsFontForContentSizeCategory
        },
        .init("UILabel.lineBreakStrategy(_:)") { UILabel().lineBreakStrategy(.pushOut).lineBreakStrategy == .pushOut },
        .init("UILabel.showsExpansionTextWhenTruncated(_:)") {
            UILabel().showsExpansionTextWhenTruncated(true).showsExpansionTextWhenTruncated
        },
        .init("UILabel.enablesMarqueeWhenAncestorFocused(_:)") {
            UILabel().enablesMarqueeWhenAncestorFocused(true).enablesMarqueeWhenAncestorFocused
        },
        .init("UILabel.lineSpacing(_:wordSpacing:)") {
            let plain = UILabel("a\nb").numberOfLines(0)
            let spaced = UILabel("a\nb").numberOfLines(0).lineSpacing(9, wordSpacing: 2)
            return spaced.intrinsicContentSize.height == plain.intrinsicContentSize.height + 9
                && spaced.intrinsicContentSize.width > plain.intrinsicContentSize.width
        },
        .init("Label.drawText(in:)") { try Ink.of(Label("ink")).left - Ink.of(UILabel("ink")).left == 8 },
        .init("Label.intrinsicContentSize") {
            let plain = UILabel("size").intrinsicContentSize
            return Label("size").intrinsicContentSize == CGSize(width: plain.width + 16, height: plain.height + 16)
        },
    ]
}
