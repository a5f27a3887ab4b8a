import BuilderCoreMedia
import BuilderUIKit
import Settling

/// A player, which never plays: it waits for its item, which is never ready.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// The state of a player.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// The control of time.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    /// The action at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// The cause of a wait.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    public override init() { super.init() }
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
    }

    open private(set) var currentItem: AVPlayerItem?
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var rate: Float = 0
    open var defaultRate: Float = 1
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd: ActionAtItemEnd = .pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var isExternalPlaybackActive: Bool { false }
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var appliesMediaSelectionCriteriaAutomatically = true
    /// The playback while the app is in the background; without effect.
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    /// A Boolean value that indicates whether HDR is played; false.
    public static var eligibleForHDRPlayback: Bool { false }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    open var reasonForWaitingToPlay: WaitingReason? {
        rate == 0 ? nil : currentItem == nil ? .noItemToPlay : .toMinimizeStalls
    }
    public class var rateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("AVPlayerRateDidChangeNotification")
    }

    open func play() { rate = defaultRate }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    /// Sets the rate; the times have no effect.
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) { self.rate = rate }
    /// Ends the preparation of playback, of which there is none.
    open func cancelPendingPrerolls() {}
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
        answerLater { completionHandler?(false) }
    }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    open func seek(to time: CMTime) { currentItem?.seek(to: time, completionHandler: nil) }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        answerLater { completionHandler(true) }
    }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        currentItem?.seek(to: time, completionHandler: nil)
        return true
    }

    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several items.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []
    public override init() { super.init() }
    public override init(playerItem item: AVPlayerItem?) {
        queue = [item].compactMap { $0 }
        super.init(playerItem: item)
    }
    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }
    open func items() -> [AVPlayerItem] { queue }
    open func advanceToNextItem() {
        queue = Array(queue.dropFirst())
        replaceCurrentItem(with: queue.first)
    }
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: index)
        if currentItem == nil { replaceCurrentItem(with: item) }
    }
    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        if currentItem === item { replaceCurrentItem(with: queue.first) }
    }
    open func removeAllItems() {
        queue = []
        replaceCurrentItem(with: nil)
    }
}

/// A repetition of an item.
open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
        super.init()
        if player.currentItem == nil { player.insert(templateItem, after: nil) }
    }
    public convenience init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange: CMTimeRange) {
        self.init(player: player, templateItem: templateItem)
    }
    open var loopCount: Int { 0 }
    open func disableLooping() {}

    /// The state of a repetition.
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
    /// The state; always unknown.
    open var status: Status { .unknown }
    /// The error of a failed repetition; nil.
    open var error: (any Error)? { nil }
    /// The copies of the item that are played; none.
    open var loopingPlayerItems: [AVPlayerItem] { [] }
}

/// An item of a player, which is never ready.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// The state of an item.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    public let asset: AVAsset
    /// The way in which the pitch follows the rate; without effect.
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm = .timeDomain
    private var time = CMTime.zero

    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
        self.asset = asset
        super.init()
    }
    /// Creates an item whose properties aren't loaded: there is no media on Linux.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [AVPartialAsyncProperty<AVAsset>]) {
        self.init(asset: asset)
    }
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var duration: CMTime { .indefinite }
    open var tracks: [AVPlayerItemTrack] { [] }
    open var presentationSize: CGSize { .zero }
    open var loadedTimeRanges: [NSValue] { [] }
    open var seekableTimeRanges: [NSValue] { [] }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferFull: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var canPlayFastForward: Bool { false }
    open var canPlaySlowForward: Bool { false }
    open var canPlayReverse: Bool { false }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate: Double = 0
    open var preferredMaximumResolution = CGSize.zero
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var forwardPlaybackEndTime = CMTime.invalid
    open var externalMetadata: [AVMetadataItem] = []
    /// The pictures of a composition; without effect.
    open var videoComposition: AVVideoComposition?
    /// The volumes of tracks; without effect.
    open var audioMix: AVAudioMix?
    /// The consumers of media.
    open private(set) var outputs: [AVPlayerItemOutput] = []
    /// The bits of a second on an expensive network.
    open var preferredPeakBitRateForExpensiveNetworks: Double = 0
    /// The time until which an item is played backward.
    open var reversePlaybackEndTime = CMTime.invalid
    /// The seconds behind a live stream's end.
    open var configuredTimeOffsetFromLive = CMTime.invalid
    /// Adds a consumer, which gets no media.
    open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
    /// Removes a consumer.
    open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
    /// Moves to a time.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
    ) { seek(to: time, completionHandler: completionHandler) }
    open func currentTime() -> CMTime { time }
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
        self.time = time
        answerLater { completionHandler?(true) }
    }
    open func cancelPendingSeeks() {}

    public class var didPlayToEndTimeNotification: NSNotification.Name { .AVPlayerItemDidPlayToEndTime }
    public class var failedToPlayToEndTimeNotification: NSNotification.Name { .AVPlayerItemFailedToPlayToEndTime }
    public class var playbackStalledNotification: NSNotification.Name { .AVPlayerItemPlaybackStalled }
    public class var timeJumpedNotification: NSNotification.Name { .AVPlayerItemTimeJumped }
}

/// A track of an item.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    open var assetTrack: AVAssetTrack? { nil }
    open var isEnabled = true
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntryNotification")
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntryNotification")
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// The playback of a player while the app is in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    case automatic = 1, pauses, continuesIfPossible
}

/// The way a video fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// The layer of a video: a placeholder with the URL, once there is a player.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        updatePlaceholder()
    }

    open var player: AVPlayer? { didSet { updatePlaceholder() } }
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }
    open var pixelBufferAttributes: [String: Any]?

    private func updatePlaceholder() {
        let url = player?.currentItem?.asset.sourceURL
        placeholder = player.map { _ in Placeholder("AVPlayerLayer", detail: url?.absoluteString) }
    }
}

/// Returns the largest rectangle with an aspect ratio in the center of another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let factor = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * factor, height: aspectRatio.height * factor)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}

/// The way in which the pitch of sound follows the rate.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
