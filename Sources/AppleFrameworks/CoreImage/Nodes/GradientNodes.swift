import BuilderUIKit

/// A gradient's colors in 4,097 steps.
struct GradientColors: Sendable {
    let first: CIColor
    let last: CIColor

    /// The number of steps.
    fileprivate static let count = 4096

    fileprivate func table(_ space: WorkingSpace) -> [UInt64] {
        let (start, end) = (space.pixel(first), space.pixel(last))
        return (0...Self.count).map { Pixel.mix(start, end, share: UInt64($0 * 8)) }
    }

    /// Returns the step for a place of 0…1.
    @inline(__always)
    fileprivate static func step(_ place: Double) -> Int {
        place > 0 ? place < 1 ? Int(place * 4096 + 0.5) : count : 0
    }
}

/// A gradient between two points, with the colors continued outside.
struct LinearGradientNode: ImageNode {
    let start: CGPoint
    let end: CGPoint
    let colors: GradientColors
    var extent: Region { .infinite }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        let region = raster.region
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let square = max(dx * dx + dy * dy, 1e-12)
        colors.table(space).withUnsafeBufferPointer { table in
            guard let table = table.baseAddress else { return }
            for y in region.y..<region.maxY {
                let fromX = Double(region.x) + 0.5 - Double(start.x)
                let fromY = Double(y) + 0.5 - Double(start.y)
                let place = (fromX * dx + fromY * dy) / square
                let step = dx / square
                let row = raster.row(y)
                var column = 0
                while column < region.width {
                    row[column] = table[GradientColors.step(place + Double(column) * step)]
                    column = column &+ 1
                }
            }
        }
    }
}

/// A gradient between two circles around a point, with the colors continued inside and outside.
struct RadialGradientNode: ImageNode {
    let center: CGPoint
    let innerRadius: Double
    let outerRadius: Double
    let colors: GradientColors
    var extent: Region { .infinite }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        let region = raster.region
        let width = outerRadius - innerRadius
        let divisor = abs(width) < 1e-6 ? 1e-6 : width
        colors.table(space).withUnsafeBufferPointer { table in
            guard let table = table.baseAddress else { return }
            for y in region.y..<region.maxY {
                let dy = Double(y) + 0.5 - Double(center.y)
                let row = raster.row(y)
                var dx = Double(region.x) + 0.5 - Double(center.x)
                var column = 0
                while column < region.width {
                    let distance = (dx * dx + dy * dy).squareRoot()
                    row[column] = table[GradientColors.step((distance - innerRadius) / divisor)]
                    dx += 1
                    column = column &+ 1
                }
            }
        }
    }
}
