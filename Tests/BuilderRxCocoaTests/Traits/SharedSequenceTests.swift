import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift
import BuilderRxTest
import BuilderUIKit
import Testing

extension ProcessWide {
    /// What drivers and signals promise, on virtual time.
    @MainActor
    @Suite(.leavesNoResources) struct SharedSequenceTests {
        private let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)

        private func observe<Source: SharedSequenceConvertibleType>(
            _ source: Source, from start: Int, to end: Int = 1000
        ) -> TestableObserver<Source.Element> {
            let sequence: SharedSequence<Source.SharingStrategy, Source.Element> = source.asSharedSequence()
            let observer = scheduler.createObserver(Source.Element.self)
            let subscription = SerialDisposable()
            scheduler.scheduleAt(start) { subscription.disposable = sequence.asObservable().subscribe(observer) }
            scheduler.scheduleAt(end) { subscription.dispose() }
            return observer
        }

        @Test func aDriverSendsItsLatestElementToNewcomers() {
            let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .error(230, Failure())])
            SharingScheduler.mock(scheduler: scheduler) {
                let driver = source.asDriver(onErrorJustReturn: -1)
                let first = observe(driver, from: 200)
                let second = observe(driver, from: 215)
                scheduler.start()
                #expect(first.events == [.next(210, 1), .next(220, 2), .next(230, -1), .completed(230)])
                #expect(second.events == [.next(215, 1), .next(220, 2), .next(230, -1), .completed(230)])
            }
            #expect(source.subscriptions == [Subscription(200, 230)])
        }

        @Test func aSignalSendsNothingOfThePast() {
            let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .error(230, Failure())])
            SharingScheduler.mock(scheduler: scheduler) {
                let signal = source.asSignal(onErrorJustReturn: -1)
                let first = observe(signal, from: 200)
                let second = observe(signal, from: 215)
                scheduler.start()
                #expect(first.events == [.next(210, 1), .next(220, 2), .next(230, -1), .completed(230)])
                #expect(second.events == [.next(220, 2), .next(230, -1), .completed(230)])
            }
            #expect(source.subscriptions == [Subscription(200, 230)])
        }

        @Test func theLastToLeaveDisposesTheSourceAndTheNextBeginsAnew() {
            let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .next(260, 3)])
            SharingScheduler.mock(scheduler: scheduler) {
                let driver = source.asDriver(onErrorJustReturn: -1)
                let first = observe(driver, from: 200, to: 220)
                let second = observe(driver, from: 205, to: 230)
                let third = observe(driver, from: 250, to: 300)
                scheduler.start()
                #expect(first.events == [.next(210, 1)])
                #expect(second.events == [.next(210, 1)])
                #expect(third.events == [.next(260, 3)])
            }
            #expect(source.subscriptions == [Subscription(200, 230), Subscription(250, 300)])
        }

        @Test func operatorsShareToo() {
            let source = scheduler.createHotObservable([.next(210, 1)])
            var calls = 0
            SharingScheduler.mock(scheduler: scheduler) {
                let driver = source.asDriver(onErrorJustReturn: -1).map { number in
                    calls += 1
                    return number
                }
                let observers = [observe(driver, from: 200), observe(driver, from: 200), observe(driver, from: 220)]
                scheduler.start()
                #expect(observers.map(\.events) == [[.next(210, 1)], [.next(210, 1)], [.next(220, 1)]])
            }
            #expect(calls == 1)
        }

        @Test func errorsAreRecoveredFrom() {
            let source = scheduler.createHotObservable([.next(210, 1), .error(220, Failure())])
            var errors = 0
            SharingScheduler.mock(scheduler: scheduler) {
                let observers = [
                    observe(source.asDriver(onErrorDriveWith: .just(7)), from: 200),
                    observe(
                        source.asDriver { error in
                            errors += error is Failure ? 1 : 0
                            return .just(7)
                        }, from: 200),
                ]
                let signals = [
                    observe(source.asSignal(onErrorJustReturn: 7), from: 200),
                    observe(source.asSignal(onErrorSignalWith: .just(7)), from: 200),
                    observe(source.asSignal { _ in .just(7) }, from: 200),
                ]
                typealias Strategy = SignalSharingStrategy
                let seven: Signal<Int> = .just(7)
                let others: [TestableObserver<Int>] = [
                    observe(source.asSharedSequence(sharingStrategy: Strategy.self, onErrorJustReturn: 7), from: 200),
                    observe(
                        source.asSharedSequence(sharingStrategy: Strategy.self, onErrorDriveWith: seven), from: 200),
                    observe(
                        source.asSharedSequence(sharingStrategy: Strategy.self, onErrorRecover: { _ in seven }),
                        from: 200),
                ]
                scheduler.start()
                for observer in observers + signals + others {
                    #expect(observer.events == [.next(210, 1), .next(220, 7), .completed(220)])
                }
            }
            #expect(errors == 1)
        }

        /// The events that a late observer receives of a sequence that a strategy shares, and the number of
        /// subscriptions.
        private func shared<Strategy: SharingStrategyProtocol>(
            by strategy: Strategy.Type
        ) -> (late: [Int], subscriptions: Int) {
            var subscriptions = 0
            let source = PublishSubject<Int>()
            let shared: Observable<Int> = strategy.share(source.do(onSubscribe: { subscriptions += 1 }))
            let bag = DisposeBag()
            shared.subscribe().disposed(by: bag)
            source.onNext(1)
            let late = Log(shared)
            source.onNext(2)
            late.dispose()
            return (late.elements, subscriptions)
        }

        @Test func strategiesShare() {
            let drivers = shared(by: DriverSharingStrategy.self)
            let signals = shared(by: SignalSharingStrategy.self)
            #expect(drivers.late == [1, 2] && drivers.subscriptions == 1)
            #expect(signals.late == [2] && signals.subscriptions == 1)
            SharingScheduler.mock(scheduler: scheduler) {
                #expect(DriverSharingStrategy.scheduler is TestScheduler)
                #expect(SignalSharingStrategy.scheduler is TestScheduler)
            }
        }

        /// A sequence of an app's own that is a driver.
        private struct Countdown: SharedSequenceConvertibleType {
            typealias SharingStrategy = DriverSharingStrategy
            typealias Element = Int

            let start: BehaviorRelay<Int>

            func asSharedSequence() -> Driver<Int> { start.asDriver().map { -$0 } }
        }

        @Test func aSequenceOfTheAppsOwnHasTheOperators() {
            let countdown = Countdown(start: BehaviorRelay<Int>(value: 1))
            let logs: [Log<Int>] = [
                Log(countdown), Log(countdown.asObservable()), Log(countdown.asDriver()), Log(countdown.map { $0 }),
            ]
            countdown.start.accept(2)
            for log in logs { #expect(log.elements == [-1, -2]) }
        }

        @Test func deliveryUsesTheMockedSharingScheduler() {
            let late = TestScheduler(initialClock: 0)
            let source = PublishSubject<Int>()
            var numbers: [Int] = []
            let bag = DisposeBag()
            SharingScheduler.mock(makeScheduler: { late }) {
                source.asDriver(onErrorJustReturn: -1).drive(onNext: { numbers.append($0) }).disposed(by: bag)
            }
            source.onNext(1)
            #expect(numbers.isEmpty)
            late.start()
            #expect(numbers == [1])
        }

        @Test func mockingEndsWithItsClosure() {
            struct Stop: Error {}
            #expect(throws: Stop.self) { try SharingScheduler.mock(scheduler: scheduler) { throw Stop() } }
            #expect(SharingScheduler.make() is MainScheduler)
        }

        @Test func unretainedObjectsComeWithTheElements() {
            let source = PublishRelay<Int>()
            final class Owner {}
            let owner = Owner()
            var log: [String] = []
            let bag = DisposeBag()
            source.asSignal().withUnretained(owner).emit(onNext: { log.append("\($0 === owner) \($1)") }).disposed(
                by: bag)
            source.asSignal().withUnretained(owner) { $0 === owner ? $1 : -1 }.emit(onNext: { log.append("\($0)") })
                .disposed(by: bag)
            source.accept(3)
            #expect(log == ["true 3", "3"])
        }
    }
}
