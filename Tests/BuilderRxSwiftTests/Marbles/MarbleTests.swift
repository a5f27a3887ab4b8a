import BuilderRxSwift
import BuilderRxTest
import Testing

/// The harness itself: rows that must hold, and rows that must not.
@Suite(.leavesNoResources) struct MarbleTests {
    static let rows: [Marble] = [
        Marble("map: each element", "-a-b-|", gives: "-A-B-|") { $0[0].map { $0.uppercased() } },
        Marble("filter: a failure passes", .hot("a^-b-a#", spans: ["^----!"]), gives: "----a#") {
            $0[0].filter { $0 == "a" }
        },
        Marble("skip: the first two", .cold("-(abc)-|", spans: ["^------!"]), gives: "-c-----|") {
            $0[0].skip(2)
        },
        Marble("distinctUntilChanged: never ends", "aab--bca", gives: "a-b---ca--") { $0[0].distinctUntilChanged() },
        Marble(
            "elements and results by name", "-1-2|", gives: "-x-y|", values: ["2": "20"],
            results: ["x": "1!", "y": "20!"]
        ) {
            $0[0].map { $0 + "!" }
        },
        Marble("a list", "-1-2|", gives: [.next(210, "1!"), .next(230, "2!"), .completed(240)]) {
            $0[0].map { $0 + "!" }
        },
        Marble("a failure of another kind", "-a", gives: "-#", failure: RxError.timeout) {
            $0[0].map { _ in throw RxError.timeout }
        },
        Marble("disposal in between", .cold("-a-b-c|", spans: ["^---!"]), gives: "-a-b", disposal: "----!") { $0[0] },
        Marble("a source without subscriptions", .cold("a", spans: []), gives: "(a|)") { _ in .just("a") },
    ]

    @Test(arguments: rows) func row(_ row: Marble) { row.check() }

    /// Invalid rows, each with a part of its error.
    static let wrong: [(Marble, String)] = [
        (Marble("an element too many", "-a-b|", gives: "-a--|") { $0[0] }, "  output:   -a-b|\n  expected: -a--|"),
        (
            Marble("late", "a^--b|", gives: "--b-|") { $0[0] },
            "  source 0: a^--b|\n  output:    ---b|\n  expected:  --b-|"
        ),
        (Marble("no end", "-a", gives: "-a|") { $0[0] }, "-a-\n"),
        (Marble("an end too many", "-a|", gives: "-a-") { $0[0] }, "-a|\n"),
        (Marble("longer", "-a-b", gives: "-a") { $0[0] }, "-a-b\n"),
        (
            Marble("the wrong failure", "-#", gives: "-#", failure: RxError.timeout) { $0[0] },
            "error(marble) at tick 10 (210)"
        ),
        (Marble("no character", "-a", gives: "-a") { $0[0].map { $0 + $0 } }, "next(aa) at tick 10 (210)"),
        (Marble("a wrong list", "-a", gives: [.next(220, "a")]) { $0[0] }, "[next(a) @ 210]"),
        (Marble("a wrong span", .cold("-a|", spans: ["^!"]), gives: "-a|") { $0[0] }, "expected:    ^!"),
        (Marble("one span too many", .cold("-a", spans: []), gives: "-a") { $0[0] }, "(no subscription)"),
        (Marble("no span at all", .cold("-a", spans: ["^"]), gives: "-") { _ in .never() }, "(no subscription)"),
        (Marble("not a span", .cold("-a", spans: ["!^"]), gives: "-a") { $0[0] }, "ends before it begins"),
        (Marble("a long span", .cold("-a-", spans: ["^-!"]), gives: "-a") { $0[0] }, "span of -a-"),
        (Marble("no such source", gives: "-a") { $0[0] }, "noSuchSource(0)"),
        (Marble("an open bracket", "-(a", gives: "-a") { $0[0] }, "doesn't close a bracket"),
        (Marble("a space", "- a", gives: "--a") { $0[0] }, "has a space"),
        (Marble("two beginnings", "^^a", gives: "-a") { $0[0] }, "more than one ^"),
        (
            Marble("between columns", gives: "a") { _, scheduler in
                .create { observer in
                    scheduler.scheduleRelative((), dueTime: .seconds(13)) { _ in
                        observer.onNext("a")
                        return Disposables.create()
                    }
                }
            }, "a at tick 13 (213) is not at a whole column"
        ),
    ]

    @Test(arguments: wrong) func wrongRow(_ row: Marble, piece: String) {
        #expect(row.deviation?.contains(piece) == true, "\(row.deviation ?? "no deviation")")
    }
}
