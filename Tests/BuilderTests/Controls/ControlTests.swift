import Builder
import Testing

@MainActor
@Suite struct ControlTests {
    @Test func switchesAndVariablesFollowEachOther() {
        let isOn = Variable(wrappedValue: true)
        var told: [Bool] = []
        let subscription = isOn.asObservable().subscribe(onNext: { told.append($0) })
        let view = SwitchView(isOn).asBaseView()
        #expect(view.isOn)
        isOn.wrappedValue = false
        #expect(!view.isOn)
        view.isOn = true
        view.sendActions(for: .valueChanged)
        view.sendActions(for: .valueChanged)
        #expect(isOn.wrappedValue)
        #expect(told == [true, false, true])
        subscription.dispose()
    }

    @Test func switchesReportTheirChanges() {
        var seen: [Bool] = []
        let view = SwitchView(false).onChange { context in seen.append(context.value) }.asBaseView()
        #expect(!view.isOn)
        #expect(view.contentHuggingPriority(for: .horizontal) == .required)
        view.isOn = true
        view.sendActions(for: .valueChanged)
        #expect(seen == [true])
        #expect(SwitchView(Observable.just(true)).asBaseView().isOn)
    }

    @Test func fieldsAndVariablesFollowEachOther() {
        let name = Variable(wrappedValue: "Anna")
        let field = TextField(name).asBaseView()
        #expect(field.text == "Anna")
        name.wrappedValue = "Berta"
        #expect(field.text == "Berta")
        field.text = nil
        field.sendActions(for: .editingChanged)
        #expect(name.wrappedValue == "")
        let note = Variable<String?>(wrappedValue: nil)
        let other = TextField(note).asBaseView()
        other.text = "typed"
        other.sendActions(for: .editingChanged)
        #expect(note.wrappedValue == "typed")
        #expect(TextField(Observable<String?>.just("shown")).asBaseView().text == "shown")
    }

    @Test func fieldsReportTheirEvents() {
        var events: [String] = []
        let field = TextField("text")
            .onChange { events.append("change \($0.value ?? "")") }
            .onEditingDidBegin { _ in events.append("begin") }
            .onEditingDidEnd { _ in events.append("end") }
            .onEditingDidEndOnExit { _ in events.append("exit") }
            .asBaseView()
        #expect(field.text == "text")
        #expect(field.contentCompressionResistancePriority(for: .vertical) == .required)
        for event in [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit] {
            field.sendActions(for: event)
        }
        #expect(events == ["begin", "change text", "end", "exit"])
    }

    @Test func theFirstResponderIsResignedAnywhereInTheTree() {
        let field = TextField("a")
        let stack = VStackView {
            field
            LabelView("b")
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.embed(stack)
        field.asBaseView().becomeFirstResponder()
        #expect(field.asBaseView().isFirstResponder)
        (stack.asBaseView().arrangedSubviews.last ?? UIView()).context.endEditing()
        #expect(!field.asBaseView().isFirstResponder)
    }

    @Test func buttonBackgroundsBelongToAState() {
        let button = ButtonView("a").backgroundColor(.red, for: .highlighted).asBaseView()
        #expect(button.backgroundImage(for: .highlighted) != nil)
        #expect(button.backgroundImage(for: .normal) == nil)
    }

    @Test func theKeyboardInsetsAScrollView() {
        let scroll = VerticalScrollView(LabelView("a")).automaticallyAdjustForKeyboard().asBaseView()
        let frame = NSValue(cgRect: CGRect(x: 0, y: 500, width: 390, height: 300))
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
        #expect(scroll.contentInset.bottom == 300)
        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        #expect(scroll.contentInset.bottom == 0)
    }

    @Test func scrollingIsReported() {
        var offsets: [CGFloat] = []
        let scroll = VerticalScrollView(UIView().height(500))
            .onDidScroll { context in offsets.append(context.view.contentOffset.y) }.asBaseView()
        scroll.contentOffset = CGPoint(x: 0, y: 40)
        #expect(offsets == [40])
    }
}
