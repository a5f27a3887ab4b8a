import Builder
import Testing

@MainActor
@Suite("Stacks") struct VStackViewTests {
    @Test("Stacks have the axis of their name, fill distribution and alignment, and the system spacing of 8 points")
    func defaults() {
        for (stack, axis) in [
            (HStackView {}.asBaseView(), NSLayoutConstraint.Axis.horizontal), (VStackView {}.asBaseView(), .vertical),
        ] {
            #expect(stack.axis == axis)
            #expect(stack.distribution == .fill)
            #expect(stack.alignment == .fill)
            #expect(stack.spacing == UIStackView.spacingUseSystem)
        }
        let laidOut = LaidOutView(
            VStackView {
                UIView().height(10)
                UIView()
            })
        #expect(laidOut.view.subviews.map(\.frame.minY) == [0, 18])
    }

    @Test("Spacing is kept, in rows as in columns")
    func spacing() {
        let row = LaidOutView(
            HStackView(spacing: 3) {
                UIView().width(10)
                UIView()
            })
        #expect(row.view.subviews.map(\.frame.minX) == [0, 13])
        let column = LaidOutView(
            VStackView(spacing: 5) {
                UIView().height(10)
                UIView()
            })
        #expect(column.view.subviews.map(\.frame.minY) == [0, 15])
    }

    @Test("Padding sets the layout margins and arranges within them")
    func padding() {
        let laidOut = LaidOutView(VStackView { UIView() }.padding(top: 1, left: 2, bottom: 3, right: 4))
        #expect(laidOut.view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(laidOut.view.subviews.map(\.frame) == [CGRect(x: 2, y: 1, width: 94, height: 56)])
    }

    @Test("A stack of an indexable builder shows its views at once, and replaces all of them with each update")
    func buildersAreFollowed() {
        var built = 0
        let list = DynamicItemViewBuilder(["a", "b"]) { text -> View? in
            built += 1
            return text.isEmpty ? nil : LabelView(text)
        }
        let column = VStackView(list)
        let row = HStackView(list)
        #expect(texts(column.asBaseView().arrangedSubviews) == ["a", "b"])
        #expect(built == 4)
        let before = column.asBaseView().arrangedSubviews
        list.items = ["a", "", "c"]
        #expect(texts(column.asBaseView().arrangedSubviews) == ["a", "c"])
        #expect(texts(row.asBaseView().arrangedSubviews) == ["a", "c"])
        #expect(before.allSatisfy { $0.superview == nil })
        #expect(built == 10)
        list.items = []
        #expect(column.asBaseView().subviews.isEmpty)
    }

    @Test("A laid out stack follows its builder in size")
    func followersAreLaidOutAgain() {
        let list = DynamicItemViewBuilder([10, 20] as [CGFloat]) { UIView().height($0) }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        root.embed(VStackView(list).spacing(0).position(.top))
        root.layoutIfNeeded()
        #expect(root.subviews.first?.frame.height == 30)
        list.items = [5, 6, 7]
        root.layoutIfNeeded()
        #expect(root.subviews.first?.frame.height == 18)
    }

    @Test("A stack follows a binding")
    func bindings() {
        let pages = Variable<[View]>(wrappedValue: [LabelView("a")])
        let stack = VStackView(pages).asBaseView()
        #expect(texts(stack.arrangedSubviews) == ["a"])
        pages.wrappedValue = [LabelView("b"), ButtonView("c")]
        #expect(texts(stack.arrangedSubviews) == ["b", "c"])
    }

    @Test("A stack keeps its builder for as long as it lives, and no longer")
    func buildersAreReleased() {
        weak var list: DynamicItemViewBuilder<String>?
        do {
            let made = DynamicItemViewBuilder<String>(["a"]) { LabelView($0) }
            list = made
            let stack = VStackView(made).asBaseView()
            #expect(stack.arrangedSubviews.count == 1)
        }
        #expect(list == nil)
    }
}
