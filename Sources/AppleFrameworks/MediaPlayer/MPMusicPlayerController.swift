import BuilderUIKit

/// The state of a player of music.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// The repetition of a queue.
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }

/// The order of a queue.
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

/// The methods of players.
public protocol MPMediaPlayback: AnyObject {
    func prepareToPlay()
    var isPreparedToPlay: Bool { get }
    func play()
    func pause()
    func stop()
    var currentPlaybackTime: TimeInterval { get set }
    var currentPlaybackRate: Float { get set }
    func beginSeekingForward()
    func beginSeekingBackward()
    func endSeeking()
}

/// A player of the library's items. The library is empty, so nothing plays.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
    private static let application = MPMusicPlayerApplicationController()
    private static let system = MPMusicPlayerController()

    /// The app's player.
    open class var applicationMusicPlayer: MPMusicPlayerController { application }
    /// The app's player, whose queue can be changed.
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { application }
    /// The player of the app for music.
    open class var systemMusicPlayer: MPMusicPlayerController { system }
    /// The former name of `systemMusicPlayer`.
    open class var iPodMusicPlayer: MPMusicPlayerController { system }

    override init() {}

    /// The state: stopped, since nothing plays.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// The repetition.
    open var repeatMode = MPMusicRepeatMode.default
    /// The order.
    open var shuffleMode = MPMusicShuffleMode.default
    /// The volume, 0…1, which iOS has no more.
    open var volume: Float = 1
    /// The item that plays.
    open var nowPlayingItem: MPMediaItem?
    /// The number of the item that plays; `NSNotFound` for none.
    open var indexOfNowPlayingItem: Int { NSNotFound }
    /// The seconds of the item that were played.
    open var currentPlaybackTime: TimeInterval = 0
    /// The speed.
    open var currentPlaybackRate: Float = 0
    /// A Boolean value that indicates whether an item is ready; false.
    open var isPreparedToPlay: Bool { false }

    /// Has no effect: the library is empty.
    open func setQueue(with query: MPMediaQuery) {}
    /// Has no effect: the library is empty.
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    /// Has no effect: there is no store.
    open func setQueue(with storeIDs: [String]) {}
    /// Has no effect: nothing is ready.
    open func prepareToPlay() {}
    /// Calls a closure with an error: nothing is ready.
    open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(CocoaError(.featureUnsupported)) }
    }
    /// Has no effect: nothing plays.
    open func play() {}
    /// Has no effect: nothing plays.
    open func pause() {}
    /// Has no effect: nothing plays.
    open func stop() {}
    /// Has no effect: nothing plays.
    open func skipToNextItem() {}
    /// Has no effect: nothing plays.
    open func skipToBeginning() {}
    /// Has no effect: nothing plays.
    open func skipToPreviousItem() {}
    /// Has no effect: nothing plays.
    open func beginSeekingForward() {}
    /// Has no effect: nothing plays.
    open func beginSeekingBackward() {}
    /// Has no effect: nothing plays.
    open func endSeeking() {}
    /// Has no effect: the state doesn't change.
    open func beginGeneratingPlaybackNotifications() {}
    /// Has no effect: the state doesn't change.
    open func endGeneratingPlaybackNotifications() {}
}

/// The app's player of the library's items.
open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {}

extension NSNotification.Name {
    /// Another item plays.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = Self(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// A player's state changed.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = Self(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    /// A player's volume changed.
    public static let MPMusicPlayerControllerVolumeDidChange = Self(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
    /// The library changed.
    public static let MPMediaLibraryDidChange = Self("MPMediaLibraryDidChangeNotification")
}
