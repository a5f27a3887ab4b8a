import Builder
import Testing

@MainActor
@Suite("Text fields") struct TextFieldTests {
    @Test("A text field won't be compressed vertically")
    func fields() {
        #expect(TextField().asBaseView().contentCompressionResistancePriority(for: .vertical) == .required)
        #expect(TextField("a").asBaseView().text == "a")
    }

    private func type(_ text: String?, into field: UITextField) {
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    @Test("Fields and text variables follow each other without an echo; nil is written as an empty text")
    func textBindings() {
        let name = Variable(wrappedValue: "Anna")
        var received: [String] = []
        let subscription = name.asObservable().subscribe(onNext: { received.append($0) })
        let field = TextField(name).asBaseView()
        let other = TextField().text(bidirectionalBind: name.asRelay()).asBaseView()
        type("Berta", into: field)
        field.sendActions(for: .editingChanged)
        #expect(other.text == "Berta")
        name.wrappedValue = "Carla"
        #expect(field.text == "Carla")
        type(nil, into: other)
        #expect(field.text == "")
        #expect(received == ["Anna", "Berta", "Carla", ""])
        subscription.dispose()
    }

    @Test("Fields and optional texts follow each other")
    func optionalTextBindings() {
        let note = Variable<String?>(wrappedValue: nil)
        let field = TextField(note).asBaseView()
        type("x", into: field)
        #expect(note.wrappedValue == "x")
        note.wrappedValue = nil
        #expect(field.text?.isEmpty ?? true)
        let relay = BehaviorRelay<String?>(value: "relay")
        #expect(TextField("a").text(bidirectionalBind: relay).asBaseView().text == "relay")
    }

    @Test("A text that code sets is emitted when editing ends, as in RxCocoa")
    func textsSetByCode() {
        let name = Variable(wrappedValue: "a")
        let field = TextField(name).asBaseView()
        field.text = "A"
        #expect(name.wrappedValue == "a")
        field.sendActions(for: .editingDidEnd)
        #expect(name.wrappedValue == "A")
    }

    @Test("A one-way binding only sets the text")
    func oneWay() {
        let texts = BehaviorRelay<String?>(value: "a")
        let field = TextField(texts.asObservable()).asBaseView()
        type("b", into: field)
        #expect(texts.value == "a")
        texts.accept("c")
        #expect(field.text == "c")
        #expect(TextField().text(bind: Observable<String?>.just("d")).asBaseView().text == "d")
    }

    @Test("Event handlers of a field receive its text")
    func events() {
        var events: [String] = []
        let field = TextField("t")
            .onControlEvent([.editingChanged, .editingDidEnd]) { events.append("event \($0.value ?? "")") }
            .onChange { events.append("change \($0.view.text ?? "")") }
            .asBaseView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.embed(field)
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        field.insertText("o")
        field.resignFirstResponder()
        #expect(events == ["event to", "change to", "event to"])
    }
}
