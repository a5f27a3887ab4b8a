import BuilderFoundation
import Foundation

// Foundation for Linux can't box structures of other modules: a value contains an array of numbers, as those of UIKit's
// structures do.

extension NSValue {
    /// Creates a value that contains a time.
    public convenience init(time: CMTime) { self.init(integers: time.integers) }

    /// Creates a value that contains a range of time.
    public convenience init(timeRange: CMTimeRange) {
        self.init(integers: timeRange.start.integers + timeRange.duration.integers)
    }

    /// The time; invalid if the value contains something else.
    public var timeValue: CMTime { integers(4).map { CMTime(integers: $0[...]) } ?? .invalid }

    /// The range of time; invalid if the value contains something else.
    public var timeRangeValue: CMTimeRange {
        guard let values = integers(8) else { return .invalid }
        return CMTimeRange(
            start: CMTime(integers: values.prefix(4)), duration: CMTime(integers: values.dropFirst(4)))
    }

    private convenience init(integers: [Int64]) { self.init(bytes: integers, objCType: "[\(integers.count)q]") }

    /// Returns the integers of a value that contains so many.
    private func integers(_ count: Int) -> [Int64]? {
        guard String(cString: objCType) == "[\(count)q]" else { return nil }
        var values = [Int64](repeating: 0, count: count)
        values.withUnsafeMutableBytes { buffer in
            if let start = buffer.baseAddress { getValue(start) }
        }
        return values
    }
}

extension CMTime {
    fileprivate var integers: [Int64] { [value, Int64(timescale), Int64(flags.rawValue), epoch] }

    fileprivate init(integers: ArraySlice<Int64>) {
        let values = Array(integers)
        self.init(
            value: values[0], timescale: CMTimeScale(truncatingIfNeeded: values[1]),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: values[2])), epoch: values[3])
    }
}
