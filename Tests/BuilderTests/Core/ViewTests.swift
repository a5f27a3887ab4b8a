import Builder
import Testing

@MainActor
@Suite struct ViewTests {
    private struct Greeting: ViewBuilder {
        let name: String
        let built: () -> Void

        var body: View {
            built()
            return LabelView("Hello \(name)")
        }
    }

    private struct Badge: ModifiableView {
        let modifiableView = Modified(UILabel()) { $0.text = "badge" }
    }

    @Test func aBuiltInViewIsOneObject() {
        let label = LabelView("a")
        #expect(label.build() === label.build())
        #expect(label.build() === label())
        #expect(label.color(.red).build() === label.build())
        #expect(label.asBaseView() === label.build())
    }

    @Test func aBodyIsEvaluatedForEachBuild() {
        var count = 0
        let greeting = Greeting(name: "Anna") { count += 1 }
        let first = greeting.build()
        let second = greeting()
        #expect(first !== second)
        #expect(count == 2)
        #expect((first as? UILabel)?.text == "Hello Anna")
    }

    @Test func modifiersOfADefinitionChangeWhatItsBodyBuilds() {
        var count = 0
        let view = Greeting(name: "Anna") { count += 1 }.alpha(0.5).hidden(true).build()
        #expect(count == 1)
        #expect(view is UILabel)
        #expect(view.alpha == 0.5)
        #expect(view.isHidden)
    }

    @Test func modifiersApplyInOrderAndLaterOnesWin() {
        var seen: [CGFloat] = []
        let view = LabelView("a").alpha(0.25).with { seen.append($0.alpha) }.alpha(0.75).with { seen.append($0.alpha) }
        #expect(seen == [0.25, 0.75])
        #expect(view.build().alpha == 0.75)
    }

    @Test func anyViewIsADefinition() {
        let view = UIView()
        #expect(view.build() === view)
        #expect(view.alpha(0.5).build() === view)
        let modifier: ViewModifier<UIView> = ViewModifier(LabelView("a") as View)
        #expect(modifier.build() is UILabel)
        #expect(With(UILabel()).font(.headline).asBaseView().font == .preferredFont(forTextStyle: .headline))
        #expect((Badge().color(.red)() as? UILabel)?.text == "badge")
    }

    @Test func referencesTakeTheViewOrNil() {
        var label: UILabel?
        var button: UIButton? = UIButton()
        let view = LabelView("a").reference(&label).reference(&button)
        #expect(label === view.build())
        #expect(button == nil)
    }

    @Test func aViewWithoutInteractionIsNotHit() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.userInteractionEnabled(false)().hitTest(.zero, with: nil) == nil)
        #expect(view.userInteractionEnabled(true)().hitTest(.zero, with: nil) === view)
    }

    @Test func stylesFitTheirClassOrAnyView() {
        struct Loud: BuilderStyle {
            func apply(to view: BuilderInternalUILabel) { view.numberOfLines = 7 }
        }
        struct Faint: BuilderStyle {
            func apply(to view: UIView) { view.alpha = 0.1 }
        }
        struct Red: BuilderStyle {
            func apply(to view: UILabel) { view.textColor = .red }
        }
        let label = LabelView("a").style(Loud()).style(Faint()).style(Red()).asBaseView()
        #expect(With(UILabel()).style(Red()).asBaseView().textColor == .red)
        #expect(label.textColor == .red)
        #expect(label.numberOfLines == 7)
        #expect(label.alpha.isApproximately(0.1))
    }

    @Test func everyBuiltInViewIsPlacedByConstraints() {
        let views: [View] = [
            LabelView("a"), ButtonView("a"), ImageView(nil as UIImage?), HStackView {}, VStackView {}, ZStackView {},
            ContainerView(), SpacerView(), SpacerView(3), SpacerView(width: 3), FixedSpacerView(), DividerView(),
            ScrollView(nil), VerticalScrollView(nil), TableView(),
        ]
        for view in views { #expect(!view().translatesAutoresizingMaskIntoConstraints, "\(type(of: view()))") }
    }
}

extension CGFloat {
    /// Whether two numbers agree to a millionth.
    func isApproximately(_ other: CGFloat) -> Bool {
        (self - other).magnitude < 1e-6
    }
}
