import Builder
import Testing

@MainActor
@Suite struct ModifiableViewControlTests {
    @Test func switchesAndVariablesFollowEachOther() {
        let isOn = Variable(wrappedValue: true)
        var received: [Bool] = []
        let subscription = isOn.asObservable().subscribe(onNext: { received.append($0) })
        let view = SwitchView(isOn).asBaseView()
        #expect(view.isOn)
        isOn.wrappedValue = false
        #expect(!view.isOn)
        view.isOn = true
        view.sendActions(for: .valueChanged)
        view.sendActions(for: .valueChanged)
        #expect(isOn.wrappedValue)
        #expect(received == [true, false, true])
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

    @Test("enabled, highlighted and selected follow a binding")
    func states() {
        let flag = Variable(wrappedValue: true)
        let control = ButtonView("a").selected(bind: flag).highlighted(bind: flag).enabled(bind: flag).asBaseView()
        #expect(control.isSelected && control.isHighlighted && control.isEnabled)
        flag.wrappedValue = false
        #expect(!control.isSelected && !control.isHighlighted && !control.isEnabled)
    }
}
