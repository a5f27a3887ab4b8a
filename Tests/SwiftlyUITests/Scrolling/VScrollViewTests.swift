import BuilderUIKit
import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct VScrollViewTests {
    private let colors = [DrawnView.red, DrawnView.green, DrawnView.blue]

    /// A colored view, sized by its constraints.
    private func block(_ color: UIColor, width: CGFloat, height: CGFloat) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        return view.frame(width: width, height: height)
    }

    private func window(_ view: UIView, width: CGFloat, height: CGFloat) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.isHidden = false
        view.frame = window.bounds
        window.addSubview(view)
        window.layoutIfNeeded()
        return window
    }

    @Test func viewsBecomeSubviewsInOrderAndLeaveTheirFrames() {
        let views = [UIView(), UILabel(), UIView()]
        let scroll = VScrollView {
            views[0]
            ForEach([1, 2]) { views[$0] }
        }
        #expect(scroll.subviews == views)
        #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        #expect(views.allSatisfy { $0.constraints.isEmpty } && scroll.constraints.isEmpty)
        let row = HScrollView { views[1] }
        #expect(row.subviews == [views[1]] && scroll.subviews == [views[0], views[2]])
        #expect(VScrollView {}.subviews.isEmpty && HScrollView { ForEach([Int]()) { _ in UIView() } }.subviews.isEmpty)
    }

    @Test func bracesBringTheirSettings() {
        let vertical = VScrollView {}
        #expect(!vertical.showsHorizontalScrollIndicator && vertical.showsVerticalScrollIndicator)
        #expect(vertical.alwaysBounceVertical && !vertical.alwaysBounceHorizontal && vertical.isDirectionalLockEnabled)
        let horizontal = HScrollView {}
        #expect(horizontal.showsHorizontalScrollIndicator && !horizontal.showsVerticalScrollIndicator)
        #expect(!horizontal.alwaysBounceVertical && !horizontal.alwaysBounceHorizontal)
        #expect(horizontal.isDirectionalLockEnabled)
    }

    @Test func withAFrameTheSettingsAreUIKitsAndTheOffsetIsLockedAllTheSame() {
        let vertical = VScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(vertical.showsHorizontalScrollIndicator && !vertical.alwaysBounceVertical)
        #expect(!vertical.isDirectionalLockEnabled)
        vertical.contentOffset = CGPoint(x: 4, y: 9)
        #expect(vertical.contentOffset == CGPoint(x: 0, y: 9))
        let horizontal = HScrollView()
        #expect(horizontal.showsVerticalScrollIndicator && !horizontal.isDirectionalLockEnabled)
        horizontal.setContentOffset(CGPoint(x: 4, y: 9), animated: false)
        #expect(horizontal.contentOffset == CGPoint(x: 4, y: 0))
    }

    @Test func theLockedPartIsThePlainInset() {
        let vertical = VScrollView {}.contentInset(UIEdgeInsets(top: 20, left: 12, bottom: 0, right: 0))
        #expect(vertical.contentOffset(CGPoint(x: 50, y: 60)).contentOffset == CGPoint(x: -12, y: 60))
        let horizontal = HScrollView {}.contentInset(UIEdgeInsets(top: 20, left: 12, bottom: 0, right: 0))
        #expect(horizontal.contentOffset(CGPoint(x: 50, y: 60), animated: true).contentOffset == CGPoint(x: 50, y: -20))
        // Also if the static type is the base class.
        let base: UIScrollView = horizontal
        base.contentOffset = CGPoint(x: 7, y: 8)
        #expect(base.contentOffset == CGPoint(x: 7, y: -20))
    }

    @Test func aColumnPinnedToAllEdgesScrolls() {
        let scroll = VScrollView {
            VStackView {
                ForEach(self.colors) { self.block($0, width: 80, height: 100) }
            }
            .fillToSuper()
            .width(80)
        }
        let window = window(scroll, width: 80, height: 120)
        #expect(scroll.contentSize == CGSize(width: 80, height: 300))
        #expect(DrawnView(window).pixel(40, 50) == DrawnView.redPixel)
        #expect(DrawnView(window).pixel(40, 110) == DrawnView.greenPixel)
        scroll.contentOffset(CGPoint(x: 0, y: 150))
        window.layoutIfNeeded()
        #expect(DrawnView(window).pixel(40, 40) == DrawnView.greenPixel)
        #expect(DrawnView(window).pixel(40, 110) == DrawnView.bluePixel)
        #expect(scroll.contentSize == CGSize(width: 80, height: 300))
    }

    @Test func aRowPinnedToAllEdgesScrolls() {
        let scroll = HScrollView {
            HStackView(spacing: 10) {
                ForEach(self.colors) { self.block($0, width: 100, height: 60) }
            }
            .fillToSuper()
            .height(60)
        }
        let window = window(scroll, width: 120, height: 60)
        #expect(scroll.contentSize == CGSize(width: 320, height: 60))
        #expect(DrawnView(window).pixel(50, 30) == DrawnView.redPixel)
        scroll.contentOffset(CGPoint(x: 150, y: 33))
        window.layoutIfNeeded()
        #expect(scroll.contentOffset == CGPoint(x: 150, y: 0))
        #expect(DrawnView(window).pixel(30, 30) == DrawnView.greenPixel)
        #expect(DrawnView(window).pixel(100, 30) == DrawnView.bluePixel)
    }

    @Test func textWrapsAtTheWidthOfTheColumn() {
        let label = UILabel()
        label.text = "A paragraph of several words that doesn't fit on one line of a narrow column"
        label.numberOfLines = 0
        let scroll = VScrollView {
            label.fillToSuper(edge: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)).width(100)
        }
        let window = window(scroll, width: 120, height: 200)
        #expect(label.frame.origin == CGPoint(x: 10, y: 10) && label.frame.width == 100)
        #expect(label.frame.height > 60)
        #expect(scroll.contentSize == CGSize(width: 120, height: label.frame.height + 20))
        _ = window
    }

    @Test func siblingsMayReferToEachOther() {
        let first = block(colors[0], width: 50, height: 40)
        let second = block(colors[1], width: 50, height: 40)
        let scroll = VScrollView {
            second.leftToSuper().topTo(first.bottomAnchor, offset: 8).bottomToSuper()
            first.leftToSuper().topToSuper().rightToSuper()
        }
        let window = window(scroll, width: 50, height: 60)
        #expect(second.frame == CGRect(x: 0, y: 48, width: 50, height: 40))
        #expect(scroll.contentSize == CGSize(width: 50, height: 88))
        _ = window
    }

    @Test func aFingerMovesItAlongItsAxisOnly() {
        let vertical = VScrollView { block(colors[0], width: 400, height: 900).fillToSuper() }
        let window = window(vertical, width: 200, height: 200)
        vertical.simulateDrag(by: CGVector(dx: -30, dy: -60))
        #expect(vertical.contentOffset == CGPoint(x: 0, y: 60))
        vertical.simulateDrag(by: CGVector(dx: -60, dy: -10))
        #expect(vertical.contentOffset.x == 0)
        vertical.scrollRectToVisible(CGRect(x: 350, y: 500, width: 10, height: 10), animated: false)
        #expect(vertical.contentOffset == CGPoint(x: 0, y: 310))
        _ = window
    }

    @Test func aNonFiniteContentOffsetIsIgnoredAndReported() {
        let scroll = VScrollView {}
        scroll.contentOffset(CGPoint(x: 0, y: 5))
        let issues = LayoutDiagnostics.collecting {
            scroll.contentOffset(CGPoint(x: 0, y: CGFloat.nan))
            scroll.contentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
        }.diagnostics
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 5))
        #expect(!issues.isEmpty && issues.allSatisfy { "\($0)".contains("VScrollView") })
        // What is replaced anyway may be anything.
        let other = LayoutDiagnostics.collecting { scroll.contentOffset(CGPoint(x: CGFloat.nan, y: 8)) }
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 8) && other.diagnostics.isEmpty)
    }
}
