import Foundation
import Render

/// Finds the pixels of a picture that differ from their ground.
struct InkFinder {
    let bitmap: Bitmap
    /// Pixels for each point.
    let scale: Double

    /// The box around all ink in a region, both in points; nil where there is none.
    func box(in region: CGRect, threshold: Int) -> CGRect? {
        rows(in: region, threshold: threshold).reduce(nil) { whole, row in whole?.union(row) ?? row }
    }

    /// The boxes of the lines of ink in a region, from above: what rows of clear pixels part.
    func rows(in region: CGRect, threshold: Int) -> [CGRect] {
        let left = pixel(region.minX, limit: bitmap.width)
        let right = pixel(region.maxX, limit: bitmap.width)
        let top = pixel(region.minY, limit: bitmap.height)
        let bottom = pixel(region.maxY, limit: bitmap.height)
        guard left < right, top < bottom else { return [] }
        let ground = bitmap.pixel(x: left, y: top)
        var rows: [CGRect] = []
        var isInRow = false
        for y in top..<bottom {
            var low = Int.max
            var high = Int.min
            for x in left..<right where Self.distance(bitmap.pixel(x: x, y: y), ground) > threshold {
                low = min(low, x)
                high = max(high, x + 1)
            }
            guard low < high else {
                isInRow = false
                continue
            }
            let found = CGRect(
                x: CGFloat(low) / CGFloat(scale), y: CGFloat(y) / CGFloat(scale),
                width: CGFloat(high - low) / CGFloat(scale), height: 1 / CGFloat(scale))
            if isInRow, let last = rows.last {
                rows[rows.count - 1] = last.union(found)
            } else {
                rows.append(found)
            }
            isInRow = true
        }
        return rows
    }

    private func pixel(_ points: CGFloat, limit: Int) -> Int {
        min(max(Int((Double(points) * scale).rounded()), 0), limit)
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        var most = 0
        for shift in [UInt32(0), 8, 16] {
            most = max(most, abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)))
        }
        return most
    }
}
