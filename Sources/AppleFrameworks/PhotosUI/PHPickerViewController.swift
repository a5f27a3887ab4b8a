import BuilderPhotos
import BuilderUIKit

/// The properties of a photo picker.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The representation of assets.
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    /// The order of assets.
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
    /// The size of a picker.
    public enum Mode: Int, Sendable { case `default`, compact }

    public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
    public var selection: Selection = .default
    public var mode: Mode = .default
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// The kinds of assets that a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String
    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    public static let screenshots = PHPickerFilter(name: "screenshots")
    public static let panoramas = PHPickerFilter(name: "panoramas")
    public static let bursts = PHPickerFilter(name: "bursts")
    public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "any(\(subfilters.map(\.name)))")
    }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "all(\(subfilters.map(\.name)))")
    }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not(\(filter.name))") }
}

/// A picker of photos: that of a device without photos.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController, SystemContentController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let library = PhotoLibraryController(choosesSeveral: configuration.selectionLimit != 1)
        library.cancel = { [weak self] in self?.cancel() }
        embedSystemContent(UINavigationController(rootViewController: library))
    }

    /// Notifies the delegate, which dismisses the picker; without a delegate, the picker dismisses itself.
    private func cancel() {
        guard let delegate else { return dismissSystemContent {} }
        delegate.picker(self, didFinishPicking: [])
    }

    open func deselectAssets(withIdentifiers identifiers: [String]) {}
}

/// The method with which a picker reports a choice: none, when the user cancels.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A view of a Live Photo: a placeholder.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    /// The style of playback.
    public enum PlaybackStyle: Int, Sendable { case undefined, full, hint }
    open var livePhoto: PHLivePhoto?
    open var isMuted = false
    open weak var delegate: (any PHLivePhotoViewDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.placeholder = Placeholder("PHLivePhotoView")
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.placeholder = Placeholder("PHLivePhotoView")
    }

    open func startPlayback(with playbackStyle: PlaybackStyle) {}
    open func stopPlayback() {}
}

/// The methods with which the view of a Live Photo reports playback.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
    ) {}
}

extension PHPhotoLibrary {
    /// Has no effect: there are no photos.
    @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
