import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct UISearchBarTests {
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

    @Test func editingAndTheOtherButtonsEmit() {
        let screen = Screen(bar)
        var events: [String] = []
        func note(_ name: String, _ source: ControlEvent<Void>) {
            source.subscribe(onNext: { events.append(name) }).disposed(by: bag)
        }
        note("begin", bar.rx.textDidBeginEditing)
        note("end", bar.rx.textDidEndEditing)
        note("bookmark", bar.rx.bookmarkButtonClicked)
        note("results", bar.rx.resultsListButtonClicked)
        func tapAtTheFieldsEnd() {
            bar.layoutIfNeeded()
            let field: CGRect = bar.searchTextField.frame
            bar.simulateTap(at: CGPoint(x: field.maxX - 18, y: field.midY))
        }
        bar.showsBookmarkButton = true
        tapAtTheFieldsEnd()
        #expect(events == ["bookmark"])
        bar.showsBookmarkButton = false
        bar.showsSearchResultsButton = true
        tapAtTheFieldsEnd()
        #expect(events == ["bookmark", "results"])
        let values = Log(bar.rx.value)
        bar.becomeFirstResponder()
        bar.searchTextField.insertText("a")
        bar.resignFirstResponder()
        #expect(events.dropFirst(2) == ["begin", "end"])
        #expect(values.elements.dropFirst() == ["a", "a"])
        withExtendedLifetime(screen) {}
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
