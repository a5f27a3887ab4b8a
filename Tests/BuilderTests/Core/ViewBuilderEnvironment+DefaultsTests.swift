import Builder
import Testing

@MainActor
@Suite(.serialized) struct ViewBuilderEnvironmentDefaultsTests {
    @Test func labels() {
        let label = LabelView("a").asBaseView()
        #expect(label.text == "a")
        #expect(label.font == .preferredFont(forTextStyle: .callout))
        #expect(label.textAlignment == .left)
        #expect(label.adjustsFontForContentSizeCategory)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(label.contentCompressionResistancePriority(for: axis) == .required)
            #expect(label.contentHuggingPriority(for: axis) == .defaultHigh)
        }
        #expect(LabelView("a", configuration: { $0.text = "b" }).asBaseView().text == "b")
    }

    @Test func buttons() {
        let button = ButtonView("a").asBaseView()
        #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .headline))
        #expect(button.contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(button.contentCompressionResistancePriority(for: .vertical) == .required)
    }

    @Test func stacks() {
        let vertical = VStackView {}.asBaseView()
        #expect(vertical.axis == .vertical)
        #expect(vertical.spacing == UIStackView.spacingUseSystem)
        let horizontal = HStackView(spacing: 3) {}.asBaseView()
        #expect(horizontal.axis == .horizontal)
        #expect(horizontal.spacing == 3)
        #expect(horizontal.distribution == .fill)
        #expect(horizontal.alignment == .fill)
        #expect(!horizontal.isLayoutMarginsRelativeArrangement)
    }

    @Test func theEnvironmentIsReadWhenAViewIsMade() {
        let before = LabelView("before").asBaseView()
        ViewBuilderEnvironment.defaultLabelFont = .systemFont(ofSize: 30)
        ViewBuilderEnvironment.defaultLabelColor = .red
        ViewBuilderEnvironment.defaultButtonFont = .systemFont(ofSize: 31)
        ViewBuilderEnvironment.defaultSeparatorColor = .green
        defer {
            ViewBuilderEnvironment.defaultLabelFont = nil
            ViewBuilderEnvironment.defaultLabelColor = nil
            ViewBuilderEnvironment.defaultButtonFont = nil
            ViewBuilderEnvironment.defaultSeparatorColor = nil
        }
        let label = LabelView("a").asBaseView()
        #expect(label.font == .systemFont(ofSize: 30))
        #expect(label.textColor == .red)
        #expect(before.font == .preferredFont(forTextStyle: .callout))
        #expect(ButtonView("a").asBaseView().titleLabel?.font == .systemFont(ofSize: 31))
        #expect(DividerView()().subviews.first?.backgroundColor == .green)
    }
}
