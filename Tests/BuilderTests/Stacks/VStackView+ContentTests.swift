import Builder
import Testing

@MainActor
@Suite struct VStackViewContentTests {
    private func texts(_ stack: UIStackView) -> [String] {
        stack.arrangedSubviews.map { ($0 as? UILabel)?.text ?? "?" }
    }

    @Test func stacksTakeBracesArraysAndBuilders() {
        #expect(texts(VStackView { LabelView("a") }.asBaseView()) == ["a"])
        #expect(
            texts(HStackView([LabelView("a"), ForEach(2) { LabelView("\($0)") }]).asBaseView()) == ["a", "0", "1"])
        let views: [View] = [LabelView("x"), LabelView("y")]
        #expect(texts(VStackView(views).asBaseView()) == ["x", "y"])
        #expect(texts(VStackView(StaticViewBuilder { LabelView("s") }).asBaseView()) == ["s"])
    }

    @Test func stacksFollowTheirBuilder() {
        let builder = DynamicItemViewBuilder(["a", "b"]) { LabelView($0) }
        let stack = VStackView(builder).asBaseView()
        #expect(texts(stack) == ["a", "b"])
        builder.items = ["c"]
        #expect(texts(stack) == ["c"])
        #expect(stack.subviews.count == 1)
        let value = DynamicValueViewBuilder(1) { LabelView("\($0)") }
        let row = HStackView(value).asBaseView()
        value.value = 2
        #expect(texts(row) == ["2"])
    }

    @Test func stacksFollowABinding() {
        let views = PublishSubject<[View]>()
        let stack = VStackView(views).asBaseView()
        #expect(stack.arrangedSubviews.isEmpty)
        views.onNext([LabelView("a"), LabelView("b")])
        #expect(texts(stack) == ["a", "b"])
    }

    @Test func viewsAreAddedAndReplaced() {
        let stack = UIStackView()
        stack.addArrangedSubview(LabelView("a"))
        stack.addArrangedSubviews(LabelView("b"), nil, LabelView("c"))
        stack.addViews {
            LabelView("d")
            LabelView("e")
        }
        #expect(texts(stack) == ["a", "b", "c", "d", "e"])
        stack.reset(to: LabelView("f"))
        #expect(texts(stack) == ["f"])
        let kept = stack.arrangedSubviews[0]
        stack.reset(to: [LabelView("g"), kept])
        #expect(texts(stack) == ["g", "f"])
        #expect(stack.arrangedSubviews[1] === kept)
        #expect(stack.subviews.count == 2)
    }
}
