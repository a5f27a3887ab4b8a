import BuilderRxSwift
import BuilderRxTest
import Testing

/// What operators let pass of what comes.
@Suite(.leavesNoResources) struct FilteringMarbles {
    private static func fails(at bad: String, _ element: String) throws -> Bool {
        if element == bad { throw MarbleError.marble }
        return true
    }

    private static func never(_ never: Never) -> String {}

    static let skip: [Marble] = [
        Marble("skip: more than there are", .cold("-a-b-|", spans: ["^----!"]), gives: "-----|") { $0[0].skip(5) },
        Marble("skip: none", "-a-b-|", gives: "-a-b-|") { $0[0].skip(0) },
        Marble("skip: less than none", "-a-b-|", gives: "-a-b-|") { $0[0].skip(-1) },
        Marble("skip: a failure among what is skipped", .cold("-a-#", spans: ["^--!"]), gives: "---#") {
            $0[0].skip(5)
        },
        Marble("skip: what came too early doesn't count", "a-^-b-c-|", gives: "----c-|") { $0[0].skip(1) },
        Marble("skip(while): until it is false once", "-a-a-b-a-|", gives: "-----b-a-|") {
            $0[0].skip(while: { $0 == "a" })
        },
        Marble("skip(while): everything", "-a-a-|", gives: "-----|") { $0[0].skip(while: { _ in true }) },
        Marble("skip(while): the condition throws", .hot("^-a-b-c|", spans: ["^---!"]), gives: "----#") {
            $0[0].skip(while: { try fails(at: "b", $0) })
        },
        Marble("skip(while): not asked any more", "-a-b-|", gives: "-a-b-|") {
            $0[0].skip(while: { try !fails(at: "b", $0) })
        },
        Marble("skip(while): a failure passes", "-a-#", gives: "---#") { $0[0].skip(while: { _ in true }) },
    ]

    static let take: [Marble] = [
        Marble("take: two of three", .cold("-a-b-c-|", spans: ["^--!"]), gives: "-a-(b|)") { $0[0].take(2) },
        Marble("take: of what comes at once", .cold("-(abc)-|", spans: ["^!"]), gives: "-(ab|)") { $0[0].take(2) },
        Marble("take: none", .cold("-a-|", spans: []), gives: "|") { $0[0].take(0) },
        Marble("take: less than none", .cold("-a-|", spans: []), gives: "|") { $0[0].take(-1) },
        Marble("take: more than there are", .cold("-a-|", spans: ["^--!"]), gives: "-a-|") { $0[0].take(5) },
        Marble("take: a failure before", .hot("^-a-#", spans: ["^---!"]), gives: "--a-#") { $0[0].take(2) },
        Marble("take: never", "-", gives: "---") { $0[0].take(1) },
        Marble("take: disposed", .cold("-a-b-c-|", spans: ["^---!"]), gives: "-a-b", disposal: "----!") {
            $0[0].take(3)
        },
        Marble("take: the fewest of several", .cold("-a-b-c-|", spans: ["^!"]), gives: "-(a|)") {
            $0[0].take(3).take(1).take(2)
        },
    ]

    static let takeWhile: [Marble] = [
        Marble("take(while): without the last", .hot("^-a-b-a-|", spans: ["^---!"]), gives: "--a-|") {
            $0[0].take(while: { $0 == "a" })
        },
        Marble("take(while): with the last", .cold("-a-b-a-|", spans: ["^--!"]), gives: "-a-(b|)") {
            $0[0].take(while: { $0 == "a" }, behavior: .inclusive)
        },
        Marble("take(while): everything", "-a-a-|", gives: "-a-a-|") { $0[0].take(while: { $0 == "a" }) },
        Marble("take(while): nothing", "-b-a-|", gives: "-|") { $0[0].take(while: { $0 == "a" }) },
        Marble("take(while): the condition throws", .cold("-a-b-|", spans: ["^--!"]), gives: "-a-#") {
            $0[0].take(while: { try fails(at: "b", $0) }, behavior: .inclusive)
        },
        Marble("take(while): a failure passes", "-a-#", gives: "-a-#") { $0[0].take(while: { $0 == "a" }) },
        Marble("take(until): without the last", .cold("-a-b-c-|", spans: ["^--!"]), gives: "-a-|") {
            $0[0].take(until: { $0 == "b" }, behavior: TakeBehavior.exclusive)
        },
        Marble("take(until): with the last", .hot("^-a-b-c-|", spans: ["^---!"]), gives: "--a-(b|)") {
            $0[0].take(until: { $0 == "b" }, behavior: .inclusive)
        },
        Marble("take(until): never so", "-a-b-|", gives: "-a-b-|") { $0[0].take(until: { $0 == "z" }) },
        Marble("take(until): the condition throws", .cold("-a-b-|", spans: ["^--!"]), gives: "-a-#") {
            $0[0].take(until: { try !fails(at: "b", $0) })
        },
        Marble("take(until): a failure passes", "-a-#", gives: "-a-#") { $0[0].take(until: { _ in false }) },
    ]

    static let takeLast: [Marble] = [
        Marble("takeLast: two of three", "-a-b-c-|", gives: "-------(bc|)") { $0[0].takeLast(2) },
        Marble("takeLast: more than there are", "-a-|", gives: "---(a|)") { $0[0].takeLast(5) },
        Marble("takeLast: none", .cold("-a-|", spans: ["^--!"]), gives: "---|") { $0[0].takeLast(0) },
        Marble("takeLast: less than none", "-a-|", gives: "---|") { $0[0].takeLast(-1) },
        Marble("takeLast: of what fails", .hot("^-a-#", spans: ["^---!"]), gives: "----#") { $0[0].takeLast(1) },
        Marble("takeLast: cut short below", "-a-b-c-|", gives: "-------(b|)") { $0[0].takeLast(2).take(1) },
    ]

    static let oneElement: [Marble] = [
        Marble("element(at): the second", .cold("-a-b-c-|", spans: ["^--!"]), gives: "---(b|)") {
            $0[0].element(at: 1)
        },
        Marble("element(at): the first", .hot("a^--b-c|", spans: ["^--!"]), gives: "---(b|)") {
            $0[0].element(at: 0)
        },
        Marble(
            "element(at): too few", .cold("-a-|", spans: ["^--!"]), gives: "---#", failure: RxError.argumentOutOfRange
        ) { $0[0].element(at: 1) },
        Marble("element(at): below", .cold("-a-|", spans: []), gives: "#", failure: RxError.argumentOutOfRange) {
            $0[0].element(at: -1)
        },
        Marble("element(at): a failure before", "-a-#", gives: "---#") { $0[0].element(at: 1) },
        Marble("single: one", "-a-|", gives: "-a-|") { $0[0].single() },
        Marble("single: two", .cold("-a-b-|", spans: ["^--!"]), gives: "-a-#", failure: RxError.moreThanOneElement) {
            $0[0].single()
        },
        Marble("single: none", "---|", gives: "---#", failure: RxError.noElements) { $0[0].single() },
        Marble("single: a failure before", "-#", gives: "-#") { $0[0].single() },
        Marble("single: a failure after", "-a-#", gives: "-a-#") { $0[0].single() },
        Marble("single: one of a kind", "-a-b-a-|", gives: "---b---|") { $0[0].single { $0 == "b" } },
        Marble(
            "single: two of a kind", .hot("^b-a-b-|", spans: ["^----!"]), gives: "-b---#",
            failure: RxError.moreThanOneElement
        ) { $0[0].single { $0 == "b" } },
        Marble("single: none of a kind", "-a-|", gives: "---#", failure: RxError.noElements) {
            $0[0].single { $0 == "b" }
        },
        Marble("single: the condition throws", .cold("-a-b-|", spans: ["^--!"]), gives: "-a-#") {
            $0[0].single { try fails(at: "b", $0) }
        },
    ]

    static let filter: [Marble] = [
        Marble("filter: some", .cold("-a-b-a-|", spans: ["^------!"]), gives: "-a---a-|") {
            $0[0].filter { $0 == "a" }
        },
        Marble("filter: the condition throws", .hot("^-a-b-a|", spans: ["^---!"]), gives: "--a-#") {
            $0[0].filter { try fails(at: "b", $0) }
        },
        Marble("filter: disposed", .hot("^-a-b-a|", spans: ["^--!"]), gives: "--a", disposal: "---!") {
            $0[0].filter { _ in true }
        },
        Marble("ignoreElements: completion", "-a-b-|", gives: "-----|") { $0[0].ignoreElements().map(never) },
        Marble("ignoreElements: failure", "-a-#", gives: "---#") { $0[0].ignoreElements().map(never) },
    ]

    static let distinct: [Marble] = [
        Marble("distinctUntilChanged: equal neighbors", "-a-a-b-b-a-|", gives: "-a---b---a-|") {
            $0[0].distinctUntilChanged()
        },
        Marble("distinctUntilChanged: a failure passes", "-a-a-#", gives: "-a---#") { $0[0].distinctUntilChanged() },
        Marble("distinctUntilChanged: by a key", "-a-A-b-|", gives: "-a---b-|") {
            $0[0].distinctUntilChanged { $0.lowercased() }
        },
        Marble(
            "distinctUntilChanged: by a property", "-a-b-c-|", gives: "-a---x-|", values: ["c": "cc"],
            results: ["x": "cc"]
        ) {
            $0[0].distinctUntilChanged(at: \.count)
        },
        Marble("distinctUntilChanged: by a rule", "-a-A-b-|", gives: "-a---b-|") {
            $0[0].distinctUntilChanged { $0.lowercased() == $1.lowercased() }
        },
        Marble("distinctUntilChanged: the last one that was sent counts", "-1-2-3-4-5-|", gives: "-1---3---5-|") {
            $0[0].distinctUntilChanged({ Int($0) ?? 0 }, comparer: { $1 - $0 < 2 })
        },
        Marble("distinctUntilChanged: the key throws", .cold("-a-b-|", spans: ["^--!"]), gives: "-a-#") {
            $0[0].distinctUntilChanged { try fails(at: "b", $0) ? $0 : "" }
        },
        Marble("distinctUntilChanged: the rule throws", .hot("^-a-b-|", spans: ["^---!"]), gives: "--a-#") {
            $0[0].distinctUntilChanged { _, _ in throw MarbleError.marble }
        },
    ]

    static let ifEmpty: [Marble] = [
        Marble("ifEmpty(default): empty", .cold("---|", spans: ["^--!"]), gives: "---(z|)") {
            $0[0].ifEmpty(default: "z")
        },
        Marble("ifEmpty(default): not empty", "-a-|", gives: "-a-|") { $0[0].ifEmpty(default: "z") },
        Marble("ifEmpty(default): failing", "---#", gives: "---#") { $0[0].ifEmpty(default: "z") },
        Marble("ifEmpty(default): never", "---", gives: "---") { $0[0].ifEmpty(default: "z") },
        Marble(
            "ifEmpty(switchTo): empty", .cold("--|", spans: ["^-!"]), .cold("-x-|", spans: ["--^--!"]), gives: "---x-|"
        ) { $0[0].ifEmpty(switchTo: $0[1]) },
        Marble("ifEmpty(switchTo): not empty", "-a-|", .cold("-x-|", spans: []), gives: "-a-|") {
            $0[0].ifEmpty(switchTo: $0[1])
        },
        Marble("ifEmpty(switchTo): failing", "--#", .cold("-x-|", spans: []), gives: "--#") {
            $0[0].ifEmpty(switchTo: $0[1])
        },
        Marble("ifEmpty(switchTo): the other fails", "--|", .hot("x^--y-#", spans: ["--^--!"]), gives: "---y-#") {
            $0[0].ifEmpty(switchTo: $0[1])
        },
        Marble("ifEmpty(switchTo): both empty", "--|", "-|", gives: "---|") { $0[0].ifEmpty(switchTo: $0[1]) },
        Marble(
            "ifEmpty(switchTo): disposed in the other", "--|", .cold("-x---y|", spans: ["--^--!"]), gives: "---x-",
            disposal: "-----!"
        ) { $0[0].ifEmpty(switchTo: $0[1]) },
        Marble("ifEmpty(switchTo): cut short below", "--|", .cold("-x-y|", spans: ["--^!"]), gives: "---(x|)") {
            $0[0].ifEmpty(switchTo: $0[1]).take(1)
        },
    ]

    @Test(arguments: skip + take + takeWhile + takeLast) func parts(_ row: Marble) { row.check() }

    @Test(arguments: oneElement + filter + distinct + ifEmpty) func choices(_ row: Marble) { row.check() }
}
