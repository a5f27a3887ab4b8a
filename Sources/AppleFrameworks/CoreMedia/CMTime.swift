import BuilderFoundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64
public typealias CMItemCount = Int
public typealias CMMediaType = UInt32

/// The properties of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The time is valid.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The time was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// The time is after all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// The time is before all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// The time isn't known.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// The flags of times without a number.
    public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// The rounding of times to another scale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity
    case roundTowardNegativeInfinity
    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

/// A time as a rational number of seconds.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite, preferredTimescale > 0 else {
            self = seconds == .infinity ? .positiveInfinity : seconds == -.infinity ? .negativeInfinity : .invalid
            return
        }
        let scaled = (seconds * Double(preferredTimescale)).rounded()
        if scaled.magnitude < 9.2e18 {
            self.init(value: CMTimeValue(scaled), timescale: preferredTimescale)
        } else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
        }
    }

    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    public static let zero = CMTime(value: 0, timescale: 1)

    public var isValid: Bool { flags.contains(.valid) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var hasBeenRounded: Bool { flags.contains(.hasBeenRounded) }

    /// The time in seconds; NaN for invalid and indefinite times.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }

    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
        let exact = Double(value) * Double(newTimescale) / Double(timescale)
        let rule: FloatingPointRoundingRule =
            switch method {
            case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
            case .roundTowardZero, .quickTime: .towardZero
            case .roundAwayFromZero: .awayFromZero
            case .roundTowardPositiveInfinity: .up
            case .roundTowardNegativeInfinity: .down
            }
        return CMTime(seconds: exact.rounded(rule) / Double(newTimescale), preferredTimescale: newTimescale)
    }

    /// Combines two numeric times at their common scale; infinite and indefinite ones by their seconds.
    private func combined(with other: CMTime, _ add: Bool) -> CMTime {
        guard isNumeric, other.isNumeric else {
            if isIndefinite || other.isIndefinite { return .indefinite }
            return CMTime(seconds: add ? seconds + other.seconds : seconds - other.seconds, preferredTimescale: 1)
        }
        let scale = max(timescale, other.timescale)
        let common = scale % min(timescale, other.timescale) == 0 ? scale : 1_000_000_000
        let (a, b) = (convertScale(common, method: .default), other.convertScale(common, method: .default))
        return CMTime(value: add ? a.value + b.value : a.value - b.value, timescale: common)
    }

    public static func + (a: CMTime, b: CMTime) -> CMTime { a.combined(with: b, true) }
    public static func - (a: CMTime, b: CMTime) -> CMTime { a.combined(with: b, false) }
}

extension CMTime: Comparable, Hashable {
    /// The place among infinite and other times, and the seconds of a numeric one.
    private var order: (rank: Int, seconds: Double) {
        if !isValid { return (4, 0) }
        if isPositiveInfinity { return (3, 0) }
        if isIndefinite { return (2, 0) }
        return isNegativeInfinity ? (0, 0) : (1, seconds)
    }
    public static func == (a: CMTime, b: CMTime) -> Bool { a.order == b.order }
    public static func < (a: CMTime, b: CMTime) -> Bool { a.order < b.order }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(order.rank)
        hasher.combine(order.seconds)
    }
}

public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
public let kCMTimeZero = CMTime.zero

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ a: CMTime, _ b: CMTime) -> CMTime { a + b }
public func CMTimeSubtract(_ a: CMTime, _ b: CMTime) -> CMTime { a - b }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier))
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(1, time.timescale))
}
/// Returns a time multiplied by a fraction.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard time.isNumeric, divisor != 0 else { return time.isNumeric ? .invalid : time }
    return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
}
/// Returns the distance from zero.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? .zero - time : time }
/// Returns a text for a log.
public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString? {
    NSString(string: time.isNumeric ? "{\(time.value)/\(time.timescale) = \(time.seconds)}" : "{INVALID}")
}
public func CMTimeCompare(_ a: CMTime, _ b: CMTime) -> Int32 { a < b ? -1 : a == b ? 0 : 1 }
public func CMTimeMinimum(_ a: CMTime, _ b: CMTime) -> CMTime { min(a, b) }
public func CMTimeMaximum(_ a: CMTime, _ b: CMTime) -> CMTime { max(a, b) }
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}

/// A span of time.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init() { self = .invalid }
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

    public var end: CMTime { start + duration }
    public var isValid: Bool { start.isValid && duration.isValid }
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    public var isEmpty: Bool { isValid && duration == .zero }
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
    public func containsTimeRange(_ range: CMTimeRange) -> Bool { range.start >= start && range.end <= end }
    public func union(_ range: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, range.start), end: max(end, range.end))
    }
    public func intersection(_ range: CMTimeRange) -> CMTimeRange {
        let (first, last) = (max(start, range.start), min(end, range.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
}

public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns the smallest range that contains two ranges.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}
/// Returns the range that is in both ranges.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}
/// Returns the time of a range that is next to a time.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    guard time.isValid, range.isValid else { return .invalid }
    return min(max(time, range.start), range.end)
}
/// Indicates whether ranges are equal.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

/// A size in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32
    public init() { self.init(width: 0, height: 0) }
    public init(width: Int32, height: Int32) {
        self.width = width
        self.height = height
    }
}

/// Returns a Boolean value that indicates whether a time is valid.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Returns a Boolean value that indicates whether a time is invalid.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Returns a Boolean value that indicates whether a time is indefinite.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Returns a Boolean value that indicates whether a time is a number of seconds.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Returns a Boolean value that indicates whether a time is valid and infinitely late.
public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
/// Returns a Boolean value that indicates whether a time is valid and infinitely early.
public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
/// Returns a Boolean value that indicates whether a number was rounded to the time.
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool { time.hasBeenRounded }
