#if canImport(XCTest)
import BuilderRxBlocking
import BuilderRxSwift
import Foundation
import XCTest

/// Test cases of XCTest wait on the main thread, whose run loop runs the main queue.
final class BlockedMainThreadTests: XCTestCase {
    private let queue = ConcurrentDispatchQueueScheduler(qos: .default)

    override func tearDown() {
        super.tearDown()
        assertNothingIsLeft()
    }

    func testElementsOnTheMainScheduler() throws {
        let source = Observable.of(1, 2, 3).subscribe(on: queue).observe(on: MainScheduler.instance)
            .do(onNext: { _ in XCTAssertTrue(Thread.isMainThread) })
        XCTAssertEqual(try source.toBlocking(timeout: 300).toArray(), [1, 2, 3])
    }

    func testTimersOnTheMainScheduler() throws {
        let ticks = Observable<Int>.interval(.milliseconds(5), scheduler: MainScheduler.instance)
            .do(onNext: { _ in XCTAssertTrue(Thread.isMainThread) })
        XCTAssertEqual(try ticks.take(3).toBlocking(timeout: 300).toArray(), [0, 1, 2])
    }

    /// The observable began before the wait.
    func testATimerThatRunsAlready() throws {
        let ticks = Observable<Int>.interval(.milliseconds(5), scheduler: MainScheduler.instance).publish()
        let connection = ticks.connect()
        defer { connection.dispose() }
        XCTAssertEqual(try ticks.take(2).toBlocking(timeout: 300).toArray().count, 2)
    }

    func testClosuresOfOthers() throws {
        let source = Observable<Int>.create { observer in
            let observer = Shared(observer)
            let work = DispatchWorkItem {
                observer.value.onNext(1)
                observer.value.onCompleted()
            }
            DispatchQueue.main.async(execute: work)
            return Disposables.create()
        }
        XCTAssertEqual(try source.toBlocking(timeout: 300).single(), 1)
    }

    func testTheTimeLimit() {
        XCTAssertThrowsError(try Observable<Int>.never().toBlocking(timeout: 0.02).first())
    }
}

/// The main queue runs asynchronous tests. While code in it waits, it can't run other work.
@MainActor final class BlockedMainQueueTests: XCTestCase {
    private let queue = ConcurrentDispatchQueueScheduler(qos: .default)

    func testElementsOnTheMainScheduler() async throws {
        let source = Observable.of(1, 2, 3).subscribe(on: queue).observe(on: MainScheduler.instance)
            .do(onNext: { _ in MainActor.assertIsolated() })
        XCTAssertEqual(try source.toBlocking(timeout: 300).toArray(), [1, 2, 3])
        XCTAssertEqual(try source.observe(on: MainScheduler.asyncInstance).toBlocking(timeout: 300).last(), 3)
        let emitted = Observable.from([1, 2], scheduler: MainScheduler.asyncInstance)
        XCTAssertEqual(try emitted.toBlocking(timeout: 300).toArray(), [1, 2])
    }

    func testTimersOnTheMainScheduler() async throws {
        let ticks = Observable<Int>.interval(.milliseconds(5), scheduler: MainScheduler.instance)
            .do(onNext: { _ in MainActor.assertIsolated() })
        XCTAssertEqual(try ticks.take(3).toBlocking(timeout: 300).toArray(), [0, 1, 2])
        let delayed = Observable.of(1, 2).delay(.milliseconds(5), scheduler: MainScheduler.instance)
        XCTAssertEqual(try delayed.toBlocking(timeout: 300).toArray(), [1, 2])
    }

    func testATimerThatIsDisposedFiresNoMore() async throws {
        var ticks = 0
        let interval = Observable<Int>.interval(.milliseconds(2), scheduler: MainScheduler.instance)
        XCTAssertEqual(try interval.do(onNext: { _ in ticks += 1 }).toBlocking(timeout: 300).first(), 0)
        try await Task.sleep(for: .milliseconds(20))
        XCTAssertEqual(ticks, 1)
    }

    func testClosuresInTheMainQueue() async throws {
        let source = Observable<Int>.create { observer in
            let observer = Shared(observer)
            DispatchQueue.global().async {
                DispatchQueue.main.async {
                    observer.value.onNext(1)
                    observer.value.onCompleted()
                }
            }
            return Disposables.create()
        }
        XCTAssertEqual(try source.toBlocking(timeout: 300).toArray(), [1])
    }

    func testOperationsOfTheMainQueue() async throws {
        let scheduler = OperationQueueScheduler(operationQueue: .main)
        let source = Observable.of(1, 2, 3).subscribe(on: queue).observe(on: scheduler)
            .do(onNext: { _ in MainActor.assertIsolated() })
        XCTAssertEqual(try source.toBlocking(timeout: 300).toArray(), [1, 2, 3])
    }

    func testTheOrderIsKept() async throws {
        let many = 500
        let source = Observable.range(start: 0, count: many).subscribe(on: queue).observe(on: MainScheduler.instance)
        XCTAssertEqual(try source.toBlocking(timeout: 300).toArray(), Array(0..<many))
    }
}
#endif
