import BuilderCoreMedia
import BuilderUIKit
import Settling

/// A part of a track of a composition.
open class AVCompositionTrackSegment: NSObject, @unchecked Sendable {
    /// The part's time in the composition.
    public let timeRange: CMTimeRange
    /// A Boolean value that indicates whether the part has no media.
    public let isEmpty: Bool
    /// The location of the part's media.
    public let sourceURL: URL?
    init(timeRange: CMTimeRange, isEmpty: Bool, sourceURL: URL?) {
        (self.timeRange, self.isEmpty, self.sourceURL) = (timeRange, isEmpty, sourceURL)
    }
}

/// A track of a composition.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    /// The parts, in the order of their times.
    open fileprivate(set) var segments: [AVCompositionTrackSegment] = []
    private let identifier: CMPersistentTrackID
    private let type: AVMediaType

    fileprivate init(_ type: AVMediaType, _ identifier: CMPersistentTrackID) {
        (self.type, self.identifier) = (type, identifier)
    }

    open override var trackID: CMPersistentTrackID { identifier }
    open override var mediaType: AVMediaType { type }
    open override var timeRange: CMTimeRange {
        CMTimeRange(start: .zero, end: segments.last?.timeRange.end ?? .zero)
    }
}

/// A track of a composition that an app makes.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    private var transform = CGAffineTransform.identity
    open override var preferredTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }
    /// The volume.
    open var preferredVolume: Float = 1
    /// A Boolean value that indicates whether the track is played.
    open var isEnabled = true
    /// The language's tag.
    open var extendedLanguageTag: String?
    /// The scale of times.
    open var naturalTimeScale: CMTimeScale = 600

    /// Inserts a part of a track, before the parts at and after a time.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        insert(timeRange.duration, isEmpty: false, (track.asset as? AVURLAsset)?.url, at: startTime)
    }
    /// Inserts parts of tracks, one after another.
    open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
        var time = startTime
        for (range, track) in zip(timeRanges, tracks) {
            try insertTimeRange(range.timeRangeValue, of: track, at: time)
            time = time + range.timeRangeValue.duration
        }
    }
    /// Inserts a part without media.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        insert(timeRange.duration, isEmpty: true, nil, at: timeRange.start)
    }
    /// Removes a range, and moves what is after it.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        segments = segments.flatMap { segment -> [AVCompositionTrackSegment] in
            let range = segment.timeRange
            let before = CMTimeRange(start: range.start, end: min(range.end, max(range.start, timeRange.start)))
            let after = CMTimeRange(start: max(range.start, min(range.end, timeRange.end)), end: range.end)
            return [
                segment.moved(to: before),
                segment.moved(
                    to: CMTimeRange(
                        start: max(timeRange.start, after.start - timeRange.duration), duration: after.duration)),
            ]
        }.filter { $0.timeRange.duration > .zero }
    }
    /// Changes the duration of a range that begins and ends where parts do, and moves what is after it.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        guard timeRange.duration > .zero else { return }
        let factor = duration.seconds / timeRange.duration.seconds
        var end = CMTime.zero
        segments = segments.map { segment in
            let isScaled = timeRange.containsTimeRange(segment.timeRange)
            let old = segment.timeRange.duration
            let new = isScaled ? CMTimeMultiplyByFloat64(old, multiplier: factor) : old
            defer { end = end + new }
            return segment.moved(to: CMTimeRange(start: end, duration: new))
        }
    }

    private func insert(_ duration: CMTime, isEmpty: Bool, _ url: URL?, at start: CMTime) {
        let end = timeRange.end
        if start > end {
            segments.append(
                AVCompositionTrackSegment(timeRange: .init(start: end, end: start), isEmpty: true, sourceURL: nil))
        }
        var parts: [AVCompositionTrackSegment] = []
        for segment in segments where segment.timeRange.start < start {
            parts.append(
                segment.moved(to: .init(start: segment.timeRange.start, end: min(segment.timeRange.end, start))))
        }
        parts.append(
            AVCompositionTrackSegment(
                timeRange: .init(start: start, duration: duration), isEmpty: isEmpty, sourceURL: url))
        for segment in segments where segment.timeRange.end > start {
            let first = max(segment.timeRange.start, start)
            parts.append(
                segment.moved(to: .init(start: first + duration, end: segment.timeRange.end + duration)))
        }
        segments = parts
    }
}

extension AVCompositionTrackSegment {
    fileprivate func moved(to range: CMTimeRange) -> AVCompositionTrackSegment {
        AVCompositionTrackSegment(timeRange: range, isEmpty: isEmpty, sourceURL: sourceURL)
    }
}

/// Media that is put together from parts of others.
open class AVComposition: AVAsset, @unchecked Sendable {
    /// The tracks, in the order in which they were added.
    fileprivate var compositionTracks: [AVMutableCompositionTrack] = []
    fileprivate var size: CGSize?

    open override var tracks: [AVAssetTrack] { compositionTracks }
    open override var duration: CMTime { compositionTracks.map(\.timeRange.end).max() ?? .zero }
    open override var naturalSize: CGSize { size ?? .zero }
    open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        compositionTracks.filter { $0.mediaType == mediaType }
    }
    open override func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        tracks(withMediaType: mediaType)
    }
    /// Returns the track with a number.
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVCompositionTrack? {
        compositionTracks.first { $0.trackID == trackID }
    }
}

/// Media that an app puts together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    open override var naturalSize: CGSize {
        get { super.naturalSize }
        set { size = newValue }
    }
    /// Adds a track without media, with a number of its own if none is given.
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let used = Set(compositionTracks.map(\.trackID))
        let isFree = preferredTrackID != kCMPersistentTrackID_Invalid && !used.contains(preferredTrackID)
        let track = AVMutableCompositionTrack(mediaType, isFree ? preferredTrackID : (used.max() ?? 0) + 1)
        track.asset = self
        compositionTracks.append(track)
        return track
    }
    /// Returns a track into which a track can be inserted.
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        compositionTracks.first { $0.mediaType == track.mediaType }
    }
    /// Removes a track.
    open func removeTrack(_ track: AVCompositionTrack) { compositionTracks.removeAll { $0 === track } }
    /// Inserts a part of all tracks of other media.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        for track in asset.tracks {
            let own =
                mutableTrack(compatibleWith: track)
                ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
            try own?.insertTimeRange(timeRange, of: track, at: startTime)
        }
    }
    /// Inserts a part without media into all tracks.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        for track in compositionTracks { track.insertEmptyTimeRange(timeRange) }
    }
    /// Removes a range of all tracks.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        for track in compositionTracks { track.removeTimeRange(timeRange) }
    }
    /// Changes the duration of a range of all tracks.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        for track in compositionTracks { track.scaleTimeRange(timeRange, toDuration: duration) }
    }
}
