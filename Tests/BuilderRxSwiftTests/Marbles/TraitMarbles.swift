import BuilderRxSwift
import BuilderRxTest
import Testing

/// The times of the events of traits.
@Suite(.leavesNoResources) struct TraitMarbles {
    static let conversions: [Marble] = [
        Marble("asSingle: at the end", .hot("^-a--|", spans: ["^----!"]), gives: "-----(a|)") {
            $0[0].asSingle().asObservable()
        },
        Marble(
            "asSingle: none", .hot("^----|", spans: ["^----!"]), gives: "-----#", failure: RxError.noElements
        ) { $0[0].asSingle().asObservable() },
        Marble(
            "asSingle: a second one", .hot("^-a-b-|", spans: ["^---!"]), gives: "----#",
            failure: RxError.moreThanOneElement
        ) { $0[0].asSingle().asObservable() },
        Marble("asSingle: a failure drops the element", "-a-#", gives: "---#") { $0[0].asSingle().asObservable() },
        Marble("asMaybe: none", "--|", gives: "--|") { $0[0].asMaybe().asObservable() },
        Marble("asMaybe: at the end", "a-|", gives: "--(a|)") { $0[0].asMaybe().asObservable() },
        Marble(
            "asMaybe: a second one", .cold("(ab)-|", spans: ["(^!)"]), gives: "#",
            failure: RxError.moreThanOneElement
        ) { $0[0].asMaybe().asObservable() },
        Marble("first: at once", .hot("^-a-b-|", spans: ["^-!"]), gives: "--(a|)") {
            $0[0].first().asObservable().map { $0 ?? "n" }
        },
        Marble("first: none", .cold("---|", spans: ["^--!"]), gives: "---(n|)") {
            $0[0].first().asObservable().map { $0 ?? "n" }
        },
        Marble("first: a failure", "--#", gives: "--#") { $0[0].first().asObservable().map { $0 ?? "n" } },
        Marble("toArray: at the end", "-a-b|", gives: [.next(240, "ab"), .completed(240)]) {
            $0[0].toArray().asObservable().map { $0.joined() }
        },
        Marble("toArray: a failure drops all", "-a-b#", gives: "----#") {
            $0[0].toArray().asObservable().map { $0.joined() }
        },
        Marble("toArray: disposed", .hot("^a-b-c|", spans: ["^---!"]), gives: "----", disposal: "----!") {
            $0[0].toArray().asObservable().map { $0.joined() }
        },
    ]

    static let combining: [Marble] = [
        Marble(
            "andThen: one after the other", .cold("--|", spans: ["^-!"]), .cold("-b-|", spans: ["--^--!"]),
            gives: "---b-|"
        ) {
            $0[0].ignoreElements().asCompletable().andThen($0[1])
        },
        Marble("andThen: a failure first", .cold("--#", spans: ["^-!"]), .cold("-b", spans: []), gives: "--#") {
            $0[0].ignoreElements().asCompletable().andThen($0[1])
        },
        Marble("andThen: a failure second", "--|", "-#", gives: "---#") {
            $0[0].ignoreElements().asCompletable().andThen($0[1])
        },
        Marble(
            "flatMap: of a single", .cold("--a|", spans: ["^--!"]), .cold("-b|", spans: ["---^-!"]), gives: "-----(b|)"
        ) {
            sources in
            sources[0].asSingle().flatMap { _ in sources[1].asSingle() }.asObservable()
        },
        Marble("zip: the later one", "-a|", "----b|", gives: "-----(x|)", results: ["x": "ab"]) { sources in
            Single.zip(sources[0].asSingle(), sources[1].asSingle()) { $0 + $1 }.asObservable()
        },
        Marble("zip: a failure ends the other", .cold("-#", spans: ["^!"]), .cold("----b|", spans: ["^!"]), gives: "-#")
        {
            sources in
            Single.zip(sources[0].asSingle(), sources[1].asSingle()) { $0 + $1 }.asObservable()
        },
        Marble("ifEmpty: another maybe", "--|", .cold("-b|", spans: ["--^-!"]), gives: "----(b|)") { sources in
            sources[0].asMaybe().ifEmpty(switchTo: sources[1].asSingle()).asObservable()
        },
        Marble("retry: of a single", .cold("-#", spans: ["^!", "-^!"]), gives: "--#") {
            $0[0].asSingle().retry(2).asObservable()
        },
    ]

    static let time: [Marble] = [
        Marble("timer: a single", gives: "---(0|)") { _, scheduler in
            Single<Int>.timer(.columns(3), scheduler: scheduler).asObservable().map(String.init)
        },
        Marble("delay: a single", "-a|", gives: "----(a|)") { sources, scheduler in
            sources[0].asSingle().delay(.columns(2), scheduler: scheduler).asObservable()
        },
        Marble("delay: not of an error", "-#", gives: "-#") { sources, scheduler in
            sources[0].asSingle().delay(.columns(2), scheduler: scheduler).asObservable()
        },
        Marble("delaySubscription: a single", .cold("-a|", spans: ["--^-!"]), gives: "----(a|)") { sources, scheduler in
            sources[0].asSingle().delaySubscription(.columns(2), scheduler: scheduler).asObservable()
        },
        Marble("timeout: in time", "-a|", gives: "--(a|)") { sources, scheduler in
            sources[0].asSingle().timeout(.columns(3), scheduler: scheduler).asObservable()
        },
        Marble("timeout: too late", .cold("----a|", spans: ["^--!"]), gives: "---#", failure: RxError.timeout) {
            sources, scheduler in
            sources[0].asSingle().timeout(.columns(3), scheduler: scheduler).asObservable()
        },
        Marble("timeout: another one", "----a|", gives: "---(b|)") { sources, scheduler in
            sources[0].asSingle().timeout(.columns(3), other: .just("b"), scheduler: scheduler).asObservable()
        },
        Marble("observe(on:): a single", "-a|", gives: "--(a|)") { sources, scheduler in
            sources[0].asSingle().observe(on: scheduler).asObservable()
        },
        Marble("debounce: an infallible", "-ab---c|", gives: "----b--(c|)") { sources, scheduler in
            sources[0].asInfallible(onErrorJustReturn: "x").debounce(.columns(2), scheduler: scheduler).asObservable()
        },
        Marble("throttle: an infallible", "-ab-c-|", gives: "-a-b-c|") { sources, scheduler in
            sources[0].asInfallible(onErrorJustReturn: "x").throttle(.columns(2), scheduler: scheduler).asObservable()
        },
        Marble("throttle: an infallible, without the latest", "-ab-c-|", gives: "-a--c-|") { sources, scheduler in
            sources[0].asInfallible(onErrorJustReturn: "x")
                .throttle(.columns(2), latest: false, scheduler: scheduler).asObservable()
        },
        Marble("asInfallible: an element for the error", "-a-#", gives: "-a-(x|)") {
            $0[0].asInfallible(onErrorJustReturn: "x").asObservable()
        },
    ]

    @Test(arguments: conversions) func conversion(_ row: Marble) { row.check() }
    @Test(arguments: combining) func combination(_ row: Marble) { row.check() }
    @Test(arguments: time) func timing(_ row: Marble) { row.check() }
}
