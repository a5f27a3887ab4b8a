import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UITextField {
    /// The text: the current one, then each one that the user enters.
    public var text: ControlProperty<String?> { value }

    /// The text: the current one, then each one that the user enters.
    public var value: ControlProperty<String?> {
        property(
            get: { $0.text },
            set: { field, text in
                // Setting a text moves the insertion point, even if it is the same text.
                if field.text != text { field.text = text }
            })
    }

    /// The attributed text: the current one, then each one that the user enters.
    public var attributedText: ControlProperty<NSAttributedString?> {
        property(
            get: { $0.attributedText },
            set: { field, text in
                if field.attributedText != text { field.attributedText = text }
            })
    }
}

extension Reactive where Base: UITextView {
    /// The text: the current one, then each new one, including those set by code. Changes are emitted in the main
    /// queue's next turn.
    public var text: ControlProperty<String?> { value }

    /// The text: the current one, then each new one, including those set by code. Changes are emitted in the main
    /// queue's next turn.
    public var value: ControlProperty<String?> {
        textProperty(
            get: { $0.text },
            set: { view, text in
                // Setting a text moves the insertion point, even if it is the same text.
                if view.text != text { view.text = text }
            })
    }

    /// The attributed text: the current one, then each new one, including those set by code. Changes are emitted in the
    /// main queue's next turn.
    public var attributedText: ControlProperty<NSAttributedString?> {
        textProperty(
            get: { $0.attributedText },
            set: { view, text in
                if view.attributedText != text { view.attributedText = text }
            })
    }

    /// Emits when editing has begun.
    public var didBeginEditing: ControlEvent<()> { delegateEvents(.didBeginEditing) }

    /// Emits when editing has ended.
    public var didEndEditing: ControlEvent<()> { delegateEvents(.didEndEditing) }

    /// Emits when the user has typed text.
    public var didChange: ControlEvent<()> { delegateEvents(.didType) }

    /// Emits when typing has moved the insertion point.
    public var didChangeSelection: ControlEvent<()> { delegateEvents(.didChangeSelection) }

    private func textProperty<Value>(
        get: @escaping @MainActor (Base) -> Value?, set: @escaping @MainActor (Base, Value?) -> Void
    ) -> ControlProperty<Value?> {
        let changes = delegateEvents(.textChanged)
        let values = Observable<Value?>.deferred { [weak view = base] in
            func read() -> Value? { view.flatMap { view in assumingMainActor { get(view) } } }
            return changes.observe(on: MainScheduler.asyncInstance).map { read() }.startWith(read())
        }
        return ControlProperty(values: values, valueSink: Binder(base, binding: nonisolatedClosure(set)))
    }
}

/// A text field or text view, with the sequence of its texts.
public struct TextInput<Base: AnyObject & UITextInput> {
    /// The text field or text view.
    public let base: Base
    /// The text: the current one, then each new one.
    public let text: ControlProperty<String?>

    /// Creates a text input.
    public init(base: Base, text: ControlProperty<String?>) {
        self.base = base
        self.text = text
    }
}

extension Reactive where Base: UITextField {
    /// The text field with the sequence of its texts.
    public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}

extension Reactive where Base: UITextView {
    /// The text view with the sequence of its texts.
    public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}
