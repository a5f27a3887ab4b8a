import Builder
import Testing

/// How definitions become views.
@MainActor
@Suite("Building") struct ViewBuilderTests {
    private enum Phase {
        case waiting
        case failed(message: String, retries: Int)
        case ready([String])
    }

    private struct PhaseView: ViewBuilder {
        let phase: Phase

        var body: View {
            VStackView {
                switch phase {
                case .waiting:
                    LabelView("…")
                case .failed(let message, let retries):
                    LabelView(message)
                    if retries > 1 {
                        LabelView("\(retries) times")
                    } else if retries == 1 {
                        LabelView("once")
                    }
                case .ready(let names):
                    for (index, name) in names.enumerated() {
                        if index > 0 { DividerView() }
                        NameView(name: name)
                    }
                }
            }
        }
    }

    private struct NameView: ViewBuilder {
        let name: String

        var body: View {
            LabelView(name)
        }
    }

    private final class Counted: ViewBuilder {
        var count = 0

        var body: View {
            count += 1
            return NameView(name: "\(count)")
        }
    }

    @Test("A definition makes or returns one live view, by build() or a call")
    func definitionsBuildViews() {
        let label = LabelView("a")
        #expect(label.build() === label())
        let view: View = NameView(name: "b")
        #expect((view() as? UILabel)?.text == "b")
        #expect(view() !== view.build())
    }

    @Test("A built-in definition makes its view when it is initialized, and every modifier changes that view at once")
    func modifiersChangeTheViewAtOnce() {
        let label = LabelView("a")
        let view = label.asBaseView()
        let modified: ViewModifier<BuilderInternalUILabel> = label.alpha(0.5)
        #expect(view.alpha == 0.5)
        #expect(modified.asBaseView() === view)
        #expect(label.build() === view)
    }

    @Test("Modifiers apply in order, later ones win")
    func laterModifiersWin() {
        let view = LabelView("a").color(.red).font(.title1).color(.blue).hidden(true).hidden(false).asBaseView()
        #expect(view.textColor == .blue)
        #expect(!view.isHidden)
        let clipped = UIView().cornerRadius(4).shadow(color: .black, radius: 1)()
        #expect(!clipped.clipsToBounds)
        #expect(UIView().shadow(color: .black, radius: 1).cornerRadius(4)().clipsToBounds)
    }

    @Test("A ViewBuilder's body is evaluated again by each build")
    func bodiesAreEvaluatedAgain() {
        let counted = Counted()
        #expect((counted.build() as? UILabel)?.text == "1")
        #expect((counted() as? UILabel)?.text == "2")
        _ = VStackView { counted }
        #expect(counted.count == 3)
    }

    @Test("Modifiers of a ViewBuilder go to the view that its body builds, however deep that is")
    func modifiersOfABuilderReachItsView() {
        let counted = Counted()
        var label: UILabel?
        let view = counted.backgroundColor(.red).margins(4).reference(&label).height(30)()
        #expect(counted.count == 1)
        #expect(label === view)
        #expect(view.backgroundColor == .red)
        #expect(view.constraints.contains { $0.identifier == "height" && $0.constant == 30 })
    }

    @Test("Any view is a definition")
    func viewsAreDefinitions() {
        let button = UIButton(type: .system)
        let stack = VStackView {
            button
            button.superview == nil ? UISlider() : UIView()
            With(UIActivityIndicatorView()) { $0.startAnimating() }
        }
        #expect(stack.asBaseView().arrangedSubviews.first === button)
        #expect(stack.asBaseView().arrangedSubviews.count == 3)
        #expect((button as View).build() === button)
        #expect(button.asViews() == [button])
    }

    @Test("Arrays, ForEach, Group, optionals and branches flatten into the container around them")
    func groupsFlatten() {
        let missing: LabelView? = nil
        let stack = VStackView {
            [LabelView("a"), LabelView("b")]
            ForEach(2) { LabelView("\($0)") }
            Group {
                missing
                ForEach(["c", "d"]) { LabelView($0) }
                if missing == nil { LabelView("none") }
            }
        }
        #expect(texts(stack.asBaseView().arrangedSubviews) == ["a", "b", "0", "1", "c", "d", "none"])
    }

    @Test("Braces choose by a switch over payloads, with conditions and loops inside")
    func bracesChoose() {
        func shown(_ phase: Phase) -> [String] { texts(PhaseView(phase: phase)().subviews) }
        #expect(shown(.waiting) == ["…"])
        #expect(shown(.failed(message: "offline", retries: 0)) == ["offline"])
        #expect(shown(.failed(message: "offline", retries: 1)) == ["offline", "once"])
        #expect(shown(.failed(message: "offline", retries: 3)) == ["offline", "3 times"])
        #expect(shown(.ready(["a", "b"])) == ["a", "?", "b"])
        #expect(shown(.ready([])).isEmpty)
    }

    @Test("No built-in view has constraints made from its frame")
    func builtInViewsAreConstrained() {
        let list = DynamicItemViewBuilder([1]) { LabelView("\($0)") }
        let views: [View] = [
            LabelView("a"), LabelView(Variable(wrappedValue: "a")), ButtonView("a") { _ in },
            ImageView(systemName: "star"),
            ImageView { _ in }, HStackView(list), VStackView([LabelView("a")]), ZStackView { LabelView("a") },
            DynamicContainerView(Variable(wrappedValue: 1)) { LabelView("\($0)") }, SpacerView(), SpacerView(3),
            SpacerView(width: 3), FixedSpacerView(), FixedSpacerView(3), FixedSpacerView(width: 3), DividerView(),
            ScrollView { LabelView("a") }, VerticalScrollView { LabelView("a") }, TableView(list), SwitchView(),
            TextField("a"), ViewControllerHostView(UIViewController()), BuilderHostView { LabelView("a") },
        ]
        for view in views { #expect(!view().translatesAutoresizingMaskIntoConstraints, "\(type(of: view))") }
    }

    @Test("Container attributes are read when the view is embedded")
    func attributesAreReadOnEmbedding() {
        let label = LabelView("a")
        let container = ContainerView { label }
        label.position(.bottomRight).margins(7)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.embed(container)
        root.layoutIfNeeded()
        #expect(label().frame.maxX.isApproximately(193))
        #expect(label().frame.maxY.isApproximately(93))
        label.position(.topLeft)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(label().frame.maxX.isApproximately(193))
        let stack = LaidOutView(VStackView { LabelView("b").margins(50).position(.center) }, height: 40)
        #expect(stack.view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    }
}
