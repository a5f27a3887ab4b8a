import BuilderRxSwift
import BuilderRxTest
import Testing

/// Operators' closures, and deinitializers of elements that operators replace, that send to the same operator.
///
/// An operator that changed its state in place meanwhile would end the program: two overlapping accesses.
@Suite(.leavesNoResources) struct ClosureReentrancyTests {
    /// The elements of an operator whose closure sends 2 when it is first called.
    private func elements(_ operation: (Observable<Int>, @escaping () -> Void) -> Observable<Int>) -> [Int] {
        let subject = PublishSubject<Int>()
        var isFirst = true
        let send = {
            if isFirst {
                isFirst = false
                subject.onNext(2)
            }
        }
        var elements: [Int] = []
        let subscription = operation(subject, send).subscribe(onNext: { elements.append($0) })
        subject.onNext(1)
        subject.onNext(3)
        subject.onCompleted()
        subscription.dispose()
        return elements
    }

    @Test func whatAStatefulClosureSendsFollows() {
        #expect(
            elements { source, send in
                source.scan(0) { sum, number in
                    send()
                    return sum + number
                }
            } == [1, 3, 6])
        #expect(
            elements { source, send in
                source.scan(into: 0) { sum, number in
                    sum += number
                    send()
                }
            } == [1, 3, 6])
        #expect(
            elements { source, send in
                source.reduce(0) { sum, number in
                    send()
                    return sum + number
                }
            } == [6])
        #expect(
            elements { source, send in
                source.skip(while: { number in
                    send()
                    return number != 2
                })
            } == [2, 3])
    }

    @Test func whatAComparisonSendsFollows() {
        #expect(
            elements { source, send in
                source.distinctUntilChanged { number -> Int in
                    send()
                    return number
                }
            } == [1, 2, 3])
        #expect(
            elements { source, send in
                source.distinctUntilChanged(
                    { $0 },
                    comparer: { first, second in
                        send()
                        return first == second
                    })
            } == [1, 3, 2])
    }

    @Test func whatAKeySends() {
        #expect(
            elements { source, send in
                source.groupBy { number -> Int in
                    send()
                    return number % 2
                }.flatMap { $0 }
            } == [1, 2, 3])
    }

    /// A dictionary of groups is looked into while a key's `==` sends.
    @Test func whatTheEqualityOfKeysSends() {
        #expect(
            elements { source, send in
                source.groupBy { ReentrantKey(number: $0 % 2, send: send) }.flatMap { $0 }
            }.sorted() == [1, 2, 3])
    }

    @Test func whatAStatelessClosureSendsComesFirst() {
        #expect(
            elements { source, send in
                source.map { number in
                    send()
                    return number
                }
            } == [2, 1, 3])
        #expect(
            elements { source, send in
                Observable.combineLatest(source, Observable.just(10)) { first, second in
                    send()
                    return first + second
                }
            } == [12, 11, 13])
    }

    @Test func anEndInsideOfAStatefulClosureFollowsItsElement() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        let subscription = subject.scan(0) { sum, number -> Int in
            subject.onCompleted()
            return sum + number
        }.subscribe { tally.note("\($0)") }
        subject.onNext(1)
        #expect(tally.lines == ["next(1)", "completed"])
        subscription.dispose()
    }

    // MARK: Deinitializers

    /// The numbers that come out of an operator, of elements of which the first that is sent after 0 sends 2 when it is
    /// released.
    private func numbers(
        _ operation: (Observable<Farewell>, Observable<Int>, TestScheduler) -> Observable<Farewell>
    ) -> [Int] {
        let subject = PublishSubject<Farewell>()
        let other = PublishSubject<Int>()
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        var numbers: [Int] = []
        let subscription = operation(subject, other, scheduler).subscribe(onNext: { numbers.append($0.number) })
        other.onNext(0)
        subject.onNext(Farewell(0))
        subject.onNext(Farewell(1) { subject.onNext(Farewell(2)) })
        subject.onNext(Farewell(3))
        other.onNext(1)
        scheduler.advanceTo(100)
        subject.onCompleted()
        subscription.dispose()
        return numbers
    }

    @Test func replacedByALaterElement() {
        #expect(
            numbers { source, other, _ in Observable.combineLatest(source, other) { element, _ in element } }
                == [0, 1, 3, 2, 2])
        #expect(numbers { source, other, _ in other.withLatestFrom(source) } == [2])
        #expect(numbers { source, other, _ in source.sample(other) } == [2])
        #expect(numbers { source, _, _ in source.takeLast(1) } == [2])
    }

    @Test func replacedWhileATimerRuns() {
        #expect(numbers { source, _, scheduler in source.debounce(.seconds(10), scheduler: scheduler) } == [2])
        #expect(numbers { source, _, scheduler in source.throttle(.seconds(10), scheduler: scheduler) } == [0, 2])
    }

    @Test func replacedInAnAccumulation() {
        #expect(numbers { source, _, _ in source.scan(Farewell(-1)) { _, element in element } } == [0, 1, 3, 2])
        #expect(
            numbers { source, _, _ in source.scan(into: Farewell(-1)) { $0 = $1 } } == [0, 1, 3, 2])
        #expect(numbers { source, _, _ in source.reduce(Farewell(-1)) { _, element in element } } == [2])
        #expect(
            numbers { source, _, _ in
                source.distinctUntilChanged({ $0 }, comparer: { $0.number == $1.number })
            } == [0, 1, 3, 2])
    }

    /// Elements that wait are released when the subscription is disposed.
    @Test(arguments: 0..<3) func releasedAtDisposal(_ index: Int) {
        let source = NonconformingSource<Farewell>()
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let operators: [(Observable<Farewell>) -> Observable<Void>] = [
            { $0.debounce(.seconds(10), scheduler: scheduler).map { _ in } },
            { $0.throttle(.seconds(10), scheduler: scheduler).map { _ in } },
            { $0.buffer(timeSpan: .seconds(10), count: 5, scheduler: scheduler).map { _ in } },
        ]
        let tally = Tally()
        let subscription = operators[index](source.asObservable()).subscribe(onNext: { tally.note("element") })
        source.send(.next(Farewell(0)))
        source.send(
            .next(
                Farewell(1) {
                    tally.note("released")
                    source.send(.next(Farewell(2)))
                }))
        subscription.dispose()
        #expect(tally.lines.last == "released")
    }
}

/// An element with an action for its deinitializer.
private final class Farewell {
    let number: Int
    private let action: () -> Void

    init(_ number: Int, action: @escaping () -> Void = {}) {
        self.number = number
        self.action = action
    }

    deinit { action() }
}

/// A key that sends when it is compared.
private struct ReentrantKey: Hashable {
    let number: Int
    let send: () -> Void

    static func == (first: ReentrantKey, second: ReentrantKey) -> Bool {
        first.send()
        return first.number == second.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
