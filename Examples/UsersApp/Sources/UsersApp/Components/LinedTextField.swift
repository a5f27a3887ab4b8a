import UIKit

/// A text field with a caption and a line below, which turns red if the entry is invalid.
class LinedTextField: UITextField {

    var lineColor: UIColor = .separator { didSet { updateLine() } }
    var activeLineColor: UIColor = .harbour { didSet { updateLine() } }
    var activeLineWidth: CGFloat = 2 { didSet { setNeedsLayout() } }
    var placeholderTextColor: UIColor = .tertiaryLabel { didSet { updatePlaceholder() } }

    /// The field's name, shown above the text.
    var caption: String? {
        didSet { captionLabel.text = caption }
    }

    var fault: String? {
        didSet { updateLine() }
    }

    private let captionLabel = UILabel()
    private let line = CALayer()
    private let insets = UIEdgeInsets(top: 20, left: 0, bottom: 8, right: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        borderStyle = .none
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        font = .preferredFont(forTextStyle: .body)
        captionLabel.font = .preferredFont(forTextStyle: .caption1)
        captionLabel.textColor = .secondaryLabel
        addSubview(captionLabel)
        layer.addSublayer(line)
        addAction(UIAction { [weak self] _ in self?.updateLine() }, for: [.editingDidBegin, .editingDidEnd])
        updateLine()
    }

    override var placeholder: String? {
        didSet { updatePlaceholder() }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ceil(font?.lineHeight ?? 20) + insets.top + insets.bottom)
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).inset(by: insets)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).inset(by: insets)
    }

    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        super.placeholderRect(forBounds: bounds).inset(by: insets)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        captionLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 16)
        let width = isFirstResponder ? activeLineWidth : 1
        line.frame = CGRect(x: 0, y: bounds.height - width, width: bounds.width, height: width)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLine()
    }

    private func updateLine() {
        let color = fault != nil ? .systemRed : isFirstResponder ? activeLineColor : lineColor
        line.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
        captionLabel.textColor = fault != nil ? .systemRed : .secondaryLabel
        setNeedsLayout()
    }

    private func updatePlaceholder() {
        guard let placeholder = placeholder else { return }
        attributedPlaceholder = NSAttributedString(
            string: placeholder, attributes: [.foregroundColor: placeholderTextColor])
    }

}
