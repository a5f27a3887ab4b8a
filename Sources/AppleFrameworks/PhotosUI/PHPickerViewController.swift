import BuilderPhotos
import BuilderUIKit
import Settling

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
    /// The edges without margins.
    public var edgesWithoutContentMargins = PHPickerEdges()
    /// The parts of the picker that are left out.
    public var disabledCapabilities = PHPickerCapabilities()

    /// A change of a picker that is shown.
    public struct Update: Hashable, Sendable {
        /// The largest number of assets.
        public var selectionLimit: Int?
        /// The edges without margins.
        public var edgesWithoutContentMargins: PHPickerEdges?
        public init() {}
    }

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// The edges of a picker.
public typealias PHPickerEdges = NSDirectionalRectEdge

/// The parts of a picker.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Searching.
    public static let search = PHPickerCapabilities(rawValue: 1)
    /// The area of chosen items.
    public static let stagingArea = PHPickerCapabilities(rawValue: 2)
    /// Moving between collections.
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
    /// The buttons of the selection.
    public static let selectionActions = PHPickerCapabilities(rawValue: 8)
    /// Warnings of sensitive content.
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
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
    /// Does nothing: there are no assets.
    open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
    /// Does nothing.
    open func updatePicker(using configuration: PHPickerConfiguration.Update) {}
    /// Does nothing.
    open func scrollToInitialPosition() {}
    /// Does nothing.
    open func zoomIn() {}
    /// Does nothing.
    open func zoomOut() {}
}

/// The method with which a picker reports a choice: none, when the user cancels.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The style of playback.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }

/// The look of a badge.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The badge is drawn over the photo.
    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
    /// The badge says that the photo doesn't move.
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// A view of a Live Photo: a placeholder.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    /// The style of playback.
    public typealias PlaybackStyle = PHLivePhotoViewPlaybackStyle
    open var livePhoto: PHLivePhoto?
    open var isMuted = false
    /// The recognizer of a touch that plays.
    public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()
    /// The part of the photo that is shown.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Returns a symbol.
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
    }
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
    /// Calls a closure with no identifiers later: there are no photos.
    @MainActor
    public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
    ) { answerLater { completionHandler([]) } }
    /// Returns no identifiers: there are no photos.
    @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) async -> [String] { [] }
}
