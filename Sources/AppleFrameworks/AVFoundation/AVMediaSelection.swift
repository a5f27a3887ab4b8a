import BuilderCoreMedia
import BuilderUIKit

/// A property of media by which alternatives differ.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Media that is seen.
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    /// Media that is heard.
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    /// Media that is read.
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
    /// Texts that are always shown.
    public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(
        rawValue: "public.subtitles.forced-only")
    /// A description of pictures for the ear.
    public static let describesVideoForAccessibility = AVMediaCharacteristic(
        rawValue: "public.accessibility.describes-video")
}

/// Alternatives of media, such as languages; there are none.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
    /// The alternatives.
    open var options: [AVMediaSelectionOption] { [] }
    /// The alternative without a choice.
    open var defaultOption: AVMediaSelectionOption? { nil }
    /// A Boolean value that indicates whether none can be chosen.
    open var allowsEmptySelection: Bool { true }
    /// Returns the alternatives with a language.
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale
    ) -> [AVMediaSelectionOption] { mediaSelectionOptions.filter { $0.locale == locale } }
    /// Returns the alternatives with languages, in the order of the languages.
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMediaSelectionOption] {
        preferredLanguages.flatMap { language in
            mediaSelectionOptions.filter { $0.extendedLanguageTag == language }
        }
    }
    /// Returns the alternatives without properties.
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        withoutMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter { option in
            !mediaCharacteristics.contains { option.hasMediaCharacteristic($0) }
        }
    }
}

/// An alternative of media; there is none.
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// The kind of media.
    open var mediaType: AVMediaType { .text }
    /// The language's tag.
    open var extendedLanguageTag: String? { nil }
    /// The language.
    open var locale: Locale? { nil }
    /// The name in the app's language.
    open var displayName: String { "" }
    /// A Boolean value that indicates whether the alternative can be played.
    open var isPlayable: Bool { false }
    /// Returns the name in a language.
    open func displayName(with locale: Locale) -> String { displayName }
    /// Indicates whether the alternative has a property.
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}

/// The alternatives that are played.
open class AVMediaSelection: NSObject, @unchecked Sendable {
    /// Returns the alternative of a group.
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
}

extension AVAsset {
    /// The properties by which there are alternatives; none.
    public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
    /// Returns nil: there are no alternatives.
    public func mediaSelectionGroup(
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) -> AVMediaSelectionGroup? { nil }
    /// Fails, because no media is read.
    public func loadMediaSelectionGroup(
        for mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> AVMediaSelectionGroup? { throw AVError(.fileFormatNotRecognized) }
}

extension AVPlayerItem {
    /// The alternatives that are played; none.
    public var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
    /// Does nothing: there are no alternatives.
    public func select(
        _ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup
    ) {}
    /// Does nothing: there are no alternatives.
    public func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
    /// Returns nil: there are no alternatives.
    public func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
    /// Does nothing: there are no pictures.
    public func step(byCount stepCount: Int) {}
    /// Returns nil: an item has no dates.
    public func currentDate() -> Date? { nil }
    /// Returns nil: nothing is loaded.
    public func accessLog() -> AVPlayerItemAccessLog? { nil }
    /// Returns nil: nothing is loaded.
    public func errorLog() -> AVPlayerItemErrorLog? { nil }
}

/// The log of what was loaded.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// The entries.
    open var events: [AVPlayerItemAccessLogEvent] { [] }
}

/// An entry of a log of what was loaded; there is none.
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// The location.
    open var uri: String? { nil }
    /// The server's address.
    open var serverAddress: String? { nil }
    /// The bits of a second that the stream needs.
    open var indicatedBitrate: Double { -1 }
    /// The bits of a second that were loaded.
    open var observedBitrate: Double { -1 }
    /// The number of stalls.
    open var numberOfStalls: Int { 0 }
    /// The pictures that weren't shown.
    open var numberOfDroppedVideoFrames: Int { 0 }
    /// The bytes that were loaded.
    open var numberOfBytesTransferred: Int64 { 0 }
    /// The seconds that were played.
    open var durationWatched: TimeInterval { 0 }
    /// The seconds until the start.
    open var startupTime: TimeInterval { 0 }
}

/// The log of failures.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// The entries.
    open var events: [AVPlayerItemErrorLogEvent] { [] }
}

/// An entry of a log of failures; there is none.
open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// The location.
    open var uri: String? { nil }
    /// The code.
    open var errorStatusCode: Int { 0 }
    /// The domain of the code.
    open var errorDomain: String { "" }
    /// A comment.
    open var errorComment: String? { nil }
}

/// A consumer of an item's media.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    /// A Boolean value that indicates whether the player doesn't show the media itself.
    open var suppressesPlayerRendering = false
    /// Returns an invalid time: an item isn't played.
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
}

/// A consumer of an item's pictures, of which there are none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    public init(pixelBufferAttributes: [String: Any]? = nil) {}
    /// Returns false: there are no pictures.
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    /// Returns nil: there are no pictures.
    open func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? { nil }
}
