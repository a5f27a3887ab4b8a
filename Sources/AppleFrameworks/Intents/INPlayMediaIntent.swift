import BuilderFoundation

/// The first object of an extension that handles requests. The system starts none on Linux.
open class INExtension: NSObject {
    /// Creates the object.
    public override init() {}
    /// Returns the object that handles a request: this one.
    open func handler(for intent: INIntent) -> Any? { self }
}

/// The kind of a media item.
public enum INMediaItemType: Int, Sendable {
    /// Any, or a kind of music.
    case unknown, song, album, artist, genre, playlist
    /// A kind of podcast.
    case podcastShow, podcastEpisode, podcastPlaylist
    /// A station, a book, or a kind of video.
    case musicStation, audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station
    /// Any kind of music, an algorithm's choice, or news.
    case music, algorithmicRadioStation, news
}

/// Something that plays.
open class INMediaItem: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String?
    /// The title.
    public let title: String?
    /// The kind.
    public let type: INMediaItemType
    /// The picture.
    public let artwork: INImage?
    /// The artist.
    public let artist: String?

    /// Creates an item.
    public init(
        identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.type = type
        self.artwork = artwork
        self.artist = artist
    }
}

/// The way in which a queue repeats.
public enum INPlaybackRepeatMode: Int, Sendable {
    /// Any, not at all, all items, or one.
    case unknown, none, all, one
}

/// The place in a queue at which items are added.
public enum INPlaybackQueueLocation: Int, Sendable {
    /// Any, at once, next, or at the end.
    case unknown, now, next, later
}

/// A request to play media.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
    /// The items.
    public let mediaItems: [INMediaItem]?
    /// The item that contains them.
    public let mediaContainer: INMediaItem?
    /// A Boolean value that indicates whether the order is random.
    public let playShuffled: Bool?
    /// The way in which the queue repeats.
    public let playbackRepeatMode: INPlaybackRepeatMode
    /// A Boolean value that indicates whether playing goes on where it ended.
    public let resumePlayback: Bool?
    /// The place in the queue.
    public let playbackQueueLocation: INPlaybackQueueLocation
    /// The speed; 1 for normal.
    public let playbackSpeed: Double?

    /// Creates a request.
    public init(
        mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
        playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
        playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil
    ) {
        self.mediaItems = mediaItems
        self.mediaContainer = mediaContainer
        self.playShuffled = playShuffled
        self.playbackRepeatMode = playbackRepeatMode
        self.resumePlayback = resumePlayback
        self.playbackQueueLocation = playbackQueueLocation
        self.playbackSpeed = playbackSpeed
        super.init()
    }

    /// Creates a request without items, because archives don't exist on Linux.
    public required init?(coder: NSCoder) {
        (mediaItems, mediaContainer, playShuffled, resumePlayback) = (nil, nil, nil, nil)
        (playbackRepeatMode, playbackQueueLocation, playbackSpeed) = (.unknown, .unknown, nil)
        super.init(coder: coder)
    }
}

/// The result of a request to play media.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
    /// None, or one of success.
    case unspecified, ready, continueInApp, inProgress, success, handleInApp
    /// One of failure.
    case failure, failureRequiringAppLaunch, failureUnknownMediaType, failureNoUnplayedContent
    /// One of a limit.
    case failureRestrictedContent, failureMaxStreamLimitReached
}

/// The answer to a request to play media.
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
    /// The result.
    public let code: INPlayMediaIntentResponseCode
    /// The values for the screen that shows what plays.
    open var nowPlayingInfo: [String: Any]?

    /// Creates an answer.
    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// The way in which a parameter is understood.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    /// The ways.
    enum Outcome {
        case needsValue, notRequired, unsupported, value
    }
    fileprivate(set) var outcome = Outcome.unsupported

    /// Creates the answer that the value isn't supported.
    public required override init() {}

    private static func result(_ outcome: Outcome) -> Self {
        let result = Self()
        result.outcome = outcome
        return result
    }

    /// Returns the answer that the user must give a value.
    open class func needsValue() -> Self { result(.needsValue) }
    /// Returns the answer that the parameter isn't needed.
    open class func notRequired() -> Self { result(.notRequired) }
    /// Returns the answer that the value isn't supported.
    open class func unsupported() -> Self { result(.unsupported) }
}

/// The way in which a media item is understood.
open class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// The item that was found.
    fileprivate(set) var resolvedMediaItem: INMediaItem?

    /// Returns the answer that an item was found.
    open class func success(with resolvedMediaItem: INMediaItem) -> Self {
        let result = Self()
        result.outcome = .value
        result.resolvedMediaItem = resolvedMediaItem
        return result
    }

    /// Returns the answers for items that were found. Classes that inherit have their own, which are preferred.
    @_disfavoredOverload
    open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult] {
        resolvedMediaItems.map { success(with: $0) }
    }
}

/// The way in which the items to play are understood.
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
    /// Creates an answer from that for an item.
    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
        self.init()
        outcome = mediaItemResolutionResult.outcome
        resolvedMediaItem = mediaItemResolutionResult.resolvedMediaItem
    }

    /// Returns the answers for items that were found.
    open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult] {
        resolvedMediaItems.map { success(with: $0) }
    }
}

/// An object that handles requests to play media.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    /// Plays the media, and calls a closure with the result.
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    /// Confirms that the media can play, and calls a closure with the result. Answers `success` by default.
    func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    /// Finds the items, and calls a closure with them. Finds those of the request by default.
    func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
}

extension INPlayMediaIntentHandling {
    public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .success, userActivity: nil))
    }
    public func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) {
        completion(INPlayMediaMediaItemResolutionResult.successes(with: intent.mediaItems ?? []))
    }
}
