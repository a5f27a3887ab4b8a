import BuilderRxSwift
import BuilderRxTest
import Testing

/// The operators of singles, maybes and completables.
@Suite(.leavesNoResources) struct TraitOperatorMarbles {
    private static func completable(_ source: Observable<String>) -> Completable {
        source.ignoreElements().asCompletable()
    }

    static let singles: [Marble] = [
        Marble("Single.create", .cold("-a|", spans: ["^!"]), gives: "-(a|)") { sources in
            Single.create { single in
                sources[0].subscribe(onNext: { single(.success($0)) }, onError: { single(.failure($0)) })
            }.asObservable()
        },
        Marble("Single.just: on a scheduler", gives: "(a|)") { _, scheduler in
            Single.just("a", scheduler: scheduler).asObservable()
        },
        Marble("Single.subscribe(on:)", .cold("-a|", spans: ["^-!"]), gives: "--(a|)") { sources, scheduler in
            sources[0].asSingle().subscribe(on: scheduler).asObservable()
        },
        Marble("Single.error", gives: "#", failure: RxError.unknown) { _ in
            Single<String>.error(RxError.unknown).asObservable()
        },
        Marble("Single.never", gives: "---") { _ in Single<String>.never().asObservable() },
        Marble("Single.map", "-a|", gives: "--(A|)") { $0[0].asSingle().map { $0.uppercased() }.asObservable() },
        Marble("Single.map: throws", "-a|", gives: "--#", failure: RxError.unknown) {
            $0[0].asSingle().map { _ -> String in throw RxError.unknown }.asObservable()
        },
        Marble("Single.filter: passes", "-a|", gives: "--(a|)") {
            $0[0].asSingle().filter { $0 == "a" }.asObservable()
        },
        Marble("Single.filter: drops", "-a|", gives: "--|") { $0[0].asSingle().filter { $0 == "b" }.asObservable() },
        Marble("Single.compactMap: drops", "-a|", gives: "--|") {
            $0[0].asSingle().compactMap { $0 == "a" ? nil : $0 }.asObservable()
        },
        Marble("Single.flatMapMaybe: none", "-a|", .cold("-|", spans: ["--^!"]), gives: "---|") { sources in
            sources[0].asSingle().flatMapMaybe { _ in sources[1].asMaybe() }.asObservable()
        },
        Marble("Single.flatMapCompletable", "-a|", .cold("-b|", spans: ["--^-!"]), gives: "----|") { sources in
            sources[0].asSingle().flatMapCompletable { _ in completable(sources[1]) }
                .andThen(Observable<String>.empty())
        },
        Marble("Single.zip: a collection", "-a|", "---b|", gives: "----(x|)", results: ["x": "ab"]) {
            Single<String>.zip([$0[0].asSingle(), $0[1].asSingle()]) { $0.joined() }.asObservable()
        },
        Marble("Single.do: onSuccess throws", "-a|", gives: "--#", failure: RxError.unknown) {
            $0[0].asSingle().do(onSuccess: { _ in throw RxError.unknown }).asObservable()
        },
        Marble("Single.catch", "-#", .cold("-b|", spans: ["-^-!"]), gives: "---(b|)") { sources in
            sources[0].asSingle().catch { _ in sources[1].asSingle() }.asObservable()
        },
        Marble("Single.retry(when:): once", .cold("-#", spans: ["^!", "-^!"]), gives: "--#") {
            $0[0].asSingle().retry(when: { (errors: Observable<any Error>) -> Observable<Int> in
                errors.enumerated().map { (index: Int, error: any Error) throws -> Int in
                    if index > 0 { throw error }
                    return index
                }
            }).asObservable()
        },
        Marble("Single.catchAndReturn", "-#", gives: "-(x|)") { $0[0].asSingle().catchAndReturn("x").asObservable() },
        Marble("Single.deferred", .cold("-a|", spans: ["^-!"]), gives: "--(a|)") { sources in
            Single.deferred { sources[0].asSingle() }.asObservable()
        },
        Marble("Single.using", .cold("-a|", spans: ["^-!"]), gives: "--(a|)") { sources in
            Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in sources[0].asSingle() })
                .asObservable()
        },
        Marble("Single.debug", "-a|", gives: "--(a|)") { $0[0].asSingle().debug("marble").asObservable() },
        Marble("Single.asMaybe", "-a|", gives: "--(a|)") { $0[0].asSingle().asMaybe().asObservable() },
        Marble("Single.asCompletable", "-a|", gives: "--(x|)") {
            $0[0].asSingle().asCompletable().andThen(Observable.just("x"))
        },
    ]

    static let maybes: [Marble] = [
        Marble("Maybe.map", "-a|", gives: "--(A|)") { $0[0].asMaybe().map { $0.uppercased() }.asObservable() },
        Marble("Maybe.map: none", "-|", gives: "-|") { $0[0].asMaybe().map { $0.uppercased() }.asObservable() },
        Marble("Maybe.filter: drops", "-a|", gives: "--|") { $0[0].asMaybe().filter { $0 == "b" }.asObservable() },
        Marble("Maybe.compactMap: drops", "-a|", gives: "--|") {
            $0[0].asMaybe().compactMap { $0 == "a" ? nil : $0 }.asObservable()
        },
        Marble("Maybe.flatMap", "-a|", .cold("-b|", spans: ["--^-!"]), gives: "----(b|)") { sources in
            sources[0].asMaybe().flatMap { _ in sources[1].asMaybe() }.asObservable()
        },
        Marble("Maybe.flatMap: none", "-|", .cold("-b|", spans: []), gives: "-|") { sources in
            sources[0].asMaybe().flatMap { _ in sources[1].asMaybe() }.asObservable()
        },
        Marble("Maybe.ifEmpty(default:)", "--|", gives: "--(x|)") {
            $0[0].asMaybe().ifEmpty(default: "x").asObservable()
        },
        Marble("Maybe.catchAndReturn", "-#", gives: "-(x|)") { $0[0].asMaybe().catchAndReturn("x").asObservable() },
        Marble("Maybe.do: onCompleted throws", "-|", gives: "-#", failure: RxError.unknown) {
            $0[0].asMaybe().do(onCompleted: { throw RxError.unknown }).asObservable()
        },
    ]

    /// The rule of `zip`: it completes when all have, or when an element arrives that can have no partner.
    static let zippedMaybes: [Marble] = [
        Marble("Maybe.zip: the later one", "-a|", "----b|", gives: "-----(x|)", results: ["x": "ab"]) {
            Maybe.zip($0[0].asMaybe(), $0[1].asMaybe()) { $0 + $1 }.asObservable()
        },
        Marble("Maybe.zip: both are empty", "-|", .cold("---|", spans: ["^--!"]), gives: "---|") {
            Maybe.zip($0[0].asMaybe(), $0[1].asMaybe()) { $0 + $1 }.asObservable()
        },
        Marble("Maybe.zip: empty, and one that never ends", "-|", .cold("-----", spans: ["^"]), gives: "------") {
            Maybe.zip($0[0].asMaybe(), $0[1].asMaybe()) { $0 + $1 }.asObservable()
        },
        Marble("Maybe.zip: empty, then an element", "-|", .cold("--b-|", spans: ["^---!"]), gives: "----|") {
            Maybe.zip($0[0].asMaybe(), $0[1].asMaybe()) { $0 + $1 }.asObservable()
        },
        Marble("Maybe.zip: an element, then empty", "-a|", "----|", gives: "----|") {
            Maybe.zip($0[0].asMaybe(), $0[1].asMaybe()) { $0 + $1 }.asObservable()
        },
        Marble("Maybe.zip: a failure", "-#", .cold("---b|", spans: ["^!"]), gives: "-#") {
            Maybe.zip($0[0].asMaybe(), $0[1].asMaybe()) { $0 + $1 }.asObservable()
        },
        Marble("Maybe.zip: the closure throws", "-a|", "-b|", gives: "--#", failure: RxError.unknown) {
            Maybe.zip($0[0].asMaybe(), $0[1].asMaybe()) { _, _ -> String in throw RxError.unknown }.asObservable()
        },
    ]

    static let completables: [Marble] = [
        Marble("Completable.concat", "--|", .cold("-|", spans: ["--^!"]), gives: "---(x|)") {
            completable($0[0]).concat(completable($0[1])).andThen(Observable.just("x"))
        },
        Marble("Completable.merge: the later one", "--|", "---|", gives: "---(x|)") {
            Completable.merge(completable($0[0]), completable($0[1])).andThen(Observable.just("x"))
        },
        Marble("Completable.merge: a failure ends the other", "-#", .cold("---|", spans: ["^!"]), gives: "-#") {
            Completable.merge(completable($0[0]), completable($0[1])).andThen(Observable.just("x"))
        },
        Marble("Completable.zip: the later one", "--|", "---|", gives: "---(x|)") {
            Completable.zip(completable($0[0]), completable($0[1])).andThen(Observable.just("x"))
        },
        Marble("Completable.do: onCompleted throws", "--|", gives: "--#", failure: RxError.unknown) {
            completable($0[0]).do(onCompleted: { throw RxError.unknown }).andThen(Observable.just("x"))
        },
        Marble("Completable.retry", .cold("-#", spans: ["^!", "-^!"]), gives: "--#") {
            completable($0[0]).retry(2).andThen(Observable.just("x"))
        },
    ]

    @Test(arguments: singles) func single(_ row: Marble) { row.check() }
    @Test(arguments: maybes + zippedMaybes) func maybe(_ row: Marble) { row.check() }
    @Test(arguments: completables) func completable(_ row: Marble) { row.check() }
}
