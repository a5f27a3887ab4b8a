import BuilderRxSwift
import BuilderRxTest
import Testing

/// Sources, on the scheduler of the test and without one.
@Suite(.leavesNoResources) struct CreatingMarbles {
    static let plain: [Marble] = [
        Marble("just", gives: "(a|)") { _ in .just("a") },
        Marble("empty", gives: "|") { _ in .empty() },
        Marble("never", gives: "---") { _ in .never() },
        Marble("error", gives: "#") { _ in .error(MarbleError.marble) },
        Marble("of", gives: "(abc|)") { _ in .of("a", "b", "c") },
        Marble("from: an array", gives: "(ab|)") { _ in .from(["a", "b"]) },
        Marble("from: an empty array", gives: "|") { _ in .from([]) },
        Marble("from: a sequence", gives: "(bc|)") { _ in .from(["a", "b", "c"].lazy.dropFirst()) },
        Marble("from: an endless sequence, cut short", gives: "(ab|)") { _ in
            .from(sequence(first: "a") { $0 == "a" ? "b" : "a" }).take(2)
        },
        Marble("from(optional): some", gives: "(a|)") { _ in .from(optional: "a") },
        Marble("from(optional): none", gives: "|") { _ in .from(optional: nil) },
        Marble("range", gives: "(345|)") { _ in Observable.range(start: 3, count: 3).map(\.description) },
        Marble("range: none", gives: "|") { _ in Observable.range(start: 3, count: 0).map(\.description) },
        Marble("range: less than none", gives: "#", failure: RxError.argumentOutOfRange) { _ in
            Observable.range(start: 3, count: -1).map(\.description)
        },
        Marble("range: too far", gives: "#", failure: RxError.overflow) { _ in
            Observable<Int8>.range(start: 120, count: 9).map(\.description)
        },
        Marble("range: as far as it goes", gives: [.next(200, "126"), .next(200, "127"), .completed(200)]) { _ in
            Observable<Int8>.range(start: 120, count: 8).takeLast(2).map(\.description)
        },
        Marble("generate", gives: "(124|)") { _ in
            Observable.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 }).map(\.description)
        },
        Marble("generate: the condition fails at once", gives: "|") { _ in
            Observable.generate(initialState: "a", condition: { _ in false }, iterate: { $0 })
        },
        Marble("generate: the condition throws", gives: "#") { _ in
            Observable.generate(initialState: "a", condition: { _ in throw MarbleError.marble }, iterate: { $0 })
        },
        Marble("generate: the next state throws", gives: "(a#)") { _ in
            Observable.generate(initialState: "a", condition: { _ in true }, iterate: { _ in throw MarbleError.marble })
        },
        Marble("repeatElement: cut short", gives: "(aaa|)") { _ in .repeatElement("a").take(3) },
    ]

    static let scheduled: [Marble] = [
        Marble("just on a scheduler", gives: "(a|)") { .just("a", scheduler: $1) },
        Marble("from(optional) on a scheduler: none", gives: "|") { .from(optional: nil, scheduler: $1) },
        Marble("of on a scheduler", gives: "(ab|)") { .of("a", "b", scheduler: $1) },
        Marble("range on a scheduler", gives: "(12|)") {
            Observable.range(start: 1, count: 2, scheduler: $1).map(\.description)
        },
        Marble("generate on a scheduler: the next state throws", gives: "(a#)") {
            .generate(
                initialState: "a", condition: { _ in true }, scheduler: $1, iterate: { _ in throw MarbleError.marble })
        },
        Marble("repeatElement on a scheduler: cut short", gives: "(aa|)") {
            .repeatElement("a", scheduler: $1).take(2)
        },
    ]

    static let late: [Marble] = [
        Marble("deferred: made at the subscription", .hot("a^-b-|", spans: ["^---!"]), gives: "--b-|") { sources in
            .deferred { sources[0] }
        },
        Marble("deferred: a failure passes", .cold("-a-#", spans: ["^--!"]), gives: "-a-#") { sources in
            .deferred { sources[0] }
        },
        Marble("deferred: the closure throws", gives: "#") { _ in .deferred { throw MarbleError.marble } },
        Marble("deferred: disposed", .hot("^-a-b|", spans: ["^--!"]), gives: "--a", disposal: "---!") { sources in
            .deferred { sources[0] }
        },
        Marble("using: a resource and a source", .cold("-a-|", spans: ["^--!"]), gives: "-a-|") { sources in
            .using({ BooleanDisposable() }, observableFactory: { _ in sources[0] })
        },
        Marble("using: no resource", .cold("-a-|", spans: []), gives: "#") { sources in
            .using(
                { () throws -> BooleanDisposable in throw MarbleError.marble }, observableFactory: { _ in sources[0] })
        },
        Marble("using: no source", gives: "#") { _ in
            .using({ BooleanDisposable() }, observableFactory: { _ in throw MarbleError.marble })
        },
        Marble("create: an end while subscribing", gives: "(a|)") { _ in
            .create { observer in
                observer.onNext("a")
                observer.onCompleted()
                observer.onNext("b")
                return Disposables.create()
            }
        },
    ]

    @Test(arguments: plain + scheduled + late) func row(_ row: Marble) { row.check() }
}
