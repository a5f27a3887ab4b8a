import Foundation
import Render

extension NSString {
    /// Returns the size of the text without a limit on its width, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }

    /// Returns the rectangle that the text requires within `size`, in points and not rounded. 0 and lengths of
    /// 10,000,000 or more stand for no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }

    /// Draws the text in the current context with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    /// Draws the text in the current context, wrapped to the rectangle's width and clipped to the rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    /// Draws the text in the current context.
    ///
    /// Without `usesLineFragmentOrigin`, the rectangle's origin is the left end of the baseline.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) { attributed(attributes).draw(with: rect, options: options, context: context) }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(self.substring(from: 0)), attributes: attributes)
    }
}

// On iOS a Swift string has the methods of `NSString`.
extension String {
    /// Returns the size of the text without a limit on its width, in points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    /// Returns the rectangle that the text requires within `size`, in points and not rounded. 0 and lengths of
    /// 10,000,000 or more stand for no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text in the current context with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in the current context, wrapped to the rectangle's width and clipped to the rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text in the current context.
    ///
    /// Without `usesLineFragmentOrigin`, the rectangle's origin is the left end of the baseline.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) { NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context) }
}

extension NSAttributedString {
    /// Returns the size of the text without a limit on its width, in points, not rounded.
    public func size() -> CGSize {
        var text = StringDrawing.text(self, traits: .current)
        text.apply([])
        return ParagraphTypesetter.shared.size(of: text, limits: TextLimits())
    }

    /// Returns the rectangle that the text requires within `size`, in points and not rounded. 0 and lengths of
    /// 10,000,000 or more stand for no limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { StringDrawing.boundingRect(self, size: size, options: options, context: context) }

    /// Draws the text in the current context with its top left corner at a point.
    public func draw(at point: CGPoint) {
        StringDrawing.draw(
            self, in: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context, wrapped to the rectangle's width and clipped to the rectangle.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        StringDrawing.draw(self, in: rect, options: .usesLineFragmentOrigin, context: nil)
        context.restoreGState()
    }

    /// Draws the text in the current context.
    ///
    /// Without `usesLineFragmentOrigin`, the rectangle's origin is the left end of the baseline.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        var destination = rect
        if !options.contains(.usesLineFragmentOrigin) {
            destination.origin.y += boundingRect(with: rect.size, options: options, context: nil).minY
        }
        StringDrawing.draw(self, in: destination, options: options, context: context)
    }
}

/// The parameters and results of measuring and drawing text.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor that text may be scaled down by, 0…1; 0 and 1 disable scaling.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that was applied.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text required, in points.
    open internal(set) var totalBounds = CGRect.zero
}

/// Measures and draws attributed strings with the text engine.
enum StringDrawing {
    static func text(_ string: NSAttributedString, traits: UITraitCollection) -> AttributedText {
        var paragraph = ParagraphFormat()
        paragraph.lineBreak = .wordWrapping
        return AttributedText(
            string, defaultFont: .unspecifiedText, defaultColor: .black, defaultParagraph: paragraph, traits: traits)
    }

    /// Returns the limits of text in `size`; without `usesLineFragmentOrigin`, the text is limited to one line.
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
        text.apply(options)
        let limits = limits(size, options: options, context: context, traits: traits)
        let measured = ParagraphTypesetter.shared.size(of: text, limits: limits)
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
        guard let canvas = UIGraphicsGetCurrentContext() else { return }
        let limits = limits(rect.size, options: options, context: context, traits: canvas.traits)
        draw(string, at: rect.origin, limits: limits, options: options, in: canvas)
    }

    /// Draws a paragraph in one line of a rectangle's width, at its top, and returns the line's height in points.
    static func drawLine(_ string: NSAttributedString, in rect: CGRect) -> CGFloat {
        guard let canvas = UIGraphicsGetCurrentContext() else { return 0 }
        let limits = lineLimits(width: rect.width, traits: canvas.traits)
        return draw(string, at: rect.origin, limits: limits, options: .usesFontLeading, in: canvas)
    }

    /// Returns the limits of a paragraph in one line.
    static func lineLimits(width: CGFloat, traits: UITraitCollection) -> TextLimits {
        TextLimits(width: Double(width), lines: 1, isRightToLeft: traits.layoutDirection == .rightToLeft)
    }

    /// Returns the layout in which a text is drawn.
    static func layout(
        _ string: NSAttributedString, limits: TextLimits, options: NSStringDrawingOptions, traits: UITraitCollection
    ) -> ParagraphLayout {
        var text = text(string, traits: traits)
        text.apply(options)
        return ParagraphTypesetter.shared.layout(text, limits: limits)
    }

    /// Returns the height of the drawn text, in points.
    @discardableResult
    private static func draw(
        _ string: NSAttributedString, at origin: CGPoint, limits: TextLimits, options: NSStringDrawingOptions,
        in canvas: CGContext
    ) -> CGFloat {
        guard string.length > 0 else { return 0 }
        let layout = layout(string, limits: limits, options: options, traits: canvas.traits)
        canvas.report(layout.warnings.map(ViewWarning.other))
        if !layout.missingGlyphs.isEmpty {
            canvas.report([
                .missingGlyphs(MissingText(view: "drawn text", text: string.string, glyphs: layout.missingGlyphs))
            ])
        }
        let contents = layout.lines.flatMap(\.contents)
        let area = CGRect(
            origin: .zero,
            size: CGSize(
                width: limits.width.isFinite ? CGFloat(limits.width) : layout.size.width, height: layout.size.height))
        canvas.saveGState()
        canvas.translateBy(x: origin.x, y: origin.y)
        canvas.draw(contents, in: area)
        canvas.restoreGState()
        return layout.size.height
    }
}

extension AttributedText {
    /// Removes leading that isn't used, and makes wrapping paragraphs end with an ellipsis after the last line that
    /// fits where that is requested.
    fileprivate mutating func apply(_ options: NSStringDrawingOptions) {
        for index in runs.indices {
            if !options.contains(.usesFontLeading) { runs[index].attributes.font.styleLeading = 0 }
            if options.contains(.truncatesLastVisibleLine), runs[index].attributes.paragraph.lineBreak == .wordWrapping
            {
                runs[index].attributes.paragraph.lineBreak = .truncatingTail
            }
        }
    }

    /// The descent of the first font, as a positive length in points.
    fileprivate var firstDescender: CGFloat { runs.first.map { -CGFloat($0.attributes.font.descender) } ?? 0 }
}
