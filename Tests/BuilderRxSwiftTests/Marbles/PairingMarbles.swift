import BuilderRxSwift
import Testing

/// Elements of several sequences put together. `A` in an expectation is `a1`, `B` is `b2` and so on.
@Suite(.leavesNoResources) struct PairingMarbles {
    private static func fail(_ first: String, _ second: String) throws -> String {
        throw RxError.unknown
    }

    private static let pairs: [Character: String] = ["A": "a1", "B": "b2", "C": "c3"]

    static let zip: [Marble] = [
        Marble("zip: each with its own", "a-b-c|", "-1-2-3|", gives: "-A-B-C|", results: pairs) {
            Observable.zip($0[0], $0[1]) { $0 + $1 }
        },
        Marble("zip: those that wait", "(abc)--|", "-1-2--3|", gives: "-A-B--C|", results: pairs) {
            Observable.zip($0[0], $0[1]) { $0 + $1 }
        },
        Marble(
            "zip: completes with the first element without a partner", .cold("a|", spans: ["^!"]),
            .cold("-1-2-3", spans: ["^--!"]),
            gives: "-A-|", results: pairs
        ) { Observable.zip($0[0], $0[1]) { $0 + $1 } },
        Marble("zip: what waits outlives its source", "(ab|)", "----1-2-3", gives: "----A-B-|", results: pairs) {
            Observable.zip($0[0], $0[1]) { $0 + $1 }
        },
        Marble("zip: one is empty", "|", "----", gives: "----") { Observable.zip($0[0], $0[1]) { $0 + $1 } },
        Marble("zip: both are empty", "|", "-|", gives: "-|") { Observable.zip($0[0], $0[1]) { $0 + $1 } },
        Marble("zip: a failure", "a-#", .cold("-1--", spans: ["^-!"]), gives: "-A#", results: pairs) {
            Observable.zip($0[0], $0[1]) { $0 + $1 }
        },
        Marble("zip: the selector throws", .cold("a-", spans: ["^!"]), "-1", gives: "-#", failure: RxError.unknown) {
            Observable.zip($0[0], $0[1], resultSelector: fail)
        },
        Marble(
            "zip: three, two of which have ended", .cold("a|", spans: ["^!"]), .cold("-b-|", spans: ["^--!"]),
            .cold("--c-d--e", spans: ["^---!"]), gives: "--A-|", results: ["A": "abc"]
        ) { Observable.zip($0[0], $0[1], $0[2]) { $0 + $1 + $2 } },
        Marble("zip: tuples", "a-b|", "-1-2|", gives: "-A-B|", results: pairs) {
            Observable.zip($0[0], $0[1]).map { $0.0 + $0.1 }
        },
        Marble("zip: a collection", "a-b|", "-1-2|", gives: "-A-B|", results: pairs) {
            Observable.zip([$0[0], $0[1]]) { $0.joined() }
        },
        Marble("zip: arrays of a collection", "a-b|", "-1-2|", gives: "-A-B|", results: pairs) {
            Observable.zip([$0[0], $0[1]]).map { $0.joined() }
        },
        Marble(
            "zip: a collection ends as early", .cold("a|", spans: ["^!"]), .cold("-1-2-3", spans: ["^--!"]),
            gives: "-A-|", results: pairs
        ) { Observable.zip([$0[0], $0[1]]) { $0.joined() } },
        Marble("zip: a collection fails", .cold("a-", spans: ["^!"]), "-#", gives: "-#") {
            Observable.zip([$0[0], $0[1]]) { $0.joined() }
        },
        Marble("zip: an empty collection", gives: "|") { _ in
            Observable.zip([Observable<String>]()) { $0.joined() }
        },
    ]

    /// The last element leads to an output, and the last end ends it.
    static let zipOfMany: [Marble] = [
        Marble(
            "zip: four", "a|", "-b|", "--c|", "---d|", gives: "---x|", results: ["x": "abcd"]
        ) {
            Observable.zip($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3].joined() }
        },
        Marble(
            "zip: five", "a|", "-b|", "--c|", "---d|", "----e|", gives: "----x|", results: ["x": "abcde"]
        ) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4].joined() }
        },
        Marble(
            "zip: six", "a|", "-b|", "--c|", "---d|", "----e|", "-----f|", gives: "-----x|", results: ["x": "abcdef"]
        ) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5].joined() }
        },
        Marble(
            "zip: seven", "a|", "-b|", "--c|", "---d|", "----e|", "-----f|", "------g|", gives: "------x|",
            results: ["x": "abcdefg"]
        ) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) { [$0, $1, $2, $3, $4, $5, $6].joined() }
        },
        Marble(
            "zip: eight", "a|", "-b|", "--c|", "---d|", "----e|", "-----f|", "------g|", "-------h|",
            gives: "-------x|", results: ["x": "abcdefgh"]
        ) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
                [$0, $1, $2, $3, $4, $5, $6, $7].joined()
            }
        },
    ]

    private static let latest: [Character: String] = ["A": "a1", "B": "b1", "C": "b2"]

    static let combineLatest: [Marble] = [
        Marble("combineLatest: each time", "a--b---|", "-1---2|", gives: "-A-B-C-|", results: latest) {
            Observable.combineLatest($0[0], $0[1]) { $0 + $1 }
        },
        Marble("combineLatest: what an ended one sent last stays", "a|", "-1--|", gives: "-A--|", results: latest) {
            Observable.combineLatest($0[0], $0[1]) { $0 + $1 }
        },
        Marble("combineLatest: one is empty", .cold("|", spans: ["(^!)"]), .cold("--1", spans: ["^-!"]), gives: "--|") {
            Observable.combineLatest($0[0], $0[1]) { $0 + $1 }
        },
        Marble("combineLatest: one is empty, and nothing comes", "|", "--|", gives: "--|") {
            Observable.combineLatest($0[0], $0[1]) { $0 + $1 }
        },
        Marble("combineLatest: three, one is empty", "|", "-a-b-|", "--c---|", gives: "------|") {
            Observable.combineLatest($0[0], $0[1], $0[2]) { $0 + $1 + $2 }
        },
        Marble(
            "combineLatest: a failure", .cold("a---b", spans: ["^-!"]), .cold("-1#", spans: ["^-!"]), gives: "-A#",
            results: latest
        ) { Observable.combineLatest($0[0], $0[1]) { $0 + $1 } },
        Marble(
            "combineLatest: the selector throws", .cold("a-", spans: ["^!"]), "-1", gives: "-#",
            failure: RxError.unknown
        ) { Observable.combineLatest($0[0], $0[1], resultSelector: fail) },
        Marble("combineLatest: tuples", "a--b---|", "-1---2|", gives: "-A-B-C-|", results: latest) {
            Observable.combineLatest($0[0], $0[1]).map { $0.0 + $0.1 }
        },
        Marble("combineLatest: a collection", "a--b---|", "-1---2|", gives: "-A-B-C-|", results: latest) {
            Observable.combineLatest([$0[0], $0[1]]) { $0.joined() }
        },
        Marble("combineLatest: arrays of a collection", "a--b---|", "-1---2|", gives: "-A-B-C-|", results: latest) {
            Observable.combineLatest([$0[0], $0[1]]).map { $0.joined() }
        },
        Marble("combineLatest: an empty one in a collection", "|", .cold("--1", spans: ["^-!"]), gives: "--|") {
            Observable.combineLatest([$0[0], $0[1]]) { $0.joined() }
        },
        Marble("combineLatest: a collection fails", .cold("a-", spans: ["^!"]), "-#", gives: "-#") {
            Observable.combineLatest([$0[0], $0[1]]) { $0.joined() }
        },
        Marble("combineLatest: an empty collection", gives: "(x|)") { _ in
            Observable.combineLatest([Observable<String>]()) { $0.joined() + "x" }
        },
        Marble(
            "combineLatest: disposed", .hot("^a-", spans: ["^--!"]), .hot("^-1-2", spans: ["^--!"]), gives: "--A-",
            results: latest, disposal: "---!"
        ) { Observable.combineLatest($0[0], $0[1]) { $0 + $1 } },
    ]

    static let withLatestFrom: [Marble] = [
        Marble(
            "withLatestFrom: the latest of the other", "a--b--c|", .cold("-1---2-", spans: ["^------!"]),
            gives: "---B--C|", results: ["B": "b1", "C": "c2"]
        ) { $0[0].withLatestFrom($0[1]) { $0 + $1 } },
        Marble("withLatestFrom: the other alone", "--a-b|", "1--2-", gives: "--1-2|") { $0[0].withLatestFrom($0[1]) },
        Marble("withLatestFrom: the other has ended", "--a-b|", .cold("1|", spans: ["^!"]), gives: "--1-1|") {
            $0[0].withLatestFrom($0[1])
        },
        Marble("withLatestFrom: the other is empty", "-a-b|", "|", gives: "----|") { $0[0].withLatestFrom($0[1]) },
        Marble("withLatestFrom: the other fails", .cold("--a-b|", spans: ["^--!"]), "1--#", gives: "--1#") {
            $0[0].withLatestFrom($0[1])
        },
        Marble("withLatestFrom: a failure", "--a#", .cold("1----", spans: ["^--!"]), gives: "--1#") {
            $0[0].withLatestFrom($0[1])
        },
        Marble(
            "withLatestFrom: the selector throws", .cold("--a", spans: ["^-!"]), .cold("1---", spans: ["^-!"]),
            gives: "--#", failure: RxError.unknown
        ) { $0[0].withLatestFrom($0[1], resultSelector: fail) },
        Marble(
            "withLatestFrom: what comes at the same time, later, is too late", .hot("^-a-b|"), .hot("^-1-2-"),
            gives: "----1|"
        ) { $0[0].withLatestFrom($0[1]) },
    ]

    @Test(arguments: zip + zipOfMany + combineLatest) func row(_ row: Marble) { row.check() }
    @Test(arguments: withLatestFrom) func rowOfWithLatestFrom(_ row: Marble) { row.check() }
}
