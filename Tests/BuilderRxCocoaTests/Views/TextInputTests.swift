import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct TextInputTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var log: [String] = []
        func textViewDidChange(_ textView: UITextView) { log.append("change \(textView.text ?? "")") }
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    }

    @Test func thePresentTextComesAtOnceAndChangesInTheNextTurn() async {
        let view = UITextView()
        view.text = "a"
        let log = Log(view.rx.text)
        #expect(log.elements == ["a"])
        view.insertText("b")
        #expect(log.elements == ["a"])
        await mainQueueTurn()
        #expect(log.elements == ["a", "ab"])
        view.text = "set"
        await mainQueueTurn()
        #expect(log.elements == ["a", "ab", "set"])
    }

    @Test func aBoundTextIsSetOnlyWhereItDiffers() async {
        let view = UITextView()
        let model = BehaviorRelay<String?>(value: "model")
        let log = Log(view.rx.value)
        let bag = DisposeBag()
        model.bind(to: view.rx.text).disposed(by: bag)
        view.selectedRange = NSRange(location: 1, length: 0)
        view.rx.text.bind(to: model).disposed(by: bag)
        await mainQueueTurn()
        model.accept("model")
        #expect(view.text == "model")
        #expect(view.selectedRange.location == 1)
        #expect(log.elements == ["", "model"])
    }

    @Test func attributedTextIsSetAndEmitted() async {
        let view = UITextView()
        let log = Log(view.rx.attributedText)
        view.rx.attributedText.onNext(NSAttributedString(string: "rich"))
        await mainQueueTurn()
        #expect(log.elements.map { $0?.string } == ["", "rich"])
    }

    @Test func editingEventsAreEmittedBesideTheDelegate() {
        let view = UITextView()
        let screen = Screen(view)
        let delegate = Delegate()
        view.delegate = delegate
        let bag = DisposeBag()
        view.rx.didBeginEditing.subscribe(onNext: { delegate.log.append("rx begin") }).disposed(by: bag)
        view.rx.didChangeSelection.subscribe(onNext: { delegate.log.append("rx selection") }).disposed(by: bag)
        view.rx.didChange.subscribe(onNext: { delegate.log.append("rx change") }).disposed(by: bag)
        view.rx.didEndEditing.subscribe(onNext: { delegate.log.append("rx end") }).disposed(by: bag)
        view.becomeFirstResponder()
        view.insertText("a")
        view.text = "by the program"
        view.resignFirstResponder()
        #expect(
            delegate.log == ["begin", "rx begin", "rx selection", "change a", "rx change", "rx end"])
        withExtendedLifetime(screen) {}
    }

    @Test func textIsTypedInThePlaceOfTheSelection() {
        let view = UITextView()
        view.text = "one two"
        view.selectedRange = NSRange(location: 0, length: 3)
        view.insertText("1")
        #expect(view.text == "1 two")
        view.insertText("0")
        #expect(view.text == "10 two")
        view.selectedRange = NSRange(location: 90, length: 9)
        view.insertText("!")
        #expect(view.text == "10 two!")
    }

    private final class Refusal: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var ranges: [NSRange] = []
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            ranges.append(range)
            return text != "no"
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            ranges.append(range)
            return string != "no"
        }
    }

    @Test func theDelegateMayRejectTypedText() {
        let delegate = Refusal()
        let view = UITextView()
        view.text = "one"
        view.delegate = delegate
        let changes = Log(view.rx.didChange)
        view.insertText("no")
        view.insertText("!")
        #expect(view.text == "one!")
        #expect(changes.count == 1)
        let field = UITextField()
        field.text = "ab"
        field.delegate = delegate
        let texts = Log(field.rx.text)
        field.insertText("no")
        field.insertText("c")
        #expect(texts.elements == ["ab", "abc"])
        #expect(
            delegate.ranges == [
                NSRange(location: 3, length: 0), NSRange(location: 3, length: 0), NSRange(location: 2, length: 0),
                NSRange(location: 2, length: 0),
            ])
    }

    @Test func typedTextHasTheAttributesOfTheTextBeforeIt() {
        let view = UITextView()
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "line", attributes: [.underlineStyle: 1, .kern: 1]))
        view.attributedText = text
        view.selectedRange = NSRange(location: 3, length: 0)
        view.insertText("!")
        func value(_ key: NSAttributedString.Key, at index: Int) -> Any? {
            view.attributedText.attribute(key, at: index, effectiveRange: nil)
        }
        #expect(view.text == "red!line")
        #expect(
            (0..<8).map { value(.foregroundColor, at: $0) != nil } == [
                true, true, true, true, false, false, false, false,
            ])
        #expect(
            (0..<8).map { value(.underlineStyle, at: $0) != nil } == [
                false, false, false, false, true, true, true, true,
            ])
        view.typingAttributes = [.strikethroughStyle: 1, .kern: 2]
        view.insertText("?")
        #expect(view.text == "red!?line")
        #expect(value(.strikethroughStyle, at: 4) != nil)
    }

    @Test func textViewsEmitDidScroll() {
        let view = UITextView()
        let log = Log(view.rx.didScroll)
        view.contentOffset.y = 3
        #expect(log.count == 1)
    }
}
