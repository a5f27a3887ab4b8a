import Builder
import Testing

@MainActor
@Suite("Switches") struct SwitchViewTests {
    @Test("A switch is on by default, in the environment's button color, and hugs horizontally at priority 1000")
    func switches() {
        #expect(SwitchView().asBaseView().isOn)
        #expect(!SwitchView(false).asBaseView().isOn)
        #expect(SwitchView().asBaseView().onTintColor == nil)
        ViewBuilderEnvironment.defaultButtonColor = .magenta
        defer { ViewBuilderEnvironment.defaultButtonColor = nil }
        #expect(SwitchView().asBaseView().onTintColor == .magenta)
        #expect(SwitchView().asBaseView().contentHuggingPriority(for: .horizontal) == .required)
    }

    @Test("A switch and its variable follow each other without an echo")
    func switchBindings() {
        let isOn = BehaviorRelay(value: false)
        var received: [Bool] = []
        let subscription = isOn.subscribe(onNext: { received.append($0) })
        let view = SwitchView(isOn).asBaseView()
        let other = SwitchView().isOn(bidirectionalBind: Variable(isOn)).asBaseView()
        let reader = SwitchView(isOn.asObservable()).asBaseView()
        for control in [view, other, reader] { #expect(!control.isOn) }
        view.isOn = true
        view.sendActions(for: .valueChanged)
        view.sendActions(for: .valueChanged)
        #expect(other.isOn)
        #expect(reader.isOn)
        #expect(received == [false, true])
        subscription.dispose()
    }
}
