import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UISearchBar {
    /// The text: the current one, then each one that the user enters, and the one at the end of editing.
    public var text: ControlProperty<String?> { value }

    /// The text: the current one, then each one that the user enters, and the one at the end of editing.
    public var value: ControlProperty<String?> {
        let texts = Observable.merge(
            delegateEvents(.didType).asObservable(), delegateEvents(.didEndEditing).asObservable())
        return property(of: texts, get: { $0.text }, set: { $0.text = $1 })
    }

    /// The index of the selected scope button: the current one, then each one that the user selects.
    public var selectedScopeButtonIndex: ControlProperty<Int> {
        property(
            of: delegateEvents(.selectedScopeChanged).asObservable(), get: { $0.selectedScopeButtonIndex },
            set: { $0.selectedScopeButtonIndex = $1 })
    }

    /// Emits when the search key is tapped.
    public var searchButtonClicked: ControlEvent<Void> { delegateEvents(.searchButtonClicked) }

    /// Emits when the cancel button is tapped.
    public var cancelButtonClicked: ControlEvent<Void> { delegateEvents(.cancelButtonClicked) }

    /// Emits when the bookmark button is tapped.
    public var bookmarkButtonClicked: ControlEvent<Void> { delegateEvents(.bookmarkButtonClicked) }

    /// Emits when the results button is tapped.
    public var resultsListButtonClicked: ControlEvent<Void> { delegateEvents(.resultsListButtonClicked) }

    /// Emits when editing has begun.
    public var textDidBeginEditing: ControlEvent<Void> { delegateEvents(.didBeginEditing) }

    /// Emits when editing has ended.
    public var textDidEndEditing: ControlEvent<Void> { delegateEvents(.didEndEditing) }

    /// Returns a property whose value is read from the search bar, first at once and then at each event.
    private func property<Event, Value>(
        of events: Observable<Event>, get: @escaping @MainActor (Base) -> Value,
        set: @escaping @MainActor (Base, Value) -> Void
    ) -> ControlProperty<Value> {
        let values = Observable<Value>.deferred { [weak bar = base] in
            func read() -> Observable<Value> {
                bar.map { bar in .just(assumingMainActor { get(bar) }) } ?? .empty()
            }
            return Observable.concat(read(), events.flatMap { _ in read() })
        }
        return ControlProperty(values: values, valueSink: Binder(base, binding: nonisolatedClosure(set)))
    }
}
