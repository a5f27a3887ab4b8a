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

    /// The number of separate stretches of ink along a circle; the ground is the color at its center.
    func marks(around center: CGPoint, radius: Double, threshold: Int) -> Int {
        let steps = Int((2 * Double.pi * radius * scale * 2).rounded(.up))
        func pixel(atAngle angle: Double, distance: Double) -> UInt32 {
            let x = Int(((Double(center.x) + distance * cos(angle)) * scale).rounded(.down))
            let y = Int(((Double(center.y) + distance * sin(angle)) * scale).rounded(.down))
            return bitmap.pixel(x: min(max(x, 0), bitmap.width - 1), y: min(max(y, 0), bitmap.height - 1))
        }
        let ground = pixel(atAngle: 0, distance: 0)
        let isInk = (0..<steps).map { step in
            let color = pixel(atAngle: 2 * Double.pi * Double(step) / Double(steps), distance: radius)
            return Self.distance(color, ground) > threshold
        }
        return isInk.indices.filter { isInk[$0] && !isInk[($0 + steps - 1) % steps] }.count
    }

    /// The color at a point, as red, green and blue.
    func color(x: CGFloat, y: CGFloat) -> [Int] {
        Self.components(
            bitmap.pixel(x: pixel(x, limit: bitmap.width - 1), y: pixel(y, limit: bitmap.height - 1)))
    }

    /// The color that differs most from the one in a region's corner; nil where all pixels are alike.
    func inkColor(in region: CGRect) -> [Int]? {
        let columns = pixel(region.minX, limit: bitmap.width)..<pixel(region.maxX, limit: bitmap.width)
        let rows = pixel(region.minY, limit: bitmap.height)..<pixel(region.maxY, limit: bitmap.height)
        guard let left = columns.first, let top = rows.first else { return nil }
        let ground = bitmap.pixel(x: left, y: top)
        var found: (color: UInt32, distance: Int) = (ground, 0)
        for y in rows {
            for x in columns {
                let color = bitmap.pixel(x: x, y: y)
                let distance = Self.distance(color, ground)
                if distance > found.distance { found = (color, distance) }
            }
        }
        return found.distance > 0 ? Self.components(found.color) : nil
    }

    private func pixel(_ points: CGFloat, limit: Int) -> Int {
        min(max(Int((Double(points) * scale).rounded()), 0), limit)
    }

    /// Red, green and blue.
    private static func components(_ color: UInt32) -> [Int] {
        [16, 8, 0].map { Int((color >> $0) & 255) }
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        var most = 0
        for shift in [UInt32(0), 8, 16] {
            most = max(most, abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)))
        }
        return most
    }
}
