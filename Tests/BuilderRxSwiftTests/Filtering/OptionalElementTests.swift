import BuilderRxSwift
import Testing

/// Elements that are nil are elements like others.
@Suite(.leavesNoResources) struct OptionalElementTests {
    private let source = Observable<Int?>.of(1, nil, nil, 2)

    private func elements<Element>(_ source: Observable<Element>) -> [Element] {
        var all: [Element] = []
        _ = source.subscribe(onNext: { all.append($0) })
        return all
    }

    @Test func theyPass() {
        #expect(elements(source) == [1, nil, nil, 2])
        #expect(elements(source.map { $0 }) == [1, nil, nil, 2])
        #expect(elements(source.filter { _ in true }) == [1, nil, nil, 2])
        #expect(elements(source.skip(1)) == [nil, nil, 2])
        #expect(elements(source.skip(while: { $0 != nil })) == [nil, nil, 2])
        #expect(elements(source.take(2)) == [1, nil])
        #expect(elements(source.takeLast(2)) == [nil, 2])
        #expect(elements(source.distinctUntilChanged()) == [1, nil, 2])
        #expect(elements(source.scan(nil) { $1 }) == [1, nil, nil, 2])
        #expect(elements(source.element(at: 1)) == [nil])
        #expect(elements(Observable<Int?>.repeatElement(nil).take(2)) == [nil, nil])
        #expect(elements(source.take(1).do().ifEmpty(default: nil)) == [1])
    }

    @Test func compactMapDropsThem() {
        #expect(elements(source.compactMap { $0 }) == [1, 2])
    }

    @Test func anOptionalMayBeAnElementOrNone() {
        #expect(elements(Observable<Int>.from(optional: nil)).isEmpty)
        #expect(elements(Observable<Int?>.from(optional: .some(nil))) == [nil])
        #expect(
            elements(Observable<Int?>.from(optional: .some(nil), scheduler: CurrentThreadScheduler.instance)) == [nil])
        #expect(elements(Observable<Int?>.just(nil)) == [nil])
        #expect(elements(Observable<Int?>.just(nil, scheduler: CurrentThreadScheduler.instance)) == [nil])
    }
}
