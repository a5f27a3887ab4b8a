import Builder
import Testing

@testable import Screens

/// Pages quote what stands between the markers.
@MainActor
@Suite struct LayoutSamples {
    private enum Part: String {
        case longTitle = "long-title"
    }

    @Test func aRenderHasLayoutDiagnostics() throws {
        // snapshot: begin layout-diagnostics
        let renderer = Renderer()
        _ = try renderer.layOut(PriorityRowsView(), width: 220) { view in
            print(view.textTree)  // every view with its frame and text
            #expect(view.layoutDiagnostics.conflicts.isEmpty)
            #expect(!view.hasAmbiguousLayout)

            let title = try #require(view.find(subview: Part.longTitle))
            print(title.layoutDiagnostics.frame)  // which constraints fix each edge
            #expect(title.frame.height > 30)  // two lines
        }
        // snapshot: end layout-diagnostics
    }
}
