import Foundation

/// The label of a text field's text or placeholder, which the field draws.
class FieldTextLabel: UILabel {
    override class var moduleClass: UIView.Type { FieldTextLabel.self }
    override var privateClassName: String? { "UILabel" }
    private weak var field: UITextField?

    /// Returns the label of a field. Those of subclasses may draw more than the text.
    static func label(of field: UITextField) -> FieldTextLabel {
        let label = field.isOfModuleClass ? FieldTextLabel(frame: .zero) : DrawnFieldTextLabel(frame: .zero)
        label.field = field
        return label
    }

    override func drawText(in rect: CGRect) {
        guard let field else { return super.drawText(in: rect) }
        if field.storedText.isEmpty {
            field.drawPlaceholder(in: rect)
        } else {
            field.drawText(in: rect)
        }
    }

    /// Draws the label's text.
    func drawContent(in rect: CGRect) { super.drawText(in: rect) }
}

/// The label of a subclass of text fields, which isn't taken for a plain label that draws its text alone.
private final class DrawnFieldTextLabel: FieldTextLabel {}
