import Builder
import Testing

@testable import Screens

/// Pages quote what stands between the markers.
@MainActor
@Suite struct LayoutSamples {
    private enum Part: String {
        case longTitle = "long-title"
    }

    @Test func aLayoutCanBeAsked() throws {
        let view = PriorityRowsView().build()
        view.frame = CGRect(x: 0, y: 0, width: 220, height: 120)
        view.layoutIfNeeded()

        // snapshot: begin layout-diagnostics
        print(view.textTree)  // every view with its frame and text
        #expect(view.layoutDiagnostics.conflicts.isEmpty)
        #expect(!view.hasAmbiguousLayout)

        let title = try #require(view.find(subview: Part.longTitle))
        print(title.layoutDiagnostics.frame)  // which constraints fix each edge
        // snapshot: end layout-diagnostics
        #expect(view.textTree.contains("A long title that gives way"))
        #expect(title.frame.height > 30)
    }
}
