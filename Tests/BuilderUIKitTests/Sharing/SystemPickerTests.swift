import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// The pickers of documents and photos, which are empty, and pictures in place of system controllers.
@MainActor
@Suite struct SystemPickerTests {
    private final class Listener: UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate
    {
        var log: [String] = []
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("documents") }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            log.append("photos")
            picker.dismiss(animated: true)
        }
    }

    private let stage = SystemContentStage()
    private let listener = Listener()

    @Test func documentsAreEmptyAndCanBeCanceled() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        picker.delegate = listener
        stage.present(picker)
        #expect(stage.label("No Recents") != nil && stage.label("Browse") != nil && stage.label("Open") != nil)
        #expect(stage.tap("Cancel"))
        #expect(listener.log == ["documents"])
        #expect(stage.root.presentedViewController == nil)
        stage.present(picker)
        #expect(try #require(picker.presentationController).dismissByUser())
        #expect(listener.log == ["documents", "documents"])
    }

    @Test func exportsAreNamedByTheirButton() {
        let url = URL(fileURLWithPath: "/a.txt")
        stage.present(UIDocumentPickerViewController(forExporting: [url]))
        #expect(stage.label("Move") != nil && stage.label("Open") == nil)
    }

    @Test func photosAreEmptyAndCanBeCanceled() {
        let picker = UIImagePickerController()
        picker.delegate = listener
        stage.present(picker)
        #expect(stage.label("No Photos") != nil)
        #expect(stage.tap("Cancel"))
        #expect(listener.log == ["photos"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func aPickerWithoutDelegateDismissesItself() {
        stage.present(UIImagePickerController())
        stage.tap("Cancel")
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func theCameraIsAPlaceholder() {
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        #expect(picker.view.layer.placeholder?.detail == "the camera")
    }

    @Test func segmentsChangeTheEmptyContent() throws {
        stage.present(UIImagePickerController())
        let segments = try #require(
            stage.views(UISegmentedControl.self).first { $0.titleForSegment(at: 0) == "Photos" })
        segments.selectedSegmentIndex = 1
        segments.sendActions(for: .valueChanged)
        stage.window.layoutIfNeeded()
        #expect(stage.label("No Collections") != nil && stage.label("No Photos") == nil)
    }

    /// A picture hides the content of a system controller, not only its background.
    @Test func aPictureReplacesTheWholeContent() async throws {
        let makers: [@MainActor @Sendable () -> UIViewController] = [
            { UIActivityViewController(activityItems: ["a"], applicationActivities: nil) },
            { UIColorPickerViewController() }, { UIFontPickerViewController() }, { UIImagePickerController() },
            { UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]) },
        ]
        for make in makers {
            var renderer = Renderer(timeout: 600)
            renderer.replacements.replace(UIViewController.self) { controller in
                guard controller is any SystemContentController else { return nil }
                return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                    UIColor.green.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                }
            }
            let picture = try await renderer.bitmap(of: make(), scale: 1)
            for y in stride(from: 100, to: picture.height - 100, by: 7) {
                for x in stride(from: 2, to: picture.width, by: 11) {
                    #expect(picture.pixel(x: x, y: y) == 0xFF00_FF00)
                }
            }
        }
    }
}
