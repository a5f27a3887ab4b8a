import Foundation
import SwiftlyUI
import Testing

private let words = "The quick brown fox jumps over the lazy dog"
private var red: [NSAttributedString.Key: Any] { [.foregroundColor: UIColor.red] }

private var rich: AttributedString {
    var text = AttributedString("rich")
    text.foregroundColor = .red
    return text
}

@MainActor private func highlightedLabel() -> UILabel {
    let label = UILabel("x")
    label.isHighlighted = true
    return label
}

extension FluentEffects {
    static let labels: [FluentEffect] = [
        .shown(
            "UILabel.init(_: String?)", UILabel(), { _ in UILabel("text") },
            like: { $0.text = "text" }),
        .shown(
            "UILabel.init(_: NSAttributedString?)", UILabel(),
            { _ in UILabel(NSAttributedString(string: "rich", attributes: red)) },
            like: { $0.attributedText = NSAttributedString(string: "rich", attributes: red) }),
        .shown(
            "UILabel.init(_: AttributedString?)", UILabel(), { _ in UILabel(rich) },
            like: { $0.attributedText = NSAttributedString(string: "rich", attributes: red) }),
        .shown(
            "UILabel.font(_:)", UILabel("x"), { $0.font(.bold(31)) },
            like: { $0.font = .systemFont(ofSize: 31, weight: .bold) }),
        .shown(
            "UILabel.textColor(_:)", UILabel("x"), { $0.textColor(.red) },
            like: { $0.textColor = .red }),
        .shown(
            "UILabel.foregroundColor(_:)", UILabel("x"), { $0.foregroundColor(.green) },
            like: { $0.textColor = .green }),
        .shown(
            "UILabel.numberOfLines(_:)", UILabel(words), { $0.numberOfLines(2) },
            like: { $0.numberOfLines = 2 }),
        .shown(
            "UILabel.text(_:)", UILabel("old"), { $0.text("new") },
            like: { $0.text = "new" }),
        .shown(
            "UILabel.attributedText(_:)", UILabel("old"),
            { $0.attributedText(NSAttributedString(string: "rich", attributes: red)) },
            like: { $0.attributedText = NSAttributedString(string: "rich", attributes: red) }),
        .shown(
            "UILabel.attributedString(_:)", UILabel("old"), { $0.attributedString(rich) },
            like: { $0.attributedText = NSAttributedString(string: "rich", attributes: red) }),
        .shown(
            "UILabel.alignment(_:)", UILabel("x"), { $0.alignment(.right) },
            like: { $0.textAlignment = .right }),
        .shown(
            "UILabel.textAlignment(_:)", UILabel("x"), { $0.textAlignment(.center) },
            like: { $0.textAlignment = .center }),
        .shown(
            "UILabel.lineBreak(_:)", UILabel(words), { $0.lineBreak(.byClipping) },
            like: { $0.lineBreakMode = .byClipping }),
        .shown(
            "UILabel.lineBreakMode(_:)", UILabel(words), { $0.lineBreakMode(.byTruncatingHead) },
            like: { $0.lineBreakMode = .byTruncatingHead }),
        .shown(
            "UILabel.highlightedTextColor(_:)", highlightedLabel(), { $0.highlightedTextColor(.blue) },
            like: { $0.highlightedTextColor = .blue }),
        .shown(
            "UILabel.shadowColor(_:)", UILabel("x"), { $0.shadowColor(.red) },
            like: { $0.shadowColor = .red }),
        .shown(
            "UILabel.shadowOffset(_:)", UILabel("x").shadowColor(.red),
            { $0.shadowOffset(CGSize(width: 2, height: 3)) },
            like: { $0.shadowOffset = CGSize(width: 2, height: 3) }),
        .shown(
            "UILabel.baselineAdjustment(_:)", UILabel(words).sizeToFitWidth(), { $0.baselineAdjustment(.none) },
            like: { $0.baselineAdjustment = .none }),
        .init("UILabel.preferredMaxLayoutWidth(_:)") {
            let wrapped = UILabel(words).numberOfLines(0)
            let line = wrapped.intrinsicContentSize.height
            return wrapped.preferredMaxLayoutWidth(70).intrinsicContentSize.height >= 2 * line
        },
        .shown(
            "UILabel.enabled(_:)", UILabel("x"), { $0.enabled(false) },
            like: { $0.isEnabled = false }),
        .shown(
            "UILabel.highlighted(_:)", UILabel("x").highlightedTextColor(.blue), { $0.highlighted(true) },
            like: { $0.isHighlighted = true }),
        .shown(
            "UILabel.sizeToFitWidth()", UILabel(words), { $0.sizeToFitWidth() },
            like: { $0.adjustsFontSizeToFitWidth = true }),
        .shown(
            "UILabel.adjustsFontSizeToFitWidth(_:)", UILabel(words), { $0.adjustsFontSizeToFitWidth(true) },
            like: { $0.adjustsFontSizeToFitWidth = true }),
        .shown(
            "UILabel.minimumScale(_:)", UILabel(words).sizeToFitWidth(), { $0.minimumScale(0.8) },
            like: { $0.minimumScaleFactor = 0.8 }),
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
