import GallerySources
import Testing

@testable import SnapshotInit

/// The report's lines about previews.
@Suite struct PreviewReportTests {
    private func preview(_ line: Int, obstacle: LoweredPreview.Obstacle? = nil) -> LoweredPreview {
        LoweredPreview(
            name: nil, path: "A.swift", line: line, function: obstacle == nil ? "f" : nil, obstacle: obstacle)
    }

    @Test func drawnPreviewsAreCounted() {
        #expect(
            PreviewReport([preview(1), preview(2)]).lines == [
                "Previews in the app's files: 2, of which 2 are screens."
            ])
        #expect(PreviewReport([preview(1, obstacle: .swiftUI)]).lines.first?.contains("none is a screen.") == true)
    }

    @Test func othersAreListedByTheirReason() {
        let previews =
            (1...8).map { preview($0, obstacle: .swiftUI) } + [preview(9), preview(10, obstacle: .refused)]
            + [preview(11, obstacle: .form)]
        #expect(
            PreviewReport(previews).lines == [
                "Previews in the app's files: 11, of which 1 is a screen.",
                "  SwiftUI's, not drawn: A.swift:1, A.swift:2, A.swift:3, A.swift:4, A.swift:5, 3 more",
                "  not in the form of UIKit's #Preview, not drawn: A.swift:11",
                "  left out, since they don't compile: A.swift:10",
            ])
    }
}
