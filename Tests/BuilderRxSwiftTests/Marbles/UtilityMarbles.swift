import BuilderRxSwift
import BuilderRxTest
import Testing

/// Operators that only look on, and what they throw.
@Suite(.leavesNoResources) struct UtilityMarbles {
    private static func fail() throws {
        throw RxError.unknown
    }

    static let rows: [Marble] = [
        Marble("do: everything passes", .hot("^-a-b-|", spans: ["^-----!"]), gives: "--a-b-|") {
            $0[0].do(onNext: { _ in }, onError: { _ in try fail() }, onCompleted: {})
        },
        Marble("do: nothing at all", .cold("-a-#", spans: ["^--!"]), gives: "-a-#") { $0[0].do() },
        Marble("do: onNext throws", .cold("-a-b-|", spans: ["^!"]), gives: "-#", failure: RxError.unknown) {
            $0[0].do(onNext: { _ in try fail() })
        },
        Marble("do: afterNext throws", .cold("-a-b-|", spans: ["^!"]), gives: "-(a#)", failure: RxError.unknown) {
            $0[0].do(afterNext: { _ in try fail() })
        },
        Marble("do: onError throws", .hot("^-a-#", spans: ["^---!"]), gives: "--a-#", failure: RxError.unknown) {
            $0[0].do(onError: { _ in try fail() })
        },
        Marble("do: afterError throws", .cold("-a-#", spans: ["^--!"]), gives: "-a-#") {
            $0[0].do(afterError: { _ in try fail() })
        },
        Marble("do: onCompleted throws", .cold("-a-|", spans: ["^--!"]), gives: "-a-#", failure: RxError.unknown) {
            $0[0].do(onCompleted: { try fail() })
        },
        Marble("do: afterCompleted throws", .cold("-a-|", spans: ["^--!"]), gives: "-a-|") {
            $0[0].do(afterCompleted: { try fail() })
        },
        Marble("do: disposed", .hot("^-a-b-|", spans: ["^--!"]), gives: "--a", disposal: "---!") {
            $0[0].do(onNext: { _ in })
        },
    ]

    @Test(arguments: rows) func row(_ row: Marble) { row.check() }
}
