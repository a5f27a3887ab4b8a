import BuilderUniformTypeIdentifiers
import Foundation

// Controllers of the system's that show what only a device has. A placeholder is drawn in their place; their delegates
// aren't called, as if the user hadn't chosen yet.

/// A picker of photos and the camera.
open class UIImagePickerController: UINavigationController {
    /// The source of pictures.
    public enum SourceType: Int, Hashable, Sendable {
        /// The library, the camera, or the saved photos.
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// The kind of recording.
    public enum CameraCaptureMode: Int, Hashable, Sendable {
        /// A photo or a video.
        case photo, video
    }

    /// A camera.
    public enum CameraDevice: Int, Hashable, Sendable {
        /// The camera on the back or on the front.
        case rear, front
    }

    /// The mode of the flash.
    public enum CameraFlashMode: Int, Hashable, Sendable {
        /// Off, by the light, or on.
        case off = -1
        /// UIKit's `auto`.
        case auto, on
    }

    /// The quality of a video.
    public enum QualityType: Int, Hashable, Sendable {
        /// The quality of the name.
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// The form of exported images.
    public enum ImageURLExportPreset: Int, Hashable, Sendable {
        /// One that other devices read, or the present one.
        case compatible, current
    }

    /// The key of a result.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key of the value of the name.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// UIKit's `originalImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// UIKit's `editedImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// UIKit's `cropRect`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// UIKit's `mediaURL`.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// UIKit's `imageURL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// UIKit's `referenceURL`.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// UIKit's `mediaMetadata`.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// UIKit's `livePhoto`.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// UIKit's `phAsset`.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }

    /// Returns a Boolean value that indicates whether a source is available: all but the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns the types of media of a source.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
    }
    /// Returns a Boolean value that indicates whether a camera is available; always false.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Returns a Boolean value that indicates whether a flash is available; always false.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Returns the kinds of recording of a camera: none.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// The source.
    open var sourceType = SourceType.photoLibrary
    /// The types of media.
    open var mediaTypes = ["public.image"]
    /// A Boolean value that indicates whether the user can crop a picture.
    open var allowsEditing = false
    /// The form of exported images.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// The longest duration of a video, in seconds.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of a video.
    open var videoQuality = QualityType.typeMedium
    /// The preset of an exported video.
    open var videoExportPreset = ""
    /// A Boolean value that indicates whether the camera's controls are shown.
    open var showsCameraControls = true
    /// A view above the camera's picture.
    open var cameraOverlayView: UIView?
    /// The transform of the camera's picture.
    open var cameraViewTransform = CGAffineTransform.identity
    /// The kind of recording.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// The camera.
    open var cameraDevice = CameraDevice.rear
    /// The mode of the flash.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Takes a photo; does nothing.
    open func takePicture() {}
    /// Starts a video; returns false.
    open func startVideoCapture() -> Bool { false }
    /// Ends a video; does nothing.
    open func stopVideoCapture() {}

    open override func loadView() {
        loadPlaceholder(
            name: "UIImagePickerController", detail: sourceType == .camera ? "the camera" : "the photo library")
    }
}

/// The methods that a picker of photos calls; both are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called when a picture was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the picker was canceled.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo _: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// Saves an image to the photo library, which doesn't exist: the target's method isn't called.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Saves a video to the photo library, which doesn't exist: the target's method isn't called.
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Returns false: there is no photo library.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// A picker of documents.
open class UIDocumentPickerViewController: UIViewController {
    /// The older kinds of a picker.
    public enum Mode: UInt, Hashable, Sendable {
        /// Copies from elsewhere, uses what is elsewhere, copies to elsewhere, or moves to elsewhere.
        case `import`, open, exportToService, moveToService
    }

    /// The delegate.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// A Boolean value that indicates whether several documents can be chosen.
    open var allowsMultipleSelection = false
    /// A Boolean value that indicates whether file name extensions are shown.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first.
    open var directoryURL: URL?
    /// The older kind of the picker.
    public let documentPickerMode: Mode
    private let detail: String

    /// Creates a picker of documents of types, which are identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: Mode) {
        documentPickerMode = mode
        detail = allowedUTIs.joined(separator: ", ")
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker of documents of types.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .import : .open
        detail = contentTypes.map { "\($0)" }.joined(separator: ", ")
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker of a place for documents.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        detail = urls.map(\.lastPathComponent).joined(separator: ", ")
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker of a place for documents.
    public convenience init(urls: [URL], in mode: Mode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    /// Creates a picker of a place for a document.
    public convenience init(url: URL, in mode: Mode) { self.init(urls: [url], in: mode) }

    /// Creates a picker of documents of any type.
    public required init?(coder: NSCoder) {
        documentPickerMode = .open
        detail = ""
        super.init(coder: coder)
    }

    open override func loadView() { loadPlaceholder(name: "UIDocumentPickerViewController", detail: detail) }
}

/// The older kinds of a picker of documents.
public typealias UIDocumentPickerMode = UIDocumentPickerViewController.Mode

/// The methods that a picker of documents calls; all are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called when documents were chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the picker was canceled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Called when a document was chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_: UIDocumentPickerViewController, didPickDocumentsAt _: [URL]) {}
    public func documentPickerWasCancelled(_: UIDocumentPickerViewController) {}
    public func documentPicker(_: UIDocumentPickerViewController, didPickDocumentAt _: URL) {}
}

/// A picker of colors.
open class UIColorPickerViewController: UIViewController {
    /// The delegate.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The color.
    open var selectedColor: UIColor = .black
    /// A Boolean value that indicates whether the opacity can be chosen.
    open var supportsAlpha = true

    open override func loadView() { loadPlaceholder(name: "UIColorPickerViewController") }
}

/// The methods that a picker of colors calls; all are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// Called when a color was chosen, by its older name.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called when a color was chosen.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the picker was closed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(_: UIColorPickerViewController) {}
    public func colorPickerViewController(_: UIColorPickerViewController, didSelect _: UIColor, continuously _: Bool) {}
    public func colorPickerViewControllerDidFinish(_: UIColorPickerViewController) {}
}

/// A picker of fonts.
open class UIFontPickerViewController: UIViewController {
    /// The properties of a picker.
    @preconcurrency @MainActor
    open class Configuration: _MainActorObject {
        /// A Boolean value that indicates whether the faces of families are shown.
        open var includeFaces = false
        /// A Boolean value that indicates whether names are shown in the system's font.
        open var displayUsingSystemFont = false
        /// The required traits of the fonts.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        public override init(_responder: Void) { super.init(_responder: ()) }
        /// Creates a configuration.
        public init() { super.init(_responder: ()) }
    }

    /// The properties.
    public let configuration: Configuration
    /// The delegate.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font.
    open var selectedFontDescriptor: UIFontDescriptor?

    /// Creates a picker.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Creates a picker.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func loadView() { loadPlaceholder(name: "UIFontPickerViewController") }
}

/// The methods that a picker of fonts calls; both are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    /// Called when a font was chosen.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called when the picker was canceled.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_: UIFontPickerViewController) {}
}
