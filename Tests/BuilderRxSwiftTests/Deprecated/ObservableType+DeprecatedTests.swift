import BuilderRxSwift
import Testing

/// Names that are left from earlier versions do what the present ones do.
@Suite struct ObservableTypeDeprecatedTests {
    @available(*, deprecated)
    @Test func theyStillWork() {
        let numbers = Observable.of(1, 2, 3)
        #expect(all(numbers.skipWhile { $0 < 2 }) == [2, 3])
        #expect(all(numbers.takeWhile { $0 < 2 }) == [1])
        #expect(all(numbers.takeUntil(.inclusive) { $0 == 2 }) == [1, 2])
        #expect(all(numbers.elementAt(2)) == [3])
    }

    private func all(_ source: Observable<Int>) -> [Int] {
        var elements: [Int] = []
        _ = source.subscribe(onNext: { elements.append($0) })
        return elements
    }
}
