import Foundation
import Render

/// One line of editable text with a border and a placeholder.
@preconcurrency @MainActor
open class UITextField: UIControl {
    override class var moduleClass: UIView.Type { UITextField.self }
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(
            isElement: true, value: textInTexts ?? attributedPlaceholder?.string ?? placeholder, traits: stateTraits,
            isNamedByValue: !(attributedPlaceholder?.string ?? placeholder ?? "").isEmpty)
    }
    /// The borders of text fields.
    public enum BorderStyle: Int, Sendable {
        /// No border, a line, a beveled border, or a rounded rectangle.
        case none, line, bezel, roundedRect
    }

    /// The times at which a side view or the clear button is shown.
    public enum ViewMode: Int, Sendable {
        /// Never, during editing, outside of editing, or always.
        case never, whileEditing, unlessEditing, always
    }

    private(set) lazy var textLabel = FieldTextLabel.label(of: self)
    /// The text, plain or with attributes.
    var content = LabelContent()
    /// The attributes of the whole text beside its font and color.
    var extraAttributes: [NSAttributedString.Key: Any] = [:]
    /// The range that code or typing has selected, in UTF-16 units; nil for the text's end.
    var storedSelection: NSRange? { didSet { if storedSelection != oldValue { setNeedsLayout() } } }
    /// The range that an input method composes, in UTF-16 units.
    var markedRange: NSRange? { didSet { showMarkedText(in: textLabel) } }
    var clearButton: UIButton?
    private var plainPlaceholder: String?
    private var richPlaceholder: NSAttributedString?
    private var ownTypingAttributes: [NSAttributedString.Key: Any]?
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// The delegate, held weakly.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The text; never nil when read, as in UIKit. Setting it discards the attributes of `attributedText`.
    open var text: String? {
        get { storedText }
        set { replaceContent(plain: newValue ?? "", rich: nil) }
    }
    /// The text with its attributes. Setting the font, the color or the alignment afterward changes all of it.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? NSAttributedString(string: storedText, attributes: defaultTextAttributes) }
        set { replaceContent(plain: "", rich: newValue) }
    }
    /// The attributes of the whole text, with the field's font and color. They apply to the present text, too.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { allAttributes }
        set { takeDefaultAttributes(newValue) }
    }
    /// The attributes of typed text, while the field is edited; nil, and not to be set, while it isn't (Apple's
    /// documentation).
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? ownTypingAttributes ?? defaultTextAttributes : nil }
        set { if isEditing { ownTypingAttributes = newValue } }
    }
    var hasTypingAttributes: Bool { isEditing && ownTypingAttributes != nil }
    /// A Boolean value that indicates whether the user may change the text's attributes; has no effect.
    open var allowsEditingTextAttributes = false
    /// A Boolean value that indicates whether the next typed text replaces the whole text; it then becomes false.
    open var clearsOnInsertion = false
    /// An opaque value with the selection, which can be restored later.
    open var interactionState: Any {
        get { TextInteractionState(selection: storedSelection) }
        set { restoreInteraction(newValue) }
    }
    /// The text that is displayed while the field is empty. It and `attributedPlaceholder` share one value: the last
    /// one set applies.
    open var placeholder: String? {
        get { richPlaceholder?.string ?? plainPlaceholder }
        set {
            plainPlaceholder = newValue
            richPlaceholder = nil
            refresh()
        }
    }
    var hasRichPlaceholder: Bool { richPlaceholder != nil }
    /// The placeholder with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { richPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0, attributes: placeholderLook) } }
        set {
            richPlaceholder = newValue
            plainPlaceholder = nil
            refresh()
        }
    }
    /// The font; the system font at 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            rewrite([.font: font ?? .systemFont(ofSize: 17)])
            if adjustsFontForContentSizeCategory { markTraits() }
        }
    }
    /// The color of the text.
    open var textColor: UIColor? = .label { didSet { rewrite([.foregroundColor: textColor ?? .label]) } }
    /// The alignment of the text.
    open var textAlignment: NSTextAlignment = .natural { didSet { rewriteAlignment() } }
    /// The border.
    open var borderStyle: BorderStyle = .none { didSet { refresh() } }
    /// The image stretched over the field in place of its border, except for a rounded rectangle.
    open var background: UIImage? { didSet { setNeedsDisplay() } }
    /// The image that replaces `background` while the field is disabled.
    open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
    /// The times at which a field with text shows a button that clears it. `rightView` replaces the button.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// The view on the leading side.
    open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }
    /// The view on the trailing side.
    open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }
    /// The times at which the leading view is shown.
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// The times at which the trailing view is shown.
    open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether text that is too wide shrinks, down to `minimumFontSize` points.
    open var adjustsFontSizeToFitWidth = false { didSet { refresh() } }
    /// The smallest font size of text that is fitted to the width, in points.
    open var minimumFontSize: CGFloat = 0 { didSet { refresh() } }
    /// A Boolean value that indicates whether a font of a text style, or one scaled by `UIFontMetrics`, follows the
    /// text size.
    open var adjustsFontForContentSizeCategory = false { didSet { markTraits() } }
    override func textSizeMayHaveChanged() {
        super.textSizeMayHaveChanged()
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.adjusted(to: traitCollection)
        if adjusted !== font { self.font = adjusted }
    }
    /// A Boolean value that indicates whether editing begins with an empty text.
    open var clearsOnBeginEditing = false
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    /// The insets, in points, of the rectangles of text, edited text and placeholder, for extensions, which can't
    /// override the methods that return these.
    package var textInsets = UIEdgeInsets.zero { didSet { if textInsets != oldValue { refresh() } } }
    /// A placeholder label that another module adds, shown in place of the text while there is none, in its font and
    /// alignment. The field is at least as wide.
    package var placeholderLabel: UILabel? {
        didSet {
            replaceSubview(oldValue, with: placeholderLabel)
            refresh()
        }
    }
    /// The clear button's image, and its offset in points.
    var clearImage: UIImage? { didSet { showClearImage() } }
    var clearOffset = UIOffset.zero { didSet { setNeedsLayout() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentHorizontalAlignment = .leading
        addSubview(textLabel)
        refresh()
    }

    // MARK: Editing

    static var handlesTaps: Bool { true }
    func touchDidEndInside(_ touch: UITouch) {
        let wasEditing = isEditing
        becomeFirstResponder()
        respond(to: touch, wasEdited: wasEditing)
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// A Boolean value that indicates whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        setNeedsLayout()
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        send(.didBeginEditing)
        sendActions(for: .editingDidBegin)
        post(Self.textDidBeginEditingNotification)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        closeEditMenu()
        unmarkText()
        ownTypingAttributes = nil
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        send(.didEndEditing)
        sendActions(for: .editingDidEnd)
        post(Self.textDidEndEditingNotification)
        return true
    }

    /// Replaces the selection with text, as typing does: after a request to the delegate, and followed by
    /// `editingChanged`. Without a selection, the text is appended.
    open func insertText(_ text: String) { type(text, in: replacedByTyping) }

    /// Deletes the selection, or the character before it, as the delete key does.
    open func deleteBackward() { typeDelete() }

    /// Shows text that an input method composes, in place of what it composed before or of the selection.
    ///
    /// - Parameter selectedRange: The selection in the new part, in UTF-16 units.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        type(markedText ?? "", in: replacedByTyping, marked: selectedRange)
    }

    /// Called before typing that the delegate has allowed changes the text; for search fields' tokens.
    func textWillBeTyped() {}

    /// Returns a Boolean value that indicates whether typing replaces a range with a text: the delegate's answer.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: usable(range), replacementString: text) ?? true
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

    // MARK: Edit actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        allows(action) ?? super.canPerformAction(action, withSender: sender)
    }
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
        delegate?.textField(self, editMenuForCharactersIn: usable(textRange), suggestedActions: suggestedActions)
    }
    /// Called before the menu of edit actions is shown; does nothing.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    /// Called before the menu of edit actions is closed; does nothing.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    /// The selection, or the insertion point: the end, unless another was set. Nil while the field isn't edited and
    /// nothing was set, as in UIKit.
    open var selectedTextRange: UITextRange? {
        get { isEditing || storedSelection != nil ? UITextRange(from: selection) : nil }
        set {
            storedSelection = newValue.map { usable($0) }
            selectionDidChange()
        }
    }

    // MARK: Traits of text input (see UITextInputTraits)

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
    open var isSecureTextEntry = false { didSet { refresh() } }
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
    open var supportsAdaptiveImageGlyph = false

    // MARK: Text input (see UITextInput)

    open var hasText: Bool { !(text ?? "").isEmpty }
    /// The range that an input method composes; nil outside of a composition.
    open var markedTextRange: UITextRange? { markedRange.map { UITextRange(from: usable($0)) } }
    open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    open var endOfDocument: UITextPosition { UITextPosition(offset: textLength) }
    /// Returns the text between two positions.
    open func text(in range: UITextRange) -> String? { textPart(usable(range)) }
    /// Replaces a part of the text and sends `editingChanged`, without a request to the delegate.
    open func replace(_ range: UITextRange, withText text: String) { replaceText(in: usable(range), with: text) }
    /// Ends the composition and keeps its text, which counts as typing.
    open func unmarkText() { endComposition() }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        rangeByOffsets(from: fromPosition, to: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        positionByOffset(from: position, offset: offset)
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { positionByOffset(from: position, in: direction, offset: offset) }
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        end(of: range, farthestIn: direction)
    }
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { rangeToEnd(from: position, in: direction) }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    /// Does nothing: the direction is that of the text's paragraph style.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        orderByOffset(position, other)
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
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { showMarkedText(in: textLabel) } }

    // MARK: Drags, drops and pastes

    /// The interaction that begins drags of the text; nil, because nothing is dragged.
    open var textDragInteraction: UIDragInteraction? { nil }
    /// The interaction that takes drops; nil, because nothing is dropped.
    open var textDropInteraction: UIDropInteraction? { nil }
    /// The object that provides dragged text; stored without effect.
    open weak var textDragDelegate: (any UITextDragDelegate)? {
        get { textDelegates.drag as? any UITextDragDelegate }
        set { textDelegates.drag = newValue }
    }
    /// The object that takes dropped text; stored without effect.
    open weak var textDropDelegate: (any UITextDropDelegate)? {
        get { textDelegates.drop as? any UITextDropDelegate }
        set { textDelegates.drop = newValue }
    }
    /// The object that changes pasted items.
    open weak var pasteDelegate: (any UITextPasteDelegate)? {
        get { textDelegates.paste as? any UITextPasteDelegate }
        set { textDelegates.paste = newValue }
    }
    /// The look of dragged text; stored without effect.
    open var textDragOptions: UITextDragOptions {
        get { textDelegates.options }
        set { textDelegates.options = newValue }
    }
    /// A Boolean value that indicates whether text is dragged from the field; false.
    open var isTextDragActive: Bool { false }
    /// A Boolean value that indicates whether a drop over the field moves its insertion point; false.
    open var isTextDropActive: Bool { false }

    // MARK: Layout

    private var borderInsets: (dx: CGFloat, dy: CGFloat) {
        switch borderStyle {
        case .none: (0, 0)
        case .line: (2, 2)
        case .bezel, .roundedRect: (7, 2)
        }
    }

    /// The color of a placeholder without attributes.
    var placeholderColor: UIColor { .placeholderText }
    /// A Boolean value that indicates whether other content is in the placeholder's place.
    var hidesPlaceholder: Bool { false }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    private func replaceSideView(_ old: UIView?, with new: UIView?) {
        replaceSubview(old, with: new)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The width of the leading view, from the leading edge.
    private var leadingWidth: CGFloat {
        isShown(leftViewMode) ? mirrored(leftViewRect(forBounds: bounds), in: bounds).maxX : 0
    }
    /// The width of the trailing view or the clear button, from the trailing edge.
    private var trailingWidth: CGFloat {
        if isShown(rightViewMode), rightView != nil {
            return bounds.width - mirrored(rightViewRect(forBounds: bounds), in: bounds).minX
        }
        return showsClearButton ? Self.clearButtonRoom : 0
    }

    /// Returns a rectangle of a layout from left to right as it lies in the field's layout direction, or the other way
    /// round.
    func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        var rect = rect
        rect.origin.x = bounds.minX + bounds.maxX - rect.maxX
        return rect
    }

    var showsClearButton: Bool {
        isShown(clearButtonMode) && hasContent && isEnabled && !(isShown(rightViewMode) && rightView != nil)
    }

    /// A Boolean value that indicates whether the clear button has something to clear.
    var hasContent: Bool { !storedText.isEmpty }
    /// Removes what ``hasContent`` counts.
    func clearContent() { text = "" }

    /// The width in points for the clear button of 19 points, 5 from the edge (not measured).
    private static let clearButtonRoom: CGFloat = 24

    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        mirrored(
            CGRect(x: bounds.width - Self.clearButtonRoom, y: (bounds.height - 19) / 2, width: 19, height: 19),
            in: bounds)
    }

    /// The size of text or placeholder with the border's insets; a rounded rectangle adds 12 points to the line's
    /// height, and is at least 34 points high (measured at 14 and 17 points).
    open override var intrinsicContentSize: CGSize {
        let text = textLabel.intrinsicContentSize
        let line = font.map { (Self.lineHeight(of: $0) * layoutScale).rounded(.up) / layoutScale } ?? 0
        let width = max(text.width, placeholderLabel?.intrinsicContentSize.width ?? 0)
        var size = CGSize(
            width: width + 2 * borderInsets.dx + leadingWidth + trailingWidth,
            height: max(text.height, line) + 2 * borderInsets.dy)
        if borderStyle == .roundedRect || borderStyle == .bezel { size.height = max(34, size.height + 8) }
        size.width = max(0, size.width + textInsets.left + textInsets.right)
        size.height = max(0, size.height + textInsets.top + textInsets.bottom)
        return size
    }

    /// Returns the height of a line, in points: with a text style's leading, and 22 for the system font of 17 points
    /// (measured on iOS 26); other sizes of fonts without a style are in proportion.
    private static func lineHeight(of font: UIFont) -> CGFloat {
        if case .named = font.spec.design { return font.lineHeight }
        return font.descriptor.textStyle == nil ? font.pointSize * 22 / 17 : font.lineHeight + font.leading
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Returns the rectangle of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        mirrored(roomForText(in: bounds), in: bounds).shrunk(by: textInsets)
    }
    /// Returns the rectangle that is available for text in a layout from left to right, before `textInsets`.
    func roomForText(in bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: borderInsets.dx, dy: borderInsets.dy)
        rect.origin.x += leadingWidth
        rect.size.width = max(0, rect.width - leadingWidth - trailingWidth)
        return rect
    }
    /// Returns the rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the text during editing.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the leading view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return mirrored(
            CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height), in: bounds)
    }
    /// Returns the rectangle of the trailing view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return mirrored(
            CGRect(
                x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height),
            in: bounds)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeText()
        leftView?.isHidden = !isShown(leftViewMode)
        rightView?.isHidden = !isShown(rightViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
        placeClearButton()
    }

    override var baselineFont: UIFont? { font }

    override func textBaselines(atHeight height: CGFloat?) -> TextBaselines? {
        let size = intrinsicContentSize
        let text = textRect(forBounds: CGRect(origin: .zero, size: size))
        guard let inside = textLabel.firstBaseline(inHeight: text.height) else { return nil }
        return TextBaselines(first: text.minY + inside, last: text.minY + inside, height: size.height)
    }

    // MARK: Drawing

    /// Draws the text, vertically centered in a rectangle of the text's own area, whose origin is zero.
    open func drawText(in rect: CGRect) { textLabel.drawContent(in: rect) }

    /// Draws the placeholder, vertically centered in a rectangle of the placeholder's own area, whose origin is zero.
    open func drawPlaceholder(in rect: CGRect) { textLabel.drawContent(in: rect) }

    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { borderContents(in: environment) }
}

extension UITextField: SystemControl {
    /// The details of the text tree; a secure text is masked as in the field.
    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = []
        if let text = textInTexts { details.append(.text("text", text)) }
        if let placeholder = attributedPlaceholder?.string ?? placeholder {
            details.append(.text("placeholder", placeholder))
        }
        return details
    }
}

extension UITextField {
    /// The text as displayed in the field, with bullets for a secure one; nil if empty.
    var textInTexts: String? {
        guard let text, !text.isEmpty else { return nil }
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
}
