import Foundation
import Render
import SwiftlyUI
import Testing

/// Where a page control's dots, pictures and progress lie, and what colors they have.
@MainActor
@Suite struct UIPageControlTests {
    private func control(_ pages: Int = 3) -> UIPageControl {
        UIPageControl().numberOfPages(pages).pageIndicatorTintColor(.blue).currentPageIndicatorTintColor(.red)
    }
    private func picture(_ control: UIPageControl, width: CGFloat = 120, height: CGFloat = 26) throws -> Bitmap {
        try ControlSamples.picture(of: control, width: width, height: height)
    }
    private func color(_ color: UIColor) throws -> UInt32 { try ControlSamples.value(of: color) }

    @Test func dotsLieEighteenPointsApart() throws {
        let picture = try picture(control().currentPage(1))
        #expect(try [42, 60, 78].map { picture.pixel(x: $0, y: 13) } == [color(.blue), color(.red), color(.blue)])
    }

    @Test func picturesTakeTheColorsOfDots() throws {
        let square = ControlSamples.image(.green)
        let control = control().preferredIndicatorImage(square)
        // Three of 10 points, with 11 between them, and what dots have beside them.
        #expect(control.intrinsicContentSize == CGSize(width: 124.5, height: 26))
        let shown = try picture(control)
        #expect(try ControlSamples.count(color(.red), in: shown) == 100)
        #expect(try ControlSamples.count(color(.blue), in: shown) == 200)
        let original = try picture(control.preferredIndicatorImage(square.withRenderingMode(.alwaysOriginal)))
        #expect(try ControlSamples.count(color(.green), in: original) == 300)
    }

    @Test func aPagesOwnPictureGoesFirst() throws {
        let wide = ControlSamples.image(.green, width: 20, height: 4).withRenderingMode(.alwaysOriginal)
        let tall = ControlSamples.image(.yellow, width: 4, height: 20).withRenderingMode(.alwaysOriginal)
        let control = control().indicatorImage(wide, forPage: 1).preferredCurrentPageIndicatorImage(tall)
        // Three gaps, two dots and the wide picture beside what dots have beside them.
        #expect(control.intrinsicContentSize.width == 128.5)
        #expect(try ControlSamples.count(color(.green), in: picture(control)) == 80)
        #expect(try ControlSamples.count(color(.yellow), in: picture(control)) == 80)
        control.currentPage(1)
        #expect(try ControlSamples.count(color(.green), in: picture(control)) == 0)
        control.currentPageIndicatorImage(wide, forPage: 1)
        #expect(try ControlSamples.count(color(.green), in: picture(control)) == 80)
        #expect(try ControlSamples.count(color(.yellow), in: picture(control)) == 0)
    }

    @Test func aTallPictureMakesTheControlTaller() {
        let image = ControlSamples.image(.green, width: 4, height: 40)
        #expect(control().preferredIndicatorImage(image).intrinsicContentSize.height == 40)
        #expect(control().currentPageIndicatorImage(image, forPage: 2).intrinsicContentSize.height == 40)
        #expect(control().currentPageIndicatorImage(image, forPage: 3).intrinsicContentSize.height == 26)
    }

    @Test(arguments: [
        (UIPageControl.Direction.leftToRight, 42), (.rightToLeft, 78), (.natural, 42),
    ]) func theFirstPageLiesWhereTheRowBegins(_ direction: UIPageControl.Direction, _ x: Int) throws {
        #expect(try picture(control().direction(direction)).pixel(x: x, y: 13) == color(.red))
    }

    @Test func directionsDontFollowTheLanguageUnlessNatural() throws {
        let control = control()
        control.semanticContentAttribute = .forceRightToLeft
        #expect(try picture(control).pixel(x: 78, y: 13) == color(.red))
        #expect(try picture(control.direction(.leftToRight)).pixel(x: 42, y: 13) == color(.red))
    }

    @Test func downwardsTheRowIsAColumn() throws {
        let down = try picture(control().direction(.topToBottom), width: 26, height: 120)
        #expect(try [42, 60, 78].map { down.pixel(x: 13, y: $0) } == [color(.red), color(.blue), color(.blue)])
        let up = try picture(control().direction(.bottomToTop), width: 26, height: 120)
        #expect(try up.pixel(x: 13, y: 78) == color(.red))
    }

    @Test func aTouchBeyondTheMiddleTurnsThePageInAnyDirection() {
        let control = control().direction(.topToBottom)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        window.makeKeyAndVisible()
        window.addSubview(control)
        control.frame = CGRect(x: 0, y: 0, width: 26, height: 120)
        control.simulateTap(at: CGPoint(x: 13, y: 100))
        #expect(control.currentPage == 1)
        control.simulateTap(at: CGPoint(x: 13, y: 10))
        #expect(control.currentPage == 0)
        control.direction(.bottomToTop).simulateTap(at: CGPoint(x: 13, y: 10))
        #expect(control.currentPage == 1)
    }

    @Test func progressFillsABarInPlaceOfTheDot() throws {
        let progress = UIPageControlProgress()
        progress.currentProgress = 0.5
        let control = control().progress(progress)
        #expect(control.intrinsicContentSize.width == 115.5 + 21)
        func redAcross() throws -> Int {
            let picture = try picture(control, width: 140)
            let red = try color(.red)
            return (0..<140).filter { picture.pixel(x: $0, y: 13) == red }.count
        }
        let half = try redAcross()
        progress.currentProgress = 1
        let all = try redAcross()
        progress.currentProgress = .nan
        #expect(progress.currentProgress == 0)
        #expect(try redAcross() == 0)
        #expect((12...14).contains(half) && (26...28).contains(all))
        control.progress(nil)
        #expect(!progress.isProgressVisible && control.intrinsicContentSize.width == 115.5)
    }

    @Test func eachPageBeginsItsProgressAnew() {
        @MainActor final class Start: UIPageControlProgressDelegate {
            func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
                Float(page) / 4
            }
        }
        let (progress, start) = (UIPageControlProgress(), Start())
        let control = control().progress(progress)
        progress.currentProgress = 0.9
        control.currentPage(1)
        #expect(progress.currentProgress == 0)
        progress.delegate = start
        control.currentPage(2)
        #expect(progress.currentProgress == 0.5)
    }

    @Test func manyPagesAndWrongOnesCostNothing() {
        let control = UIPageControl().numberOfPages(1_000_000_000).indicatorImage(
            ControlSamples.image(.red), forPage: -1)
        #expect(control.intrinsicContentSize.width == 18_000_000_061.5)
        #expect(control.indicatorImage(forPage: -1) == nil)
        #expect(UIPageControl().numberOfPages(-4).currentPage(3).currentPage == 0)
    }
}
