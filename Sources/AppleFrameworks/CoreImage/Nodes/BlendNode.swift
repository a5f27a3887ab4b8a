import BuilderUIKit

/// A way to mix the colors of two images.
enum BlendMode: Sendable {
    case addition, multiply, screen, darken, lighten, difference, exclusion, hardLight, overlay
}

/// An image mixed with another one below it, by the formulas of W3C's Compositing and Blending.
struct BlendNode: ImageNode {
    let top: any ImageNode
    let bottom: any ImageNode
    let mode: BlendMode
    var extent: Region { top.extent.union(bottom.extent) }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        let above = top.raster(raster.region, space)
        raster.copy(from: bottom.raster(raster.region, space))
        for index in 0..<raster.count {
            raster.pixels[index] = Self.mixed(above.pixels[index], raster.pixels[index], mode)
        }
    }

    private static func mixed(_ top: UInt64, _ bottom: UInt64, _ mode: BlendMode) -> UInt64 {
        let alphas = (Int(top &>> 48), Int(bottom &>> 48))
        func component(_ shift: UInt64) -> UInt64 {
            let colors = (Int(top &>> shift & 0xFFFF), Int(bottom &>> shift & 0xFFFF))
            return UInt64(max(0, min(65535, mode.mixed(colors.0, colors.1, alphas.0, alphas.1))))
        }
        let sum = alphas.0 + alphas.1
        let alpha = mode == .addition ? min(65535, sum) : sum - product(alphas.0, alphas.1)
        return Pixel.packed(red: component(32), green: component(16), blue: component(0), alpha: UInt64(alpha))
    }

    fileprivate static func product(_ first: Int, _ second: Int) -> Int { (first &* second &+ 32767) / 65535 }
}

extension BlendMode {
    /// Returns a premultiplied component, of which each image's is given with its alpha.
    fileprivate func mixed(_ top: Int, _ bottom: Int, _ topAlpha: Int, _ bottomAlpha: Int) -> Int {
        let product = BlendNode.product
        let rest = product(top, 65535 - bottomAlpha) + product(bottom, 65535 - topAlpha)
        let shared = (product(top, bottomAlpha), product(bottom, topAlpha))
        func hardLight(_ light: Int, _ lightAlpha: Int, _ base: Int, _ baseAlpha: Int) -> Int {
            2 * light <= lightAlpha
                ? 2 * product(light, base)
                : product(lightAlpha, baseAlpha) - 2 * product(lightAlpha - light, baseAlpha - base)
        }
        return switch self {
        case .addition: top + bottom
        case .multiply: rest + product(top, bottom)
        case .screen: top + bottom - product(top, bottom)
        case .darken: rest + min(shared.0, shared.1)
        case .lighten: rest + max(shared.0, shared.1)
        case .difference: top + bottom - 2 * min(shared.0, shared.1)
        case .exclusion: top + bottom - 2 * product(top, bottom)
        case .hardLight: rest + hardLight(top, topAlpha, bottom, bottomAlpha)
        case .overlay: rest + hardLight(bottom, bottomAlpha, top, topAlpha)
        }
    }
}

/// An image with a part of its opacity.
struct FadedNode: ImageNode {
    let input: any ImageNode
    /// The part, 0…1.
    let opacity: Double
    var extent: Region { input.extent }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        input.draw(raster, space)
        let share = UInt64(((opacity.isNaN ? 0 : max(0, min(1, opacity))) * 32768).rounded())
        for index in 0..<raster.count { raster.pixels[index] = Pixel.mix(0, raster.pixels[index], share: share) }
    }
}

/// An image whose differences to a blurred one are enlarged.
struct SharpenedNode: ImageNode {
    let input: any ImageNode
    let blurred: any ImageNode
    /// The factor of the differences.
    let amount: Double
    var extent: Region { input.extent }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        input.draw(raster, space)
        let soft = blurred.raster(raster.region, space)
        let amount = Int(((amount.isNaN ? 0 : max(-16, min(16, amount))) * 4096).rounded())
        for index in 0..<raster.count {
            let (word, mean) = (raster.pixels[index], soft.pixels[index])
            func component(_ shift: UInt64) -> UInt64 {
                let value = Int(word &>> shift & 0xFFFF)
                let difference = value - Int(mean &>> shift & 0xFFFF)
                return UInt64(max(0, min(Int(word &>> 48), value + (difference * amount + 2048) >> 12)))
            }
            raster.pixels[index] = Pixel.packed(
                red: component(32), green: component(16), blue: component(0), alpha: word &>> 48)
        }
    }
}

/// An image that gets darker toward its corners.
struct VignetteNode: ImageNode {
    let input: any ImageNode
    /// The part of the light that corners lose, 0…1; brighter below 0.
    let intensity: Double
    /// The distance from the center at which the effect is full, in halves of a diagonal.
    let radius: Double
    var extent: Region { input.extent }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        input.draw(raster, space)
        let whole = extent.rect
        let reach = max(1e-6, radius) * hypot(whole.width, whole.height) / 2
        guard intensity.isFinite, reach.isFinite else { return }
        for y in raster.region.y..<raster.region.maxY {
            let row = raster.row(y)
            for column in 0..<raster.region.width {
                let dx = Double(raster.region.x + column) + 0.5 - whole.midX
                let place = min(1, hypot(dx, Double(y) + 0.5 - whole.midY) / reach)
                let factor = Int((1 - max(-1, min(1, intensity)) * place * place * (3 - 2 * place)) * 4096)
                let word = row[column]
                func component(_ shift: UInt64) -> UInt64 {
                    UInt64(min(Int(word &>> 48), (Int(word &>> shift & 0xFFFF) * factor + 2048) >> 12))
                }
                row[column] = Pixel.packed(
                    red: component(32), green: component(16), blue: component(0), alpha: word &>> 48)
            }
        }
    }
}
