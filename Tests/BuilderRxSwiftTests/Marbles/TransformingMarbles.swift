import BuilderRxSwift
import BuilderRxTest
import Foundation
import Testing

/// What operators make of what comes.
@Suite(.leavesNoResources) struct TransformingMarbles {
    private static func number(_ text: String) throws -> Int {
        guard let number = Int(text) else { throw MarbleError.marble }
        return number
    }

    static let map: [Marble] = [
        Marble("map: a failure passes", .hot("^a-#", spans: ["^--!"]), gives: "-A-#") { $0[0].map { $0.uppercased() } },
        Marble("map: the closure throws", .cold("-1-x-2|", spans: ["^--!"]), gives: "-1-#") {
            $0[0].map { "\(try number($0))" }
        },
        Marble("map: a key path", "-a-b|", gives: "-1-1|") { $0[0].map(\.count).map(\.description) },
        Marble("map: to nothing and back", "-a-b|", gives: "-o-o|") { $0[0].map { _ in }.map { "o" } },
        Marble("map: disposed", .hot("^a-b|", spans: ["^-!"]), gives: "-A", disposal: "--!") {
            $0[0].map { $0.uppercased() }
        },
        Marble("compactMap: numbers only", "-1-x-2-|", gives: "-1---2-|") { $0[0].compactMap { Int($0)?.description } },
        Marble("compactMap: the closure throws", .cold("-1-x-2|", spans: ["^--!"]), gives: "-1-#") {
            $0[0].compactMap { $0 == "1" ? $0 : "\(try number($0))" }
        },
        Marble("compactMap: a failure passes", "-x-#", gives: "---#") { $0[0].compactMap { Int($0)?.description } },
    ]

    static let folds: [Marble] = [
        Marble("scan: sums", .hot("1^1-2-3-|", spans: ["^------!"]), gives: "-1-3-6-|") {
            $0[0].scan(0) { try $0 + number($1) }.map(\.description)
        },
        Marble("scan: nothing of nothing", "---|", gives: "---|") { $0[0].scan("s", accumulator: +) },
        Marble("scan: the closure throws", .cold("-1-x-2|", spans: ["^--!"]), gives: "-1-#") {
            $0[0].scan(0) { try $0 + number($1) }.map(\.description)
        },
        Marble("scan: a failure passes", "-1-#", gives: "-1-#") {
            $0[0].scan(0) { try $0 + number($1) }.map(\.description)
        },
        Marble("scan(into): collected", "-a-b-|", gives: [.next(210, "a"), .next(230, "ab"), .completed(250)]) {
            $0[0].scan(into: []) { $0.append($1) }.map { (all: [String]) in all.joined() }
        },
        Marble("scan(into): the closure throws", .cold("-1-x-2|", spans: ["^--!"]), gives: "-1-#") {
            $0[0].scan(into: 0) { $0 += try number($1) }.map(\.description)
        },
        Marble("reduce: the sum", .hot("^-1-2-3-|", spans: ["^-------!"]), gives: "--------(6|)") {
            $0[0].reduce(0) { try $0 + number($1) }.map(\.description)
        },
        Marble("reduce: nothing", "--|", gives: "--(s|)") { $0[0].reduce("s", accumulator: +) },
        Marble("reduce: a failure passes", "-1-#", gives: "---#") { $0[0].reduce("s", accumulator: +) },
        Marble("reduce: never", "-1-2-", gives: "-----") { $0[0].reduce("s", accumulator: +) },
        Marble("reduce: the closure throws", .cold("-1-x-2|", spans: ["^--!"]), gives: "---#") {
            $0[0].reduce(0) { try $0 + number($1) }.map(\.description)
        },
        Marble("reduce: the result is transformed", "-1-2-|", gives: "-----(3|)") {
            $0[0].reduce(0, accumulator: { try $0 + number($1) }, mapResult: \.description)
        },
        Marble("reduce: the transformation throws", .cold("-1-x-|", spans: ["^----!"]), gives: "-----#") {
            $0[0].reduce("", accumulator: +, mapResult: { "\(try number($0))" })
        },
    ]

    static let events: [Marble] = [
        Marble("enumerated", "-a-b-|", gives: [.next(210, "0a"), .next(230, "1b"), .completed(250)]) {
            $0[0].enumerated().map { "\($0.index)\($0.element)" }
        },
        Marble("enumerated: a failure passes", "-a-#", gives: "-0-#") { $0[0].enumerated().map { "\($0.index)" } },
        Marble(
            "materialize: completion", .cold("-a-|", spans: ["^--!"]),
            gives: [.next(210, "next(a)"), .next(230, "completed"), .completed(230)]
        ) { $0[0].materialize().map { "\($0)" } },
        Marble(
            "materialize: failure", .hot("^-a-#", spans: ["^---!"]),
            gives: [.next(220, "next(a)"), .next(240, "error(marble)"), .completed(240)]
        ) { $0[0].materialize().map { "\($0)" } },
        Marble("materialize: cut short at the end", "-a-#", gives: "-a-(x|)", results: ["x": "failed"]) {
            $0[0].materialize().map { $0.element ?? "failed" }.take(2)
        },
        Marble("dematerialize: back again", "-a-b-|", gives: "-a-b-|") { $0[0].materialize().dematerialize() },
        Marble("dematerialize: a failure and back", "-a-#", gives: "-a-#") { $0[0].materialize().dematerialize() },
        Marble("dematerialize: an end among the elements", .cold("-a-e-b-|", spans: ["^--!"]), gives: "-a-|") {
            $0[0].map { $0 == "e" ? Event<String>.completed : .next($0) }.dematerialize()
        },
        Marble("dematerialize: a failure among the elements", .hot("^-a-e-b|", spans: ["^---!"]), gives: "--a-#") {
            $0[0].map { $0 == "e" ? Event<String>.error(MarbleError.marble) : .next($0) }.dematerialize()
        },
        Marble("dematerialize: the source's own failure", "-a-#", gives: "-a-#") {
            $0[0].map { Event.next($0) }.dematerialize()
        },
        Marble("decode", "-a-b-|", gives: "-1-2-|", values: ["a": "[1]", "b": "[2]"]) {
            $0[0].map { Data($0.utf8) }.decode(type: [Int].self, decoder: JSONDecoder()).map { "\($0[0])" }
        },
        Marble(
            "decode: what can't be", .cold("-a-b-a|", spans: ["^--!"]), gives: "-1-(f|)",
            values: ["a": "[1]", "b": "["]
        ) {
            $0[0].map { Data($0.utf8) }.decode(type: [Int].self, decoder: JSONDecoder()).map { "\($0[0])" }
                .materialize().map { $0.error is DecodingError ? "f" : $0.element ?? "?" }
        },
    ]

    @Test(arguments: map + folds) func each(_ row: Marble) { row.check() }

    @Test(arguments: events) func wholes(_ row: Marble) { row.check() }
}
