/// The infimal convolution of convex functions: the least cost of numbers that add up to a given total, each with a
/// cost of its own.
///
/// The total grows where that costs least, segment by segment. So the segments of all functions, sorted by slope, are
/// at once the function of the total and the recipe for dividing it.
struct InfimalConvolution: Sendable {
    private struct Segment {
        var slope: LexicographicCost
        var length: Double
        var summand: Int32
    }

    /// The summands when the total is `base`.
    private var bases: [Double]
    private var base = 0.0
    /// The summands that change when the total is below, or above, all breakpoints.
    private var firstSummand: Int32 = 0
    private var lastSummand: Int32 = 0
    private var segments: [Segment] = []

    /// The least cost by total.
    private(set) var function = ConvexFunction(breakpoints: [], slopes: [])

    var segmentCount: Int { segments.count }

    init(_ summands: [ConvexFunction]) {
        // The summand with the largest first slope can fall without end, so that no slope is below it; likewise the
        // smallest last slope at the other end.
        var floor = summands[0].slopes[0]
        var ceiling = summands[0].slopes[summands[0].slopes.count - 1]
        for (index, summand) in summands.enumerated().dropFirst() {
            if floor < summand.slopes[0] {
                floor = summand.slopes[0]
                firstSummand = Int32(index)
            }
            let last = summand.slopes[summand.slopes.count - 1]
            if last < ceiling {
                ceiling = last
                lastSummand = Int32(index)
            }
        }
        bases = []
        bases.reserveCapacity(summands.count)
        for (index, summand) in summands.enumerated() {
            let (breakpoints, slopes) = (summand.breakpoints, summand.slopes)
            var start = 0
            while start < breakpoints.count - 1, index != Int(firstSummand), !(floor < slopes[start + 1]) { start += 1 }
            bases.append(breakpoints[start])
            base += breakpoints[start]
            var next = start + 1
            while next < breakpoints.count, index == Int(lastSummand) || slopes[next] < ceiling {
                let length = breakpoints[next] - breakpoints[next - 1]
                segments.append(Segment(slope: slopes[next], length: length, summand: Int32(index)))
                next += 1
            }
        }
        // Slopes of different summands are never equal. Those of one summand may look equal: they keep their order.
        let order = segments.indices.sorted { first, second in
            if segments[first].slope < segments[second].slope { return true }
            if segments[second].slope < segments[first].slope { return false }
            return first < second
        }
        segments = order.map { segments[$0] }
        var breakpoints = [base]
        var position = base
        for segment in segments {
            position += segment.length
            breakpoints.append(position)
        }
        function = ConvexFunction(breakpoints: breakpoints, slopes: [floor] + segments.map(\.slope) + [ceiling])
    }

    /// The summands of the least cost for a total.
    func summands(of total: Double) -> [Double] {
        var summands = bases
        var left = total - base
        if left <= 0 {
            summands[Int(firstSummand)] += left
            return summands
        }
        for segment in segments {
            if left <= segment.length {
                summands[Int(segment.summand)] += left
                return summands
            }
            summands[Int(segment.summand)] += segment.length
            left -= segment.length
        }
        summands[Int(lastSummand)] += left
        return summands
    }
}
