import BuilderUIKit

/// An image over another one.
struct OverNode: ImageNode {
    let top: any ImageNode
    let bottom: any ImageNode
    var extent: Region { top.extent.union(bottom.extent) }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        // A bottom that covers the region is drawn in place, so that many layers need no raster each.
        if raster.region.intersection(bottom.extent) == raster.region {
            bottom.draw(raster, space)
        } else {
            raster.copy(from: bottom.raster(raster.region, space))
        }
        let part = raster.region.intersection(top.extent)
        guard !part.isEmpty else { return }
        let drawn = top.raster(part, space)
        for y in part.y..<part.maxY {
            Self.cover(raster.row(y) + part.x - raster.region.x, with: drawn.row(y), count: part.width)
        }
    }

    private static func cover(
        _ bottom: UnsafeMutablePointer<UInt64>, with top: UnsafePointer<UInt64>, count: Int
    ) {
        var index = 0
        while index < count {
            let word = top[index]
            let rest = 65535 &- word &>> 48
            if rest == 0 {
                bottom[index] = word
            } else if word != 0 {
                let under = bottom[index]
                let red = (word &>> 32 & 0xFFFF) &+ ((under &>> 32 & 0xFFFF) &* rest &+ 32767) / 65535
                let green = (word &>> 16 & 0xFFFF) &+ ((under &>> 16 & 0xFFFF) &* rest &+ 32767) / 65535
                let blue = (word & 0xFFFF) &+ ((under & 0xFFFF) &* rest &+ 32767) / 65535
                let alpha = (word &>> 48) &+ ((under &>> 48) &* rest &+ 32767) / 65535
                bottom[index] = Pixel.packed(
                    red: min(65535, red), green: min(65535, green), blue: min(65535, blue), alpha: min(65535, alpha))
            }
            index = index &+ 1
        }
    }
}

/// An image where a mask is white, and another one where it is black or clear.
struct MaskedNode: ImageNode {
    let image: any ImageNode
    let background: any ImageNode
    let mask: any ImageNode
    var extent: Region { image.extent.union(background.extent) }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        let region = raster.region
        raster.copy(from: background.raster(region, space))
        let part = region.intersection(mask.extent)
        guard !part.isEmpty else { return }
        let drawn = image.raster(part, space)
        let shares = mask.raster(part, space)
        for y in part.y..<part.maxY {
            let target = raster.row(y) + part.x - region.x
            let source = drawn.row(y)
            let share = shares.row(y)
            var index = 0
            while index < part.width {
                let whole = (Self.luminance(of: share[index]) &* 32768 &+ 32767) / 65535
                target[index] = Pixel.mix(target[index], source[index], share: whole)
                index = index &+ 1
            }
        }
    }

    /// Returns the luminance of a pixel, 0…65,535.
    @inline(__always)
    fileprivate static func luminance(of word: UInt64) -> UInt64 {
        (13933 &* (word &>> 32 & 0xFFFF) &+ 46871 &* (word &>> 16 & 0xFFFF) &+ 4732 &* (word & 0xFFFF)) &>> 16
    }
}

/// A white image whose alpha is the luminance of another one.
struct AlphaMaskNode: ImageNode {
    let input: any ImageNode
    var extent: Region { input.extent }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        input.draw(raster, space)
        var pixel = raster.pixels
        let end = pixel + raster.count
        while pixel < end {
            pixel.pointee = MaskedNode.luminance(of: pixel.pointee) &* 0x1_0001_0001_0001
            pixel += 1
        }
    }
}
