import Foundation
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

/// Random trees, one random change: the change is found, named right, and there is nothing else.
@Suite("Changes of random trees")
struct ViewChangePropertyTests {
    /// A tree of views that all draw something, with texts that are all different.
    private struct Garden {
        var random: RandomNumbers
        var count = 0

        init(seed: UInt64) { random = RandomNumbers(seed: seed) }

        mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

        mutating func view(depth: Int) -> Layer {
            count += 1
            let x = Double(number(0..<40))
            let y = Double(number(0..<40))
            if depth == 0 || number(0..<3) == 0 { return ViewFixture.label("text \(count * 7919 % 997)", x, y, 90, 20) }
            var view = ViewFixture.view(
                ["UIView", "UIStackView", "CardView"][number(0..<3)], x, y, Double(number(100..<140)), 120)
            view.background = Color(white: Double(number(0..<200)) / 255)
            view.sublayers = (0..<number(1..<5)).map { _ in self.view(depth: depth - 1) }
            return view
        }
    }

    /// Changes one view of a tree somewhere; returns the beginning of the expected text.
    private static func mutate(_ layer: inout Layer, _ garden: inout Garden) -> String {
        if !layer.sublayers.isEmpty, garden.number(0..<4) != 0 {
            let place = garden.number(0..<layer.sublayers.count)
            if garden.number(0..<6) == 0 {
                let gone = layer.sublayers.remove(at: place)
                return gone.source?.text.map { "label “\($0)” is gone" } ?? "is gone"
            }
            return mutate(&layer.sublayers[place], &garden)
        }
        let name = layer.source?.text.map { "label “\($0)”" }
        switch garden.number(0..<5) {
        case 0:
            layer.position.y += 5
            return (name ?? "") + " moved down 5 pt"
        case 1:
            layer.opacity = 0.5
            return (name ?? "") + ": opacity 1 → 0.5"
        case 2:
            layer.background = PaintFixture.red
            return (name ?? "") + ": background"
        case 3:
            layer.corners.radius = 4
            return (name ?? "") + ": corner radius 0 → 4 pt"
        default:
            layer.border = Layer.Border(width: 2, color: .black)
            return (name ?? "") + ": border 0 → 2 pt"
        }
    }

    @Test("one change is one change, of that view and kind, both ways", arguments: 0..<200 as Range<UInt64>)
    func oneChange(seed: UInt64) throws {
        var garden = Garden(seed: seed)
        let inner = (0..<3).map { _ in garden.view(depth: 4) }
        let old = ViewFixture.view("UIWindow", 0, 0, 400, 400, inner)
        var changed = inner
        let place = garden.number(0..<3)
        let expected = Self.mutate(&changed[place], &garden)
        let new = ViewFixture.view("UIWindow", 0, 0, 400, 400, changed)
        let there = ViewFixture.changes(old, new)
        let back = ViewFixture.changes(new, old)
        try #require(there.count == 1, "\(there)")
        #expect(there[0].contains(expected))
        #expect(back.count == 1, "\(back)")
        #expect(ViewFixture.changes(new, new).isEmpty)
    }

    @Test("any two trees can be compared, and every change has a position", arguments: 0..<60 as Range<UInt64>)
    func anyTwo(seed: UInt64) throws {
        var garden = Garden(seed: seed)
        let old = ViewFixture.tree(ViewFixture.view("UIWindow", 0, 0, 400, 400, [garden.view(depth: 5)]))
        let new = ViewFixture.tree(ViewFixture.view("UIWindow", 0, 0, 400, 400, [garden.view(depth: 5)]))
        let there = old.changes(to: new)
        #expect(!there.isEmpty)
        #expect(there.allSatisfy { $0.recordedBox != nil || $0.drawnBox != nil })
        #expect(there == old.changes(to: new))
        let stored = try #require(ViewTree(text: old.text))
        #expect(stored.changes(to: new) == there)
        #expect(!new.changes(to: old).isEmpty)
    }
}

/// The same numbers on every run.
private struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
