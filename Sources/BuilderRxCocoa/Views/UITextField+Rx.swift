import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UITextField {
    /// The text: now, and after each change that people make.
    public var text: ControlProperty<String?> {
        value
    }

    /// The text: now, and after each change that people make.
    public var value: ControlProperty<String?> {
        property(
            get: { $0.text },
            set: { field, text in
                // Setting a text moves the insertion point, also when it is the same text.
                if field.text != text { field.text = text }
            })
    }

    /// The text with its attributes: now, and after each change that people make.
    public var attributedText: ControlProperty<NSAttributedString?> {
        property(
            get: { $0.attributedText },
            set: { field, text in
                if field.attributedText != text { field.attributedText = text }
            })
    }
}
