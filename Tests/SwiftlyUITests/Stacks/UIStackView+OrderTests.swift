import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct UIStackViewOrderTests {
    @Test func reversingAnEmptyStackDoesNothing() {
        #expect(UIStackView().reverseArrangedSubviewsZOrder().subviews.isEmpty)
    }

    @Test func reversingKeepsTheArrangement() {
        let views = (0..<3).map { _ in UIView().width(10) }
        let back = UIView()
        let stack = UIStackView(arrangedSubviews: views).background { back }.reverseArrangedSubviewsZOrder()
        #expect(stack.arrangedSubviews == views)
        #expect(stack.subviews == [back, views[2], views[1], views[0]])
    }

    @Test func aFixedAxisStays() {
        #expect(VStackView {}.axis(.horizontal).axis == .vertical)
        #expect(HStackView {}.axis(.vertical).axis == .horizontal)
    }

    @Test func contentsAreAppended() {
        let first = UILabel()
        let stack = UIStackView(arrangedSubviews: [first])
        stack.addArrangedContents {
            for index in 1...2 { UIView().tag(index) }
            if stack.tag == 1 { UIView().tag(9) }
        }
        #expect(stack.arrangedSubviews.map(\.tag) == [0, 1, 2])
        #expect(stack.addArrangedContents([]).arrangedSubviews.count == 3)
    }
}
