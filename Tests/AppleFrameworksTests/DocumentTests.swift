import AppleFrameworksFixture
import BuilderUIKit
import BuilderVision
import BuilderVisionKit
import BuilderWatchConnectivity
import Foundation
import Testing

/// Documents, drawings and other devices, as an app uses them.
@MainActor
@Suite struct DocumentTests {
    @Test func documentsArePlaceholdersAndDrawingsAreReported() async throws {
        let controller = DocumentController()
        let text = try await Renderer(timeout: 600).textTree(of: controller)
        #expect(text.contains("placeholder=\"manual.pdf\""), "\(text)")
        #expect(controller.changes == 1)
        controller.recognize(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in })
        #expect(controller.texts == [])
    }

    @Test func anEventsFormIsAPlaceholderWithItsTitle() async throws {
        let text = try await Renderer(timeout: 600).textTree(of: EventEditor().makeEditor(title: "Standup"))
        #expect(text.contains("placeholder=\"Standup\""), "\(text)")
    }

    @Test func noWatchIsPaired() {
        let link = WatchLink()
        link.send(["a": 1])
        #expect((link.failure as? WCError)?.code == .sessionNotActivated)
    }

    @Test func aMicrophoneDoesntStart() {
        #expect(throws: (any Error).self) { try Dictation().start() }
    }

    @Test func kindsOfScannedDataDiffer() {
        let types: Set<DataScannerViewController.RecognizedDataType> = [
            .text(), .barcode(), .barcode(symbologies: [.qr]),
        ]
        #expect(types.count == 3)
        #expect(VNImageRectForNormalizedRect(CGRect(x: 0.5, y: 0, width: 0.5, height: 1), 200, 100).minX == 100)
    }
}
