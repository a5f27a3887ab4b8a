import BuilderLinkPresentation
import BuilderPhotosUI
import BuilderUIKit
import Testing

/// The picker of photos, and links' descriptions in share sheets.
@MainActor @Suite struct PickerTests {
    private final class Listener: PHPickerViewControllerDelegate {
        var counts: [Int] = []
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            counts.append(results.count)
            picker.dismiss(animated: true)
        }
    }

    private final class Page: UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "placeholder" }
        func activityViewController(
            _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
        ) -> Any? { nil }
        func activityViewControllerLinkMetadata(_ controller: UIActivityViewController) -> LPLinkMetadata? {
            let metadata = LPLinkMetadata()
            metadata.title = "Page 7"
            return metadata
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let root = UIViewController()

    init() {
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
    }

    @Test func cancelingFinishesWithoutPhotos() throws {
        let listener = Listener()
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = listener
        root.present(picker, animated: true)
        window.layoutIfNeeded()
        #expect(window.label("No Photos") != nil && window.label("Add") == nil)
        try #require(window.label("Cancel")).simulateTap()
        #expect(listener.counts == [0] && root.presentedViewController == nil)
    }

    @Test func severalPhotosAreAdded() {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 0
        root.present(PHPickerViewController(configuration: configuration), animated: true)
        window.layoutIfNeeded()
        #expect(window.label("Add") != nil)
    }

    @Test func aLinksDescriptionTitlesAShareSheet() {
        let sheet = UIActivityViewController(activityItems: [Page()], applicationActivities: nil)
        root.present(sheet, animated: true)
        window.layoutIfNeeded()
        #expect(window.label("Page 7") != nil && window.label("placeholder") == nil)
    }
}
