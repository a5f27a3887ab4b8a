import BuilderUIKit
import SwiftlyUI
import Testing

@MainActor
@Suite struct UIScrollViewContentAlignmentTests {
    private func scrollView() -> UIScrollView { UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }

    @Test func smallContentIsAlignedAtThePoint() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        content.backgroundColor = DrawnView.red
        let scroll = scrollView().contentSize(CGSize(width: 40, height: 20))
        scroll.addSubview(content)
        scroll.contentAlignmentPoint(CGPoint(x: 0.5, y: 1)).layoutIfNeeded()
        #expect(scroll.contentOffset == CGPoint(x: -30, y: -80))
        let picture = DrawnView(scroll)
        #expect(picture.pixel(35, 85) == DrawnView.redPixel && picture.pixel(5, 5) != DrawnView.redPixel)
        scroll.contentAlignmentPoint(.zero).layoutIfNeeded()
        #expect(scroll.contentOffset == .zero)
    }

    @Test func insetsCountAsTaken() {
        let scroll = scrollView().contentSize(CGSize(width: 40, height: 500))
        scroll.contentInset(UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0))
            .contentAlignmentPoint(CGPoint(x: 0.5, y: 0.5)).layoutIfNeeded()
        // 80 points are left, of which the content takes 40; vertically there is more than fits.
        #expect(scroll.contentOffset == CGPoint(x: -40, y: -10))
    }

    @Test func contentThatGrowsScrollsAsUsual() {
        let scroll = scrollView().contentSize(CGSize(width: 100, height: 50))
        scroll.contentAlignmentPoint(CGPoint(x: 0.5, y: 0.5)).layoutIfNeeded()
        #expect(scroll.contentOffset.y == -25)
        scroll.contentSize(CGSize(width: 100, height: 400)).contentOffset(CGPoint(x: 0, y: 120)).layoutIfNeeded()
        #expect(scroll.contentOffset.y == 120)
    }

    @Test func nonFiniteValuesAreIgnoredAndReported() {
        let scroll = scrollView().contentAlignmentPoint(CGPoint(x: 0.5, y: 0.5))
        scroll.accessibilityIdentifier = "pages"
        let issues = LayoutDiagnostics.collecting {
            scroll.contentAlignmentPoint(CGPoint(x: CGFloat.nan, y: 0)).minimumZoomScale(.nan).maximumZoomScale(.nan)
                .zoomScale(.nan).contentSize(CGSize(width: CGFloat.nan, height: 1))
                .contentInset(UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
                .layoutIfNeeded()
        }.diagnostics
        #expect(scroll.contentAlignmentPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1 && scroll.zoomScale == 1)
        #expect(scroll.contentSize == .zero && scroll.contentInset == .zero)
        #expect(issues.count == 6 && issues.allSatisfy { "\($0)".contains("pages") })
    }

    /// Rounding of sums must not decide whether content fits.
    @Test func contentIsAlignedAtTheFarEndWithOddInsets() {
        for width in stride(from: 10.1, to: 90, by: 7.3) {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 133.3, height: 100))
                .contentInset(UIEdgeInsets(top: 0, left: 10.1, bottom: 0, right: 3.7))
                .contentSize(CGSize(width: width, height: 10)).contentAlignmentPoint(CGPoint(x: 1, y: 0))
            view.layoutIfNeeded()
            #expect(abs(view.contentOffset.x - (width + 3.7 - 133.3)) < 0.01, "\(width)")
        }
    }
}
