import Foundation
import Testing

@testable import BuilderUIKit

/// Which views are arranged, and in which order.
@MainActor
@Suite struct UIStackViewTests {
    private func names(_ views: [UIView]) -> String { views.compactMap(\.accessibilityIdentifier).joined() }

    private func shown(_ stack: UIStackView) -> String {
        stack.superview?.layoutIfNeeded()
        return names(stack.arrangedSubviews.sorted { $0.frame.minX < $1.frame.minX })
    }

    @Test func arrangedViewsBecomeSubviewsThatConstraintsPlace() {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])
        #expect(view.superview === stack)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(stack.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func theOrderOfLayoutIsNotThatOfDrawing() {
        let stack = lettered(3)
        laidOut(stack) {
            stack.bringSubviewToFront(stack.arrangedSubviews[0])
            #expect(names(stack.subviews) == "bca")
            #expect(names(stack.arrangedSubviews) == "abc")
            #expect(shown(stack) == "abc")
            stack.insertArrangedSubview(Item("x", 10, 10), at: 1)
            #expect(names(stack.subviews) == "bcax")
            #expect(shown(stack) == "axbc")
        }
    }

    @Test func aViewThatIsArrangedAlreadyMoves() {
        let stack = lettered(4)
        let views = stack.arrangedSubviews
        laidOut(stack) {
            stack.addArrangedSubview(views[0])
            #expect(names(stack.arrangedSubviews) == "bcda")
            #expect(names(stack.subviews) == "abcd")
            #expect(shown(stack) == "bcda")
            stack.insertArrangedSubview(views[0], at: 1)
            #expect(shown(stack) == "bacd")
            stack.insertArrangedSubview(views[1], at: 2)
            #expect(shown(stack) == "acbd")
            stack.insertArrangedSubview(views[1], at: 4)
            #expect(shown(stack) == "acdb")
        }
    }

    @Test func aSubviewThatIsArrangedKeepsItsPlaceAmongThem() {
        let stack = lettered(2)
        let extra = Item("x", 10, 10)
        stack.insertSubview(extra, at: 0)
        #expect(names(stack.arrangedSubviews) == "ab")
        stack.addArrangedSubview(extra)
        #expect(names(stack.subviews) == "xab")
        #expect(names(stack.arrangedSubviews) == "abx")
    }

    @Test func removingFromTheArrangementKeepsTheSubview() {
        let stack = lettered(3)
        let view = stack.arrangedSubviews[1]
        laidOut(stack) {
            stack.removeArrangedSubview(view)
            #expect(view.superview === stack)
            #expect(shown(stack) == "ac")
            #expect(stack.frame.width == 20)
            // Nothing places it now but its content's size.
            #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
            stack.removeArrangedSubview(view)
            stack.removeArrangedSubview(plain())
            #expect(names(stack.arrangedSubviews) == "ac")
        }
    }

    @Test func leavingTheSuperviewLeavesTheArrangement() {
        let stack = lettered(3)
        let views = stack.arrangedSubviews
        laidOut(stack) {
            views[0].removeFromSuperview()
            #expect(shown(stack) == "bc")
            stack.superview?.addSubview(views[1])
            #expect(shown(stack) == "c")
            let other = UIStackView()
            other.addArrangedSubview(views[2])
            #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
            #expect(names(other.arrangedSubviews) == "c")
            stack.superview?.layoutIfNeeded()
            #expect(stack.frame.size == .zero)
        }
    }

    @Test func insertingAndRemovingBetweenLayouts() {
        let stack = lettered(1)
        stack.spacing = 2
        laidOut(stack) {
            for name in ["x", "y", "z"] {
                stack.insertArrangedSubview(Item(name, 10, 10), at: 0)
                stack.superview?.layoutIfNeeded()
            }
            #expect(shown(stack) == "zyxa")
            #expect(stack.frame.width == 46)
            while let last = stack.arrangedSubviews.last {
                last.removeFromSuperview()
                stack.superview?.layoutIfNeeded()
                let count = CGFloat(stack.arrangedSubviews.count)
                #expect(stack.frame.width == max(0, 12 * count - 2))
            }
            stack.addArrangedSubview(Item("n", 30, 30))
            stack.superview?.layoutIfNeeded()
            #expect(stack.frame.size == CGSize(width: 30, height: 30))
        }
    }

    @Test func changesOfTheStackTakeEffectAtTheNextLayout() {
        let stack = lettered(2)
        stack.arrangedSubviews[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        laidOut(stack, in: CGSize(width: 100, height: 40)) {
            @MainActor func frames() -> [CGRect] {
                stack.superview?.layoutIfNeeded()
                return stack.arrangedSubviews.map(\.frame)
            }
            expect(frames(), [[0, 0, 10, 40], [10, 0, 90, 40]])
            stack.alignment = .center
            expect(frames(), [[0, 15, 10, 10], [10, 15, 90, 10]])
            stack.distribution = .fillEqually
            expect(frames(), [[0, 15, 50, 10], [50, 15, 50, 10]])
            stack.distribution = .equalSpacing
            expect(frames(), [[0, 15, 10, 10], [90, 15, 10, 10]])
            stack.axis = .vertical
            expect(frames(), [[45, 0, 10, 10], [45, 30, 10, 10]])
            stack.alignment = .trailing
            expect(frames(), [[90, 0, 10, 10], [90, 30, 10, 10]])
            stack.distribution = .fillProportionally
            expect(frames(), [[90, 0, 10, 20], [90, 20, 10, 20]])
            (stack.arrangedSubviews[0] as? Item)?.content.height = 30
            expect(frames(), [[90, 0, 10, 30], [90, 30, 10, 10]])
            stack.semanticContentAttribute = .forceRightToLeft
            expect(frames(), [[0, 0, 10, 30], [0, 30, 10, 10]])
        }
    }

    // MARK: Mistakes

    @Test func anIndexOutsideIsReportedAndBroughtInside() {
        let stack = lettered(2)
        let (_, issues) = LayoutDiagnostics.collecting {
            stack.insertArrangedSubview(Item("x", 1, 1), at: 7)
            stack.insertArrangedSubview(Item("y", 1, 1), at: -1)
        }
        #expect(names(stack.arrangedSubviews) == "yabx")
        #expect(
            issues.map { "\($0)".prefix(91) } == [
                "index out of bounds for arranged subview: index = 7 expected to be less than or equal to 2.",
                "index out of bounds for arranged subview: index = -1 expected to be less than or equal to 3",
            ])
    }

    @Test func aStackCanNotArrangeItselfNorWhatHoldsIt() {
        let holder = UIView()
        let stack = lettered(1)
        holder.addSubview(stack)
        let (_, issues) = LayoutDiagnostics.collecting {
            stack.addArrangedSubview(stack)
            stack.insertArrangedSubview(holder, at: 0)
        }
        #expect(issues.count == 2)
        #expect(names(stack.arrangedSubviews) == "a")
        #expect(stack.translatesAutoresizingMaskIntoConstraints && holder.translatesAutoresizingMaskIntoConstraints)
        #expect(stack.superview === holder && holder.superview == nil)
    }

    @Test func theSameViewTwiceIsArrangedOnce() {
        let view = Item("a", 10, 10)
        let stack = UIStackView(arrangedSubviews: [view, Item("b", 10, 10), view])
        #expect(names(stack.arrangedSubviews) == "ba")
        #expect(stack.subviews.count == 2)
    }
}
