import Foundation

/// A filter of PNG: each replaces samples by their difference to a prediction from the samples before and above, which
/// often compresses better.
enum PNGFilter: UInt8, CaseIterable {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4

    /// Writes the filtered row with its filter byte.
    ///
    /// - Parameters:
    ///   - row: The row's samples, after the filter byte.
    ///   - above: The samples of the row above; zeros for the first row.
    ///   - count: The number of bytes.
    ///   - step: The number of bytes per pixel.
    func apply(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int,
        into target: UnsafeMutablePointer<UInt8>
    ) {
        target[0] = rawValue
        let output = target + 1
        var place = 0
        while place < count {
            let left = place < step ? 0 : Int(row[place &- step])
            let up = Int(above[place])
            let guess: Int
            switch self {
            case .none: guess = 0
            case .sub: guess = left
            case .up: guess = up
            case .average: guess = (left &+ up) &>> 1
            case .paeth:
                let corner = place < step ? 0 : Int(above[place &- step])
                guess = Self.nearest(left, up, corner)
            }
            output[place] = row[place] &- UInt8(truncatingIfNeeded: guess)
            place = place &+ 1
        }
    }

    /// Returns the Paeth predictor: the sample nearest to left + up - corner; of equally near ones the first.
    private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let toLeft = distance(up, corner)
        let toUp = distance(left, corner)
        let toCorner = distance(left &+ up, corner &+ corner)
        if toLeft <= toUp, toLeft <= toCorner { return left }
        return toUp <= toCorner ? up : corner
    }

    private static func distance(_ a: Int, _ b: Int) -> Int { a > b ? a &- b : b &- a }

    /// Returns the sum of the magnitudes of the row's samples as numbers from -128 to 127: a lower sum is likely to
    /// compress better.
    static func weight(_ row: UnsafePointer<UInt8>, count: Int) -> Int {
        var sum = 0
        var place = 0
        while place < count {
            let value = Int(row[place])
            sum = sum &+ (value < 128 ? value : 256 &- value)
            place = place &+ 1
        }
        return sum
    }
}

extension PNGScanlines {
    /// Calls `body` with the rows filtered in each way, and then with the filter of the least weight for each row.
    func forEachFiltering(_ body: (UnsafePointer<UInt8>) throws -> Void) rethrows {
        let zeros = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes)
        zeros.initialize(repeating: 0, count: rowBytes)
        let filtered = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        let best = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        var weights = [Int](repeating: Int.max, count: height)
        defer {
            zeros.deallocate()
            filtered.deallocate()
            best.deallocate()
        }
        for filter in PNGFilter.allCases {
            for y in 0..<height {
                let row = bytes + y * rowBytes + 1
                let above = y > 0 ? row - rowBytes : zeros
                let target = filtered + y * rowBytes
                filter.apply(row, above: above, count: rowBytes - 1, step: bytesPerPixel, into: target)
                let weight = PNGFilter.weight(target + 1, count: rowBytes - 1)
                if weight < weights[y] {
                    weights[y] = weight
                    memcpy(best + y * rowBytes, target, rowBytes)
                }
            }
            try body(filtered)
        }
        try body(best)
    }
}
