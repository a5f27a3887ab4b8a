import BuilderRxSwift
import Testing

/// Disposal and ends let go of what the closures of operators hold.
@Suite(.leavesNoResources) struct OperatorReleaseTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let operation: @Sendable (Observable<Int>, Witness) -> Observable<Int>

        init(_ name: String, _ operation: @escaping @Sendable (Observable<Int>, Witness) -> Observable<Int>) {
            testDescription = name
            self.operation = operation
        }
    }

    private static func hold<Result>(_ witness: Witness, _ result: Result) -> Result {
        withExtendedLifetime(witness) { result }
    }

    static let rows: [Row] = [
        Row("map") { source, witness in source.map { hold(witness, $0) } },
        Row("compactMap") { source, witness in source.compactMap { hold(witness, $0) } },
        Row("filter") { source, witness in source.filter { hold(witness, $0 >= 0) } },
        Row("scan") { source, witness in source.scan(0) { hold(witness, $0 + $1) } },
        Row("scan(into)") { source, witness in source.scan(into: 0) { $0 = hold(witness, $1) } },
        Row("reduce") { source, witness in source.reduce(0) { hold(witness, $0 + $1) } },
        Row("skip(while)") { source, witness in source.skip(while: { hold(witness, $0 < 0) }) },
        Row("take(while)") { source, witness in source.take(while: { hold(witness, $0 >= 0) }) },
        Row("take(until)") { source, witness in source.take(until: { hold(witness, $0 < 0) }) },
        Row("takeLast") { source, witness in source.map { ($0, witness) }.takeLast(2).map(\.0) },
        Row("single") { source, witness in source.single { hold(witness, $0 == 1) } },
        Row("distinctUntilChanged") { source, witness in source.distinctUntilChanged { hold(witness, $0) } },
        Row("ifEmpty") { source, witness in
            source.filter { $0 < 0 }.ifEmpty(switchTo: .deferred { hold(witness, .just(1)) })
        },
        Row("materialize") { source, witness in source.map { hold(witness, $0) }.materialize().dematerialize() },
        Row("groupBy") { source, witness in source.groupBy { hold(witness, $0) }.map(\.key) },
        Row("do") { source, witness in
            source.do(onNext: { _ in hold(witness, ()) }, onDispose: { hold(witness, ()) })
        },
        Row("deferred") { source, witness in .deferred { hold(witness, source) } },
        Row("using") { source, witness in
            .using({ BooleanDisposable() }, observableFactory: { _ in hold(witness, source) })
        },
        Row("create") { source, witness in
            .create { observer in
                Disposables.create(source.subscribe(observer), Disposables.create { hold(witness, ()) })
            }
        },
    ]

    /// Runs a row on a source, and returns whether what it held is released after `end`.
    private func isReleased(_ row: Row, after end: (PublishSubject<Int>, any Disposable) -> Void) -> Bool {
        let subject = PublishSubject<Int>()
        weak var released: Witness?
        func subscribe() -> any Disposable {
            let witness = Witness()
            released = witness
            return row.operation(subject, witness).subscribe(onNext: { _ in hold(witness, ()) })
        }
        let subscription = subscribe()
        subject.onNext(1)
        subject.onNext(2)
        guard released != nil else { return false }
        end(subject, subscription)
        return withExtendedLifetime((subject, subscription)) { released == nil }
    }

    private func hold(_ witness: Witness, _ nothing: Void) {
        Self.hold(witness, nothing)
    }

    /// Their result emits no events, and retains nothing, though nothing disposes it.
    @Test func sequencesThatEndBeforeTheyAreOpenedRelease() {
        var events = 0
        _ = Observable.just(1).skip(until: Observable<Int>.never()).subscribe { _ in events += 1 }
        let subject = PublishSubject<Int>()
        _ = subject.skip(until: Observable<Int>.never()).subscribe { _ in events += 1 }
        subject.onCompleted()
        #expect(events == 0)
    }

    @Test(arguments: rows) func disposalReleases(_ row: Row) {
        #expect(isReleased(row) { $1.dispose() })
    }

    @Test(arguments: rows) func completionReleases(_ row: Row) {
        #expect(isReleased(row) { subject, _ in subject.onCompleted() })
    }
}
