import Foundation

@testable import BuilderUIKit

/// A generator of faulty answers, the same on every run.
struct FuzzGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

    /// True once in so many times.
    mutating func oneIn(_ count: Int) -> Bool { number(below: count) == 0 }

    /// Mostly near what exists, sometimes nonsense.
    mutating func index() -> Int {
        switch number(below: 12) {
        case 0: -1
        case 1: NSNotFound
        case 2: 1_000_000
        case 3: Int.min
        default: number(below: 6)
        }
    }

    mutating func path() -> IndexPath {
        switch number(below: 16) {
        case 0: IndexPath()
        case 1: IndexPath(index: number(below: 3))
        case 2: IndexPath(indexes: [0, 1, 2])
        default: IndexPath(row: index(), section: oneIn(4) ? index() : number(below: 3))
        }
    }

    mutating func paths() -> [IndexPath] { (0..<number(below: 4)).map { _ in path() } }

    mutating func sections() -> IndexSet { IndexSet((0..<number(below: 3)).map { _ in number(below: 5) }) }

    mutating func point() -> CGPoint {
        CGPoint(x: 10, y: [0, -50, 30, 500, 1e6, .nan, .infinity][number(below: 7)])
    }

    /// The number of items of each section: honest, negative or none.
    mutating func counts() -> [Int] {
        (0..<number(below: 4)).map { _ in oneIn(8) ? -number(below: 3) : number(below: 7) }
    }
}
