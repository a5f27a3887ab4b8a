import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UITextField {
    /// The text: now, and after each change that people make.
    public var text: ControlProperty<String?> { value }

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

extension Reactive where Base: UITextView {
    /// The text: now, and after each change, also one that the program makes. Changes arrive in the main queue's next
    /// turn.
    public var text: ControlProperty<String?> { value }

    /// The text: now, and after each change, also one that the program makes. Changes arrive in the main queue's next
    /// turn.
    public var value: ControlProperty<String?> {
        textProperty(
            get: { $0.text },
            set: { view, text in
                // Setting a text moves the insertion point, also when it is the same text.
                if view.text != text { view.text = text }
            })
    }

    /// The text with its attributes: now, and after each change, also one that the program makes. Changes arrive in the
    /// main queue's next turn.
    public var attributedText: ControlProperty<NSAttributedString?> {
        textProperty(
            get: { $0.attributedText },
            set: { view, text in
                if view.attributedText != text { view.attributedText = text }
            })
    }

    /// Editing has begun.
    public var didBeginEditing: ControlEvent<()> { delegateEvents(.didBeginEditing) }

    /// Editing has ended.
    public var didEndEditing: ControlEvent<()> { delegateEvents(.didEndEditing) }

    /// Text was typed.
    public var didChange: ControlEvent<()> { delegateEvents(.didType) }

    /// Typing has moved the insertion point.
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
