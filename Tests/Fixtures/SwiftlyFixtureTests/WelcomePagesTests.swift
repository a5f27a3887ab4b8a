import SwiftlyUI
import Testing

@testable import SwiftlyFixture

@MainActor
@Suite struct WelcomePagesTests {
    @Test func theDotsStandBelowTheTopics() {
        let pages = WelcomePages(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        pages.layoutIfNeeded()
        #expect(abs(pages.dots.frame.midX - 160) < 0.5)
        #expect(abs(pages.dots.frame.maxY - 392) < 0.5)
        #expect(abs(pages.topics.frame.maxY - (pages.dots.frame.minY - 8)) < 0.5)
        #expect(pages.dots.progress === pages.progress && pages.progress.isProgressVisible)
        #expect(pages.topics.contentHuggingElements == .sectionHeaders)
        #expect(pages.dots.focusGroupPriority == .prioritized)
    }
}
