import SwiftlyUI
import Testing

@MainActor
@Suite struct EditHandlersTests {
    @Test func changesComeInTheNextTurn() async {
        var texts: [String] = []
        let field = UITextField().onTextChange { (text: String) in texts.append(text) }
        field.insertText("a")
        #expect(texts.isEmpty)
        await TextSamples.mainQueueTurn()
        #expect(texts == ["a"])
        field.text = "from code"
        await TextSamples.mainQueueTurn()
        #expect(texts == ["a"])
        field.deleteBackward()
        await TextSamples.mainQueueTurn()
        #expect(texts == ["a", "from cod"])
    }

    @Test func theTextIsCutAndThePlaceholderHiddenBeforeTheHandler() async {
        var seen: [String] = []
        let field = UITextField(customPlaceholder: "Name").maxLength(2).onTextChange { (field: UITextField) in
            seen.append("\(field.text ?? "") \(field.label(showing: "Name")?.isHidden == true)")
        }
        field.insertText("abc")
        await TextSamples.mainQueueTurn()
        let view = UITextView("Name").maxLength(2).onTextChange { (view: UITextView) in
            seen.append("\(view.text ?? "") \(view.label(showing: "Name")?.isHidden == true)")
        }
        view.insertText("abc")
        await TextSamples.mainQueueTurn()
        #expect(seen == ["ab true", "ab true"])
    }

    @Test func oneHandlerOfEachKind() async {
        var events: [String] = []
        let field = UITextField()
            .onTextChange { (_: String) in events.append("first") }
            .onTextChange { (_: UITextField) in events.append("second") }
        field.insertText("a")
        await TextSamples.mainQueueTurn()
        #expect(events == ["second"])
        events = []
        TextSamples.inWindow(
            UITextView().onBeginEditing { events.append("first") }.onBeginEditing { _ in events.append("begin") }
                .onEndEditing { _ in events.append("first") }.onEndEditing { events.append("end") }
        ) { view in
            view.becomeFirstResponder()
            view.resignFirstResponder()
        }
        #expect(events == ["begin", "end"])
    }

    @Test func delegateAndActionsStayFreeAndComeFirst() async {
        final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
            var events: [String] = []
            func textFieldDidBeginEditing(_ textField: UITextField) { events.append("delegate begins") }
            func textFieldDidEndEditing(_ textField: UITextField) { events.append("delegate ends") }
            func textViewDidChange(_ textView: UITextView) { events.append("delegate \(textView.text ?? "")") }
        }
        let delegate = Delegate()
        let field = UITextField().delegate(delegate)
            .onBeginEditing { delegate.events.append("begin") }.onEndEditing { delegate.events.append("end") }
            .onTextChange { (text: String) in delegate.events.append(text) }
        field.addAction(UIAction { _ in delegate.events.append("action") }, for: .editingChanged)
        TextSamples.inWindow(field) { field in
            field.becomeFirstResponder()
            field.insertText("a")
            field.resignFirstResponder()
        }
        await TextSamples.mainQueueTurn()
        #expect(delegate.events == ["delegate begins", "begin", "action", "delegate ends", "end", "a"])
        delegate.events = []
        let view = UITextView().delegate(delegate).onTextChange { (text: String) in delegate.events.append(text) }
        view.insertText("b")
        await TextSamples.mainQueueTurn()
        #expect(delegate.events == ["delegate b", "b"])
        #expect(field.delegate === delegate && view.delegate === delegate)
    }

    @Test func onTextChangeIgnoresOtherFields() async {
        var texts: [String] = []
        let field = UITextField().onTextChange { (text: String) in texts.append(text) }
        UITextField().insertText("other")
        await TextSamples.mainQueueTurn()
        #expect(texts.isEmpty)
        withExtendedLifetime(field) {}
    }

    @Test func notificationsCanBeSent() async {
        var texts: [String] = []
        let field = UITextField().onTextChange { (text: String) in texts.append(text) }.text("set")
        field.sendNotifications(for: UITextField.textDidChangeNotification)
        await TextSamples.mainQueueTurn()
        #expect(texts == ["set"])
        var begins = 0
        field.onBeginEditing { begins += 1 }.sendNotifications(for: UITextField.textDidBeginEditingNotification)
        #expect(begins == 1)
    }

    /// Nothing is expected but that it ends: a handler on another thread would end the process.
    @Test func aNotificationFromAnotherThreadDoesNotCrash() async {
        await withCheckedContinuation { continuation in
            let field = UITextField().onEndEditing {
                MainActor.assertIsolated()
                continuation.resume()
            }
            DispatchQueue.global().async {
                NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: field)
            }
        }
    }

    @Test func aRenderWaitsForTheHandler() throws {
        var wasCalled = false
        let field = UITextField().onTextChange { (_: String) in wasCalled = true }
        try TextSamples.inRender { field.insertText("a") }
        #expect(wasCalled)
    }

    @Test func viewsWithHandlersAreReleased() async {
        weak var field: UITextField?
        weak var view: UITextView?
        do {
            let newField = UITextField(customPlaceholder: "Name").maxLength(3).onTextChange { (_: String) in }
            newField.insertText("a")
            field = newField
            let newView = UITextView("Notes").onBeginEditing {}.onTextChange { (_: UITextView) in }
            newView.insertText("a")
            view = newView
        }
        await TextSamples.mainQueueTurn()
        #expect(field == nil)
        #expect(view == nil)
    }
}
