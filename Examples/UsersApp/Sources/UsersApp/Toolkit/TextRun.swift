import UIKit

/// A run of text with its font, color and paragraph style, to be joined with others.
struct TextRun {

    let text: String
    var font: UIFont = .preferredFont(forTextStyle: .body)
    var color: UIColor = .label
    var alignment: NSTextAlignment = .natural
    var lineBreak: NSLineBreakMode = .byWordWrapping
    var lineSpacing: CGFloat = 0

    var attributed: NSAttributedString {
        NSAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph])
    }

    static func joined(_ runs: [TextRun]) -> NSAttributedString {
        runs.reduce(into: NSMutableAttributedString()) { result, run in result.append(run.attributed) }
    }

    private var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(.default)
        style.alignment = alignment
        style.lineBreakMode = lineBreak
        style.lineSpacing = lineSpacing
        return style
    }

}

extension UILabel {
    /// Limits the label to one line, whose font shrinks to fit.
    func fitOneLine(_ alignment: UIBaselineAdjustment = .alignCenters) {
        numberOfLines = 1
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.7
        baselineAdjustment = alignment
    }
}
