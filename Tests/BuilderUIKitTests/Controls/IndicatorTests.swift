import Foundation
import Testing

@testable import BuilderUIKit

/// Spinners and page dots.
@MainActor
@Suite struct IndicatorTests {
    @Test func aSpinnerIsHiddenUntilItTurns() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.frame.size == CGSize(width: 20, height: 20))
        #expect(spinner.isHidden)
        spinner.startAnimating()
        #expect(!spinner.isHidden && spinner.isAnimating)
        spinner.stopAnimating()
        #expect(spinner.isHidden)
        spinner.hidesWhenStopped = false
        spinner.isHidden = false
        spinner.stopAnimating()
        #expect(!spinner.isHidden)
        spinner.style = .large
        #expect(spinner.bounds.size == CGSize(width: 37, height: 37))
        #expect(spinner.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }

    @Test func pagesHaveDots() {
        let control = UIPageControl()
        control.numberOfPages = 3
        #expect(control.intrinsicContentSize == CGSize(width: 115.5, height: 26))
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -1
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
        #expect(control.size(forNumberOfPages: 4).height == 26)
    }

    @Test func aSinglePageMayShowNothing() throws {
        func display(hides: Bool) throws -> Int {
            let display = try Renderer().layOut(
                { () -> UIView in
                    let control = UIPageControl()
                    control.numberOfPages = 1
                    control.hidesForSinglePage = hides
                    return control
                }(), width: 100, height: 26)
            return display.layer.contents.count
        }
        #expect(try display(hides: true) == 0)
        #expect(try display(hides: false) == 1)
    }
}
