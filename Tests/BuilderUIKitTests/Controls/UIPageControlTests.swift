import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIPageControlTests {
    private let stage = EventStage()

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

    @Test func pagesAreTurned() {
        let (pages, changes) = stage.show(UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26)))
        pages.numberOfPages = 2
        pages.simulateTap(at: CGPoint(x: 150, y: 13))
        pages.simulateTap(at: CGPoint(x: 150, y: 13))
        #expect(pages.currentPage == 1)
        pages.simulateTap(at: CGPoint(x: 50, y: 13))
        #expect(pages.currentPage == 0)
        #expect(changes() == 2)
    }
}
