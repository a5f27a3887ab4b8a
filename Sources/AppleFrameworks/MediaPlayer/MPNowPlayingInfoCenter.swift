import BuilderUIKit

/// The system's display of what is playing; it is kept and not shown.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { center }
    open var nowPlayingInfo: [String: Any]?
    open var playbackState: MPNowPlayingPlaybackState = .unknown
}

/// The state of playing.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"

/// The kinds of media.
public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Music.
    public static let music = MPMediaType(rawValue: 1)
    /// Podcasts.
    public static let podcast = MPMediaType(rawValue: 2)
    /// Audiobooks.
    public static let audioBook = MPMediaType(rawValue: 4)
    /// Audio of any kind.
    public static let anyAudio = MPMediaType(rawValue: 255)
    /// Movies.
    public static let movie = MPMediaType(rawValue: 256)
    /// Media of any kind.
    public static let any = MPMediaType(rawValue: .max)
}
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of a value: the number of the chapter that is played.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// The key of a value: the number of chapters.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// The key of a value: the number of the item that is played.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of a value: the number of items.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of a value: the part of the item that was played.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// The key of a value: the identifier of the item in the app's catalog.
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// The key of a value: the identifier of the app's service.
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
/// The key of a value: the date at which a stream's present place was sent.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// The kind of what is playing.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// A picture of what is playing.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    public let bounds: CGRect
    private let requestHandler: (CGSize) -> UIImage
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        self.requestHandler = requestHandler
    }
    open func image(at size: CGSize) -> UIImage? { requestHandler(size) }
}

/// A slider of the device's volume: a placeholder.
@preconcurrency @MainActor
open class MPVolumeView: PlaceholderView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
    /// A Boolean value that indicates whether sound can go to another device: false.
    open var areWirelessRoutesAvailable: Bool { false }
    /// A Boolean value that indicates whether sound goes to another device: false.
    open var isWirelessRouteActive: Bool { false }
    /// The image of a warning; without effect.
    open var volumeWarningSliderImage: UIImage?
    private var images: [String: UIImage] = [:]

    private func set(_ image: UIImage?, _ name: String, _ state: UIControl.State) {
        images["\(name) \(state.rawValue)"] = image
    }
    private func image(_ name: String, _ state: UIControl.State) -> UIImage? { images["\(name) \(state.rawValue)"] }

    /// Sets the image of the button of devices, which the placeholder doesn't show.
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) { set(image, "route", state) }
    /// Returns the image of the button of devices.
    open func routeButtonImage(for state: UIControl.State) -> UIImage? { image("route", state) }
    /// Sets the image of the thumb, which the placeholder doesn't show.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { set(image, "thumb", state) }
    /// Returns the image of the thumb.
    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { image("thumb", state) }
    /// Sets the image of the track before the thumb, which the placeholder doesn't show.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        set(image, "minimum", state)
    }
    /// Returns the image of the track before the thumb.
    open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { image("minimum", state) }
    /// Sets the image of the track after the thumb, which the placeholder doesn't show.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        set(image, "maximum", state)
    }
    /// Returns the image of the track after the thumb.
    open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { image("maximum", state) }
    /// Returns the rectangle of the slider in bounds.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the button of devices in bounds.
    open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    public convenience init(frame: CGRect = .zero) {
        self.init(name: "MPVolumeView")
        self.frame = frame
    }
}
