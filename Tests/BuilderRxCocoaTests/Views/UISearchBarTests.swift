import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite struct UISearchBarTests {
    private let bar = UISearchBar()
    private let bag = DisposeBag()

    @Test func theTextIsThatOfTheUser() {
        var texts: [String] = []
        bar.text = "a"
        bar.rx.text.orEmpty.subscribe(onNext: { texts.append($0) }).disposed(by: bag)
        #expect(texts == ["a"])
        // As in RxCocoa, a text that code sets isn't emitted.
        bar.text = "b"
        #expect(texts == ["a"])
        bar.searchTextField.insertText("c")
        #expect(texts.last == "bc")
        Observable.just("d").bind(to: bar.rx.text).disposed(by: bag)
        #expect(bar.text == "d")
    }

    @Test func buttonsAndScopesEmit() {
        var events: [String] = []
        bar.scopeButtonTitles = ["All", "Mine"]
        bar.showsCancelButton = true
        bar.rx.searchButtonClicked.subscribe(onNext: { events.append("search") }).disposed(by: bag)
        bar.rx.cancelButtonClicked.subscribe(onNext: { events.append("cancel") }).disposed(by: bag)
        bar.rx.selectedScopeButtonIndex.subscribe(onNext: { events.append("scope \($0)") }).disposed(by: bag)
        bar.simulateSearchButton()
        bar.simulateCancel()
        #expect(events == ["scope 0", "search", "cancel"])
        Observable.just(1).bind(to: bar.rx.selectedScopeButtonIndex).disposed(by: bag)
        #expect(bar.selectedScopeButtonIndex == 1)
    }
}
