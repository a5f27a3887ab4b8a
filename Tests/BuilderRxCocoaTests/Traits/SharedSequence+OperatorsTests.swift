import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift
import BuilderRxTest
import Foundation
import Testing

extension ProcessWide {
    /// Each operator of drivers, on virtual time.
    ///
    /// `a` sends 1 at 210, 2 at 220 and 230, 3 at 240 and completes at 250; `b` sends 10 at 215, 20 at 235 and
    /// completes at 260. The subscription lasts from 200 to 1000.
    @MainActor
    @Suite(.leavesNoResources) struct SharedSequenceOperatorsTests {
        struct Row: Sendable {
            let name: String
            let expected: String
            let body: @Sendable (Driver<Int>, Driver<Int>) -> Driver<String>

            init<Element>(
                _ name: String, _ expected: String,
                _ body: @escaping @Sendable (Driver<Int>, Driver<Int>) -> Driver<Element>
            ) {
                self.name = name
                self.expected = expected
                self.body = { body($0, $1).map { "\($0)" } }
            }
        }

        @Test(arguments: transforming + selecting + combining + pairing + time + creation)
        func row(_ row: Row) {
            let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
            let a = scheduler.createHotObservable([
                .next(210, 1), .next(220, 2), .next(230, 2), .next(240, 3), .completed(250),
            ])
            let b = scheduler.createHotObservable([.next(215, 10), .next(235, 20), .completed(260)])
            let observer = scheduler.createObserver(String.self)
            SharingScheduler.mock(scheduler: scheduler) {
                let result = row.body(a.asDriver(onErrorJustReturn: -1), b.asDriver(onErrorJustReturn: -1))
                let subscription = SerialDisposable()
                scheduler.scheduleAt(200) { subscription.disposable = result.asObservable().subscribe(observer) }
                scheduler.scheduleAt(1000) { subscription.dispose() }
                scheduler.start()
            }
            let events = observer.events.map { event in
                "\(event.time):\(event.value.element ?? (event.value.isCompleted ? "|" : "#"))"
            }
            #expect(events.joined(separator: " ") == row.expected, "\(row.name)")
        }

        nonisolated static let transforming: [Row] = [
            Row("map", "210:10 220:20 230:20 240:30 250:|") { a, _ in a.map { $0 * 10 } },
            Row("compactMap", "210:1 240:3 250:|") { a, _ in a.compactMap { $0 == 2 ? nil : $0 } },
            Row("scan", "210:1 220:3 230:5 240:8 250:|") { a, _ in a.scan(0, accumulator: +) },
            Row("flatMap", "210:2 220:4 230:4 240:6 250:|") { a, _ in a.flatMap { .just($0 * 2) } },
            Row("flatMapLatest", "215:11 235:22 260:|") { a, b in a.flatMapLatest { x in b.map { $0 + x } } },
            Row("flatMapFirst", "215:11 235:21 260:|") { a, b in a.flatMapFirst { x in b.map { $0 + x } } },
            Row("switchLatest", "215:10 235:20 260:|") { a, b in a.map { _ in b }.switchLatest() },
            Row("merge of sequences", "215:10 220:10 230:10 235:20 235:20 235:20 240:20 260:|") { a, b in
                a.map { _ in b }.merge()
            },
            Row("merge(maxConcurrent:)", "215:10 235:20") { a, b in a.map { _ in b }.merge(maxConcurrent: 1) },
        ]

        nonisolated static let selecting: [Row] = [
            Row("filter", "220:2 230:2 240:3 250:|") { a, _ in a.filter { $0 > 1 } },
            Row("skip", "230:2 240:3 250:|") { a, _ in a.skip(2) },
            Row("distinctUntilChanged", "210:1 220:2 240:3 250:|") { a, _ in a.distinctUntilChanged() },
            Row("distinctUntilChanged by key", "210:1 220:2 250:|") { a, _ in a.distinctUntilChanged { $0 / 2 } },
            Row("distinctUntilChanged by rule", "210:1 250:|") { a, _ in a.distinctUntilChanged { $1 <= $0 + 2 } },
            Row("distinctUntilChanged by key and rule", "210:1 220:2 250:|") { a, _ in
                a.distinctUntilChanged({ $0 / 2 }, comparer: { $0 == $1 })
            },
        ]

        nonisolated static let combining: [Row] = [
            Row("startWith", "200:0 210:1 220:2 230:2 240:3 250:|") { a, _ in a.startWith(0) },
            Row("merge", "210:1 215:10 220:2 230:2 235:20 240:3 260:|") { a, b in .merge(a, b) },
            Row("merge of an array", "210:1 215:10 220:2 230:2 235:20 240:3 260:|") { a, b in .merge([a, b]) },
            Row("merge of a collection", "210:1 215:10 220:2 230:2 235:20 240:3 260:|") { a, b in
                .merge(ArraySlice([a, b]))
            },
            Row("concat", "210:1 220:2 230:2 240:3 260:|") { a, b in .concat([a, b]) },
            Row("concat of a sequence", "210:1 220:2 230:2 240:3 260:|") { a, b in
                .concat(AnySequence([a, b]))
            },
            Row("withLatestFrom", "220:10 230:10 240:20 250:|") { a, b in a.withLatestFrom(b) },
            Row("withLatestFrom with a selector", "220:12 230:12 240:23 250:|") { a, b in
                a.withLatestFrom(b, resultSelector: +)
            },
        ]

        nonisolated static let pairing: [Row] = [
            Row("zip", "215:11 235:22 260:|") { a, b in .zip(a, b, resultSelector: +) },
            Row("zip to tuples", "215:(1, 10) 235:(2, 20) 260:|") { a, b in Driver.zip(a, b) },
            Row("zip of a collection", "215:11 235:22 260:|") { a, b in
                Driver<Int>.zip([a, b], resultSelector: { $0.reduce(0, +) })
            },
            Row("zip of a collection to arrays", "215:[1, 10] 235:[2, 20] 260:|") { a, b in Driver.zip([a, b]) },
            Row("zip of eight", "210:8 220:16 230:16 240:24 250:|") { a, _ in
                Driver.zip(a, a, a, a, a, a, a, a) { [$0, $1, $2, $3, $4, $5, $6, $7].reduce(0, +) }
            },
            Row("combineLatest", "215:11 220:12 230:12 235:22 240:23 260:|") { a, b in
                .combineLatest(a, b, resultSelector: +)
            },
            Row("combineLatest to tuples", "215:(1, 10) 220:(2, 10) 230:(2, 10) 235:(2, 20) 240:(3, 20) 260:|") {
                a, b in Driver.combineLatest(a, b)
            },
            Row("combineLatest of a collection", "215:11 220:12 230:12 235:22 240:23 260:|") { a, b in
                Driver<Int>.combineLatest([a, b], resultSelector: { $0.reduce(0, +) })
            },
            Row("combineLatest to arrays", "215:[1, 10] 220:[2, 10] 230:[2, 10] 235:[2, 20] 240:[3, 20] 260:|") {
                a, b in Driver.combineLatest([a, b])
            },
            Row(
                "combineLatest of three",
                "215:(1, 10, 1) 220:(2, 10, 1) 220:(2, 10, 2) 230:(2, 10, 2) 230:(2, 10, 2) "
                    + "235:(2, 20, 2) 240:(3, 20, 2) 240:(3, 20, 3) 260:|"
            ) { a, b in Driver.combineLatest(a.map { $0 }, b, a) },
        ]

        nonisolated static let time: [Row] = [
            Row("debounce", "218:1 228:2 238:2 248:3 250:|") { a, _ in a.debounce(.seconds(8)) },
            Row("throttle", "210:1 222:2 234:2 246:3 250:|") { a, _ in a.throttle(.seconds(12)) },
            Row("throttle without the latest", "210:1 230:2 250:|") { a, _ in a.throttle(.seconds(15), latest: false) },
            Row("delay", "213:1 223:2 233:2 243:3 253:|") { a, _ in a.delay(.seconds(3)) },
        ]

        nonisolated static let creation: [Row] = [
            Row("empty", "200:|") { _, _ in Driver<Int>.empty() },
            Row("never", "") { _, _ in Driver<Int>.never() },
            Row("just", "200:5 200:|") { _, _ in .just(5) },
            Row("of", "200:1 200:2 200:|") { _, _ in .of(1, 2) },
            Row("from an array", "200:1 200:2 200:|") { _, _ in .from([1, 2]) },
            Row("from a sequence", "200:1 200:2 200:|") { _, _ in .from(AnySequence([1, 2])) },
            Row("from an optional", "200:1 200:|") { _, _ in .from(optional: 1) },
            Row("from nil", "200:|") { _, _ in Driver<Int>.from(optional: nil) },
            Row("deferred", "210:1 220:2 230:2 240:3 250:|") { a, _ in .deferred { a } },
            Row("interval", "500:0 800:1") { _, _ in Driver<Int>.interval(.seconds(300)) },
            Row("timer", "250:0 650:1") { _, _ in Driver<Int>.timer(.seconds(50), period: .seconds(400)) },
        ]

        @Test func debuggingPrintsOnceHoweverManySubscribe() async throws {
            let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
                await MainActor.run {
                    let relay = BehaviorRelay<String>(value: "a long text in the middle of which letters are left out")
                    let driver: Driver<String> = relay.asDriver().debug("texts", trimOutput: true)
                    let bag = DisposeBag()
                    driver.drive().disposed(by: bag)
                    driver.drive().disposed(by: bag)
                }
            }
            let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
            let lines: [String] = output.components(separatedBy: "\n").filter { $0.contains("texts -> ") }
            let ends: [String] = lines.compactMap { $0.components(separatedBy: "texts -> ").last }
            #expect(ends.first == "subscribed" && ends.last == "isDisposed" && ends.count == 3, "\(output)")
            #expect(ends.dropFirst().first?.hasPrefix("Event next(a long text") == true, "\(output)")
            #expect(!output.contains("in the middle of which"), "\(output)")
        }

        @Test func watchersAreCalledOnceHoweverManySubscribe() {
            let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
            let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
            var log: [String] = []
            SharingScheduler.mock(scheduler: scheduler) {
                let driver = source.asDriver(onErrorJustReturn: -1).do(
                    onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
                    onCompleted: { log.append("completed") }, afterCompleted: { log.append("after completed") },
                    onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
                    onDispose: { log.append("dispose") })
                _ = driver.drive(onNext: { log.append("first \($0)") })
                _ = driver.drive(onNext: { log.append("second \($0)") })
                scheduler.start()
            }
            #expect(
                log == [
                    "subscribe", "subscribed", "next 1", "first 1", "second 1", "after 1", "completed",
                    "after completed", "dispose",
                ])
        }
    }
}
