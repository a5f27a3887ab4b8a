import UIKit

final class ActionLabel: UILabel {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:")
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
        -> CGRect
    { super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).insetBy(dx: 1, dy: 1) }
    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)))
    }
    override var intrinsicContentSize: CGSize {
        let s = super.intrinsicContentSize
        return CGSize(width: s.width + 2, height: s.height)
    }
    override var text: String? { didSet { invalidateIntrinsicContentSize() } }
    override var bounds: CGRect { didSet { preferredMaxLayoutWidth = bounds.width } }
    override func buildMenu(with builder: UIMenuBuilder) {
        super.buildMenu(with: builder)
        builder.remove(menu: .lookup)
    }
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override var accessibilityLabel: String? {
        get { text }
        set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.button) }
        set { super.accessibilityTraits = newValue }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { [] }
        set {}
    }
    override func accessibilityActivate() -> Bool { true }
    override func accessibilityIncrement() {}
    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }
    override var accessibilityElements: [Any]? {
        get { [] }
        set {}
    }
    override func accessibilityElementCount() -> Int { 0 }
    override func accessibilityElement(at index: Int) -> Any? { nil }
    override func index(ofAccessibilityElement element: Any) -> Int { 0 }
    override var accessibilityFrame: CGRect {
        get { .zero }
        set {}
    }
    override var accessibilityPath: UIBezierPath? {
        get { nil }
        set {}
    }
    override var accessibilityActivationPoint: CGPoint {
        get { .zero }
        set {}
    }
    func characterIndex(at point: CGPoint) -> Int? {
        guard let attributedText else { return nil }
        let storage = NSTextStorage(attributedString: attributedText)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: bounds.size)
        container.lineFragmentPadding = 0
        container.lineBreakMode = lineBreakMode
        container.maximumNumberOfLines = numberOfLines
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let used = manager.usedRect(for: container)
        let p = CGPoint(x: point.x, y: point.y - (bounds.height - used.height) / 2)
        let idx = manager.characterIndex(
            for: p, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        let g = manager.glyphRange(
            forCharacterRange: NSRange(location: idx, length: 1), actualCharacterRange: nil)
        _ = manager.boundingRect(forGlyphRange: g, in: container)
        manager.ensureLayout(for: container)
        _ = manager.numberOfGlyphs
        _ = manager.glyphIndex(for: p, in: container)
        manager.enumerateLineFragments(forGlyphRange: g) { rect, usedRect, tc, range, stop in }
        var r = NSRange()
        _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &r)
        _ = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
        _ = manager.location(forGlyphAt: 0)
        _ = manager.characterRange(forGlyphRange: g, actualGlyphRange: nil)
        _ = manager.textStorage
        _ = manager.glyphRange(for: container)
        return idx
    }
}
final class NoCaretField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func closestPosition(to point: CGPoint) -> UITextPosition? {
        let b = beginningOfDocument
        let e = position(from: b, offset: text?.count ?? 0)
        return e
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 3, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds)
    }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds)
    }
    override func borderRect(forBounds bounds: CGRect) -> CGRect {
        super.borderRect(forBounds: bounds)
    }
    override func deleteBackward() { super.deleteBackward() }
    override func paste(_ sender: Any?) { super.paste(sender) }
    override var placeholder: String? {
        didSet {
            attributedPlaceholder = NSAttributedString(
                string: placeholder ?? "", attributes: [.foregroundColor: UIColor.gray])
        }
    }
    override var isSecureTextEntry: Bool { didSet {} }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set { super.selectedTextRange = newValue }
    }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override var keyCommands: [UIKeyCommand]? { nil }
    override var textInputMode: UITextInputMode? {
        UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" }
    }
    func x() {
        borderStyle = .roundedRect
        leftViewMode = .always
        clearButtonMode = .whileEditing
        inputAccessoryView = UIToolbar()
        inputView = UIDatePicker()
        textContentType = .oneTimeCode
        adjustsFontSizeToFitWidth = true
        minimumFontSize = 10
        typingAttributes = [:]
        addTarget(self, action: Selector("x"), for: .editingChanged)
        allowsEditingTextAttributes = true
        background = nil
        disabledBackground = nil
        clearsOnBeginEditing = true
        smartInsertDeleteType = .no
        passwordRules = UITextInputPasswordRules(descriptor: "")
        defaultTextAttributes.updateValue(3, forKey: .kern)
        undoManager?.removeAllActions()
        let _: UITextRange? = textRange(from: beginningOfDocument, to: endOfDocument)
        _ = isEditing
        _ = tokenizer.isPosition(beginningOfDocument, atBoundary: .word, inDirection: .storage(.forward))
        _ = markedTextStyle
        inputDelegate = nil
        _ = characterRange(at: .zero)
        _ = compare(beginningOfDocument, to: endOfDocument)
    }
}
final class GrowingTextView: UITextView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var text: String! { didSet { setNeedsDisplay() } }
    override var attributedText: NSAttributedString! { didSet {} }
    override var font: UIFont? { didSet {} }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let pos = closestPosition(to: point),
            let range = tokenizer.rangeEnclosingPosition(
                pos, with: .character, inDirection: .layout(.left))
        else { return false }
        let i = offset(from: beginningOfDocument, to: range.start)
        return attributedText.attribute(.link, at: i, effectiveRange: nil) != nil
    }
    override var selectedTextRange: UITextRange? { didSet {} }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(contentOffset, animated: false)
    }
    func x() {
        textContainerInset = .zero
        textContainer.lineFragmentPadding = 0
        textContainer.exclusionPaths = [UIBezierPath()]
        textStorage.addAttribute(.font, value: 1, range: NSRange())
        textStorage.beginEditing()
        textStorage.endEditing()
        textStorage.delegate = nil
        layoutManager.allowsNonContiguousLayout = false
        layoutManager.ensureLayout(for: textContainer)
        _ = layoutManager.usedRect(for: textContainer)
        linkTextAttributes = [:]
        dataDetectorTypes = .all
        typingAttributes = [:]
        isEditable = false
        isSelectable = true
        scrollRangeToVisible(NSRange())
        _ = caretRect(for: endOfDocument)
        layoutManager.delegate = nil
        _ = layoutManager.characterIndex(
            for: .zero, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
        inputAccessoryView = UIInputView(frame: .zero, inputViewStyle: .keyboard)
        keyboardType = .numberPad
        pasteDelegate = nil
        inlinePredictionType = .no
        textContainer.widthTracksTextView = true
        textContainer.size = .zero
    }
}

final class LetterView: UITextView {
    func restrictFormatting() {
        let styles = UITextFormattingViewController.Component(
            componentKey: .formattingStyles, preferredSize: .large)
        let configuration = UITextFormattingViewController.Configuration(groups: [
            UITextFormattingViewController.ComponentGroup(components: [styles])
        ])
        configuration.formattingStyles = [
            UITextFormattingViewController.FormattingStyle(
                styleKey: "title", title: "Title", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
        ]
        textFormattingConfiguration = configuration
    }
}
