import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct UISearchControllerTests {
    private final class Delegate: UISearchControllerDelegate {
        var calls = 0

        func willPresentSearchController(_ searchController: UISearchController) { calls += 1 }

        func didDismissSearchController(_ searchController: UISearchController) { calls += 1 }
    }

    @Test func searchesBeginAndEnd() {
        let search = UISearchController(searchResultsController: nil)
        let delegate = Delegate()
        search.delegate = delegate
        var order: [String] = []
        let bag = DisposeBag()
        search.rx.willPresent.subscribe(onNext: { order.append("willPresent") }).disposed(by: bag)
        search.rx.present.subscribe(onNext: { order.append("present") }).disposed(by: bag)
        search.rx.didPresent.subscribe(onNext: { order.append("didPresent") }).disposed(by: bag)
        search.rx.willDismiss.subscribe(onNext: { order.append("willDismiss") }).disposed(by: bag)
        search.rx.didDismiss.subscribe(onNext: { order.append("didDismiss") }).disposed(by: bag)
        let invoked = Log(search.rx.delegate.methodInvoked(Selector("didPresentSearchController:")))
        search.isActive = true
        #expect(order == ["willPresent", "present", "didPresent"])
        search.isActive = false
        #expect(order.suffix(2) == ["willDismiss", "didDismiss"])
        #expect(order.count == 5)
        #expect(delegate.calls == 2)
        #expect(search.delegate === delegate)
        #expect(invoked.elements.map { $0.first as? UISearchController } == [search])
    }

    @Test func customizingBarsSendsItsEvents() {
        func logs(_ bar: UITabBar, _ controller: UITabBarController) -> [Log<Void>] {
            let sources: [Observable<Void>] = [
                bar.rx.willBeginCustomizing.map { _ in }, bar.rx.didBeginCustomizing.map { _ in },
                bar.rx.willEndCustomizing.map { _ in }, bar.rx.didEndCustomizing.map { _ in },
                controller.rx.willBeginCustomizing.map { _ in }, controller.rx.willEndCustomizing.map { _ in },
                controller.rx.didEndCustomizing.map { _ in },
            ]
            return sources.map { Log($0) }
        }
        let screens = logs(UITabBar(), UITabBarController())
        #expect(screens.allSatisfy { $0.count == 0 && $0.isCompleted })
        let (bar, controller) = (UITabBar(), UITabBarController())
        let page = UIView()
        page.addSubview(bar)
        let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = items
        let shown = logs(bar, controller)
        #expect(shown.count == 7 && shown.allSatisfy { $0.count == 0 && !$0.isCompleted })
        let (offered, left) = (
            Log(bar.rx.didBeginCustomizing.asObservable()), Log(bar.rx.didEndCustomizing.asObservable())
        )
        bar.beginCustomizingItems([items[1]])
        #expect(shown.map(\.count) == [1, 1, 0, 0, 0, 0, 0] && offered.elements == [[items[1]]])
        #expect(!bar.endCustomizing(animated: false) && shown.map(\.count) == [1, 1, 1, 1, 0, 0, 0])
        #expect(left.elements.map(\.0) == [items] && left.elements.map(\.1) == [false])
    }

    @Test func textInputsHaveABaseAndATextSequence() {
        let field = UITextField()
        field.text = "a"
        let input: TextInput<UITextField> = field.rx.textInput
        #expect(input.base === field)
        let own = TextInput(base: field, text: field.rx.text)
        #expect(own.base === field && Log(own.text).elements == ["a"])
        let log = Log(input.text)
        #expect(log.elements == ["a"])
        let view = UITextView()
        Observable.just("b").bind(to: view.rx.textInput.text).disposed(by: DisposeBag())
        #expect(view.text == "b")
    }

    @Test func errorsHaveDescriptions() {
        let object = NSObject()
        let errors: [RxCocoaError] = [
            .unknown, .invalidOperation(object: 1), .itemsNotYetBound(object: 1),
            .invalidPropertyName(object: 1, propertyName: "b"),
            .invalidObjectOnKeyPath(object: 1, sourceObject: object, propertyName: "b"), .errorDuringSwizzling,
            .castingError(object: 1, targetType: Int.self),
        ]
        #expect(Set(errors.map(\.debugDescription)).count == errors.count)
    }
}
