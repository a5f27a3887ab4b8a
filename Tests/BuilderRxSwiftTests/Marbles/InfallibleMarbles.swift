import BuilderRxSwift
import BuilderRxTest
import Testing

/// The operators of infallible sequences.
@Suite(.leavesNoResources) struct InfallibleMarbles {
    private static let owner = Witness()

    /// A source whose failure is the element `e`.
    private static func infallible(_ source: Observable<String>) -> Infallible<String> {
        source.asInfallible(onErrorJustReturn: "e")
    }

    static let creating: [Marble] = [
        Marble("create", gives: "(a|)") { _ in
            Infallible<String>.create { observer in
                observer(.next("a"))
                observer(.completed)
                return Disposables.create()
            }.asObservable()
        },
        Marble("just", gives: "(a|)") { _ in Infallible.just("a").asObservable() },
        Marble("just(scheduler:)", gives: "(a|)") { _, scheduler in
            Infallible.just("a", scheduler: scheduler).asObservable()
        },
        Marble("empty", gives: "|") { _ in Infallible<String>.empty().asObservable() },
        Marble("never", gives: "---") { _ in Infallible<String>.never().asObservable() },
        Marble("of", gives: "(ab|)") { _ in Infallible.of("a", "b").asObservable() },
        Marble("from", gives: "(ab|)") { _ in Infallible.from(["a", "b"]).asObservable() },
        Marble("of(scheduler:)", gives: "(ab|)") { _, scheduler in
            Infallible.of("a", "b", scheduler: scheduler).asObservable()
        },
        Marble("from(_:scheduler:)", gives: "(ab|)") { _, scheduler in
            Infallible.from(["a", "b"], scheduler: scheduler).asObservable()
        },
        Marble("from(_:scheduler:), a sequence", gives: "(ab|)") { _, scheduler in
            Infallible.from(AnySequence(["a", "b"]), scheduler: scheduler).asObservable()
        },
        Marble("deferred", "-a|", gives: "-a|") { sources in
            Infallible.deferred { infallible(sources[0]) }.asObservable()
        },
        Marble("asInfallible: another one", "-a-#", "-b|", gives: "-a--b|") { sources in
            sources[0].asInfallible(onErrorFallbackTo: infallible(sources[1])).asObservable()
        },
        Marble("asInfallible: what a closure returns", "-a-#", "-b|", gives: "-a--b|") { sources in
            sources[0].asInfallible(onErrorRecover: { _ in infallible(sources[1]) }).asObservable()
        },
    ]

    static let transforming: [Marble] = [
        Marble("map", "-a-b-#", gives: "-A-B-(E|)") { infallible($0[0]).map { $0.uppercased() }.asObservable() },
        Marble("compactMap", "-a-b-|", gives: "---b-|") {
            infallible($0[0]).compactMap { $0 == "a" ? nil : $0 }.asObservable()
        },
        Marble("scan", "-a-b|", gives: "-a-x|", results: ["x": "ab"]) {
            infallible($0[0]).scan("") { $0 + $1 }.asObservable()
        },
        Marble("scan(into:)", "-a-b|", gives: "-a-x|", results: ["x": "ab"]) {
            infallible($0[0]).scan(into: "") { $0 += $1 }.asObservable()
        },
        Marble("flatMap", "a-a-|", .cold("-x|", spans: ["^-!", "--^-!"]), gives: "-x-x|") { sources in
            infallible(sources[0]).flatMap { _ in infallible(sources[1]) }.asObservable()
        },
        Marble("flatMapFirst", "aa--|", .cold("--x|", spans: ["^--!"]), gives: "--x-|") { sources in
            infallible(sources[0]).flatMapFirst { _ in infallible(sources[1]) }.asObservable()
        },
        Marble("flatMapLatest", "aa---|", .cold("--x|", spans: ["^!", "-^--!"]), gives: "---x-|") { sources in
            infallible(sources[0]).flatMapLatest { _ in infallible(sources[1]) }.asObservable()
        },
        Marble("concatMap", "aa---|", .cold("-x|", spans: ["^-!", "--^-!"]), gives: "-x-x-|") { sources in
            infallible(sources[0]).concatMap { _ in infallible(sources[1]) }.asObservable()
        },
        Marble("withUnretained", "-a-b|", gives: "-a-b|") {
            infallible($0[0]).withUnretained(owner) { _, element in element }.asObservable()
        },
        Marble("do", "-a-b|", gives: "-a-b|") { infallible($0[0]).do(onNext: { _ in }).asObservable() },
        Marble("debug", "-a-b|", gives: "-a-b|") { infallible($0[0]).debug("marble").asObservable() },
        Marble("share", .cold("-a-b|", spans: ["^---!"]), gives: "-a-b|") {
            infallible($0[0]).share().asObservable()
        },
        Marble("share(replay:scope:)", .cold("-a-b|", spans: ["^---!"]), gives: "-a-b(b|)") { sources in
            let shared: Infallible<String> = infallible(sources[0]).share(replay: 1, scope: .forever)
            return shared.concat(shared).asObservable()
        },
        Marble("subscribe(on:)", .cold("-a|", spans: ["^-!"]), gives: "-a|") { sources, scheduler in
            infallible(sources[0]).subscribe(on: scheduler).asObservable()
        },
    ]

    static let filtering: [Marble] = [
        Marble("filter", "-a-b|", gives: "---b|") { infallible($0[0]).filter { $0 == "b" }.asObservable() },
        Marble("distinctUntilChanged", "aab-ba|", gives: "a-b--a|") {
            infallible($0[0]).distinctUntilChanged().asObservable()
        },
        Marble("distinctUntilChanged(at:)", "-a-b-c|", gives: "-a---x|", values: ["c": "cc"], results: ["x": "cc"]) {
            infallible($0[0]).distinctUntilChanged(at: \.count).asObservable()
        },
        Marble("distinctUntilChanged: by a key", "-a-A-b|", gives: "-a---b|") {
            infallible($0[0]).distinctUntilChanged { $0.lowercased() }.asObservable()
        },
        Marble("distinctUntilChanged: by a rule", "-a-A-b|", gives: "-a---b|") {
            infallible($0[0]).distinctUntilChanged { $0.lowercased() == $1.lowercased() }.asObservable()
        },
        Marble("distinctUntilChanged: by a key and a rule", "-1-2-3|", gives: "-1---3|") {
            infallible($0[0]).distinctUntilChanged({ Int($0) ?? 0 }, comparer: { $1 - $0 < 2 }).asObservable()
        },
        Marble("skip(while:)", "-a-b-a|", gives: "---b-a|") {
            infallible($0[0]).skip(while: { $0 == "a" }).asObservable()
        },
        Marble("skip(until:)", "a--b|", "-x", gives: "---b|") { infallible($0[0]).skip(until: $0[1]).asObservable() },
        Marble("take", .cold("-a-b|", spans: ["^!"]), gives: "-(a|)") { infallible($0[0]).take(1).asObservable() },
        Marble("take(while:)", "-a-b|", gives: "-a-|") { infallible($0[0]).take(while: { $0 == "a" }).asObservable() },
        Marble("take(while:behavior:)", "-a-b-c|", gives: "-a-(b|)") {
            infallible($0[0]).take(while: { $0 == "a" }, behavior: .inclusive).asObservable()
        },
        Marble("take(until:behavior:)", "-a-b-c|", gives: "-a-|") {
            infallible($0[0]).take(until: { $0 == "b" }, behavior: .exclusive).asObservable()
        },
        Marble("take(until:)", "-a--b|", "--x", gives: "-a|") {
            infallible($0[0]).take(until: $0[1]).asObservable()
        },
        Marble("take(for:)", "-a--b|", gives: "-a|") { sources, scheduler in
            infallible(sources[0]).take(for: .columns(2), scheduler: scheduler).asObservable()
        },
        Marble("delay", "-a-|", gives: "--a-|") { sources, scheduler in
            infallible(sources[0]).delay(.columns(1), scheduler: scheduler).asObservable()
        },
    ]

    static let combining: [Marble] = [
        Marble("merge", "a--|", "-b-|", gives: "ab-|") {
            Infallible.merge(infallible($0[0]), infallible($0[1])).asObservable()
        },
        Marble("concat", "-a|", .cold("-b|", spans: ["--^-!"]), gives: "-a-b|") {
            infallible($0[0]).concat(infallible($0[1])).asObservable()
        },
        Marble("concat: several", "-a|", "-b|", gives: "-a-b|") {
            Infallible<String>.concat(infallible($0[0]), infallible($0[1])).asObservable()
        },
        Marble("startWith", "-a|", gives: "sa|") { infallible($0[0]).startWith("s").asObservable() },
        Marble("combineLatest", "a--|", "-b-|", gives: "-x-|", results: ["x": "ab"]) {
            Infallible.combineLatest(infallible($0[0]), infallible($0[1])) { $0 + $1 }.asObservable()
        },
        Marble("combineLatest: a collection", "a--|", "-b-|", gives: "-x-|", results: ["x": "ab"]) {
            Infallible<String>.combineLatest([infallible($0[0]), infallible($0[1])]) { $0.joined() }.asObservable()
        },
        Marble("zip", "a--|", "-b-|", gives: "-x-|", results: ["x": "ab"]) {
            Infallible.zip(infallible($0[0]), infallible($0[1])) { $0 + $1 }.asObservable()
        },
        Marble("withLatestFrom", "-a-a|", "--b-|", gives: "---b|") {
            infallible($0[0]).withLatestFrom(infallible($0[1])).asObservable()
        },
    ]

    @Test(arguments: creating + transforming + filtering + combining) func row(_ row: Marble) { row.check() }
}
