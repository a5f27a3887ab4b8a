import Foundation
import Render

/// Bitmaps multiplied by colors, each made once.
@MainActor
struct TintedBitmaps {
    /// A color without alpha, in steps of its components.
    private struct Tint: Hashable {
        let red: Int
        let green: Int
        let blue: Int

        /// The square of the distance from another color.
        func distance(from other: Tint) -> Int {
            let differences = [red - other.red, green - other.green, blue - other.blue]
            return differences.reduce(0) { $0 + $1 * $1 }
        }
    }

    /// The results of one bitmap, in the order in which they were made.
    private struct Results {
        /// The bitmap, which keeps its identity while it is retained.
        let original: Bitmap
        var made: [(tint: Tint, bitmap: Bitmap)] = []
        var indices: [Tint: Int] = [:]
    }

    private var results: [ObjectIdentifier: Results] = [:]
    /// The bytes that further results may take. A bitmap beyond them has one result, or the most similar one.
    private var budget: Int

    /// Creates an empty collection with a limit of memory, in bytes.
    init(budget: Int = 16 << 20) { self.budget = budget }

    /// Returns a bitmap multiplied by a color's components without alpha, which are rounded to 32 steps, and those of
    /// bitmaps of more than 4,096 pixels to 8.
    ///
    /// When the budget is used up, the result is that of the color most similar among those of the bitmap.
    mutating func bitmap(_ bitmap: Bitmap, _ color: Color) -> Bitmap {
        let steps: Double = bitmap.width * bitmap.height > 4096 ? 8 : 32
        func step(_ value: Double) -> Int { Int((min(max(0, value.isNaN ? 0 : value), 1) * steps).rounded()) }
        let tint = Tint(red: step(color.red), green: step(color.green), blue: step(color.blue))
        if tint.red == Int(steps), tint.green == Int(steps), tint.blue == Int(steps) { return bitmap }
        var known = results[ObjectIdentifier(bitmap)] ?? Results(original: bitmap)
        if let index = known.indices[tint] { return known.made[index].bitmap }
        let size = bitmap.bytesPerRow * bitmap.height
        if size > budget {
            let similar = known.made.min { $0.tint.distance(from: tint) < $1.tint.distance(from: tint) }
            if let similar { return similar.bitmap }
        }
        budget = max(0, budget - size)
        let result = Self.multiplied(
            bitmap, red: UInt32(tint.red * 255) / UInt32(steps), green: UInt32(tint.green * 255) / UInt32(steps),
            blue: UInt32(tint.blue * 255) / UInt32(steps))
        known.indices[tint] = known.made.count
        known.made.append((tint, result))
        results[ObjectIdentifier(bitmap)] = known
        return result
    }

    private static func multiplied(_ bitmap: Bitmap, red: UInt32, green: UInt32, blue: UInt32) -> Bitmap {
        Bitmap(width: bitmap.width, height: bitmap.height, isOpaque: bitmap.isOpaque) { pixels, bytesPerRow in
            for y in 0..<bitmap.height {
                let row = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                for x in 0..<bitmap.width {
                    let pixel = bitmap.pixel(x: x, y: y)
                    func part(_ shift: UInt32, _ factor: UInt32) -> UInt32 {
                        (((pixel >> shift & 0xFF) * factor + 127) / 255) << shift
                    }
                    row[x] = pixel & 0xFF00_0000 | part(16, red) | part(8, green) | part(0, blue)
                }
            }
        }
    }
}

extension Layer {
    /// Returns the layer with all colors, also those of sublayers and images, multiplied by a color's components
    /// without alpha.
    @MainActor
    func multiplied(by color: Color, _ bitmaps: inout TintedBitmaps) -> Layer {
        // A loop, so that deep trees don't overflow the stack.
        var path: [(layer: Layer, done: [Layer])] = [(self, [])]
        while var top = path.popLast() {
            if top.done.count < top.layer.sublayers.count {
                let next = top.layer.sublayers[top.done.count]
                path.append(top)
                path.append((next, []))
                continue
            }
            top.layer.multiplyOwn(by: color, &bitmaps)
            top.layer.sublayers = top.done
            guard let parent = path.indices.last else { return top.layer }
            path[parent].done.append(top.layer)
        }
        return self
    }

    @MainActor
    private mutating func multiplyOwn(by color: Color, _ bitmaps: inout TintedBitmaps) {
        background = background?.multiplied(by: color)
        if let own = border?.color { border?.color = own.multiplied(by: color) }
        if let own = shadow?.color { shadow?.color = own.multiplied(by: color) }
        if let own = backdrop?.tint { backdrop?.tint = own.multiplied(by: color) }
        contents = contents.map { content in
            switch content {
            case .glyphs(let run): return content.recolored(run.color.multiplied(by: color))
            case .fill(_, let own, _), .stroke(_, let own, _): return content.recolored(own.multiplied(by: color))
            case .gradient(var gradient):
                for index in gradient.stops.indices {
                    gradient.stops[index].color = gradient.stops[index].color.multiplied(by: color)
                }
                return .gradient(gradient)
            case .image(var image):
                if let tint = image.tint {
                    image.tint = tint.multiplied(by: color)
                } else {
                    image.bitmap = bitmaps.bitmap(image.bitmap, color)
                }
                return .image(image)
            }
        }
    }
}

extension Color {
    /// Returns the color with its components except alpha multiplied by another's.
    fileprivate func multiplied(by other: Color) -> Color {
        Color(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha)
    }
}
