import BuilderRxSwift
import BuilderRxTest
import Testing

/// Groups, objects that accompany elements, and what is printed.
@Suite(.leavesNoResources) struct GroupMarbles {
    private static let owner = Witness()

    static let groupBy: [Marble] = [
        Marble("groupBy: two groups", "-a-b-a|", gives: "-x-y-x|", results: ["x": "aa", "y": "bb"]) {
            $0[0].groupBy { $0 }.flatMap { group in group.map { group.key + $0 } }
        },
        Marble("groupBy: a group comes once", "-a-b-a|", gives: "-a-b--|") { $0[0].groupBy { $0 }.map(\.key) },
        Marble("groupBy: a failure ends the groups", .cold("-a-#", spans: ["^--!"]), gives: "-a-#") {
            $0[0].groupBy { $0 }.flatMap { $0 }
        },
        Marble("groupBy: the key throws", .cold("-a-b|", spans: ["^--!"]), gives: "-a-#", failure: RxError.unknown) {
            $0[0].groupBy { key in
                if key == "b" { throw RxError.unknown }
                return key
            }.flatMap { $0 }
        },
        Marble("groupBy: disposed", .hot("^-a-b-|", spans: ["^--!"]), gives: "--a", disposal: "---!") {
            $0[0].groupBy { $0 }.flatMap { $0 }
        },
    ]

    static let withUnretained: [Marble] = [
        Marble("withUnretained: the object lives", "-a-b|", gives: "-a-b|") {
            $0[0].withUnretained(owner).map { $0.1 }
        },
        Marble("withUnretained: a closure", "-a-b|", gives: "-A-B|") {
            $0[0].withUnretained(owner) { _, element in element.uppercased() }
        },
        Marble("withUnretained: a failure passes", "-a-#", gives: "-a-#") {
            $0[0].withUnretained(owner) { _, element in element }
        },
        Marble("withUnretained: the object is gone", .cold("-a-b|", spans: ["^!"]), gives: "-|") {
            $0[0].withUnretained(Witness()) { _, element in element }
        },
    ]

    static let debug: [Marble] = [
        Marble("debug: everything passes", .hot("^-a-b-|", spans: ["^-----!"]), gives: "--a-b-|") {
            $0[0].debug("marble")
        },
        Marble("debug: a failure passes", "-a-#", gives: "-a-#") { $0[0].debug("marble", trimOutput: true) },
    ]

    @Test(arguments: groupBy + withUnretained + debug) func row(_ row: Marble) { row.check() }
}
