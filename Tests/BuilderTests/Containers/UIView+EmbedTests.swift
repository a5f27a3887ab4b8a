import Builder
import Testing

@MainActor
@Suite("Embedding, transitions, search") struct UIViewEmbedTests {
    @Test("embed fills the view, with padding; the child's own attributes take precedence")
    func embedding() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let plain = UIView()
        let own = UIView()
        let padding = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.embed([plain, own.margins(10).position(.bottom).height(5)], padding: padding)
        root.layoutIfNeeded()
        #expect(plain.frame == CGRect(x: 2, y: 1, width: 94, height: 56))
        #expect(own.frame == CGRect(x: 10, y: 45, width: 80, height: 5))
        let added = UIView()
        root.insertConstrainedSubview(added, at: 0, position: .topRight, padding: padding)
        #expect(root.subviews.first === added)
    }

    @Test("A view that is embedded again has only the constraints of the last call")
    func embeddingAgain() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let child = UIView().height(20).position(.top)
        root.embed(child)
        root.embed(child, padding: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
        root.layoutIfNeeded()
        #expect(child().frame == CGRect(x: 5, y: 5, width: 90, height: 20))
        #expect(root.constraints.count == 4)
        #expect(root.layoutDiagnostics.conflicts.isEmpty)
    }

    @Test("reset embeds, then removes what was there")
    func resetting() {
        let root = UIView()
        root.embed([LabelView("a"), LabelView("b")])
        var old = 0
        root.reset(
            With(UILabel()) { label in
                old = root.subviews.count
                label.text = "c"
            })
        #expect(old == 2)
        #expect(texts(root.subviews) == ["c"])
        root.empty()
        #expect(root.subviews.isEmpty)
    }

    @Test("transition leaves only the new view, with its alpha")
    func transitions() {
        let stage = ControllerStage(LabelView("a"))
        let view: UIView = stage.controller.view
        view.transition(to: LabelView("b").alpha(0.5))
        #expect(texts(view.subviews) == ["b"])
        #expect(view.subviews.first?.alpha == 0.5)
        view.transition(to: LabelView("c"), padding: UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0), delay: 0)
        stage.window.layoutIfNeeded()
        #expect(texts(view.subviews) == ["c"])
        #expect(view.subviews.first?.frame.minY == 9)
        stage.controller.transition(to: LabelView("d"), safeArea: true)
        stage.window.layoutIfNeeded()
        #expect(view.subviews.first?.frame == view.safeAreaLayoutGuide.layoutFrame)
    }

    @Test("A transition to a controller adds it as a child, and removes the previous one")
    func controllerTransitions() {
        let stage = ControllerStage(LabelView("a"))
        let first = UIViewController(LabelView("first"))
        let second = UIViewController(LabelView("second"))
        stage.controller.transition(to: first, delay: 0)
        #expect(first.parent === stage.controller)
        stage.controller.view.context.transition(to: second)
        stage.window.layoutIfNeeded()
        #expect(first.parent == nil)
        #expect(stage.controller.children == [second])
        #expect(allTexts(in: stage.controller.view) == ["second"])
        #expect(second.view.frame == stage.controller.view.bounds)
    }

    @Test("A controller made from a view has the system background")
    func controllers() {
        let controller = UIViewController(LabelView("a"), safeArea: true)
        #expect(controller.view.backgroundColor == .systemBackground)
        let stage = ControllerStage(controller)
        stage.window.layoutIfNeeded()
        #expect(controller.view.subviews.first?.frame == controller.view.safeAreaLayoutGuide.layoutFrame)
    }

    private enum Tag: Int { case title = 7, missing }
    private enum Name: String { case form, field }

    @Test("find searches the whole tree from the root, depth first, by tag or identifier; a missing view is nil")
    func finding() {
        let first = LabelView("first").tag(Tag.title)
        let form = VStackView {
            TextField("x").identifier(Name.field)
            LabelView("second").tag(Tag.title)
        }
        .accessibilityIdentifier(Name.form)
        let stage = ControllerStage(
            UINavigationController(
                rootViewController: UIViewController(
                    VStackView {
                        HStackView { first }
                        form
                    })))
        let field = form.asBaseView().arrangedSubviews[0]
        #expect(field.find(Tag.title) === first())
        #expect(field.context.find(Name.form) === form())
        #expect(field.find(Tag.missing) == nil)
        #expect(field.find("nowhere") == nil)
        #expect(stage.window.find("field") === field)
        #expect(form.asBaseView().find(subview: Tag.title) === form.asBaseView().arrangedSubviews[1])
        #expect(form.asBaseView().find(subview: Name.form) == nil)
        #expect(field.find(superview: Name.form) === form())
        #expect(field.find(superview: Name.field) == nil)
        #expect(field.find(superview: 12345) == nil)
    }

    @Test("identifier and accessibilityIdentifier are the same")
    func identifiers() {
        #expect(UIView().identifier("a")().accessibilityIdentifier == "a")
        #expect(UIView().accessibilityIdentifier(Name.form)().accessibilityIdentifier == "form")
        #expect(UIView().tag(3)().tag == 3)
    }
}
