import BuilderRxSwift
import Testing

/// Several sequences next to each other, or one after the other.
@Suite(.leavesNoResources) struct CombiningMarbles {
    static let merge: [Marble] = [
        Marble("merge: as they come", "a--b--|", "-c--d|", gives: "ac-bd-|") { Observable.merge($0[0], $0[1]) },
        Marble("merge: at the same time, in order", "-a----|", "-b----|", gives: "-(ab)-|") {
            Observable.merge([$0[0], $0[1]])
        },
        Marble(
            "merge: a failure", .cold("a-b-c|", spans: ["^--!"]), .cold("-d-#", spans: ["^--!"]), gives: "adb#"
        ) { Observable.merge($0[0], $0[1]) },
        Marble("merge: one never ends", "a|", "-b-", gives: "ab-") { Observable.merge($0[0], $0[1]) },
        Marble("merge: nothing", gives: "|") { _ in Observable.merge([]) },
        Marble("merge: a collection", "a|", "-b|", gives: "ab|") { sources in
            Observable.merge([1, 0].lazy.map { sources[$0] })
        },
        Marble(
            "merge: disposed", .hot("^-a-b", spans: ["^--!"]), .cold("-c-d", spans: ["^--!"]), gives: "-ca-",
            disposal: "---!"
        ) { Observable.merge($0[0], $0[1]) },
    ]

    static let concat: [Marble] = [
        Marble("concat: the second after the first", "-a-|", .cold("-b|", spans: ["---^-!"]), gives: "-a--b|") {
            $0[0].concat($0[1])
        },
        Marble("concat: a hot one is late", "-a-|", .hot("^-b--c|", spans: ["---^--!"]), gives: "-a---c|") {
            $0[0].concat($0[1])
        },
        Marble("concat: the first fails", "-a#", .cold("-b|", spans: []), gives: "-a#") { $0[0].concat($0[1]) },
        Marble("concat: the second fails", "-a|", "b-#", gives: "-ab-#") { $0[0].concat($0[1]) },
        Marble("concat: the first never ends", "-a-", .cold("b", spans: []), gives: "-a-") { $0[0].concat($0[1]) },
        Marble("concat: three", "a|", "-|", "-b|", gives: "a--b|") { Observable.concat($0[0], $0[1], $0[2]) },
        Marble("concat: nothing", gives: "|") { _ in Observable.concat([Observable<String>]()) },
        Marble("concat: the same twice", .cold("-a|", spans: ["^-!", "--^-!"]), gives: "-a-a|") {
            Observable.concat([$0[0], $0[0]])
        },
        Marble("concat: inside of each other", "a|", "-b|", "-c|", gives: "a-b-c|") {
            $0[0].concat($0[1].concat($0[2]))
        },
        Marble("concat: disposed", "-a|", .cold("--b", spans: ["--^!"]), gives: "-a--", disposal: "---!") {
            $0[0].concat($0[1])
        },
    ]

    static let startWith: [Marble] = [
        Marble("startWith: some, in order", "-----a|", gives: "(xy)-a|") { $0[0].startWith("x", "y") },
        Marble("startWith: a failure", "-#", gives: "x#") { $0[0].startWith("x") },
        Marble("startWith: enough", .cold("-a", spans: ["(^!)"]), gives: "(x|)") { $0[0].startWith("x").take(1) },
    ]

    static let amb: [Marble] = [
        Marble("amb: the first to send", .cold("--a-b|", spans: ["^!"]), "-c-d|", gives: "-c-d|") { $0[0].amb($0[1]) },
        Marble("amb: a completion counts", "-|", .cold("--a", spans: ["^!"]), gives: "-|") { $0[0].amb($0[1]) },
        Marble("amb: a failure counts", .cold("--a", spans: ["^!"]), "-#", gives: "-#") { $0[0].amb($0[1]) },
        Marble(
            "amb: of several", .cold("--a", spans: ["^!"]), "-b--c|", .cold("---d", spans: ["^!"]), gives: "-b--c|"
        ) { Observable.amb([$0[0], $0[1], $0[2]]) },
        Marble("amb: nothing", gives: "---") { _ in Observable.amb([Observable<String>]()) },
        Marble("amb: at once", .cold("-a", spans: ["(^!)"]), gives: "(x|)") { Observable.amb([.just("x"), $0[0]]) },
    ]

    static let sample: [Marble] = [
        Marble("sample: the latest", "a-bc--d--|", "--x--x-x-x-x", gives: "--b--c-d-|") { $0[0].sample($0[1]) },
        Marble("sample: once each", "a-----", "-x-x", gives: "-a----") { $0[0].sample($0[1]) },
        Marble("sample: a value instead", "--a--", "-x-x-x", gives: "-0-a-0") {
            $0[0].sample($0[1], defaultValue: "0")
        },
        Marble("sample: the sampler ends", "-a---b-", .cold("---|", spans: ["^--!"]), gives: "---a---") {
            $0[0].sample($0[1])
        },
        Marble("sample: ends with the sampler's next", .cold("-a|", spans: ["^-!"]), "---x", gives: "---(a|)") {
            $0[0].sample($0[1])
        },
        Marble("sample: the source fails", "-a-#", .cold("--x-x", spans: ["^--!"]), gives: "--a#") {
            $0[0].sample($0[1])
        },
        Marble("sample: the sampler fails", .cold("-a--", spans: ["^-!"]), "--#", gives: "--#") { $0[0].sample($0[1]) },
    ]

    static let until: [Marble] = [
        Marble(
            "take(until:): an element", .cold("a-b-c|", spans: ["^--!"]), .cold("---x", spans: ["^--!"]), gives: "a-b|"
        ) {
            $0[0].take(until: $0[1])
        },
        Marble("take(until:): the other's end changes nothing", "a-b-|", .cold("-|", spans: ["^!"]), gives: "a-b-|") {
            $0[0].take(until: $0[1])
        },
        Marble("take(until:): the other fails", .cold("a-b", spans: ["^!"]), "-#", gives: "a#") {
            $0[0].take(until: $0[1])
        },
        Marble("take(until:): the source ends", "a-|", .cold("---x", spans: ["^-!"]), gives: "a-|") {
            $0[0].take(until: $0[1])
        },
        Marble("take(until:): the source fails", "a-#", .cold("---x", spans: ["^-!"]), gives: "a-#") {
            $0[0].take(until: $0[1])
        },
        Marble("take(until:): at once", .cold("a", spans: ["(^!)"]), gives: "|") {
            $0[0].take(until: Observable.just(1))
        },
        Marble("skip(until:): an element", "a-b-c|", .cold("---x-y", spans: ["^--!"]), gives: "----c|") {
            $0[0].skip(until: $0[1])
        },
        Marble("skip(until:): the source ends too early", "a|", .cold("--x", spans: ["^!"]), gives: "---") {
            $0[0].skip(until: $0[1])
        },
        Marble(
            "skip(until:): the other ends", .cold("a-b|", spans: ["^--!"]), .cold("-|", spans: ["^!"]), gives: "----"
        ) {
            $0[0].skip(until: $0[1])
        },
        Marble("skip(until:): the other fails", .cold("a-b", spans: ["^!"]), "-#", gives: "-#") {
            $0[0].skip(until: $0[1])
        },
        Marble("skip(until:): the source fails", "a-#", .cold("---x", spans: ["^-!"]), gives: "--#") {
            $0[0].skip(until: $0[1])
        },
    ]

    @Test(arguments: merge + concat + startWith) func rowOfSequences(_ row: Marble) { row.check() }
    @Test(arguments: amb + sample + until) func rowOfSignals(_ row: Marble) { row.check() }
}
