import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct ObservableTypeBindTests {
    private final class Owner {
        var numbers: [Int] = []
    }

    @Test func observersGetEachEventInOrder() {
        var log: [String] = []
        let first = AnyObserver<Int> { log.append("1 \($0)") }
        let second = AnyObserver<Int> { log.append("2 \($0)") }
        _ = Observable.of(7, 8).bind(to: first, second)
        #expect(
            log == ["1 next(7)", "2 next(7)", "1 next(8)", "2 next(8)", "1 completed", "2 completed"])
    }

    @Test func elementsAreMadeOptional() {
        var log: [Int?] = []
        let observer = AnyObserver<Int?> { if case .next(let element) = $0 { log.append(element) } }
        _ = Observable.just(7).bind(to: observer)
        #expect(log == [7])
    }

    @Test func functionsGetTheSequence() {
        func joined(_ source: Observable<Int>) -> (String) -> String {
            { prefix in
                var text = prefix
                _ = source.subscribe(onNext: { text += "\($0)" })
                return text
            }
        }
        #expect(Observable.of(1, 2).bind(to: joined)("n") == "n12")
        #expect(Observable.of(1, 2).bind(to: joined, curriedArgument: "m") == "m12")
    }

    @Test func anObjectIsHeldWeakly() {
        let relay = PublishRelay<Int>()
        var owner: Owner? = Owner()
        weak let watched = owner
        let subscription = owner.map { relay.bind(with: $0) { $0.numbers.append($1) } }
        relay.accept(1)
        #expect(owner?.numbers == [1])
        owner = nil
        #expect(watched == nil)
        relay.accept(2)
        subscription?.dispose()
    }

    @Test func infalliblesAreBoundTheSameWay() {
        let source = Infallible.just(7)
        let owner = Owner()
        let behavior = BehaviorRelay(value: 0)
        let optional = BehaviorRelay<Int?>(value: 0)
        let replay = ReplayRelay<Int>.createUnbound()
        let published = PublishRelay<Int>()
        let received = Log(published)
        let subject = BehaviorSubject<Int?>(value: nil)
        let bag = DisposeBag()
        bag.insert(
            source.bind(to: behavior), source.bind(to: optional), source.bind(to: replay), source.bind(to: published),
            source.bind(to: subject.asObserver()), source.bind(with: owner) { $0.numbers.append($1) },
            source.bind(onNext: { owner.numbers.append($0 * 2) }))
        #expect(behavior.value == 7)
        #expect(optional.value == 7)
        #expect(Log(replay).elements == [7])
        #expect(received.elements == [7])
        #expect(owner.numbers == [7, 14])
        #expect((try? subject.value()) == 7)
        #expect(source.bind(to: { Log($0).elements }) == [7])
        func sum(_ source: Infallible<Int>) -> (Int) -> Int { { start in Log(source).elements.reduce(start, +) } }
        #expect(source.bind(to: sum, curriedArgument: 3) == 10)
    }

    @Test func aClosureGetsEachElement() {
        var numbers: [Int] = []
        _ = Observable.of(1, 2).bind(onNext: { numbers.append($0) })
        #expect(numbers == [1, 2])
    }
}

extension ProcessWide {
    @Suite(.leavesNoResources) struct BindErrorTests {
        private final class Gauge: ReactiveCompatible {
            var level = 0
        }

        @Test func errorsThatCannotBeBoundAreReported() {
            let gauge = Gauge()
            let errors = ProcessWide.unhandledErrors {
                _ = Observable<Int>.error(Failure()).bind(to: gauge.rx.level)
                _ = Observable<Int>.error(Failure()).bind(onNext: { _ in })
                _ = Observable<Int>.error(Failure()).bind(with: gauge) { _, _ in }
            }
            #expect(errors == ["Binder<Gauge>: Failure()", ": Failure()", ": Failure()"])
        }
    }
}
