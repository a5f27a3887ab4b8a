import UIKit

/// Text with its font, color and paragraph, to be joined with other text.
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
    /// One line that becomes smaller where there is no room.
    func fitOneLine(_ alignment: UIBaselineAdjustment = .alignCenters) {
        numberOfLines = 1
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.7
        baselineAdjustment = alignment
    }
}
