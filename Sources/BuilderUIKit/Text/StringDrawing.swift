import Foundation
import Render

/// Measures and draws attributed strings with the text engine.
enum StringDrawing {
    /// The default font: the system font at 12 points.
    private static let font = UIFont.systemFont(ofSize: 12)

    static func text(_ string: NSAttributedString, traits: UITraitCollection) -> AttributedText {
        var paragraph = ParagraphFormat()
        paragraph.lineBreak = .wordWrapping
        return AttributedText(
            string, defaultFont: font, defaultColor: .black, defaultParagraph: paragraph, traits: traits)
    }

    /// Returns the limits of text in `size`: without `usesLineFragmentOrigin` it is one line.
    static func limits(
        _ size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?, traits: UITraitCollection
    ) -> TextLimits {
        func usable(_ length: CGFloat) -> Double {
            length > 0 && length.isFinite && length < 1e7 ? Double(length) : .infinity
        }
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let isCut = options.contains(.truncatesLastVisibleLine)
        let smallest = context.map { $0.minimumScaleFactor > 0 ? Double($0.minimumScaleFactor) : 1 } ?? 1
        return TextLimits(
            width: isBlock ? usable(size.width) : .infinity, height: isBlock && isCut ? usable(size.height) : .infinity,
            lines: isBlock ? 0 : 1, minimumScale: smallest, isRightToLeft: traits.layoutDirection == .rightToLeft)
    }

    static func boundingRect(
        _ string: NSAttributedString, size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let traits = UITraitCollection.current
        var text = text(string, traits: traits)
        if options.contains(.truncatesLastVisibleLine) { text.truncateTail() }
        let limits = limits(size, options: options, context: context, traits: traits)
        let measured = TextTypesetter.shared.size(of: text, limits: limits)
        // Without `usesLineFragmentOrigin`, the rectangle is relative to the baseline.
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : text.firstDescender - measured.height
        let rect = CGRect(x: 0, y: top, width: measured.width, height: measured.height)
        context?.totalBounds = rect
        return rect
    }

    /// Draws the text in the current context's coordinates, with its top left corner at the rectangle's.
    static func draw(
        _ string: NSAttributedString, in rect: CGRect, options: NSStringDrawingOptions,
        context: NSStringDrawingContext?
    ) {
        guard let canvas = UIGraphicsGetCurrentContext(), string.length > 0 else { return }
        var text = text(string, traits: canvas.traits)
        if options.contains(.truncatesLastVisibleLine) { text.truncateTail() }
        let limits = limits(rect.size, options: options, context: context, traits: canvas.traits)
        let layout = TextTypesetter.shared.layout(text, limits: limits)
        for warning in layout.warnings { WarningLog.current.add(.other(warning)) }
        let contents = layout.lines.flatMap(\.contents)
        let area = CGRect(
            origin: .zero,
            size: CGSize(
                width: limits.width.isFinite ? CGFloat(limits.width) : layout.size.width, height: layout.size.height))
        canvas.saveGState()
        canvas.translateBy(x: rect.minX, y: rect.minY)
        canvas.draw(contents, in: area)
        canvas.restoreGState()
    }
}

extension AttributedText {
    /// Makes wrapping paragraphs end with an ellipsis after the last line that fits.
    fileprivate mutating func truncateTail() {
        for index in runs.indices where runs[index].attributes.paragraph.lineBreak == .wordWrapping {
            runs[index].attributes.paragraph.lineBreak = .truncatingTail
        }
    }

    /// The descent of the first font, as a positive length in points.
    fileprivate var firstDescender: CGFloat { runs.first.map { -CGFloat($0.attributes.font.descender) } ?? 0 }
}
