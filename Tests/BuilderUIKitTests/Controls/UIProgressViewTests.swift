import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIProgressViewTests {
    @Test func progressIsAPartOfTheWidth() throws {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.frame.height == 4)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: 4))
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
        view.progress = 1.5
        #expect(view.progress == 1)
        view.setProgress(0.25, animated: false)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
        view.progressTintColor = .red
        view.layoutIfNeeded()
        let fill = try #require(view.subviews.first { $0.backgroundColor == .red })
        #expect(fill.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(fill.frame.maxX == 200)
    }

    @Test func barsHaveNoTrack() {
        func hasTrack(_ style: UIProgressView.Style) -> Bool {
            UIProgressView(progressViewStyle: style).subviews.contains { $0.backgroundColor == .systemFill }
        }
        #expect(hasTrack(.default))
        #expect(!hasTrack(.bar))
    }
}
