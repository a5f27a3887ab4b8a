import Builder
import Testing

@MainActor
@Suite("Buttons") struct ButtonViewTests {
    @Test("The title is in the headline font and the tint color")
    func defaults() {
        let button = ButtonView("a").asBaseView()
        #expect(button.title(for: .normal) == "a")
        #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .headline))
        #expect(button.titleColor(for: .normal) == button.tintColor)
    }

    @Test("The environment sets font and color")
    func environment() {
        ViewBuilderEnvironment.defaultButtonFont = .systemFont(ofSize: 9)
        ViewBuilderEnvironment.defaultButtonColor = .purple
        defer {
            ViewBuilderEnvironment.defaultButtonFont = nil
            ViewBuilderEnvironment.defaultButtonColor = nil
        }
        let button = ButtonView("a") { _ in }.asBaseView()
        #expect(button.titleLabel?.font == .systemFont(ofSize: 9))
        #expect(button.titleColor(for: .normal) == .purple)
    }

    @Test("Hugging is 750 horizontally, compression resistance required vertically")
    func priorities() {
        let button = ButtonView("a").asBaseView()
        #expect(button.contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(button.contentCompressionResistancePriority(for: .vertical) == .required)
    }

    @Test("Of taps within 300 milliseconds the first counts, for each handler and button by itself")
    func tapsAreThrottled() {
        withClock { clock in
            var taps: [String] = []
            let first = ButtonView("a") { taps.append("\($0.view.title(for: .normal) ?? "")1") }
                .onTap { _ in taps.append("a2") }
            let second = ButtonView("b").onTap { _ in taps.append("b") }
            let stage = ControllerStage(
                VStackView {
                    first
                    second
                })
            first.asBaseView().simulateTap()
            second.asBaseView().simulateTap()
            clock.now += 0.29
            first.asBaseView().simulateTap()
            #expect(taps == ["a1", "a2", "b"])
            clock.now += 0.02
            first.asBaseView().simulateTap()
            #expect(taps == ["a1", "a2", "b", "a1", "a2"])
            _ = stage
        }
    }

    @Test("Padding makes a button larger")
    func padding() {
        let plain = ButtonView("Title").asBaseView().intrinsicContentSize
        let button = ButtonView("Title").padding(top: 1, left: 2, bottom: 3, right: 4).asBaseView()
        #expect(button.intrinsicContentSize.width.isApproximately(plain.width + 6))
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX.isApproximately(2) == true)
    }

    @Test("A background color for a state is a one-color background image")
    func backgrounds() throws {
        let button = ButtonView("a").backgroundColor(.red, for: .normal).backgroundColor(.blue, for: .disabled)
            .asBaseView()
        let normal = try #require(button.backgroundImage(for: .normal))
        #expect(normal !== button.backgroundImage(for: .disabled))
        #expect(normal.size == CGSize(width: 1, height: 1))
        #expect(button.backgroundColor == nil)
    }
}
