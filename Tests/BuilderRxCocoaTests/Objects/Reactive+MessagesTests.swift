import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct ReactiveMessagesTests {
    private final class Page: UIViewController {
        var calls: [String] = []

        override func viewDidLoad() { calls.append("viewDidLoad") }

        override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }

        func save(_ sender: UIButton) { calls.append("save") }
    }

    @Test func callsOfAController() {
        let page = Page()
        var order: [String] = []
        let bag = DisposeBag()
        page.rx.sentMessage(Selector("viewDidLoad"))
            .subscribe(onNext: { [unowned page] _ in order.append("before \(assumeMain { page.calls.count })") })
            .disposed(by: bag)
        page.rx.methodInvoked(Selector("viewDidLoad"))
            .subscribe(onNext: { [unowned page] in
                order.append("after \(assumeMain { page.calls.count }), \($0.count) arguments")
            })
            .disposed(by: bag)
        let appearances = Log(page.rx.methodInvoked(Selector("viewWillAppear:")).map { $0.first as? Bool })
        let layouts = Log(page.rx.methodInvoked(Selector("viewDidLayoutSubviews")))
        let never = Log(page.rx.methodInvoked(Selector("viewDidDisappear:")))
        let screen = Screen(page)
        #expect(order == ["before 0", "after 1, 0 arguments"])
        #expect(appearances.elements == [false])
        #expect(layouts.count > 0)
        #expect(never.count == 0)
        screen.window.rootViewController = UIViewController()
        #expect(never.count == 1)
    }

    @Test func callsOfAViewAndItsEnd() {
        var label: UILabel? = UILabel()
        let superviews = Log(label?.rx.sentMessage(Selector("willMoveToSuperview:")) ?? .empty())
        let windows = Log(label?.rx.methodInvoked(Selector("didMoveToWindow")) ?? .empty())
        let layouts = Log(label?.rx.methodInvoked(Selector("layoutSubviews")) ?? .empty())
        let screen = label.map { Screen($0) }
        #expect(superviews.elements.first?.first is UIView)
        #expect(windows.count == 1)
        #expect(layouts.count == 1)
        label?.removeFromSuperview()
        #expect(superviews.elements.last?.first is NSNull)
        #expect(!layouts.isCompleted)
        label = nil
        #expect(layouts.isCompleted)
        withExtendedLifetime(screen) {}
    }

    @Test func callsOfSelectors() {
        let page = Page()
        let button = UIButton(type: .system)
        let save = Selector("save:", Page.save(_:))
        button.addTarget(page, action: save, for: .touchUpInside)
        let log = Log(page.rx.methodInvoked(save))
        button.sendActions(for: .touchUpInside)
        #expect(log.count == 1)
        #expect(log.elements.first?.count == 1)
        #expect(log.elements.first?.first as? UIButton === button)
        log.dispose()
        button.sendActions(for: .touchUpInside)
        #expect(log.count == 1)
        #expect(page.calls == ["save", "save"])
    }

    @Test func selectorsWithoutAMethodOrAnArgument() {
        let page = Page()
        let save = Selector("save:", Page.save(_:))
        let sent = Log(page.rx.sentMessage(save))
        let invoked = Log(page.rx.methodInvoked(save))
        WarningLog().asCurrent { _ = page.perform(save) }
        #expect(sent.elements.map(\.count) == [1])
        #expect(sent.elements.first?.first is NSNull)
        #expect(invoked.count == 0)
        let view = UIView()
        let other = Log(view.rx.sentMessage(save))
        WarningLog().asCurrent { _ = view.perform(save) }
        #expect(other.count == 0)
    }

    private nonisolated func assumeMain<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
        MainActor.assumeIsolated(body)
    }
}
