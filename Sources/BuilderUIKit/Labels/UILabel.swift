import Foundation
import Render

/// A view that displays text on one line or several, vertically centered in its bounds.
@preconcurrency @MainActor
open class UILabel: UIView {
    override class var moduleClass: UIView.Type { UILabel.self }
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(
            isElement: true, label: text, traits: isEnabled ? .staticText : [.staticText, .notEnabled])
    }
    override var privateClassName: String? { button == nil ? nil : "UIButtonLabel" }
    /// The content. Defaults: the system font at 17 points, the label color, natural alignment, one line, truncated at
    /// its end.
    private(set) var content = LabelContent()
    /// The layouts of the current text.
    var layouts = LabelLayouts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    // MARK: Text

    /// A Boolean value that indicates whether `attributedText`, not `text`, was set last.
    var isRich: Bool { content.attributed != nil }

    /// The text without attributes. Setting it discards the attributes of `attributedText`.
    open var text: String? {
        get { content.plain ?? content.attributed?.string }
        set {
            guard newValue != content.plain || content.attributed != nil else { return }
            content.plain = newValue
            content.attributed = nil
            textDidChange()
        }
    }

    /// The text with attributes; missing ones default to the label's font, color and alignment.
    open var attributedText: NSAttributedString? {
        get {
            if let attributed = content.attributed { return attributed }
            guard let plain = content.plain else { return nil }
            return NSAttributedString(
                string: plain, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
        set {
            if let newValue, let present = content.attributed, present.isEqual(to: newValue) { return }
            content.attributed = newValue.map { NSAttributedString(attributedString: $0) }
            content.plain = nil
            if adjustsFontForContentSizeCategory { markTraits() }
            textDidChange()
        }
    }

    /// The font of text without a font of its own.
    open var font: UIFont! {
        get { content.font }
        set {
            let font: UIFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            // Equal fonts may follow the text size differently.
            guard font != content.font || adjustsFontForContentSizeCategory || content.attributed != nil else { return }
            content.font = font
            content.rewriteAttributes([.font: content.font])
            if adjustsFontForContentSizeCategory { markTraits() }
            textDidChange()
        }
    }

    /// The color of text without a color of its own.
    open var textColor: UIColor! {
        get { content.color }
        set {
            let color: UIColor = newValue ?? .label
            guard color != content.color || content.attributed != nil else { return }
            content.color = color
            content.rewriteAttributes([.foregroundColor: content.color])
            appearanceDidChange()
        }
    }

    /// The alignment of the lines.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            guard newValue != content.alignment || content.attributed != nil else { return }
            content.alignment = newValue
            content.rewriteParagraphs { $0.alignment = newValue }
            appearanceDidChange()
        }
    }

    /// The wrapping or truncation of the text.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreak }
        set {
            guard newValue != content.lineBreak || content.attributed != nil else { return }
            content.lineBreak = newValue
            content.rewriteParagraphs { $0.lineBreakMode = newValue }
            textDidChange()
        }
    }

    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 {
        didSet {
            guard numberOfLines != oldValue else { return }
            textDidChange()
            _takesPartInTextWidthDisambiguationDidChange()
        }
    }

    /// The maximum intrinsic width, in points; at 0, layout determines the width.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            if !isFinite([preferredMaxLayoutWidth], "preferredMaxLayoutWidth") { preferredMaxLayoutWidth = oldValue }
            if preferredMaxLayoutWidth != oldValue { textDidChange() }
        }
    }

    /// A Boolean value that indicates whether text that is too wide is drawn smaller, down to `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false { didSet { appearanceDidChange() } }
    /// The minimum factor by which `adjustsFontSizeToFitWidth` shrinks the text; 0 stands for 0.1.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            if !isFinite([minimumScaleFactor], "minimumScaleFactor") { minimumScaleFactor = oldValue }
            appearanceDidChange()
        }
    }
    /// The position of text that `adjustsFontSizeToFitWidth` has shrunk: on the original baseline, in the middle, or at
    /// the original top.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }
    /// A Boolean value that indicates whether letter spacing is tightened before text is truncated; stored without
    /// effect.
    open var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether fonts of text styles, and those scaled by `UIFontMetrics`, follow the
    /// text size.
    open var adjustsFontForContentSizeCategory = false { didSet { markTraits() } }

    override func textSizeMayHaveChanged() {
        if adjustsFontForContentSizeCategory, content.adjustFonts(to: traitCollection) { textDidChange() }
    }

    /// The strategy for breaking lines that avoids short last lines; stored without effect.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    /// A Boolean value that indicates whether a pointer that rests on truncated text shows all of it; stored without
    /// effect.
    open var showsExpansionTextWhenTruncated = false
    /// The vibrancy of the text over a material; stored without effect.
    open var preferredVibrancy = UILabelVibrancy.automatic
    /// A Boolean value that indicates whether text that is too long scrolls while an ancestor has the focus; stored
    /// without effect.
    open var enablesMarqueeWhenAncestorFocused = false

    /// The color of the text's shadow; nil for none.
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The offset of the text's shadow, in points; y points down.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            if !isFinite([shadowOffset.width, shadowOffset.height], "shadowOffset") { shadowOffset = oldValue }
            setNeedsDisplay()
        }
    }
    /// The color of highlighted text; nil for `textColor`.
    open var highlightedTextColor: UIColor? { didSet { appearanceDidChange() } }
    /// A Boolean value that indicates whether the label is highlighted.
    open var isHighlighted = false { didSet { appearanceDidChange() } }
    /// A Boolean value that indicates whether the label is enabled; a disabled label is drawn paler.
    open var isEnabled = true { didSet { appearanceDidChange() } }

    /// The insets around the text of a subclass, in points. Wrapping and baselines include them; the subclass adds them
    /// to its sizes, invalidates those, and draws inside the insets.
    package var textInsets: UIEdgeInsets = .zero { didSet { if textInsets != oldValue { setNeedsDisplay() } } }

    /// The attributes with which a text view draws links; they override the text's own. Nil for those of labels.
    var linkAttributes: [NSAttributedString.Key: Any]? {
        get { content.linkAttributes }
        set {
            content.linkAttributes = newValue
            textDidChange()
        }
    }

    /// The attributes with which a text view draws highlighted parts; they override the text's own.
    var highlightAttributes: [NSAttributedString.Key: Any] {
        get { content.highlightAttributes }
        set {
            content.highlightAttributes = newValue
            textDidChange()
        }
    }

    /// The detected data of a text view's text, which are drawn as links.
    var detectedLinks: [DetectedLink] {
        get { content.detectedLinks }
        set {
            guard newValue != content.detectedLinks else { return }
            content.detectedLinks = newValue
            textDidChange()
        }
    }

    /// The part of an edited text that an input method composes, with the attributes that override the text's own.
    var markedText: MarkedText? {
        get { content.markedText }
        set {
            guard newValue != nil || content.markedText != nil else { return setNeedsDisplay() }
            content.markedText = newValue
            textDidChange()
        }
    }

    /// The text with the attributes with which it is drawn.
    var drawnText: NSAttributedString { content.drawn ?? attributedText ?? NSAttributedString() }

    /// A Boolean value that indicates whether items of lists have markers, as in text views. A label itself draws none
    /// (not measured).
    var drawsListMarkers = false { didSet { if drawsListMarkers != oldValue { textDidChange() } } }

    /// Returns the text with spaces that depend on its lines; nil if it has none of those.
    func spaced(limits: TextLimits, _ text: () -> AttributedText) -> AttributedText? { nil }

    /// The areas that the lines leave out; nil for none, as in labels.
    var textExclusion: TextExclusion? { nil }

    /// The button whose title the label displays.
    var button: UIView? {
        get { buttonReference?.object }
        set { buttonReference = newValue?.viewReference }
    }
    private var buttonReference: ZeroingReference<UIView>?

    private func textDidChange() {
        layouts.forgetText()
        invalidateIntrinsicContentSize()
        button?.titleLabelDidChange()
        setNeedsDisplay()
        observedValuesMayHaveChanged()
    }

    private func appearanceDidChange() {
        layouts.forgetLayouts()
        setNeedsDisplay()
    }

    // MARK: Measuring

    /// A Boolean value that indicates whether several such labels in a row share its width (see `UIStackView`).
    /// Subclasses that measure without regard to `numberOfLines` may override it.
    open var _takesPartInTextWidthDisambiguation: Bool { numberOfLines != 1 }

    /// Notifies the stack that an overridden `_takesPartInTextWidthDisambiguation` changed.
    public final func _takesPartInTextWidthDisambiguationDidChange() { superview?.arrangementDidChange() }

    override var needsSecondLayoutPass: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    /// The text's size, with its width and height rounded up to whole pixels, in points; none for empty text.
    open override var intrinsicContentSize: CGSize {
        let bounds = CGRect(x: 0, y: 0, width: measuringWidth, height: .greatestFiniteMagnitude)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// The width in which text is laid out, in points: the preferred one, or else the one that layout determined.
    var measuringWidth: CGFloat {
        if preferredMaxLayoutWidth > 0 { return preferredMaxLayoutWidth }
        guard automaticLayoutWidth > 0 else { return .greatestFiniteMagnitude }
        return max(0, automaticLayoutWidth - textInsets.left - textInsets.right)
    }

    /// A Boolean value that indicates whether text that is cut counts as wide as its lines are drawn.
    private var measuresCutLines = false

    /// Returns the text's size in a width, in points; text that is cut is as wide as its widest line (measured).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measuresCutLines = true
        defer { measuresCutLines = false }
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
        let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns the text's rectangle in `bounds`, in points, with at most `numberOfLines` lines (0: any number): as wide
    /// and high as the text, rounded up to pixels, vertically centered in bounds of finite height.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let layout = layout(
            TextLimits(
                width: bounds.width >= 1e9 ? .infinity : Double(max(0, bounds.width)), height: .infinity,
                lines: numberOfLines, isRightToLeft: isRightToLeft))
        // Truncated text takes the whole width (measured), except in `sizeThatFits`.
        let isTruncated = !measuresCutLines && layout.lines.contains { $0.isTruncated }
        let size = CGSize(
            width: isTruncated ? bounds.width : min(pixelRoundedUp(layout.size.width), bounds.width),
            height: pixelRoundedUp(layout.size.height))
        var origin = bounds.origin
        if bounds.height < 1e9, bounds.height > size.height {
            origin.y += pixelRounded((bounds.height - size.height) / 2)
        }
        return CGRect(origin: origin, size: CGSize(width: size.width, height: min(size.height, bounds.height)))
    }

    override var baselineFont: UIFont? { font }
    override var mayWrapText: Bool { numberOfLines != 1 }
    override var ownText: String? { text }

    /// The baselines of the text, with `textInsets` around it.
    override func textBaselines(atHeight height: CGFloat?) -> TextBaselines? {
        guard textInsets != .zero else { return baselinesWithoutInsets(atHeight: height) }
        let around = textInsets.top + textInsets.bottom
        guard var text = baselinesWithoutInsets(atHeight: height.map { max(0, $0 - around) }) else { return nil }
        text.first += textInsets.top
        text.last += textInsets.top
        text.height += around
        return text
    }

    /// Returns the text's baselines. Text is vertically centered, so that they move by half of a change of the label's
    /// height.
    private func baselinesWithoutInsets(atHeight height: CGFloat?) -> TextBaselines? {
        guard !content.isEmpty else {
            // Without text, the label is 0 points high, or one line high if a height is given.
            let font = content.font
            let line = TextBaselines(
                first: pixelRounded(font.ascender), last: pixelRounded(font.ascender),
                height: pixelRoundedUp(font.lineHeight))
            return height == nil ? TextBaselines(first: line.first, last: line.last - line.height, height: 0) : line
        }
        let width = measuringWidth >= 1e9 ? Double.infinity : Double(measuringWidth)
        var limits = TextLimits(width: width, lines: numberOfLines, isRightToLeft: isRightToLeft)
        var layout = layout(limits)
        if let height, height < pixelRoundedUp(layout.size.height) {
            limits.height = Double(height) + 1 / Double(layoutScale)
            layout = self.layout(limits)
        }
        guard let first = layout.lines.first, let last = layout.lines.last else { return nil }
        return TextBaselines(
            first: pixelRounded(CGFloat(first.baseline)), last: pixelRounded(CGFloat(last.baseline)),
            height: pixelRoundedUp(layout.size.height))
    }

    // MARK: Drawing

    /// A Boolean value that indicates whether a subclass drew into the graphics context in the last drawing.
    private(set) var drawsIntoContext = false

    /// Returns the text that is drawn; nothing if a subclass draws more than that, since its order is then that of a
    /// graphics context.
    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        if isOfModuleClass {
            return content.isEmpty ? [] : ContentRecorder.record(environment) { draw(bounds) }
        }
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        let context = CGContext(bounds: bounds, scale: environment.scale, traits: environment.traits)
        let contents = environment.traits.asCurrent {
            context.asCurrent { ContentRecorder.record(environment) { draw(bounds) } }
        }
        drawsIntoContext = !context.items.isEmpty
        return drawsIntoContext ? [] : contents
    }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the text, vertically centered in `rect`.
    open func drawText(in rect: CGRect) {
        guard !content.isEmpty, rect.width > 0 else { return }
        guard let recorder = ContentRecorder.current else {
            if let context = UIGraphicsGetCurrentContext() {
                ContentRecorder.record(into: context, tint: tintColor) {
                    if let recorder = ContentRecorder.current { drawLines(in: rect, recorder) }
                }
            }
            return
        }
        drawLines(in: rect, recorder)
    }
}

extension UILabel: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = []
        if !isEnabled { details.append(.flag("disabled")) }
        if isHighlighted { details.append(.flag("highlighted")) }
        if let text = attributedText?.string ?? text, !text.isEmpty { details.append(.text("text", text)) }
        return details
    }
}

/// A part of a text that an input method composes.
struct MarkedText {
    /// The part, in UTF-16 units.
    let range: NSRange
    /// The attributes that override the text's own.
    let attributes: [NSAttributedString.Key: Any]
}

/// The content of a label and its attributes.
@MainActor
struct LabelContent {
    var plain: String?
    var attributed: NSAttributedString?
    var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
    var color: UIColor = .label
    var alignment: NSTextAlignment = .natural
    var lineBreak: NSLineBreakMode = .byTruncatingTail

    /// The attributes of a text view's links; they override the text's own, and links have no others. Nil for labels,
    /// whose links have the link color, whatever color the text has there, and a line.
    var linkAttributes: [NSAttributedString.Key: Any]?

    /// The attributes of highlighted parts, which override the text's own.
    var highlightAttributes: [NSAttributedString.Key: Any] = [:]

    /// The detected data, which are drawn as links.
    var detectedLinks: [DetectedLink] = []

    /// The part that an input method composes.
    var markedText: MarkedText?

    /// The text with attributes as it is drawn; nil for plain text.
    var drawn: NSAttributedString? {
        guard let markedText else { return withHighlights }
        guard let base = withHighlights ?? plainWithFont else { return nil }
        let text = NSMutableAttributedString(attributedString: base)
        let range = NSIntersectionRange(markedText.range, NSRange(location: 0, length: text.length))
        if range.length > 0 { text.addAttributes(markedText.attributes, range: range) }
        return text
    }

    private var plainWithFont: NSAttributedString? {
        plain.map { NSAttributedString(string: $0, attributes: [.font: font]) }
    }

    private var withHighlights: NSAttributedString? {
        guard !highlightAttributes.isEmpty, let base = withLinks else { return withLinks }
        let text = NSMutableAttributedString(attributedString: base)
        let whole = NSRange(location: 0, length: text.length)
        base.enumerateAttribute(.textHighlightStyle, in: whole, options: []) { style, range, _ in
            if style is NSAttributedString.TextHighlightStyle { text.addAttributes(highlightAttributes, range: range) }
        }
        return text
    }

    private var withLinks: NSAttributedString? {
        guard !detectedLinks.isEmpty || attributed?.hasLinks == true else { return attributed }
        guard let base = attributed ?? (detectedLinks.isEmpty ? nil : plainWithFont) else { return nil }
        let text = NSMutableAttributedString(attributedString: base)
        let whole = NSRange(location: 0, length: text.length)
        for link in detectedLinks where NSIntersectionRange(link.range, whole) == link.range {
            text.addAttribute(.link, value: link.url, range: link.range)
        }
        let plain: [NSAttributedString.Key: Any] = [.foregroundColor: color, .underlineStyle: 0]
        NSAttributedString(attributedString: text).enumerateAttributes(in: whole, options: []) { own, range, _ in
            guard own[.link] != nil else { return }
            guard let linkAttributes else {
                text.addAttribute(.foregroundColor, value: UIColor.link, range: range)
                return
            }
            let all = linkAttributes.merging(own) { link, _ in link }
            text.addAttributes(all.merging(plain) { given, _ in given }, range: range)
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

    /// Sets attributes of the whole attributed text, as setting the label's font or color does.
    mutating func rewriteAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        guard let attributed else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        text.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
        self.attributed = text
    }

    /// Adjusts the fonts to a text size.
    /// - Returns: A Boolean value that indicates whether a font changed.
    mutating func adjustFonts(to traits: UITraitCollection) -> Bool {
        let adjusted = font.adjusted(to: traits)
        var didChange = adjusted !== font
        font = adjusted
        guard let attributed else { return didChange }
        let text = NSMutableAttributedString(attributedString: attributed)
        let whole = NSRange(location: 0, length: text.length)
        attributed.enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
            guard let old = value as? UIFont else { return }
            let new = old.adjusted(to: traits)
            guard new !== old else { return }
            text.addAttribute(.font, value: new, range: range)
            didChange = true
        }
        if didChange { self.attributed = text }
        return didChange
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
    /// The original baseline, the middle, or the original top.
    case alignBaselines, alignCenters, none
}

extension NSAttributedString {
    /// A Boolean value that indicates whether a part has the attribute of links.
    fileprivate var hasLinks: Bool {
        var isFound = false
        enumerateAttribute(.link, in: NSRange(location: 0, length: length), options: []) { value, _, stop in
            if value != nil {
                isFound = true
                stop.pointee = true
            }
        }
        return isFound
    }
}
