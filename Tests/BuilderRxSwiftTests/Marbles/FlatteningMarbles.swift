import BuilderRxSwift
import Testing

/// Sequences made of elements, and sequences of sequences. Source 0 is the outer one; its digits name the inner ones.
@Suite(.leavesNoResources) struct FlatteningMarbles {
    private static func fail(_ element: String) throws -> Observable<String> {
        throw RxError.unknown
    }

    static let flatMap: [Marble] = [
        Marble(
            "flatMap: as they come", .cold("1-2-|", spans: ["^---!"]), .cold("-a-b-|", spans: ["^----!"]),
            .cold("--c-d|", spans: ["--^----!"]), gives: "-a-bc-d|"
        ) { sources in sources[0].flatMap(sources.named) },
        Marble(
            "flatMap: an inner failure", .cold("1-2--|", spans: ["^--!"]), .cold("-a-#", spans: ["^--!"]),
            .cold("--c", spans: ["--^!"]), gives: "-a-#"
        ) { sources in sources[0].flatMap(sources.named) },
        Marble(
            "flatMap: an outer failure", .cold("1--#"), .cold("-a--b|", spans: ["^--!"]), gives: "-a-#"
        ) { sources in sources[0].flatMap(sources.named) },
        Marble("flatMap: the selector throws", .hot("^-1-2|", spans: ["^-!"]), gives: "--#", failure: RxError.unknown) {
            $0[0].flatMap(fail)
        },
        Marble("flatMap: the outer one ends first", "1|", "---a|", gives: "---a|") { sources in
            sources[0].flatMap(sources.named)
        },
        Marble("flatMap: one never ends", "12|", "-a|", "--b--", gives: "-a-b---") { sources in
            sources[0].flatMap(sources.named)
        },
        Marble("flatMap: nothing comes", "--|", gives: "--|") { sources in sources[0].flatMap(sources.named) },
        Marble(
            "flatMap: disposed", .hot("^1---|", spans: ["^--!"]), .cold("-a-b", spans: ["-^-!"]), gives: "--a-",
            disposal: "---!"
        ) { sources in sources[0].flatMap(sources.named) },
        Marble(
            "flatMap: the same twice", "1-1|", .cold("-a-|", spans: ["^--!", "--^--!"]), gives: "-a-a-|"
        ) { sources in sources[0].flatMap(sources.named) },
        Marble("merge(): of sequences", "1-2|", "-a--b|", "-c|", gives: "-a-cb|") { sources in
            sources[0].map(sources.named).merge()
        },
    ]

    static let first: [Marble] = [
        Marble(
            "flatMapFirst: drops while one runs", .cold("1-2-3-|", spans: ["^-----!"]), "-a-b-c|",
            .cold("-x", spans: []), .cold("-y", spans: []), gives: "-a-b-c|"
        ) { sources in sources[0].flatMapFirst(sources.named) },
        Marble("flatMapFirst: the next after an end", "1---2|", "-a|", "-b|", gives: "-a---b|") { sources in
            sources[0].flatMapFirst(sources.named)
        },
        Marble("flatMapFirst: an inner failure", .cold("1-2|", spans: ["^!"]), "-#", gives: "-#") { sources in
            sources[0].flatMapFirst(sources.named)
        },
        Marble("flatMapFirst: an outer failure", "1-#", .cold("-a-b", spans: ["^-!"]), gives: "-a#") { sources in
            sources[0].flatMapFirst(sources.named)
        },
        Marble("flatMapFirst: the selector throws", "-1-", gives: "-#", failure: RxError.unknown) {
            $0[0].flatMapFirst(fail)
        },
    ]

    static let latest: [Marble] = [
        Marble(
            "flatMapLatest: the one before is dropped", "1--2---|", .cold("-a-b-c-|", spans: ["^--!"]),
            .cold("-d-e|", spans: ["---^---!"]), gives: "-a--d-e|"
        ) { sources in sources[0].flatMapLatest(sources.named) },
        Marble("flatMapLatest: an inner failure", .cold("1--2|", spans: ["^!"]), "-#", gives: "-#") { sources in
            sources[0].flatMapLatest(sources.named)
        },
        Marble("flatMapLatest: a failure that was dropped", "12-|", "--#", "--a|", gives: "---a|") { sources in
            sources[0].flatMapLatest(sources.named)
        },
        Marble("flatMapLatest: an outer failure", "1--#", .cold("-a--b", spans: ["^--!"]), gives: "-a-#") { sources in
            sources[0].flatMapLatest(sources.named)
        },
        Marble("flatMapLatest: the outer one ends first", "1|", "---a|", gives: "---a|") { sources in
            sources[0].flatMapLatest(sources.named)
        },
        Marble("flatMapLatest: the inner one ends first", "1---2-|", "-a|", "-b|", gives: "-a---b|") { sources in
            sources[0].flatMapLatest(sources.named)
        },
        Marble("flatMapLatest: never ends", "1|", "-a-", gives: "-a-") { sources in
            sources[0].flatMapLatest(sources.named)
        },
        Marble(
            "flatMapLatest: the selector throws", "1-2", .cold("-a-", spans: ["^-!"]), gives: "-a#",
            failure: RxError.unknown
        ) { sources in
            sources[0].flatMapLatest { digit in digit == "1" ? sources.named(digit) : try fail(digit) }
        },
        Marble("switchLatest: the one before is dropped", "1-2|", "-a-b-c|", "--d|", gives: "-a--d|") { sources in
            sources[0].map(sources.named).switchLatest()
        },
        Marble("switchLatest: nothing comes", "--|", gives: "--|") { sources in
            sources[0].map(sources.named).switchLatest()
        },
    ]

    static let limited: [Marble] = [
        Marble(
            "concatMap: one after the other", "12-|", .cold("-a-b|", spans: ["^---!"]),
            .cold("-c|", spans: ["----^-!"]), gives: "-a-b-c|"
        ) { sources in sources[0].concatMap(sources.named) },
        Marble(
            "concatMap: a failure drops what waits", .cold("12---|", spans: ["^-!"]), "-a#", .cold("-b|", spans: []),
            gives: "-a#"
        ) { sources in sources[0].concatMap(sources.named) },
        Marble(
            "concatMap: an outer failure", "12-#", .cold("-a--b|", spans: ["^--!"]), .cold("-b|", spans: []),
            gives: "-a-#"
        ) { sources in sources[0].concatMap(sources.named) },
        Marble(
            "concatMap: the selector is called on arrival", .cold("12--|", spans: ["^!"]), .cold("---", spans: ["^!"]),
            gives: "-#", failure: RxError.unknown
        ) { sources in sources[0].concatMap { digit in digit == "1" ? sources.named(digit) : try fail(digit) } },
        Marble(
            "concatMap: the outer one ends last", .cold("1----|", spans: ["^----!"]), "-a|", gives: "-a---|"
        ) { sources in sources[0].concatMap(sources.named) },
        Marble("concat(): of sequences", "12|", "--a|", "b|", gives: "--ab|") { sources in
            sources[0].map(sources.named).concat()
        },
        Marble(
            "merge(maxConcurrent:): two at a time", "123|", .cold("---a|", spans: ["^---!"]),
            .cold("-b--|", spans: ["-^---!"]), .cold("-c|", spans: ["----^-!"]), gives: "--ba-c|"
        ) { sources in sources[0].map(sources.named).merge(maxConcurrent: 2) },
        Marble("merge(maxConcurrent:): a failure", "12-|", "-a-#", .cold("-b", spans: []), gives: "-a-#") { sources in
            sources[0].map(sources.named).merge(maxConcurrent: 1)
        },
        Marble("merge(maxConcurrent:): none", "12|", .cold("-a", spans: []), gives: "--|") { sources in
            sources[0].map(sources.named).merge(maxConcurrent: 0)
        },
    ]

    @Test(arguments: flatMap + first + latest + limited) func row(_ row: Marble) { row.check() }
}
