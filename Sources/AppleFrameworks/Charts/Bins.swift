import BuilderFoundation

/// The values of a bin, from its lower bound to before its upper one, or up to it in the last bin.
public struct ChartBinRange<Bound: Comparable>: Equatable {
    public let lowerBound: Bound
    public let upperBound: Bound
    /// A Boolean value that indicates whether the bin contains its upper bound.
    let isClosed: Bool

    public func contains(_ element: Bound) -> Bool {
        lowerBound <= element && (element < upperBound || isClosed && element == upperBound)
    }
}

extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins of numbers.
public struct NumberBins<Value: Comparable & Plottable>: RandomAccessCollection {
    /// The bounds of the bins, in ascending order.
    public let thresholds: [Value]

    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public subscript(index: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[index], upperBound: thresholds[index + 1], isClosed: index == endIndex - 1)
    }

    /// Returns the index of the bin of a value; of a value outside of all bins, that of the first or last one.
    public func index(for value: Value) -> Int { binIndex(of: value, in: thresholds) }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Creates bins of a size that cover a range, from a multiple of the size.
    public init(size: Value, range: ClosedRange<Value>) {
        thresholds =
            multiples(of: Double(size), Double(range.lowerBound), Double(range.upperBound))?.map { Value($0) }
            ?? [range.lowerBound, range.upperBound]
    }

    /// Creates about as many bins as desired, of which the size is 1, 2 or 5 times a power of ten.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
        let size = roundSize((Double(range.upperBound) - Double(range.lowerBound)) / Double(Swift.max(1, desiredCount)))
        self.init(size: Value(size), range: range)
    }

    /// Creates about as many bins as desired; without a wish, one more than the binary logarithm of the data's count.
    public init(data: [Value], desiredCount: Int? = nil) {
        self.init(
            range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount ?? binCount(for: data.count))
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Creates bins of a size that cover a range, from a multiple of the size.
    public init(size: Value, range: ClosedRange<Value>) {
        thresholds =
            multiples(of: Double(size), Double(range.lowerBound), Double(range.upperBound))?
            .map { Value(clamping: Int(Swift.min(Swift.max($0, -9e18), 9e18))) }
            ?? [range.lowerBound, range.upperBound]
    }

    /// Creates about as many bins as desired, of which the size is 1, 2 or 5 times a power of ten.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
        let size = roundSize((Double(range.upperBound) - Double(range.lowerBound)) / Double(Swift.max(1, desiredCount)))
        self.init(size: Value(clamping: Int(Swift.min(Swift.max(1, size.rounded()), 9e18))), range: range)
    }

    /// Creates about as many bins as desired; without a wish, one more than the binary logarithm of the data's count.
    public init(data: [Value], desiredCount: Int? = nil) {
        self.init(
            range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount ?? binCount(for: data.count))
    }
}

/// The number of bins from which on there is a single one.
private let unusableCount = 100_000

/// Returns the multiples of a size from the last one before a range to the first one after it; nil if the size isn't
/// positive, or too small for the range.
private func multiples(of size: Double, _ lower: Double, _ upper: Double) -> [Double]? {
    let start = (lower / size).rounded(.down)
    let count = max(1, (upper / size).rounded(.up) - start)
    guard size > 0, count < Double(unusableCount) else { return nil }
    return (0...Int(count)).map { (start + Double($0)) * size }
}

/// Returns the number next to a size that is 1, 2 or 5 times a power of ten; 1 for a size of zero.
private func roundSize(_ size: Double) -> Double {
    guard size > 0 else { return 1 }
    let power = pow(10, log10(size).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.min { abs($0 - size) < abs($1 - size) } ?? size
}

private func binCount(for count: Int) -> Int { Int(log2(Double(max(1, count))).rounded(.up)) + 1 }

/// Bins of dates.
public struct DateBins: RandomAccessCollection {
    /// The bounds of the bins, in ascending order.
    public let thresholds: [Date]

    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    /// Creates bins of a number of units that cover a range, such as of three months.
    public init(
        unit: Calendar.Component, by step: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
    ) {
        var thresholds = [calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound]
        while thresholds.count < unusableCount, let last = thresholds.last, last <= range.upperBound,
            let next = calendar.date(byAdding: unit, value: Swift.max(1, step), to: last), next > last
        { thresholds.append(next) }
        self.thresholds = thresholds.count < unusableCount ? thresholds : [range.lowerBound, range.upperBound]
    }

    /// Creates bins of a number of units that cover the data.
    public init(unit: Calendar.Component, by step: Int = 1, data: [Date], calendar: Calendar = .current) {
        guard let first = data.min(), let last = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(unit: unit, by: step, range: first...last, calendar: calendar)
    }

    /// Creates bins of a time, in seconds, that cover a range from its beginning.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let duration = range.upperBound.timeIntervalSince(range.lowerBound)
        let offsets = multiples(of: timeInterval, 0, duration) ?? [0, duration]
        thresholds = offsets.map { range.lowerBound + $0 }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public subscript(index: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            lowerBound: thresholds[index], upperBound: thresholds[index + 1], isClosed: index == endIndex - 1)
    }

    /// Returns the index of the bin of a date; of a date outside of all bins, that of the first or last one.
    public func index(for value: Date) -> Int { binIndex(of: value, in: thresholds) }
}

private func binIndex<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return min(max(above - 1, 0), max(thresholds.count - 2, 0))
}
