import Foundation

/// A layer that draws text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`.
    open var string: Any?
    /// The font of a `String`: a `UIFont`, a font of Core Text, or a name; nil for Helvetica.
    open var font: AnyObject?
    /// The size of the font of a `String`, in points.
    open var fontSize: CGFloat = 36
    /// The color of a `String`.
    open var foregroundColor: CGColor? = CGColor(.white)
    /// A Boolean value that indicates whether lines are wrapped to fit the bounds; false by default.
    open var isWrapped = false
    /// The part that an ellipsis replaces where the text doesn't fit: in a line, or, in wrapped text, at the end of the
    /// last line with room. By default there is none, and the text is clipped.
    open var truncationMode: CATextLayerTruncationMode = .none
    /// The alignment of lines.
    open var alignmentMode: CATextLayerAlignmentMode = .natural
    /// A Boolean value that indicates whether subpixels are used; without effect.
    open var allowsFontSubpixelQuantization = false

    private static let alignments: [CATextLayerAlignmentMode: NSTextAlignment] = [
        .left: .left, .right: .right, .center: .center, .justified: .justified,
    ]
    private static let truncations: [CATextLayerTruncationMode: NSLineBreakMode] = [
        .start: .byTruncatingHead, .middle: .byTruncatingMiddle, .end: .byTruncatingTail,
    ]

    private var text: NSAttributedString? {
        if let string = string as? NSAttributedString { return string }
        guard let string = string as? String else { return nil }
        let name = font as? NSString as String?
        let usedFont =
            (font as? UIFont)?.withSize(fontSize) ?? name.flatMap { UIFont(name: $0, size: fontSize) }
            ?? UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
        return NSAttributedString(
            string: string,
            attributes: [.font: usedFont, .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear])
    }

    /// Returns the text with the layer's alignment and truncation, which an attributed string has, too.
    private func formatted(_ text: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: text.length)
        let mode = Self.truncations[truncationMode] ?? (isWrapped ? .byWordWrapping : .byClipping)
        text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let own = value as? NSParagraphStyle { style.setParagraphStyle(own) }
            if let alignment = Self.alignments[alignmentMode] { style.alignment = alignment }
            style.lineBreakMode = mode
            result.addAttribute(.paragraphStyle, value: style, range: range)
        }
        return result
    }

    open override func draw(in context: CGContext) {
        guard let text = text.map(formatted) else { return }
        UIGraphicsPushContext(context)
        if isWrapped {
            text.draw(with: bounds, options: wrappingOptions, context: nil)
        } else {
            visitParagraphs(of: text) { StringDrawing.drawLine($0, in: $1) }
        }
        UIGraphicsPopContext()
    }

    private var wrappingOptions: NSStringDrawingOptions {
        var options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
        if truncationMode != .none { options.insert(.truncatesLastVisibleLine) }
        return options
    }

    /// Visits each paragraph that has room, with the rectangle that its line begins in; `height` returns the line's.
    private func visitParagraphs(of text: NSAttributedString, height: (NSAttributedString, CGRect) -> CGFloat) {
        let string = text.string as NSString
        var (next, y) = (0, bounds.minY)
        while next < string.length, y < bounds.maxY {
            let range = string.paragraphRange(for: NSRange(location: next, length: 0))
            let rect = CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0)
            y += height(text.attributedSubstring(from: range), rect)
            next = NSMaxRange(range)
        }
    }

    /// The characters; nil without text.
    var plainText: String? { text?.string }

    /// Returns the text as the layer draws it; nil without text. Its rectangle may reach beyond the bounds.
    ///
    /// - Parameter clip: The part of the layer that is displayed, in its coordinates.
    func shownText(in clip: CGRect, traits: UITraitCollection) -> ShownText? {
        guard let text = text.map(formatted) else { return nil }
        var shown = ShownText()
        if isWrapped {
            let limits = StringDrawing.limits(bounds.size, options: wrappingOptions, context: nil, traits: traits)
            let layout = StringDrawing.layout(text, limits: limits, options: wrappingOptions, traits: traits)
            shown.add(layout, of: text.string, in: bounds, clip: clip)
        } else {
            let limits = StringDrawing.lineLimits(width: bounds.width, traits: traits)
            visitParagraphs(of: text) { paragraph, rect in
                let layout = StringDrawing.layout(paragraph, limits: limits, options: .usesFontLeading, traits: traits)
                shown.add(layout, of: paragraph.string, in: rect, clip: clip)
                return layout.size.height
            }
        }
        return shown.ink.isNull ? nil : shown
    }
}

/// A layer whose sublayers keep their depth, by which they are drawn from back to front.
///
/// Planes that cross each other are cut where they do. A nested transform layer that a view owns is ordered as a whole,
/// by the plane of its bounds, and isn't cut.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    override var keepsDepth: Bool { true }
}

/// A layer that scrolls its sublayers.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    /// The directions in which the layer scrolls.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Scrolls to a point, in the directions of the mode.
    open func scroll(to p: CGPoint) {
        if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
    }
    /// Scrolls until a rectangle is visible.
    open func scroll(to r: CGRect) { scroll(to: r.origin) }
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No direction.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Downward and upward.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// To the sides.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// All directions.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that draws its content in parts; it is drawn at once.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    /// The duration in which parts appear, in seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
    /// The number of levels of detail.
    open var levelsOfDetail = 1
    /// The number of larger levels of detail.
    open var levelsOfDetailBias = 0
    /// The size of a part, in pixels.
    open var tileSize = CGSize(width: 256, height: 256)
}
