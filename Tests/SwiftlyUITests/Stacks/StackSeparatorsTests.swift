import Foundation
import Render
import SwiftlyUI
import Testing

@MainActor
@Suite struct StackSeparatorsTests {
    private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 340, height: 100))
    private let line = CGSize(width: 1, height: 30)

    /// A row of equally wide views with gaps of 20: two have 160 points, three 100, four 70.
    @discardableResult
    private func fill(_ count: Int) -> [UIView] {
        let views = (0..<count).map { _ in UIView() }
        stack.distribution(.fillEqually).spacing(20).addArrangedContents(views)
        return views
    }

    private var separators: [UIView] { stack.subviews.filter { !stack.arrangedSubviews.contains($0) } }

    private func places() -> [CGRect] {
        let (_, issues) = LayoutDiagnostics.collecting { stack.layoutIfNeeded() }
        #expect(issues.isEmpty)
        return separators.map(\.frame)
    }

    @Test func separatorsHaveTheFramesOfADevice() {
        stack.width = 300
        let views = (0..<6).map { _ in UIView().backgroundColor(.brown).width(30) }
        stack.spacing(20).addArrangedContents(views).distribution(.fillEqually).padding(.top, 20).padding(.bottom, 5)
            .padding(.horizontal, 10).separator(color: .black, size: line)
        for (index, place) in places().enumerated() {
            #expect(place == CGRect(x: 49.5 + 50 * Double(index), y: 42.5, width: 1, height: 30))
        }
        for (index, view) in views.enumerated() {
            #expect(view.frame == CGRect(x: 10 + 50 * Double(index), y: 20, width: 30, height: 75))
        }
        #expect(separators.count == 5)
        #expect(stack.subviews.suffix(5).elementsEqual(separators))
    }

    @Test func theyFollowHidingAndInsertionAndRemoval() {
        let views = fill(3)
        stack.separator(color: .black, size: line)
        #expect(places().map(\.midX) == [110, 230])
        views[1].isHidden = true
        #expect(places().map(\.midX) == [170])
        views[1].isHidden = false
        #expect(places().map(\.midX) == [110, 230])
        let new = UIView()
        stack.insertArrangedSubview(new, at: 1)
        #expect(places().map(\.midX) == [80, 170, 260])
        #expect(stack.subviews.suffix(3).elementsEqual(separators))
        views[2].removeFromSuperview()
        #expect(places().map(\.midX) == [110, 230])
        new.removeFromSuperview()
        #expect(places().map(\.midX) == [170])
    }

    @Test func aHiddenFirstOrLastViewHasNone() {
        let views = fill(3)
        stack.separator(color: .black, size: line)
        views[0].isHidden = true
        #expect(places().map(\.midX) == [170])
        views[2].isHidden = true
        #expect(places().isEmpty)
        views[0].isHidden = false
        #expect(places().map(\.midX) == [170])
    }

    @Test func theyKeepTheirViewsFromLayoutToLayout() {
        fill(3)
        stack.separator(color: .black, size: line)
        _ = places()
        let first = separators
        stack.width = 100
        #expect(places().map(\.midX) == [30, 70])
        #expect(separators == first)
    }

    @Test func theyStandInTheMiddleOfCustomGaps() {
        let views = [UIView().width(30), UIView().width(30), UIView()]
        stack.spacing(20).addArrangedContents(views).customSpacing(50, after: views[0])
            .separator(color: .black, size: line)
        #expect(places().map(\.midX) == [55, 120])
    }

    @Test func acrossTheyAreCenteredOnTheViewBefore() {
        let views = [20, 60].map { UIView().frame(width: 30, height: $0) }
        stack.alignment(.top).spacing(10).addArrangedContents(views + [UIView()]).separator(color: .black, size: line)
        #expect(places().map(\.midY) == [10, 30])
    }

    @Test func verticalStacksHaveSeparatorsBetweenRows() {
        let column = VStackView(spacing: 20) {
            UIView().frame(width: 40, height: 20)
            UIView().frame(width: 80, height: 20)
        }
        .separator(color: .red, size: CGSize(width: 30, height: 2))
        column.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        column.layoutIfNeeded()
        #expect(column.subviews.last?.frame == CGRect(x: 35, y: 29, width: 30, height: 2))
        column.separatorCornerRadius = -1
        column.separatorSize = CGSize(width: 30, height: 6)
        #expect(column.subviews.last?.layer.cornerRadius == 3)
    }

    @Test func rightToLeftStacksHaveSeparatorsInTheSameGaps() {
        let views = [UIView().width(30), UIView().width(50), UIView()]
        stack.spacing(20).addArrangedContents(views).semanticContentAttribute(.forceRightToLeft)
            .separator(color: .black, size: line)
        #expect(places().map(\.midX) == [300, 230])
    }

    @Test func withoutASizeThereAreNone() {
        fill(3)
        #expect(places().isEmpty)
        stack.separator(color: .black, size: line)
        #expect(places().count == 2)
        stack.separatorSize = .zero
        #expect(separators.isEmpty)
        stack.separatorSize = CGSize(width: -1, height: 20)
        #expect(places().isEmpty)
    }

    @Test func settersShowAtOnceWhatTheStackHasLaidOut() {
        fill(3)
        stack.layoutIfNeeded()
        stack.separatorSize = line
        #expect(separators.count == 2)
        #expect(separators.allSatisfy { $0.backgroundColor == .white && $0.layer.cornerRadius == 0.5 })
        stack.separatorColor = .red
        #expect(separators.allSatisfy { $0.backgroundColor == .red })
    }

    @Test func nonFiniteSeparatorSizesAreIgnoredAndReported() {
        fill(2)
        stack.accessibilityIdentifier = "row"
        stack.separator(color: .red, size: line)
        let (_, issues) = LayoutDiagnostics.collecting {
            stack.separatorSize = CGSize(width: CGFloat.nan, height: 3)
            stack.separatorCornerRadius = .infinity
            stack.separator(color: .blue, size: CGSize(width: 1, height: CGFloat.infinity))
        }
        #expect(issues.count == 3)
        #expect(issues.allSatisfy { $0.description.contains("row") })
        #expect(stack.separatorSize == line)
        #expect(stack.separatorCornerRadius == 0.5)
        #expect(stack.separatorColor == .red)
    }

    @Test func aRemovedSeparatorIsAddedAgainByTheNextLayout() {
        fill(3)
        stack.separator(color: .black, size: line)
        _ = places()
        for view in separators { view.removeFromSuperview() }
        #expect(separators.isEmpty)
        #expect(places().count == 2)
    }

    @Test func theyTakeNoTouches() {
        fill(2)
        stack.separator(color: .black, size: CGSize(width: 10, height: 100))
        _ = places()
        #expect(stack.hitTest(CGPoint(x: 170, y: 50), with: nil) === stack)
    }

    @Test func theStackIsNotKept() {
        weak var gone: UIStackView?
        do {
            let stack = UIStackView(arrangedSubviews: [UIView(), UIView()]).separator(color: .red, size: line)
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            stack.layoutIfNeeded()
            gone = stack
        }
        #expect(gone == nil)
    }
}
