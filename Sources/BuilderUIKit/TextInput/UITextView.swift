import Foundation
import Render

/// A view of multiline text that scrolls or, if `isScrollEnabled` is false, is as high as its text.
///
/// The text begins 8 points below the top and 5 points beside the sides (Apple's documentation). The first responder
/// shows its insertion point or its selection. Links are drawn by their attributes. The layout managers read the layout
/// and have no influence on it.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(
            isElement: true, value: text, traits: isEditable ? .none : .staticText, isNamedByValue: !isEditable)
    }

    /// The border around the text (iOS 17).
    public enum BorderStyle: Int, Hashable, Sendable {
        /// No border.
        case none = 0
        /// A rounded rectangle.
        case roundedRect = 1
    }

    let label = TextViewLabel(frame: .zero)
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// The container of the text.
    public let textContainer: NSTextContainer
    /// The text. Its changes are those of `attributedText`.
    open var textStorage: NSTextStorage { viewStorage.text }
    /// The layout of the text in the container, whose width is that of the view's lines.
    open var layoutManager: NSLayoutManager { viewStorage.manager }

    /// The delegate, held weakly.
    open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
    /// The text; never nil when read, as in UIKit. Setting it discards the attributes of `attributedText`.
    open var text: String! {
        get { label.text ?? "" }
        set {
            makeAttachmentViews(for: NSAttributedString())
            label.text = newValue ?? ""
            label.detectedLinks = detectedLinks
            refreshAttributes()
            textWasReplaced()
        }
    }
    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { label.attributedText ?? NSAttributedString(string: "") }
        set {
            let text = newValue ?? NSAttributedString(string: "")
            makeAttachmentViews(for: text)
            label.attributedText = text
            label.detectedLinks = detectedLinks
            textDidChange()
            textWasReplaced()
        }
    }
    /// The font; nil for Helvetica at 12 points (measured).
    open var font: UIFont? {
        didSet {
            refreshAttributes()
            if adjustsFontForContentSizeCategory { markTraits() }
        }
    }
    /// The color of the text; nil for the label color.
    open var textColor: UIColor? { didSet { refreshAttributes() } }
    /// The alignment of the text.
    open var textAlignment: NSTextAlignment = .natural { didSet { refreshAttributes() } }
    /// The distances between the edges and the text container, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            if let wrong = textContainerInset.firstUnusable {
                LayoutDiagnostics.report(
                    .invalidLength(
                        view: describeBriefly(), property: "textContainerInset", value: wrong, used: "the old one"))
                textContainerInset = oldValue
            }
            if textContainerInset != oldValue { textDidChange() }
        }
    }
    /// The attributes of typed text, on top of those at the insertion point, in a text with attributes.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of links, which override those of the text's parts with `.link` when drawn: by default the tint
    /// color and a single line below. With an empty dictionary links look as the text does there.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { label.linkAttributes }
        set {
            label.linkAttributes = newValue ?? [:]
            textDidChange()
        }
    }
    /// A Boolean value that indicates whether the text can be edited.
    open var isEditable = true { didSet { if isEditable != oldValue { detectionMayHaveChanged() } } }
    /// A Boolean value that indicates whether the text can be selected.
    open var isSelectable = true { didSet { if isSelectable != oldValue { detectionMayHaveChanged() } } }
    /// A Boolean value that indicates whether the user may change attributes; has no effect.
    open var allowsEditingTextAttributes = false
    /// A Boolean value that indicates whether the next typed text replaces the whole text; it then becomes false.
    open var clearsOnInsertion = false
    /// A Boolean value that indicates whether copied and stored text has standard sizes; has no effect.
    open var usesStandardTextScaling = false
    /// A Boolean value that indicates whether the text has a ``findInteraction``; false by default.
    open var isFindInteractionEnabled = false
    /// The attributes of highlighted parts; they have no effect.
    open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
    /// The border; the rounded rectangle is a text field's (not measured).
    open var borderStyle: BorderStyle = .none { didSet { setNeedsDisplay() } }
    /// An opaque value with the selection, which can be restored later.
    open var interactionState: Any {
        get { TextInteractionState(selection: selectedRange) }
        set { restoreInteraction(newValue) }
    }
    /// The kinds of data that are drawn as links and can be tapped, in a text that can be selected, but not edited;
    /// those of `NSDataDetector`.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { detectionMayHaveChanged() } }
    }
    /// The selection, in UTF-16 units.
    open var selectedRange = NSRange(location: 0, length: 0) { didSet { setNeedsDisplay() } }
    /// The range that an input method composes, in UTF-16 units.
    var markedRange: NSRange? { didSet { showMarkedText(in: label) } }
    /// A Boolean value that indicates whether the view has a `textLayoutManager`.
    var usesTextLayoutManager = true { didSet { if usesTextLayoutManager != oldValue { textDidChange() } } }
    /// A placeholder label that another module adds, shown while there is no text: wrapped to the text's width, in its
    /// font and alignment. It doesn't change the view's size.
    package var placeholderLabel: UILabel? {
        didSet {
            replaceSubview(oldValue, with: placeholderLabel)
            refreshPlaceholderLabel()
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether a font of a text style, or one scaled by `UIFontMetrics`, follows the
    /// text size.
    open var adjustsFontForContentSizeCategory = false { didSet { markTraits() } }
    override func textSizeMayHaveChanged() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.adjusted(to: traitCollection)
        if adjusted !== font { self.font = adjusted }
    }
    open var isSecureTextEntry = false
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    /// Creates a text view with a container, by default one of its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        textContainer.owner = self
        backgroundColor = .systemBackground
        label.linkAttributes = [.foregroundColor: UIColor.tintColor, .underlineStyle: NSUnderlineStyle.single.rawValue]
        addSubview(label)
        refreshAttributes()
        keepGivenStorage()
        textContainer.layoutManager?.adopt(self)
    }

    open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { textDidChange() } } }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        setNeedsDisplay()
        guard isEditable else { return super.becomeFirstResponder() }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textViewDidBeginEditing(self)
        send(.didBeginEditing)
        post(Self.textDidBeginEditingNotification)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        setNeedsDisplay()
        guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        closeEditMenu()
        unmarkText()
        delegate?.textViewDidEndEditing(self)
        send(.didEndEditing)
        post(Self.textDidEndEditingNotification)
        return true
    }

    /// Replaces the selection with text, as typing does: after a request to the delegate, which is notified.
    open func insertText(_ text: String) { type(text, in: replacedByTyping) }

    /// Deletes the selection, or the character before it, as the delete key does.
    open func deleteBackward() { typeDelete() }

    /// Shows text that an input method composes, in place of what it composed before or of the selection.
    ///
    /// - Parameter selectedRange: The selection in the new part, in UTF-16 units.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        type(markedText ?? "", in: replacedByTyping, marked: selectedRange)
    }

    /// Returns a Boolean value that indicates whether typing replaces a range with a text: the delegate's answer.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: usable(range), replacementText: text) ?? true
    }
    /// Inserts dictated text, as typing does; isn't called.
    open func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        insertText(dictationResult.map(\.text).joined())
    }
    /// Called when dictation ended; does nothing, and isn't called.
    open func dictationRecordingDidEnd() {}
    /// Called when dictation failed; does nothing, and isn't called.
    open func dictationRecognitionFailed() {}
    /// Called when the space bar begins to move the insertion point; does nothing, and isn't called.
    open func beginFloatingCursor(at point: CGPoint) {}
    /// Called when the space bar moves the insertion point; does nothing, and isn't called.
    open func updateFloatingCursor(at point: CGPoint) {}
    /// Called when the space bar has moved the insertion point; does nothing, and isn't called.
    open func endFloatingCursor() {}

    // MARK: UITextInput

    open var hasText: Bool { !(text ?? "").isEmpty }
    /// The range that an input method composes; nil outside of a composition.
    open var markedTextRange: UITextRange? { markedRange.map { UITextRange(from: usable($0)) } }
    open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    open var endOfDocument: UITextPosition { UITextPosition(offset: textLength) }
    open func text(in range: UITextRange) -> String? { textPart(usable(range)) }
    /// Replaces a part of the text and notifies the delegate, without a request to it.
    open func replace(_ range: UITextRange, withText text: String) { replaceText(in: usable(range), with: text) }
    /// Ends the composition and keeps its text, which counts as typing.
    open func unmarkText() { endComposition() }

    // MARK: UITextInputTraits, without an effect: no keyboard is shown

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
    open var supportsAdaptiveImageGlyph = false

    // MARK: Edit actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        allowsFinding(action) ?? allows(action) ?? super.canPerformAction(action, withSender: sender)
    }
    /// Shows the panel that searches in the text, if `isFindInteractionEnabled`.
    open override func find(_ sender: Any?) { showFindNavigator() }
    /// Shows the panel that searches in the text. It has no field for another text.
    open override func findAndReplace(_ sender: Any?) { showFindNavigator(showingReplace: true) }
    /// Shows the next result of the search.
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    /// Shows the previous result of the search.
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    /// Searches the selected text.
    open override func useSelectionForFind(_ sender: Any?) { showFindNavigator(withSelection: true) }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func cut(_ sender: Any?) {
        copySelection()
        deleteSelection()
    }
    open override func delete(_ sender: Any?) { deleteSelection() }
    open override func paste(_ sender: Any?) { pasteText() }
    open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }
    open override func select(_ sender: Any?) { if let range = selectedTextRange { selectWord(at: range.start) } }
    open override func selectAll(_ sender: Any?) { selectEverything() }

    /// Returns the menu of edit actions for a range: that of the delegate, or nil for the suggested actions.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: usable(textRange), suggestedActions: suggestedActions)
    }
    /// Called before the menu of edit actions is shown; does nothing.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    /// Called before the menu of edit actions is closed; does nothing.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    /// Begins editing after a tap, or performs the action of a link, and shows the menu of edit actions (see
    /// `respond(to:wasEdited:)`); a press on a link shows its menu. Other text that isn't edited is selected by a
    /// double tap or a press.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard isEditable || isSelectable, let touch = touches.first, touches.count == 1 else { return }
        let wasEdited = isFirstResponder
        let isPress = touch.timestamp - touch.beganTimestamp >= 0.5
        if let item = textItem(at: touch.location(in: self)) {
            if !isPress { return performPrimaryAction(of: item) }
            if showMenu(of: item) { return }
        }
        if isEditable || touch.tapCount == 2 || isPress { becomeFirstResponder() }
        if !isEditable, isPress, let position = closestPosition(to: touch.location(in: self)) {
            selectWord(at: position)
        }
        respond(to: touch, wasEdited: wasEdited)
    }

    /// Shows the menu of edit actions after a press on the selection that could have begun a drag.
    override func didPutBackDraggedItems() { if isFirstResponder { showEditMenu() } }

    /// The selection, or the insertion point.
    open var selectedTextRange: UITextRange? {
        get { UITextRange(from: selection) }
        set { selectedRange = newValue.map { usable($0) } ?? NSRange(location: 0, length: 0) }
    }

    // MARK: Places

    /// Returns the rectangle of the insertion point at a position, in points.
    open func caretRect(for position: UITextPosition) -> CGRect { placeCaret(position) }
    /// Returns the rectangles of a range, in points.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { placeSelection(range) }
    /// Returns the first rectangle of a range, in points.
    open func firstRect(for range: UITextRange) -> CGRect { placeRects(range).first ?? caretRect(for: range.start) }
    /// Returns the position nearest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { nearestPosition(to: point) }
    /// Returns the position in a range nearest to a point.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let offset = nearestPosition(to: point).offset
        return UITextPosition(offset: min(max(range.start.offset, offset), range.end.offset))
    }
    /// Returns the range of the character at a point.
    open func characterRange(at point: CGPoint) -> UITextRange? { rangeOfCharacter(at: point) }
    /// The units of the text.
    open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    /// The object that is notified of changes; stored without effect.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// The attributes of marked text, which override the text's own; nil for a background in the tint color.
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { showMarkedText(in: label) } }

    /// Scrolls to a part of the text; a range beyond the end scrolls to the end.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        guard let string = label.attributedText, string.length > 0 else { return }
        let end = min(max(0, range.location) + max(0, range.length), string.length)
        if !textContainer.exclusionPaths.isEmpty {
            return scrollRectToVisible(caretRect(for: UITextPosition(offset: end)), animated: false)
        }
        let before = UILabel(frame: .zero)
        before.numberOfLines = 0
        before.drawsListMarkers = showsListMarkers
        before.attributedText = string.attributedSubstring(from: NSRange(location: 0, length: end))
        let height = before.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
        let line = effectiveFont.lineHeight
        let rect = CGRect(x: 0, y: textContainerInset.top + height - line, width: 1, height: line)
        scrollRectToVisible(rect, animated: false)
    }

    // MARK: Text

    /// A Boolean value that indicates whether the text has attributes of its own, beside the view's.
    var isRich: Bool { label.isRich }

    var effectiveFont: UIFont { font ?? .unspecifiedText }

    private func refreshAttributes() {
        label.font = effectiveFont
        label.textColor = textColor ?? .label
        label.textAlignment = textAlignment
        textDidChange()
    }

    func containerDidChange() {
        textDidChange()
        label.setNeedsDisplay()
    }
    func listMarkersDidChange() { textDidChange() }

    /// Moves the insertion point to the end of the new text.
    private func textWasReplaced() {
        markedRange = nil
        selectedRange = NSRange(location: ((label.text ?? "") as NSString).length, length: 0)
        send(.textChanged)
    }

    private func detectionMayHaveChanged() {
        guard !dataDetectorTypes.isEmpty || !label.detectedLinks.isEmpty else { return }
        label.detectedLinks = detectedLinks
        textDidChange()
    }

    private func textDidChange() {
        label.numberOfLines = max(0, textContainer.maximumNumberOfLines)
        label.lineBreakMode = textContainer.lineBreakMode
        label.drawsListMarkers = showsListMarkers
        refreshPlaceholderLabel()
        searchedTextMayHaveChanged()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        observedValuesMayHaveChanged()
    }

    /// The insets beside the lines, in points.
    var sideRoom: CGFloat { textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding }

    /// Returns the size of the text with all its insets, at most `width` wide. An empty text is one line high, and a
    /// final line break begins another line (unlike in a label).
    private func textSize(width: CGFloat) -> CGSize {
        let room = max(0, width - sideRoom)
        let bounds = CGRect(x: 0, y: 0, width: room, height: .greatestFiniteMagnitude)
        var size = label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines).size
        let scale = layoutScale
        if (label.text ?? "").isEmpty {
            size.height = (emptyLineLength(width: room) * scale - 1e-6).rounded(.up) / scale
        } else if endsWithEmptyLine {
            size.height = ((size.height + emptyLineLength(width: room)) * scale - 1e-6).rounded(.down) / scale
        } else if effectiveFont.spec.styleLeading > 0 {
            // The last line has its leading, too (measured on iOS 26: 38 points for a line of body text).
            size.height = ((size.height + effectiveFont.spec.styleLeading) * scale - 1e-6).rounded(.down) / scale
        }
        return CGSize(
            width: size.width + sideRoom, height: size.height + textContainerInset.top + textContainerInset.bottom)
    }

    /// A Boolean value that indicates whether a line break at the text's end begins another line.
    private var endsWithEmptyLine: Bool { (label.text ?? "").last?.isNewline == true && label.numberOfLines == 0 }

    /// Returns the distance from the text's last line to the bottom of the empty line behind it, which may be below an
    /// area without text; that of an empty text from the top. In points.
    private func emptyLineLength(width: CGFloat) -> CGFloat {
        let line = effectiveFont.lineHeight + effectiveFont.spec.styleLeading
        guard !textContainer.exclusionPaths.isEmpty else { return line }
        let geometry = geometry(width: width)
        return geometry.emptyLine(in: effectiveFont.spec).map { $0.top - geometry.size.height + line } ?? line
    }

    // MARK: Layout

    override var needsSecondLayoutPass: Bool { !isScrollEnabled }

    /// The text's size with its insets; no intrinsic size while scrolling is enabled.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return textSize(width: automaticLayoutWidth > 0 ? automaticLayoutWidth : .greatestFiniteMagnitude)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = textSize(width: bounds.width)
        label.frame = CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
            width: max(0, bounds.width - sideRoom),
            height: max(0, size.height - textContainerInset.top - textContainerInset.bottom))
        // An empty last line, and the last line's leading, are below the label's text, which is centered in its frame.
        var below = (label.text ?? "").isEmpty ? 0 : effectiveFont.spec.styleLeading
        if endsWithEmptyLine { below = emptyLineLength(width: max(0, bounds.width - sideRoom)) }
        label.frame.size.height = max(0, label.frame.height - below)
        contentSize = CGSize(width: bounds.width, height: size.height)
        placePlaceholderLabel()
        placeAttachmentViews()
        placeLayoutBackground()
    }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        let own = super.ownContents(in: environment)
        return borderStyle == .none ? own : own + RoundedBorder.contents(of: bounds, in: environment)
    }

    /// Returns the baselines; the text is at the top, regardless of the view's height.
    override func textBaselines(atHeight height: CGFloat?) -> TextBaselines? {
        let scale = layoutScale
        let natural = intrinsicContentSize.height
        let whole = height ?? (natural >= 0 ? natural : bounds.height)
        let text = natural >= 0 ? min(natural, whole) : whole
        let first = ((textContainerInset.top + effectiveFont.ascender) * scale).rounded() / scale
        let below = ((textContainerInset.bottom - effectiveFont.descender) * scale).rounded() / scale
        return TextBaselines(first: first, last: max(first, text - below), height: whole, shareAbove: 0)
    }
}

extension UITextView: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] { text.isEmpty ? [] : [.text("text", text)] }
}

// A placeholder that another module adds.

extension UITextView {
    func refreshPlaceholderLabel() {
        guard let placeholderLabel else { return }
        placeholderLabel.font = effectiveFont
        placeholderLabel.textAlignment = textAlignment
        placeholderLabel.isHidden = hasText
    }

    /// Places the placeholder at the text's start, with the width of its lines and the placeholder's height.
    func placePlaceholderLabel() {
        guard let placeholderLabel else { return }
        let width = max(0, bounds.width - sideRoom)
        placeholderLabel.frame = CGRect(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top, width: width,
            height: width > 0 ? placeholderLabel.sizeThatFits(CGSize(width: width, height: 0)).height : 0)
    }
}

// Notifications whose object is the text view. They are posted after the delegate was notified.

extension UITextView {
    /// Posted after editing began.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted after editing ended.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted after the user changed the text; not after code did.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

}
