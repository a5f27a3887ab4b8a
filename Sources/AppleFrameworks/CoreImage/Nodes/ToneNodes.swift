import BuilderUIKit

/// An image whose components are raised to a power.
struct GammaNode: ImageNode {
    let input: any ImageNode
    let power: Double
    var extent: Region { input.extent }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        input.draw(raster, space)
        let power = power.isNaN ? 1 : max(0.001, min(1000, power))
        guard power != 1 else { return }
        let table = (0..<65536).map { UInt16((pow(Double($0) / 65535, power) * 65535).rounded()) }
        table.withUnsafeBufferPointer { table in
            if let table = table.baseAddress { raster.map(table) }
        }
    }
}

/// An image whose pale colors become more saturated than others.
struct VibranceNode: ImageNode {
    let input: any ImageNode
    let amount: Double
    var extent: Region { input.extent }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        input.draw(raster, space)
        let amount = Int(((amount.isNaN ? 0 : max(-4, min(4, amount))) * 4096).rounded())
        var pixel = raster.pixels
        let end = pixel + raster.count
        while pixel < end {
            let word = Pixel.straight(pixel.pointee)
            if word != 0 { pixel.pointee = Pixel.premultiplied(Self.changed(word, amount)) }
            pixel += 1
        }
    }

    /// Returns the color with a saturation that changes by the amount, times what is missing to a full one.
    private static func changed(_ word: UInt64, _ amount: Int) -> UInt64 {
        let red = Int(truncatingIfNeeded: word &>> 32 & 0xFFFF)
        let green = Int(truncatingIfNeeded: word &>> 16 & 0xFFFF)
        let blue = Int(truncatingIfNeeded: word & 0xFFFF)
        let highest = max(red, max(green, blue))
        guard highest > 0 else { return word }
        let lowest = min(red, min(green, blue))
        let factor = 4096 &+ amount &* lowest / highest
        let gray = (13933 &* red &+ 46871 &* green &+ 4732 &* blue) &>> 16
        func component(_ value: Int) -> UInt64 {
            UInt64(max(0, min(65535, gray &+ ((value &- gray) &* factor &+ 2048) &>> 12)))
        }
        return Pixel.packed(
            red: component(red), green: component(green), blue: component(blue), alpha: word &>> 48)
    }
}

/// An image in squares of one color each, the mean of their pixels.
struct PixellateNode: ImageNode {
    let input: any ImageNode
    /// A corner of a square.
    let origin: (x: Int, y: Int)
    let side: Int
    var extent: Region { input.extent.aligned(to: side, fromX: origin.x, y: origin.y) }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        let region = raster.region
        let source = input.raster(region.aligned(to: side, fromX: origin.x, y: origin.y), space)
        let squares = source.region
        for bottom in stride(from: squares.y, to: squares.maxY, by: side) {
            for left in stride(from: squares.x, to: squares.maxX, by: side) {
                let square = Region(x: left, y: bottom, width: side, height: side)
                let part = square.intersection(region)
                let color = source.mean(of: square)
                for y in part.y..<part.maxY {
                    (raster.row(y) + part.x - region.x).update(repeating: color, count: part.width)
                }
            }
        }
    }
}

/// The mean of a region as a single pixel at the origin.
struct MeanNode: ImageNode {
    let input: any ImageNode
    let region: Region
    var extent: Region { Region(x: 0, y: 0, width: 1, height: 1) }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        guard region.isDrawable else { return }
        raster.pixels[0] = input.raster(region, space).mean(of: region)
    }
}

extension Raster {
    /// Returns the mean of the pixels in a region, which must lie within the raster.
    fileprivate func mean(of part: Region) -> UInt64 {
        var (red, green, blue, alpha): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        for y in part.y..<part.maxY {
            var pixel = row(y) + part.x - region.x
            let end = pixel + part.width
            while pixel < end {
                let word = pixel.pointee
                red = red &+ (word &>> 32 & 0xFFFF)
                green = green &+ (word &>> 16 & 0xFFFF)
                blue = blue &+ (word & 0xFFFF)
                alpha = alpha &+ word &>> 48
                pixel += 1
            }
        }
        let count = UInt64(max(1, part.width * part.height))
        let half = count / 2
        return Pixel.packed(
            red: (red + half) / count, green: (green + half) / count, blue: (blue + half) / count,
            alpha: (alpha + half) / count)
    }
}
