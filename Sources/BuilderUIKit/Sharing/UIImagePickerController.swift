import Foundation

/// A picker of photos and the camera.
///
/// The library has no photos; a placeholder is drawn in place of the camera, which isn't available.
open class UIImagePickerController: UINavigationController, SystemContentController {
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

    /// The delegate, held weakly: the navigation controller's.
    @_nonoverride
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
        set { super.delegate = newValue }
    }

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
        guard sourceType != .camera else {
            return loadPlaceholder(name: "UIImagePickerController", detail: "the camera")
        }
        super.loadView()
        guard viewControllers.isEmpty else { return }
        let library = PhotoLibraryController(choosesSeveral: false)
        library.cancel = { [weak self] in self?.cancel() }
        pushViewController(library, animated: false)
    }

    /// Notifies the delegate, which dismisses the picker; without a delegate, the picker dismisses itself.
    private func cancel() {
        if let delegate = super.delegate as? any UIImagePickerControllerDelegate {
            delegate.imagePickerControllerDidCancel(self)
        } else {
            dismissSystemContent {}
        }
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
    private var proxied: ForwardedCalls<any UIImagePickerControllerDelegate>? { ForwardedCalls(self) }

    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        guard let proxied, proxied.handles() else { return picker.dismiss(animated: true) }
        proxied.send([picker, info]) { $0.imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
    }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        guard let proxied, proxied.handles() else { return picker.dismiss(animated: true) }
        proxied.send([picker]) { $0.imagePickerControllerDidCancel(picker) }
    }
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
