import Builder
import Testing

@MainActor
@Suite(.serialized) struct DefaultsTests {
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

    @Test func labelModifiers() {
        let label = LabelView("a").alignment(.right).color(.red).font(.headline).numberOfLines(2).asBaseView()
        #expect(label.textAlignment == .right)
        #expect(label.textColor == .red)
        #expect(label.font == .preferredFont(forTextStyle: .headline))
        #expect(label.numberOfLines == 2)
        #expect(label.lineBreakMode == .byWordWrapping)
        #expect(LabelView("a").lineBreakMode(.byTruncatingTail).asBaseView().lineBreakMode == .byTruncatingTail)
        #expect(LabelView("a").font(UIFont.systemFont(ofSize: 9)).asBaseView().font == .systemFont(ofSize: 9))
    }

    @Test func buttons() {
        let button = ButtonView("a").asBaseView()
        #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .headline))
        #expect(button.contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(button.contentCompressionResistancePriority(for: .vertical) == .required)
        #expect(
            ButtonView("a").font(.footnote).asBaseView().titleLabel?.font == .preferredFont(forTextStyle: .footnote))
        #expect(ButtonView("a").padding(h: 3, v: 2).asBaseView().contentEdgeInsets.left == 3)
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
        horizontal.context.view.alpha(1)
        let padded = VStackView {}.padding(top: 1, left: 2, bottom: 3, right: 4).spacing(5).asBaseView()
        #expect(padded.isLayoutMarginsRelativeArrangement)
        #expect(padded.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(padded.spacing == 5)
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

    @Test func controlsSetWhatTheModifierNames() {
        let button = ButtonView("a").selected(true).highlighted(true).asBaseView()
        #expect(button.isEnabled)
        #expect(button.isSelected)
        #expect(button.isHighlighted)
        #expect(!ButtonView("a").enabled(false).asBaseView().isEnabled)
    }
}
