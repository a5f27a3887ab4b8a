import BuilderUIKit
import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct UIRefreshControlTests {
    /// A scroll view that was pulled down by 60 points.
    private func scrollView(_ control: UIRefreshControl) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.backgroundColor = DrawnView.blue
        scroll.contentSize(CGSize(width: 200, height: 400)).refreshControl(control).contentOffset(CGPoint(x: 0, y: -60))
            .layoutIfNeeded()
        return scroll
    }

    @Test func spokesAreDrawnWhileItRefreshes() {
        let control = UIRefreshControl()
        let scroll = scrollView(control)
        #expect(DrawnView(scroll).marks(inRows: 0..<200) == 0)
        control.refreshing(true)
        scroll.layoutIfNeeded()
        #expect(DrawnView(scroll).marks(inRows: 10..<50) > 100)
        #expect(DrawnView(scroll).marks(inRows: 60..<200) == 0)
        control.refreshing(false)
        #expect(DrawnView(scroll).marks(inRows: 0..<200) == 0)
    }

    @Test func oneThatBeganBeforeItWasSetIsDrawnToo() {
        let scroll = scrollView(UIRefreshControl().refreshing(true))
        #expect(scroll.refreshControl?.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
        #expect(DrawnView(scroll).marks(inRows: 10..<50) > 100)
        scroll.frame.size.width = 300
        scroll.layoutIfNeeded()
        #expect(scroll.refreshControl?.frame.width == 300)
    }

    @Test func theTitleStandsBelowTheSpokes() {
        let plain = scrollView(UIRefreshControl().refreshing(true))
        let title = NSAttributedString(
            string: "Looking for new messages", attributes: [.foregroundColor: DrawnView.red])
        let titled = scrollView(UIRefreshControl().attributedTitle(title).refreshing(true))
        #expect(DrawnView(plain).marks(inRows: 46..<60) == 0)
        #expect(DrawnView(titled).marks(inRows: 42..<60) > 100)
        // An empty or missing title is none.
        let empty = scrollView(UIRefreshControl().attributedTitle(NSAttributedString(string: "")).refreshing(true))
        #expect(DrawnView(empty).marks(inRows: 0..<60) == DrawnView(plain).marks(inRows: 0..<60))
        #expect(UIRefreshControl().attributedTitle(nil).attributedTitle == nil)
    }

    @Test func aTintOfItsOwnColorsTheSpokes() {
        let control = UIRefreshControl().refreshing(true)
        control.tintColor = DrawnView.red
        let picture = DrawnView(scrollView(control))
        let isRed = (0..<60).contains { y in (80..<120).contains { picture.pixel($0, y) == DrawnView.redPixel } }
        #expect(isRed)
    }

    @Test func oneMadeWithAFrameIsHiddenToo() {
        let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(control.isHidden)
        #expect(!control.refreshing(true).isHidden)
    }
}
