import Foundation
import Render

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
    func drawContent(in rect: CGRect) { super.drawText(in: scrolled(rect)) }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        let text = super.ownContents(in: environment)
        guard let field else { return text }
        let marks = TextSelectionMarks(of: field, from: frame.origin, in: environment)
        return marks.background + text + marks.foreground
    }

    // MARK: Text that is wider than the field

    /// Clips text that is scrolled.
    func clipScrolledText() { clipsToBounds = scrolled(bounds) != bounds }

    /// Returns the rectangle of the text in that of its area. During editing, text that is too wide isn't truncated but
    /// scrolled, so that the end of the selection is visible; before that end it begins at the start (the place isn't
    /// measured).
    private func scrolled(_ rect: CGRect) -> CGRect {
        guard let field, field.isEditing, !field.storedText.isEmpty, !adjustsFontSizeToFitWidth, rect.width > 0 else {
            return rect
        }
        let natural = layout(TextLimits(width: .infinity, lines: 1, isRightToLeft: isRightToLeft)).size.width
        guard natural > rect.width else { return rect }
        var text = rect
        text.size.width = pixelRoundedUp(natural)
        let (geometry, origin) = drawnGeometry(in: text)
        guard let caret = geometry.caret(before: field.shownOffset(field.selection.upperBound)) else { return rect }
        text.origin.x -= max(0, origin.x + caret.minX + UITextField.caretWidth - rect.maxX)
        return text
    }

    /// Returns the places of the characters of a text in an area, and their origin.
    func places(in rect: CGRect) -> (geometry: TextGeometry, origin: CGPoint) { drawnGeometry(in: scrolled(rect)) }
}

/// The label of a subclass of text fields, which isn't taken for a plain label that draws its text alone.
private final class DrawnFieldTextLabel: FieldTextLabel {}
