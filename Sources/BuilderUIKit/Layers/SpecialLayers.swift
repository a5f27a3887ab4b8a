import Foundation

/// A layer that draws text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    open override class func _make() -> CALayer { CATextLayer() }

    /// The text: a `String` or an `NSAttributedString`.
    open var string: Any?
    /// The font of a `String`: a `UIFont`, a font of Core Text, or a name; nil for Helvetica.
    open var font: AnyObject?
    /// The size of the font of a `String`, in points.
    open var fontSize: CGFloat = 36
    /// The color of a `String`.
    open var foregroundColor: CGColor? = CGColor(.white)
    /// A Boolean value that indicates whether lines are wrapped.
    open var isWrapped = false
    /// The end of lines that are too long.
    open var truncationMode: CATextLayerTruncationMode = .none
    /// The alignment of lines.
    open var alignmentMode: CATextLayerAlignmentMode = .natural
    /// A Boolean value that indicates whether subpixels are used; without effect.
    open var allowsFontSubpixelQuantization = false

    private var text: NSAttributedString? {
        if let string = string as? NSAttributedString { return string }
        guard let string = string as? String else { return nil }
        let style = NSMutableParagraphStyle()
        let alignments: [CATextLayerAlignmentMode: NSTextAlignment] = [
            .left: .left, .right: .right, .center: .center, .justified: .justified,
        ]
        style.alignment = alignments[alignmentMode] ?? .natural
        let breaks: [CATextLayerTruncationMode: NSLineBreakMode] = [
            .start: .byTruncatingHead, .middle: .byTruncatingMiddle, .end: .byTruncatingTail,
        ]
        style.lineBreakMode = breaks[truncationMode] ?? (isWrapped ? .byWordWrapping : .byClipping)
        let name = font as? NSString as String?
        let usedFont =
            (font as? UIFont)?.withSize(fontSize) ?? name.flatMap { UIFont(name: $0, size: fontSize) }
            ?? UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
        return NSAttributedString(
            string: string,
            attributes: [
                .font: usedFont, .paragraphStyle: style,
                .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear,
            ])
    }

    open override func draw(in context: CGContext) {
        guard let text else { return }
        UIGraphicsPushContext(context)
        text.draw(with: bounds, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        UIGraphicsPopContext()
    }
}

/// A layer whose sublayers keep their depth, by which they are drawn from back to front; there is no perspective here.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    open override class func _make() -> CALayer { CATransformLayer() }
}

/// A layer that scrolls its sublayers.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    open override class func _make() -> CALayer { CAScrollLayer() }

    /// Scrolls to a point.
    open func scroll(to p: CGPoint) { bounds.origin = p }
    /// Scrolls until a rectangle is visible.
    open func scroll(to r: CGRect) { bounds.origin = r.origin }
}

/// A layer that draws its content in parts; it is drawn at once.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    open override class func _make() -> CALayer { CATiledLayer() }

    /// The duration in which parts appear, in seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
    /// The number of levels of detail.
    open var levelsOfDetail = 1
    /// The number of larger levels of detail.
    open var levelsOfDetailBias = 0
    /// The size of a part, in pixels.
    open var tileSize = CGSize(width: 256, height: 256)
}
