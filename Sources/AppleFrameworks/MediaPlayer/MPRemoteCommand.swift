import BuilderUIKit

/// The outcome of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// A command from outside the app, such as from headphones; none comes.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    open var isEnabled = true
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?) {}
    open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A command that skips a time.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    open var preferredIntervals: [NSNumber] = []
}

/// A command that rates.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    open var isActive = false
    open var localizedTitle = ""
    open var localizedShortTitle = ""
}

/// A command that rates with a number.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    /// The lowest number.
    open var minimumRating: Float = 0
    /// The highest number.
    open var maximumRating: Float = 1
}

/// A command that changes the rate.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    open var supportedPlaybackRates: [NSNumber] = []
}

/// A command that changes the place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
/// A command that changes the order.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {}
/// A command that repeats.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {}

/// The event of a command.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    open var command: MPRemoteCommand { MPRemoteCommand() }
    open var timestamp: TimeInterval { 0 }
}

/// The event of a command that skips a time.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var interval: TimeInterval { 0 }
}
/// The kind of a search through an item.
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }
/// The event of a command that searches through an item.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The kind.
    open var type: MPSeekCommandEventType { .beginSeeking }
}
/// The event of a command that changes the place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var positionTime: TimeInterval { 0 }
}
/// The event of a command that changes the rate.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var playbackRate: Float { 1 }
}

/// The commands from outside the app.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { center }
    public let pauseCommand = MPRemoteCommand()
    public let playCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    /// Turns on an option of languages.
    public let enableLanguageOptionCommand = MPRemoteCommand()
    /// Turns off an option of languages.
    public let disableLanguageOptionCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    /// The command that rates with a number.
    public let ratingCommand = MPRatingCommand()
    public let bookmarkCommand = MPFeedbackCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
}
