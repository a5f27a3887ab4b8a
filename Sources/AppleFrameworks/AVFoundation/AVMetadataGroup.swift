import BuilderCoreMedia
import BuilderFoundation
import Dispatch

/// Metadata of a part of a recording, such as a chapter.
open class AVMetadataGroup: NSObject, @unchecked Sendable {
    /// The values.
    open var items: [AVMetadataItem] { [] }
    /// The language's tag as the system has it; nil.
    open var classifyingLabel: String? { nil }
    /// The number of the group; nil.
    open var uniqueID: String? { nil }
}

/// Metadata of a range of time.
open class AVTimedMetadataGroup: AVMetadataGroup, @unchecked Sendable {
    fileprivate var storedItems: [AVMetadataItem]
    fileprivate var storedRange: CMTimeRange

    /// Creates the metadata of a range.
    public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
        storedItems = items
        storedRange = timeRange
    }
    open override var items: [AVMetadataItem] { storedItems }
    /// The range.
    open var timeRange: CMTimeRange { storedRange }
}

/// Metadata of a range of time, which an app makes.
open class AVMutableTimedMetadataGroup: AVTimedMetadataGroup, @unchecked Sendable {
    open override var items: [AVMetadataItem] {
        get { storedItems }
        set { storedItems = newValue }
    }
    open override var timeRange: CMTimeRange {
        get { storedRange }
        set { storedRange = newValue }
    }
}

/// Metadata of a range of dates.
open class AVDateRangeMetadataGroup: AVMetadataGroup, @unchecked Sendable {
    private let storedItems: [AVMetadataItem]
    /// The range's start.
    public let startDate: Date
    /// The range's end; nil if there is none.
    public let endDate: Date?

    /// Creates the metadata of a range.
    public init(items: [AVMetadataItem], start startDate: Date, end endDate: Date?) {
        storedItems = items
        self.startDate = startDate
        self.endDate = endDate
    }
    open override var items: [AVMetadataItem] { storedItems }
}

/// The delegate of a consumer of metadata, which gets none.
public protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    /// Receives metadata.
    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?)
}

extension AVPlayerItemMetadataOutputPushDelegate {
    public func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?
    ) {}
}

/// The delegate of a consumer of an item's media.
public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {
    /// Receives the news that the order of the media changed.
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPushDelegate {
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

/// A consumer of an item's metadata, of which there is none.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
    /// Creates a consumer of the metadata with the given identifiers, or of all.
    public init(identifiers: [String]? = nil) {}
    /// The delegate.
    open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
    /// The queue on which the delegate is called.
    open private(set) var delegateQueue: DispatchQueue?
    /// The seconds before its time at which metadata is delivered.
    open var advanceIntervalForDelegateInvocation: TimeInterval = 0
    /// Sets the delegate and its queue.
    open func setDelegate(
        _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
    ) {
        self.delegate = delegate
        self.delegateQueue = delegateQueue
    }
}

extension AVAsset {
    /// Returns no chapters: nothing is read.
    public func chapterMetadataGroups(bestMatchingPreferredLanguages languages: [String]) -> [AVTimedMetadataGroup] {
        []
    }
    /// Returns no chapters: nothing is read.
    public func chapterMetadataGroups(
        withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]? = nil
    ) -> [AVTimedMetadataGroup] { [] }
    /// Throws: nothing is read.
    public func loadChapterMetadataGroups(
        bestMatchingPreferredLanguages languages: [String]
    ) async throws -> [AVTimedMetadataGroup] { throw AVError(.fileFormatNotRecognized) }
    /// Throws: nothing is read.
    public func loadChapterMetadataGroups(
        withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey] = []
    ) async throws -> [AVTimedMetadataGroup] { throw AVError(.fileFormatNotRecognized) }
    /// Throws: nothing is read.
    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
        throw AVError(.fileFormatNotRecognized)
    }
}
