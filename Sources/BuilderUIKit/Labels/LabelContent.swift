import Foundation
import Render

/// The content of a label and its attributes.
@MainActor
struct LabelContent {
    var plain: String?
    var attributed: NSAttributedString?
    var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
    var color: UIColor = .label
    var alignment: NSTextAlignment = .natural
    var lineBreak: NSLineBreakMode = .byTruncatingTail

    /// The attributes of links, over attributes of their own.
    var linkAttributes: [NSAttributedString.Key: Any] = [:]

    /// The text with attributes as it is drawn.
    var drawn: NSAttributedString? {
        guard let attributed, !linkAttributes.isEmpty else { return attributed }
        let text = NSMutableAttributedString(attributedString: attributed)
        let whole = NSRange(location: 0, length: text.length)
        attributed.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
            if value != nil { text.addAttributes(linkAttributes, range: range) }
        }
        return text
    }

    var isEmpty: Bool { (attributed?.length ?? plain?.utf16.count ?? 0) == 0 }

    var paragraph: ParagraphFormat {
        var format = ParagraphFormat()
        format.alignment = ParagraphFormat.Alignment(alignment)
        format.lineBreak = ParagraphFormat.LineBreak(lineBreak)
        return format
    }

    /// Setting the label's font or color rewrites the whole attributed text.
    mutating func rewriteAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        guard let attributed else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        text.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
        self.attributed = text
    }

    mutating func rewriteParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributed else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        let whole = NSRange(location: 0, length: text.length)
        var styles: [(NSRange, NSMutableParagraphStyle)] = []
        text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let present = value as? NSParagraphStyle { style.setParagraphStyle(present) }
            change(style)
            styles.append((range, style))
        }
        for (range, style) in styles { text.addAttribute(.paragraphStyle, value: style, range: range) }
        self.attributed = text
    }
}

/// The treatment of the baseline when a label shrinks its text.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}
