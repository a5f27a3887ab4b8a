import RxBlocking
import RxSwift
import XCTest

/// Blocking calls as an application's tests have them.
final class RxBlockingFixtureTests: XCTestCase {
    func testElementsFromTheMainScheduler() throws {
        let names = Observable.of("Anna", "Berta")
            .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
            .observe(on: MainScheduler.instance)
        XCTAssertEqual(try names.toBlocking(timeout: 10).toArray(), ["Anna", "Berta"])
        XCTAssertEqual(try names.toBlocking().first(), "Anna")
        XCTAssertEqual(try Single.just(1).toBlocking().single(), 1)
    }

    func testTheEnd() {
        switch Completable.error(RxError.unknown).toBlocking().materialize() {
        case .completed: XCTFail("completed")
        case .failed(let elements, _): XCTAssertTrue(elements.isEmpty)
        }
    }
}
