import Foundation
import Render

/// What a text field tells its delegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// One line of editable text with a border and a placeholder.
@preconcurrency @MainActor
open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    private let textLabel = UILabel()
    private var storedText = ""
    /// What code or typing has selected, in UTF-16 units; nil for the text's end.
    var storedSelection: NSRange?
    private var clearButton: UIButton?
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    open weak var delegate: (any UITextFieldDelegate)?
    /// Never nil when read, as in UIKit.
    open var text: String? {
        get { storedText }
        set {
            storedText = newValue ?? ""
            storedSelection = nil
            refresh()
        }
    }
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: storedText) }
        set { text = newValue?.string }
    }
    open var placeholder: String? { didSet { refresh() } }
    open var attributedPlaceholder: NSAttributedString? { didSet { refresh() } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { refresh() } }
    open var textColor: UIColor? = .label { didSet { refresh() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { refresh() } }
    open var borderStyle: BorderStyle = .none { didSet { refresh() } }
    open var background: UIImage?
    open var isSecureTextEntry = false { didSet { refresh() } }
    /// When a button that empties the field is shown, in a field with text. `rightView` takes its place.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }
    open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    open var clearsOnBeginEditing = false
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

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

    override var answersTaps: Bool { true }
    override func wasTouched(by touch: UITouch) { becomeFirstResponder() }

    open override var canBecomeFirstResponder: Bool { isEnabled }
    open var isEditing: Bool { isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        setNeedsLayout()
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// Puts text in the selection's place, as typing does: the delegate is asked first, and `editingChanged` is sent. Without
    /// a selection it comes at the end.
    open func insertText(_ text: String) { defaultInsertText(text) }

    /// Takes away the selection, or the character before it, as the delete key does.
    open func deleteBackward() { defaultDeleteBackward() }

    private func clearByTap() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        sendActions(for: .editingChanged)
    }

    // MARK: Layout

    private var shownText: String { isSecureTextEntry ? String(repeating: "•", count: storedText.count) : storedText }

    private var borderInsets: (dx: CGFloat, dy: CGFloat) {
        switch borderStyle {
        case .none: (0, 0)
        case .line: (2, 2)
        case .bezel, .roundedRect: (7, 2)
        }
    }

    /// What a placeholder without attributes is drawn in.
    var placeholderColor: UIColor { .placeholderText }

    private func refresh() {
        textLabel.font = font
        textLabel.textAlignment = textAlignment
        if storedText.isEmpty {
            if let attributedPlaceholder {
                textLabel.attributedText = attributedPlaceholder
            } else {
                textLabel.text = placeholder
                textLabel.textColor = placeholderColor
            }
        } else {
            textLabel.text = shownText
            textLabel.textColor = isEnabled ? textColor : .tertiaryLabel
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

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
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var leftWidth: CGFloat { isShown(leftViewMode) ? leftViewRect(forBounds: bounds).maxX : 0 }
    private var rightWidth: CGFloat {
        if isShown(rightViewMode), rightView != nil {
            return bounds.width - rightViewRect(forBounds: bounds).minX
        }
        return showsClearButton ? Self.clearButtonRoom : 0
    }

    private var showsClearButton: Bool {
        isShown(clearButtonMode) && !storedText.isEmpty && isEnabled && !(isShown(rightViewMode) && rightView != nil)
    }

    /// Points at the trailing end: a button of 19 points, 5 from the edge (recalled).
    private static let clearButtonRoom: CGFloat = 24

    private func placeClearButton() {
        guard showsClearButton else {
            clearButton?.isHidden = true
            return
        }
        let button = clearButton ?? makeClearButton()
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds)
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        let size = UIImage.SymbolConfiguration(pointSize: 15)
        button.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: size), for: .normal)
        button.tintColor = .tertiaryLabel
        button.addAction(UIAction { [weak self] _ in self?.clearByTap() }, for: .touchUpInside)
        addSubview(button)
        clearButton = button
        return button
    }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.width - Self.clearButtonRoom, y: (bounds.height - 19) / 2, width: 19, height: 19)
    }

    /// Text or placeholder with the border's insets; a rounded rectangle is at least 34 points high (measured).
    open override var intrinsicContentSize: CGSize {
        let text = textLabel.intrinsicContentSize
        let line = font.map { ($0.lineHeight * layoutScale).rounded(.up) / layoutScale } ?? 0
        var size = CGSize(
            width: text.width + 2 * borderInsets.dx + leftWidth + rightWidth,
            height: max(text.height, line) + 2 * borderInsets.dy)
        if borderStyle == .roundedRect || borderStyle == .bezel { size.height = max(34, size.height + 7) }
        return size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: borderInsets.dx, dy: borderInsets.dy)
        rect.origin.x += leftWidth
        rect.size.width = max(0, rect.width - leftWidth - rightWidth)
        return rect
    }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        textLabel.frame = storedText.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        leftView?.isHidden = !isShown(leftViewMode)
        rightView?.isHidden = !isShown(rightViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
        placeClearButton()
    }

    override func textBaselines(atHeight height: CGFloat?) -> TextBaselines? {
        let size = intrinsicContentSize
        let text = textRect(forBounds: CGRect(origin: .zero, size: size))
        guard let inside = textLabel.firstBaseline(inHeight: text.height) else { return nil }
        return TextBaselines(first: text.minY + inside, last: text.minY + inside, height: size.height)
    }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        let pixel = 1 / environment.scale
        switch borderStyle {
        case .none: return []
        case .line, .bezel:
            let path = CGPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5), transform: nil).path
            return [.stroke(path, environment.resolve(.label), StrokeStyle(width: 1))]
        case .roundedRect:
            let radius = min(5, min(bounds.width, bounds.height) / 2)
            guard radius > 0 else { return [] }
            let outline = CGPath(
                roundedRect: bounds.insetBy(dx: pixel / 2, dy: pixel / 2), cornerWidth: radius, cornerHeight: radius,
                transform: nil
            ).path
            return [
                .fill(outline, environment.resolve(.systemBackground), .nonZero),
                .stroke(outline, environment.resolve(.systemGray4), StrokeStyle(width: Double(pixel))),
            ]
        }
    }
}
