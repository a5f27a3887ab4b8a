import Builder
import Testing

/// `EmbedConstraintsTests` and `ContainerViewLayoutTests` test the constraints of each position.
@MainActor
@Suite("Containers") struct ContainerViewTests {
    @Test("ContainerView, ZStackView and DynamicContainerView are one type, clear and with user interaction")
    func oneType() {
        let views: [ContainerView] = [
            ContainerView(LabelView("a")), ZStackView { LabelView("a") },
            DynamicContainerView(Variable(wrappedValue: 1)) { LabelView("\($0)") },
        ]
        for view in views.map({ $0.asBaseView() }) {
            #expect(view.backgroundColor == .clear)
            #expect(view.isUserInteractionEnabled)
        }
    }

    @Test("Children are embedded when the container gets a superview, in order, the first at the back")
    func childrenWait() {
        var built = 0
        let container = ContainerView {
            LabelView("a")
            With(UILabel()) { label in
                built += 1
                label.text = "b"
            }
        }
        #expect(container.asBaseView().subviews.isEmpty)
        let root = UIView()
        root.addSubview(container)
        #expect(texts(container.asBaseView().subviews) == ["a", "b"])
        #expect(built == 1)
    }

    @Test("A child fills the container, inset by its own margins, else by the container's padding")
    func insets() {
        let own = UIView()
        let other = UIView()
        _ = LaidOutView(
            ZStackView {
                own.margins(h: 1, v: 2)
                other
            }
            .padding(10))
        #expect(own.frame == CGRect(x: 1, y: 2, width: 98, height: 56))
        #expect(other.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
    }

    @Test("Padding set later applies to embedded and pending children")
    func laterPadding() {
        let child = UIView()
        let container = ContainerView { child }
        let laidOut = LaidOutView(container)
        container.padding(5)
        laidOut.root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 5, y: 5, width: 90, height: 50))
        let waiting = ContainerView(UIView())
        waiting.padding(7)
        #expect(LaidOutView(waiting).view.subviews.first?.frame == CGRect(x: 7, y: 7, width: 86, height: 46))
    }

    @Test("A child with safeArea(true) is pinned to the safe area")
    func safeArea() {
        let inside = UIView()
        let outside = UIView()
        let controller = UIViewController(
            ZStackView {
                outside
                inside.safeArea(true)
            })
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 5, bottom: 20, right: 0)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        #expect(outside.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        let area = controller.view.safeAreaInsets
        #expect(area.left == 5)
        #expect(inside.frame == outside.frame.inset(by: area))
    }

    @Test("Custom constraints replace all others")
    func customConstraints() {
        let child = UIView()
        let laidOut = LaidOutView(
            ContainerView {
                child.position(.bottom).margins(20).customConstraints { view in
                    guard let container = view.superview else { return }
                    NSLayoutConstraint.activate([
                        view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 3),
                        view.topAnchor.constraint(equalTo: container.topAnchor, constant: 4),
                        view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
                        view.heightAnchor.constraint(equalToConstant: 6),
                    ])
                }
            })
        #expect(child.frame == CGRect(x: 3, y: 4, width: 50, height: 6))
        #expect(laidOut.view.constraints.filter { $0.firstItem === child }.count == 3)
    }

    private enum Page {
        case loading
        case users([String])
        case failed(any Error)
    }

    private struct Offline: Error, CustomStringConvertible {
        let description = "offline"
    }

    @Test("A dynamic container builds its content again for each value")
    func dynamicContainers() {
        let page = Variable<Page>(wrappedValue: .loading)
        let container = DynamicContainerView(page) { page in
            switch page {
            case .loading:
                With(UIActivityIndicatorView()) { $0.startAnimating() }.position(.center)
            case .users(let names) where names.isEmpty:
                LabelView("nobody").position(.top)
            case .users(let names):
                VStackView(DynamicItemViewBuilder(names) { LabelView($0) })
            case .failed(let error):
                LabelView("\(error)").color(.systemRed)
                ButtonView("Again").position(.bottom)
            }
        }
        let stage = ControllerStage(container)
        let view = container.asBaseView()
        #expect(view.subviews.first is UIActivityIndicatorView)
        page.wrappedValue = .users(["Ada", "Grace"])
        #expect(allTexts(in: view) == ["Ada", "Grace"])
        page.wrappedValue = .users([])
        #expect(texts(view.subviews) == ["nobody"])
        page.wrappedValue = .failed(Offline())
        #expect(texts(view.subviews) == ["offline", "Again"])
        stage.window.layoutIfNeeded()
        #expect(view.subviews.allSatisfy { $0.alpha == 1 })
        #expect(view.subviews.last?.frame.maxY == view.bounds.maxY)
        page.wrappedValue = .loading
        #expect(view.subviews.count == 1)
    }

    @Test("A dynamic container builds only the last of the values that precede its superview")
    func earlyValues() {
        let number = Variable(wrappedValue: 1)
        let container = DynamicContainerView(number) { LabelView("\($0)") }
        number.wrappedValue = 2
        number.wrappedValue = 3
        #expect(container.asBaseView().subviews.isEmpty)
        #expect(texts(LaidOutView(container).view.subviews) == ["3"])
    }

    @Test("A page that is kept and shown again is constrained once")
    func keptPages() {
        let first = LabelView("first")
        let second = LabelView("second")
        let page = Variable(wrappedValue: 1)
        let container = DynamicContainerView(page) { $0 == 1 ? first : second }
        let laidOut = LaidOutView(container)
        for number in [1, 1, 2, 1, 1, 1] { page.wrappedValue = number }
        #expect(texts(laidOut.view.subviews) == ["first"])
        #expect(laidOut.view.constraints.filter { $0.firstItem === first() }.count == 4)
        laidOut.root.layoutIfNeeded()
        #expect(first().frame == laidOut.view.bounds)
    }
}
