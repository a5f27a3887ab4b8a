import BuilderRxSwift
import Testing

/// What follows a failure.
@Suite(.leavesNoResources) struct ErrorHandlingMarbles {
    static let catching: [Marble] = [
        Marble(
            "catch: goes on with another", .cold("-a-#", spans: ["^--!"]), .cold("-b|", spans: ["---^-!"]),
            gives: "-a--b|"
        ) {
            sources in sources[0].catch { _ in sources[1] }
        },
        Marble("catch: the other's failure passes", "-a#", "-#", gives: "-a-#") { sources in
            sources[0].catch { _ in sources[1] }
        },
        Marble("catch: no failure", "-a-|", .cold("b", spans: []), gives: "-a-|") { sources in
            sources[0].catch { _ in sources[1] }
        },
        Marble("catch: the handler throws", "-a#", gives: "-a#", failure: RxError.timeout) {
            $0[0].catch { _ in throw RxError.timeout }
        },
        Marble(
            "catch: the failure is handed over", "-a#", gives: "-a(z|)", results: ["z": "marble"]
        ) {
            $0[0].catch { .just("\($0)") }
        },
        Marble("catch: disposed", "-#", .cold("--b", spans: ["-^-!"]), gives: "----", disposal: "---!") { sources in
            sources[0].catch { _ in sources[1] }
        },
        Marble("catchAndReturn: an element instead", "-a#", gives: "-a(z|)") { $0[0].catchAndReturn("z") },
        Marble("catchAndReturn: no failure", "-a|", gives: "-a|") { $0[0].catchAndReturn("z") },
        Marble(
            "catch(sequence:): the first that works", .cold("-a#", spans: ["^-!"]), .cold("-b|", spans: ["--^-!"]),
            .cold("-c|", spans: []), gives: "-a-b|"
        ) { Observable.catch(sequence: [$0[0], $0[1], $0[2]]) },
        Marble("catch(sequence:): none works", "-a#", "b-#", gives: "-ab-#") {
            Observable.catch(sequence: [$0[0], $0[1]])
        },
        Marble("catch(sequence:): nothing", gives: "|") { _ in Observable.catch(sequence: [Observable<String>]()) },
    ]

    static let retrying: [Marble] = [
        Marble("retry(_:): two attempts", .cold("-a#", spans: ["^-!", "--^-!"]), gives: "-a-a#") { $0[0].retry(2) },
        Marble("retry(_:): one attempt", .cold("-a#", spans: ["^-!"]), gives: "-a#") { $0[0].retry(1) },
        Marble("retry(_:): no attempt", .cold("-a#", spans: []), gives: "|") { $0[0].retry(0) },
        Marble("retry(_:): less than none", .cold("-a#", spans: []), gives: "|") { $0[0].retry(-1) },
        Marble("retry(_:): works at once", .cold("-a|", spans: ["^-!"]), gives: "-a|") { $0[0].retry(3) },
        Marble("retry(_:): inside of another", .cold("a#", spans: ["^!", "-^!", "--^!", "---^!"]), gives: "aaaa#") {
            $0[0].retry(2).retry(2)
        },
        Marble(
            "retry(): without limit", .cold("-a#", spans: ["^-!", "--^-!", "----^!"]), gives: "-a-a-",
            disposal: "-----!"
        ) {
            $0[0].retry()
        },
        Marble("retry(): a hot source", .hot("^-a-#", spans: ["^---!", "----^"]), gives: "--a--") { $0[0].retry() },
        Marble("retry(): completes", "-a|", gives: "-a|") { $0[0].retry() },
    ]

    static let retryingWhen: [Marble] = [
        Marble(
            "retry(when:): every time", .cold("-a#", spans: ["^-!", "--^-!", "----^!"]), gives: "-a-a-",
            disposal: "-----!"
        ) {
            $0[0].retry(when: { (errors: Observable<Error>) in errors })
        },
        Marble("retry(when:): once, then it completes", .cold("-a#", spans: ["^-!", "--^-!"]), gives: "-a-a|") {
            $0[0].retry(when: { (errors: Observable<Error>) in errors.take(1) })
        },
        Marble(
            "retry(when:): later", .cold("-a#", spans: ["^-!", "----^-!"]),
            .cold("--x--|", spans: ["--^---!", "------^!"]),
            gives: "-a---a-", disposal: "-------!"
        ) { sources in
            sources[0].retry(when: { (errors: Observable<Error>) in errors.flatMapLatest { _ in sources[1] } })
        },
        Marble("retry(when:): the trigger fails", "-a#", gives: "-a#", failure: RxError.timeout) {
            $0[0].retry(when: { (errors: Observable<Error>) in errors.map { _ -> Int in throw RxError.timeout } })
        },
        Marble("retry(when:): the trigger has ended before", .cold("-a#", spans: ["^-!"]), gives: "-a|") {
            $0[0].retry(when: { (_: Observable<Error>) in Observable<Int>.empty() })
        },
        Marble("retry(when:): the trigger has failed before", "-a#", gives: "-a#", failure: RxError.timeout) {
            $0[0].retry(when: { (_: Observable<Error>) in Observable<Int>.error(RxError.timeout) })
        },
        Marble("retry(when:): the trigger never comes", .cold("-a#", spans: ["^-!"]), gives: "-a---") {
            $0[0].retry(when: { (_: Observable<Error>) in Observable<Int>.never() })
        },
        Marble("retry(when:): triggers before a failure", .cold("--#", spans: ["^-!"]), "-x-", gives: "-----") {
            sources in
            sources[0].retry(when: { (_: Observable<Error>) in sources[1] })
        },
        Marble("retry(when:): errors of another type", .cold("-a#", spans: ["^-!"]), gives: "-a#") {
            $0[0].retry(when: { (errors: Observable<RxError>) in errors })
        },
        Marble("retry(when:): errors of its type", .cold("-a#", spans: ["^-!", "--^-!"]), gives: "-a-a|") {
            $0[0].retry(when: { (errors: Observable<MarbleError>) in errors.take(1) })
        },
        Marble("retry(when:): completes", "-a|", gives: "-a|") {
            $0[0].retry(when: { (errors: Observable<Error>) in errors })
        },
    ]

    @Test(arguments: catching + retrying + retryingWhen) func row(_ row: Marble) { row.check() }
}
