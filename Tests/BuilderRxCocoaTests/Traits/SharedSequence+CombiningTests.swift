import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift
import Testing

/// `zip` and `combineLatest` with each number of drivers: every element lands in its own place.
@MainActor
@Suite(.leavesNoResources) struct SharedSequenceCombiningTests {
    private let a = BehaviorRelay<Int>(value: 1).asDriver()
    private let b = BehaviorRelay<Int>(value: 2).asDriver()
    private let c = BehaviorRelay<Int>(value: 3).asDriver()
    private let d = BehaviorRelay<Int>(value: 4).asDriver()
    private let e = BehaviorRelay<Int>(value: 5).asDriver()
    private let f = BehaviorRelay<Int>(value: 6).asDriver()
    private let g = BehaviorRelay<Int>(value: 7).asDriver()
    private let h = BehaviorRelay<Int>(value: 8).asDriver()

    /// The combinations of two to eight drivers.
    private let expected: [String] = [
        "(1, 2)", "(1, 2, 3)", "(1, 2, 3, 4)", "(1, 2, 3, 4, 5)", "(1, 2, 3, 4, 5, 6)", "(1, 2, 3, 4, 5, 6, 7)",
        "(1, 2, 3, 4, 5, 6, 7, 8)",
    ]

    /// The elements of a driver as text.
    private func text<Element>(_ driver: Driver<Element>) -> String {
        Log(driver).elements.map { "\($0)" }.joined(separator: " ")
    }

    private nonisolated static func list(_ numbers: Int...) -> String {
        "(\(numbers.map { "\($0)" }.joined(separator: ", ")))"
    }

    @Test func tuplesOfZip() {
        let texts: [String] = [
            text(Driver.zip(a, b)), text(Driver.zip(a, b, c)), text(Driver.zip(a, b, c, d)),
            text(Driver.zip(a, b, c, d, e)), text(Driver.zip(a, b, c, d, e, f)),
            text(Driver.zip(a, b, c, d, e, f, g)), text(Driver.zip(a, b, c, d, e, f, g, h)),
        ]
        #expect(texts == expected)
    }

    @Test func selectorsOfZip() {
        typealias Text = Driver<String>
        let drivers: [Text] = [
            Text.zip(a, b, resultSelector: { Self.list($0, $1) }),
            Text.zip(a, b, c, resultSelector: { Self.list($0, $1, $2) }),
            Text.zip(a, b, c, d, resultSelector: { Self.list($0, $1, $2, $3) }),
            Text.zip(a, b, c, d, e, resultSelector: { Self.list($0, $1, $2, $3, $4) }),
            Text.zip(a, b, c, d, e, f, resultSelector: { Self.list($0, $1, $2, $3, $4, $5) }),
            Text.zip(a, b, c, d, e, f, g, resultSelector: { Self.list($0, $1, $2, $3, $4, $5, $6) }),
            Text.zip(a, b, c, d, e, f, g, h, resultSelector: { Self.list($0, $1, $2, $3, $4, $5, $6, $7) }),
        ]
        #expect(drivers.map(text) == expected)
    }

    @Test func tuplesOfCombineLatest() {
        let texts: [String] = [
            text(Driver.combineLatest(a, b)), text(Driver.combineLatest(a, b, c)),
            text(Driver.combineLatest(a, b, c, d)), text(Driver.combineLatest(a, b, c, d, e)),
            text(Driver.combineLatest(a, b, c, d, e, f)), text(Driver.combineLatest(a, b, c, d, e, f, g)),
            text(Driver.combineLatest(a, b, c, d, e, f, g, h)),
        ]
        #expect(texts == expected)
    }

    @Test func selectorsOfCombineLatest() {
        typealias Text = Driver<String>
        let drivers: [Text] = [
            Text.combineLatest(a, b, resultSelector: { Self.list($0, $1) }),
            Text.combineLatest(a, b, c, resultSelector: { Self.list($0, $1, $2) }),
            Text.combineLatest(a, b, c, d, resultSelector: { Self.list($0, $1, $2, $3) }),
            Text.combineLatest(a, b, c, d, e, resultSelector: { Self.list($0, $1, $2, $3, $4) }),
            Text.combineLatest(a, b, c, d, e, f, resultSelector: { Self.list($0, $1, $2, $3, $4, $5) }),
            Text.combineLatest(a, b, c, d, e, f, g, resultSelector: { Self.list($0, $1, $2, $3, $4, $5, $6) }),
            Text.combineLatest(
                a, b, c, d, e, f, g, h, resultSelector: { Self.list($0, $1, $2, $3, $4, $5, $6, $7) }),
        ]
        #expect(drivers.map(text) == expected)
    }
}
