import Builder
import Testing

@MainActor
@Suite("Environment") struct ViewBuilderEnvironmentTests {
    @Test("Nothing is set to begin with")
    func defaults() {
        #expect(ViewBuilderEnvironment.defaultButtonFont == nil)
        #expect(ViewBuilderEnvironment.defaultButtonColor == nil)
        #expect(ViewBuilderEnvironment.defaultLabelFont == nil)
        #expect(ViewBuilderEnvironment.defaultLabelColor == nil)
        #expect(ViewBuilderEnvironment.defaultLabelSecondaryColor == nil)
        #expect(ViewBuilderEnvironment.defaultSeparatorColor == nil)
    }

    @Test("A default is read when a view is made, and modifiers win over it")
    func readOnMaking() {
        let before = (LabelView("a"), DividerView(), SwitchView())
        ViewBuilderEnvironment.defaultLabelColor = .red
        ViewBuilderEnvironment.defaultSeparatorColor = .red
        ViewBuilderEnvironment.defaultButtonColor = .red
        defer {
            ViewBuilderEnvironment.defaultLabelColor = nil
            ViewBuilderEnvironment.defaultSeparatorColor = nil
            ViewBuilderEnvironment.defaultButtonColor = nil
        }
        #expect(before.0.asBaseView().textColor != .red)
        #expect(before.1().subviews.first?.backgroundColor == .secondaryLabel)
        #expect(before.2.asBaseView().onTintColor == nil)
        #expect(LabelView("a").color(.blue).asBaseView().textColor == .blue)
        #expect(ButtonView("a").color(.blue).asBaseView().titleColor(for: .normal) == .blue)
        #expect(ButtonView("a").asBaseView().titleColor(for: .normal) == .red)
    }
}
