#if canImport(XCTest)
import BuilderRxSwift
import BuilderRxTest
import XCTest

/// The assertions that test cases of XCTest use.
final class XCTAssertRxTests: XCTestCase {
    private enum Failure: Error { case one }

    func testElementsOfRecords() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
        let result = scheduler.start { source.map { $0 * 10 } }
        XCTAssertRecordedElements(result.events, [10, 20])
        XCTAssertEqual(result.events, Recorded.events(.next(210, 10), .next(220, 20)))
    }

    func testEventsOfTraits() {
        let singles: [SingleEvent<Int>] = [.success(1), .failure(Failure.one)]
        XCTAssertEqual(singles, [.success(1), .failure(Failure.one)])
        let maybes: [MaybeEvent<Int>] = [.success(1), .completed]
        XCTAssertEqual(maybes, [.success(1), .completed])
        XCTAssertEqual([CompletableEvent.error(Failure.one)], [.error(Failure.one)])
    }
}
#endif
