#if canImport(XCTest)
import BuilderRxBlocking
import BuilderRxRelay
import BuilderRxSwift
import Foundation
import XCTest

/// Results and errors of the blocking methods. Those that wait have a limit, lest a mistake stop the tests.
///
/// Test cases of XCTest, which have the main thread for themselves: a wait in the pool of threads of asynchronous tests
/// would take one of few from the sources.
final class BlockingObservableTests: XCTestCase {
    private enum Failure: Error { case one, two }

    private let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "blocking")

    override func tearDown() {
        super.tearDown()
        assertNothingIsLeft()
    }

    /// A source whose elements come from another thread, then an error if there is one.
    private func later(_ elements: Int..., error: Failure? = nil) -> Observable<Int> {
        let end: Observable<Int> = if let error { .error(error) } else { .empty() }
        return Observable.from(elements).delay(.milliseconds(5), scheduler: queue).concat(end).observe(on: queue)
    }

    private func kind<Result>(_ body: () throws -> Result) -> String {
        do {
            _ = try body()
            return "none"
        } catch let error as RxError {
            return "\(error)".components(separatedBy: "(")[0]
        } catch {
            return "\(error)"
        }
    }

    func testAllElements() throws {
        XCTAssertEqual(try Observable.of(1, 2, 3).toBlocking().toArray(), [1, 2, 3])
        XCTAssertEqual(try Observable<Int>.empty().toBlocking().toArray(), [])
        XCTAssertEqual(try later(1, 2, 3).toBlocking(timeout: 300).toArray(), [1, 2, 3])
        XCTAssertEqual(kind { try later(1, error: .one).toBlocking(timeout: 300).toArray() }, "one")
    }

    func testTheFirstElement() throws {
        XCTAssertEqual(try Observable.of(1, 2).toBlocking().first(), 1)
        XCTAssertNil(try Observable<Int>.empty().toBlocking().first())
        XCTAssertEqual(try later(4, 5).toBlocking(timeout: 300).first(), 4)
        XCTAssertEqual(try Observable.just(1).concat(Observable.error(Failure.one)).toBlocking().first(), 1)
        XCTAssertEqual(kind { try Observable<Int>.error(Failure.two).toBlocking().first() }, "two")
    }

    func testTheFirstElementOfAnEndlessSequence() throws {
        var isDisposed = false
        let endless = Observable<Int>.repeatElement(7).do(onDispose: { isDisposed = true })
        XCTAssertEqual(try endless.toBlocking().first(), 7)
        XCTAssertTrue(isDisposed)
        XCTAssertEqual(try Observable<Int>.never().startWith(8).toBlocking().first(), 8)
    }

    func testTheLastElement() throws {
        XCTAssertEqual(try Observable.of(1, 2).toBlocking().last(), 2)
        XCTAssertNil(try Observable<Int>.empty().toBlocking().last())
        XCTAssertEqual(try later(4, 5).toBlocking(timeout: 300).last(), 5)
        XCTAssertEqual(kind { try Observable.just(1).concat(Observable.error(Failure.one)).toBlocking().last() }, "one")
    }

    func testTheOnlyElement() throws {
        XCTAssertEqual(try Observable.just(1).toBlocking().single(), 1)
        XCTAssertEqual(try later(4).toBlocking(timeout: 300).single(), 4)
        XCTAssertEqual(kind { try Observable<Int>.empty().toBlocking().single() }, "\(RxError.noElements)")
        XCTAssertEqual(kind { try Observable.of(1, 2).toBlocking().single() }, "\(RxError.moreThanOneElement)")
        XCTAssertEqual(kind { try Observable<Int>.error(Failure.one).toBlocking().single() }, "one")
        // As soon as the second one comes.
        let endless = Observable.of(1, 2).concat(Observable.never())
        XCTAssertEqual(kind { try endless.toBlocking().single() }, "\(RxError.moreThanOneElement)")
    }

    func testTheOnlyElementThatMeetsACondition() throws {
        let source = Observable.of(1, 2, 3)
        XCTAssertEqual(try source.toBlocking().single { $0 == 2 }, 2)
        XCTAssertEqual(kind { try source.toBlocking().single { $0 > 3 } }, "\(RxError.noElements)")
        XCTAssertEqual(kind { try source.toBlocking().single { $0 > 1 } }, "\(RxError.moreThanOneElement)")
        let failing = source.toBlocking()
        XCTAssertEqual(kind { try failing.single { if $0 == 2 { throw Failure.two } else { true } } }, "two")
    }

    func testElementsAndEnd() {
        let both: BlockingObservable<Int> = Observable.of(1, 2).toBlocking()
        let result: MaterializedSequenceResult<Int> = both.materialize()
        guard case .completed([1, 2]) = result else {
            XCTFail("not completed with both elements")
            return
        }
        guard case .failed([1], Failure.one) = later(1, error: .one).toBlocking(timeout: 300).materialize() else {
            XCTFail("not failed after one element")
            return
        }
    }

    func testTheTimeLimit() throws {
        var isDisposed = false
        let endless = Observable<Int>.never().startWith(1).do(onDispose: { isDisposed = true })
        let start = Date()
        guard case .failed([1], RxError.timeout) = endless.toBlocking(timeout: 0.05).materialize() else {
            XCTFail("not failed with a timeout")
            return
        }
        XCTAssertTrue(Date().timeIntervalSince(start) >= 0.05)
        XCTAssertTrue(isDisposed)
        XCTAssertEqual(kind { try Observable<Int>.never().toBlocking(timeout: 0).first() }, "\(RxError.timeout)")
        XCTAssertEqual(try Observable.just(1).toBlocking(timeout: 0).first(), 1)
    }

    func testElementsAfterTheEndOfTheWaitAreIgnored() {
        let subject = PublishSubject<Int>()
        XCTAssertEqual(kind { try subject.toBlocking(timeout: 0.01).toArray() }, "\(RxError.timeout)")
        XCTAssertTrue(!subject.hasObservers)
        subject.onNext(1)
    }

    func testEachCallSubscribesAnew() throws {
        var subscriptions = 0
        let blocking = Observable.just(1).do(onSubscribe: { subscriptions += 1 }).toBlocking()
        XCTAssertEqual(subscriptions, 0)
        XCTAssertEqual(try blocking.toArray(), [1])
        XCTAssertEqual(try blocking.last(), 1)
        XCTAssertEqual(subscriptions, 2)
    }

    func testTraits() throws {
        XCTAssertEqual(try Single.just(1).toBlocking().single(), 1)
        XCTAssertEqual(kind { try Single<Int>.error(Failure.one).toBlocking().first() }, "one")
        XCTAssertNil(try Maybe<Int>.empty().toBlocking().first())
        XCTAssertEqual(try Maybe.just(2).toBlocking().first(), 2)
        XCTAssertNil(try Completable.empty().toBlocking().first())
        XCTAssertEqual(kind { try Completable.error(Failure.two).toBlocking().last() }, "two")
        XCTAssertEqual(try Infallible.of(1, 2).toBlocking().toArray(), [1, 2])
        XCTAssertEqual(try BehaviorRelay(value: 3).toBlocking().first(), 3)
    }

    /// The outer sequence takes turns on the current thread; the inner one has to run inside of one of its turns.
    func testInsideOfASequence() throws {
        let sums = Observable.of(1, 2).map { number in
            try Observable.of(number, 10).toBlocking(timeout: 300).toArray().reduce(0, +)
        }
        XCTAssertEqual(try sums.toBlocking(timeout: 300).toArray(), [11, 12])
    }

    func testOnSeveralThreads() {
        let tally = Tally()
        let source = Shared(later(1, 2))
        onThreads(4) { _ in
            if let sum = try? source.value.toBlocking(timeout: 300).toArray().reduce(0, +) { tally.note("\(sum)") }
        }
        XCTAssertEqual(tally.lines, ["3", "3", "3", "3"])
    }

    func testTheRunLoopOfTheThreadTurns() throws {
        let tally = Tally()
        // The loop's timer ends the wait.
        let end = Observable<Int>.interval(.milliseconds(5), scheduler: queue).filter { _ in tally.count > 0 }
        onThreads(1) { _ in
            let timer = Timer(timeInterval: 0.01, repeats: true) { timer in
                timer.invalidate()
                tally.note("timer")
            }
            RunLoop.current.add(timer, forMode: .default)
            if (try? end.toBlocking(timeout: 300).first()) != nil { tally.note("first") }
        }
        XCTAssertEqual(tally.lines, ["timer", "first"])
    }
}

/// Fails a test of XCTest unless all objects of the reactive modules are released: nothing runs beside it. The queues
/// of schedulers may release the last ones a little later.
func assertNothingIsLeft(file: StaticString = #filePath, line: UInt = #line) {
    let end = ContinuousClock.now + .seconds(300)
    while Resources.total != 0, ContinuousClock.now < end {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
        usleep(1000)
    }
    XCTAssertEqual(Resources.total, 0, "living objects", file: file, line: line)
}
#endif
