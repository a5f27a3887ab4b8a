import Foundation
import SwiftlyUI
import Testing

/// Constraints that change, wait or are taken away while their views are on a screen.
@MainActor
@Suite struct ConstraintStoreHierarchyTests {
    private func root(_ views: UIView...) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        for view in views { root.addSubview(view) }
        return root
    }

    @Test func aLayoutLeavesWhatWasDeactivated() {
        let view = UIView().frame(width: 10, height: 10)
        let top = root(view)
        let elsewhere = UIView()
        view.topToSuper(offset: 30).leftTo(elsewhere)
        view.constraint(.top)?.isActive = false
        top.layoutIfNeeded()
        #expect(view.constraint(.top)?.isActive == false)
    }

    @Test func anAncestorsMoveLeavesWhatWasDeactivated() {
        let card = UIView().frame(width: 10, height: 40)
        let page = UIView()
        page.addSubview(card)
        let top = root(page)
        card.constraint(.height)?.isActive = false
        page.removeFromSuperview()
        top.addSubview(page)
        top.layoutIfNeeded()
        #expect(card.constraint(.height)?.isActive == false)
    }

    @Test func aNeighborsLeavingLeavesWhatWasDeactivated() {
        let neighbor = UIView().frame(width: 10, height: 10).left.top.equalToSuper()
        let view = UIView().frame(width: 10, height: 10).leftTo(neighbor.rightAnchor).topToSuper(offset: 30)
        let top = root(neighbor, view)
        view.constraint(.top)?.isActive = false
        neighbor.removeFromSuperview()
        top.layoutIfNeeded()
        #expect(view.constraint(.top)?.isActive == false)
    }

    @Test func whatIsHeldStaysUntilTheNewTargetComes() {
        let view = UIView().frame(width: 10, height: 10).left.top.equalToSuper(offset: 30)
        let top = root(view)
        top.layoutIfNeeded()
        let header = UIView().frame(width: 50, height: 20).left.top.equalToSuper()
        view.topTo(header.bottomAnchor)
        top.layoutIfNeeded()
        #expect(view.frame.minY == 30)
        top.addSubview(header)
        top.layoutIfNeeded()
        #expect(view.frame.minY == 20)
    }

    @Test func aFoldedStackHasNoSeparators() {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 120)).axis(.vertical)
            .distribution(.fillEqually).spacing(10).addArrangedContents(views)
            .separator(color: .red, size: CGSize(width: 80, height: 2))
        stack.layoutIfNeeded()
        #expect(stack.subviews.count == 5)
        for view in views { view.isHidden = true }
        stack.frame.size.height = 0
        stack.layoutIfNeeded()
        #expect(stack.subviews.count == 3)
    }

    @Test func aColumnWithoutShownRowsHasNoSeparators() {
        let rows = (0..<2).map { _ in UIView().height(40) }
        let stack = UIStackView(axis: .vertical, spacing: 10) { rows }
            .separator(color: .red, size: CGSize(width: 80, height: 2))
            .leftToSuper().rightToSuper().topToSuper()
        let top = root(stack)
        top.layoutIfNeeded()
        #expect(stack.subviews.count == 3)
        for row in rows { row.isHidden = true }
        top.layoutIfNeeded()
        #expect(stack.subviews.count == 2, "\(stack.frame)")
    }

    private final class Screen: UIViewController {
        let card = UIView().frame(width: 10, height: 10).leftToSuper()
        var layouts = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addContents { card }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            card.topToSuper(offset: view.bounds.height / 4)
        }
    }

    @Test func anEqualConstraintInALayoutComesToRest() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let screen = Screen()
        window.rootViewController = screen
        window.isHidden = false
        let (_, issues) = LayoutDiagnostics.collecting { window.layoutIfNeeded() }
        #expect(issues.isEmpty, "\(issues)")
        #expect(screen.layouts < 5)
        #expect(screen.card.frame.minY == 25)
    }

    @Test func constraintsThatWereActiveDoNotWarnAsNeverActive() async throws {
        let display = try await Renderer(timeout: 600).display(
            of: Self.screenWithoutItsBadge(), width: 100, height: 100, scale: 1)
        #expect(!display.warnings.contains { $0.contains("never became active") }, "\(display.warnings)")
    }

    private static func screenWithoutItsBadge() -> UIView {
        let badge = UIView().frame(width: 10, height: 10).left.top.equalToSuper()
        let title = UIView().frame(width: 10, height: 10).topToSuper().leftTo(badge.rightAnchor)
        let preferred = title.leftAnchor
        let screen = ZStackView {
            badge
            title
        }
        let fallback = preferred.constraint(equalTo: screen.leftAnchor)
        fallback.priority = .defaultLow
        fallback.isActive = true
        screen.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        screen.layoutIfNeeded()
        badge.removeFromSuperview()
        return screen
    }

    @Test func namedEdgesWithoutATargetAreReportedWhenDrawn() async throws {
        let display = try await Renderer(timeout: 600).display(
            of: ZStackView { UIView().frame(width: 10, height: 10).top.leading }, width: 100, height: 100, scale: 1)
        #expect(!display.warnings.isEmpty)
    }

    @Test func twoSpacersShareTheRoom() {
        let label = UIView().frame(width: 40, height: 20)
        let row = HStackView {
            UISpacer(.horizontal)
            label
            UISpacer(.horizontal)
        }
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        row.layoutIfNeeded()
        #expect(abs(label.frame.midX - 100) < 1)
    }

    @Test func anIllegalConstraintLeavesTheOneBefore() {
        let (other, view) = (UIView().frame(width: 10, height: 10).left.top.equalToSuper(), UIView())
        let top = root(other, view)
        view.frame(width: 10, height: 10).topToSuper().leftToSuper(offset: 30)
        let (_, issues) = LayoutDiagnostics.collecting {
            view.leftTo(other.leadingAnchor).activeConstraints()
            top.layoutIfNeeded()
        }
        #expect(issues.count == 1)
        #expect(view.frame.minX == 30)
    }

    @Test func aDeepTreeThatWaitsIsActivatedOnce() {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let leaves = (0..<50).map { _ in UIView().height(1).widthTo(screen.widthAnchor) }
        var tree: UIView = VStackView { leaves }
        for _ in 0..<20 { tree = [tree].reduce(UIView()) { outer, inner in outer.addContents { inner.fillToSuper() } } }
        screen.addSubview(tree.fillToSuper())
        screen.layoutIfNeeded()
        let passes = leaves.reduce(0) { $0 + FluentStatistics.passes(of: $1) }
        #expect(passes <= 50 * 3, "\(passes) passes for 50 views")
        #expect(leaves.allSatisfy { $0.constraint(.width)?.isActive == true })
    }

    @Test func layoutsDontLookAtWhatStillWaits() {
        let (view, elsewhere) = (UIView(), UIView())
        let top = root(view)
        view.topTo(elsewhere)
        top.layoutIfNeeded()
        let before = FluentStatistics.passes(of: view)
        for _ in 0..<10 {
            top.setNeedsLayout()
            top.layoutIfNeeded()
        }
        #expect(FluentStatistics.passes(of: view) == before)
    }

    @Test func aHugeWidthIsReportedOnce() {
        let (_, issues) = LayoutDiagnostics.collecting { _ = UIView().width(CGFloat.greatestFiniteMagnitude) }
        #expect(issues.count == 1, "\(issues)")
    }
}
