import SwiftlyUI
import Testing

@MainActor
@Suite struct SwiftlyUIBuilderTests {
    private func views(@SwiftlyUIBuilder _ content: () -> [UIView]) -> [UIView] { content() }
    private func texts(@SwiftlyUIBuilder _ content: () -> [UIView]) -> [String] {
        content().map { ($0 as? UILabel)?.text ?? "?" }
    }
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func statementsGiveTheirViewsInOrder() {
        let (some, two) = (Int("1") == 1, Int("2"))
        let none: Int? = nil
        #expect(
            texts {
                label("a")
                if some { label("b") }
                if !some { label("never") }
                if let none { label("\(none)") }
                if some { label("c") } else { UIView() }
                switch two {
                case 1: label("one")
                case 2: label("two")
                default: UIView()
                }
                for index in 0..<3 { label("\(index)") }
                [label("x"), label("y")]
                let z = label("z")
                z
                if #available(iOS 13, *) { label("new") }
            } == ["a", "b", "c", "two", "0", "1", "2", "x", "y", "z", "new"])
    }

    @Test func nothingGivesNoViews() {
        #expect(views {}.isEmpty)
        #expect(views { ForEach([Int]()) { label("\($0)") } }.isEmpty)
        #expect(views { [UIView]() }.isEmpty)
    }

    @Test func forEachGivesSeveralViewsForAnElement() {
        #expect(
            texts {
                ForEach(["a", "b"]) { name in
                    label(name)
                    if name == "b" { label("\(name)!") }
                }
                ForEach(1...2) { label("\($0)") }
                ForEach(["k": 1]) { pair in label("\(pair.key)\(pair.value)") }
            } == ["a", "b", "b!", "1", "2", "k1"])
    }

    @Test func forEachMakesNewViewsForEachEvaluation() {
        var made = 0
        let each = ForEach([1, 2]) { _ in
            made += 1
            return UIView()
        }
        let first = each.swiftlyUIViews
        let second = each.swiftlyUIViews
        #expect(made == 4)
        #expect(zip(first, second).allSatisfy { $0 !== $1 })
    }

    @Test func aTypeOfOnesOwnMayGiveViews() {
        struct Pair: SwiftlyUIViewBuildingProtocol {
            let views: [UIView]
            var swiftlyUIViews: [UIView] { views }
        }
        let (first, second) = (UIView(), UIView())
        #expect(views { Pair(views: [first, second]) } == [first, second])
        #expect(views { [Pair(views: [first]), Pair(views: [second])] } == [first, second])
        #expect(first.swiftlyUIViews == [first])
    }

    @Test func manyStatementsAreAllowed() {
        #expect(
            texts {
                label("1")
                label("2")
                label("3")
                label("4")
                label("5")
                label("6")
                label("7")
                label("8")
                label("9")
                label("10")
                label("11")
                label("12")
            }.count == 12)
    }
}
