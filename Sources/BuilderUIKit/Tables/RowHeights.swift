import Foundation

/// The heights of a section's rows: an estimate for all rows, and the measured heights of some.
///
/// Finding the offset of a row takes O(log n) steps, finding the row at an offset O(log² n). Only rows with a measured
/// height or an estimate of their own use memory.
struct RowHeights {
    private(set) var count: Int
    /// The height of rows that were not measured, in points.
    private(set) var estimate: CGFloat
    /// The measured heights, by row, in points.
    private(set) var measured: [Int: CGFloat] = [:]
    /// Measured rows whose content requires less than the height, by a fraction of a pixel.
    private(set) var fractional: Set<Int> = []
    /// Estimates of individual rows, in points.
    private var estimates: [Int: CGFloat] = [:]
    /// A Fenwick tree of the differences between the rows' heights and the estimate; only its nodes that aren't 0.
    private var differences: [Int: CGFloat] = [:]
    private var sumOfDifferences: CGFloat = 0
    /// Spaces above rows, or below the last one, in the order of the rows; negative where a row's place is closed.
    var spaces: [Space] = []

    /// A space between two rows.
    struct Space: Equatable {
        /// The row below the space.
        let row: Int
        /// The height in points.
        let height: CGFloat
    }

    /// A limit beyond the size of any table; further rows are ignored.
    private static let greatestCount = 1 << 40

    init(count: Int, estimate: CGFloat) {
        self.count = min(max(0, count), Self.greatestCount)
        self.estimate = max(0, estimate)
    }

    var total: CGFloat { Self.rounded(CGFloat(count) * estimate + sumOfDifferences + space(through: count)) }

    /// Returns the height of the space above a row, in points.
    func space(above row: Int) -> CGFloat { spaces.first { $0.row == row }?.height ?? 0 }

    private func space(through row: Int) -> CGFloat {
        spaces.isEmpty ? 0 : spaces.reduce(0) { $0 + ($1.row <= row ? $1.height : 0) }
    }

    func isMeasured(_ row: Int) -> Bool { measured[row] != nil }

    func height(of row: Int) -> CGFloat { measured[row] ?? estimates[row] ?? estimate }

    /// Returns the distance from the top of the first row to the top of this row; `row` may equal `count`.
    func offset(of row: Int) -> CGFloat {
        var sum: CGFloat = 0
        if !differences.isEmpty {
            var index = min(row, count)
            while index > 0 {
                sum += differences[index] ?? 0
                index &= index - 1
            }
        }
        return Self.rounded(CGFloat(row) * estimate + sum + space(through: row))
    }

    /// Removes the rounding noise that adding and subtracting estimates leaves.
    private static func rounded(_ value: CGFloat) -> CGFloat {
        abs(value) < 1e6 ? (value * 1e8).rounded() / 1e8 : value
    }

    mutating func setHeight(_ height: CGFloat, of row: Int, isFractional: Bool = false) {
        guard row >= 0, row < count else { return }
        if isFractional { fractional.insert(row) } else { fractional.remove(row) }
        let change = height - self.height(of: row)
        measured[row] = height
        add(change, to: row)
    }

    /// Marks a row as not measured.
    mutating func forgetHeight(of row: Int) {
        guard let height = measured.removeValue(forKey: row) else { return }
        fractional.remove(row)
        add(self.height(of: row) - height, to: row)
    }

    /// Sets the estimate of one row that isn't measured.
    mutating func setEstimate(_ height: CGFloat, of row: Int) {
        guard row >= 0, row < count, measured[row] == nil else { return }
        let change = height - self.height(of: row)
        estimates[row] = height
        add(change, to: row)
    }

    private mutating func add(_ change: CGFloat, to row: Int) {
        guard change != 0 else { return }
        var index = row + 1
        while index <= count {
            differences[index, default: 0] += change
            index += index & -index
        }
        sumOfDifferences += change
    }

    /// Returns the row at a distance from the top of the first row.
    ///
    /// The result is clamped to the existing rows; 0 if there are none.
    func row(at distance: CGFloat) -> Int {
        guard count > 0, distance > 0 else { return 0 }
        return (1..<count).partitioningIndex { offset(of: $0) > distance } - 1
    }
}
