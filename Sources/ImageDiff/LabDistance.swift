import Foundation

/// The distance ΔE of two colors: CIE76, the Euclidean distance in the Lab space (CIE 15) of sRGB colors (IEC
/// 61966-2-1) under daylight, D65.
///
/// Screens repeat few pairs of colors, so pairs are cached.
final class LabDistance {
    private let table = LinearLight.shared
    private static let slots = 4096
    /// The white point: the sums of the matrix's rows.
    private static let whiteX = 0.4124564 + 0.3575761 + 0.1804375
    private static let whiteY = 0.2126729 + 0.7151522 + 0.0721750
    private static let whiteZ = 0.0193339 + 0.1191920 + 0.9503041
    private let pairs: UnsafeMutablePointer<UInt64>
    private let distances: UnsafeMutablePointer<Double>

    init() {
        pairs = .allocate(capacity: Self.slots)
        memset(pairs, 0, Self.slots * MemoryLayout<UInt64>.stride)
        distances = .allocate(capacity: Self.slots)
        memset(distances, 0, Self.slots * MemoryLayout<Double>.stride)
    }

    deinit {
        pairs.deallocate()
        distances.deallocate()
    }

    /// Returns the distance of two straight pixels, 0 or more. Translucent pixels are composited on white and on black;
    /// the greater distance counts.
    func distance(_ a: UInt32, _ b: UInt32) -> Double {
        if a == b { return 0 }
        let pair = UInt64(a) &<< 32 | UInt64(b)
        let slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) &>> 52)
        if pairs[slot] == pair { return distances[slot] }
        let distance: Double
        if a >= 0xFF00_0000, b >= 0xFF00_0000 {
            distance = opaqueDistance(a, b)
        } else {
            let onWhite = opaqueDistance(Self.laid(a, on: 255), Self.laid(b, on: 255))
            let onBlack = opaqueDistance(Self.laid(a, on: 0), Self.laid(b, on: 0))
            distance = onWhite > onBlack ? onWhite : onBlack
        }
        pairs[slot] = pair
        distances[slot] = distance
        return distance
    }

    private func opaqueDistance(_ a: UInt32, _ b: UInt32) -> Double {
        let first = lab(a)
        let second = lab(b)
        let l = first.l - second.l
        let aStar = first.a - second.a
        let bStar = first.b - second.b
        // The distance is rounded to billionths, so that black is exactly 100 from white.
        return ((l * l + aStar * aStar + bStar * bStar).squareRoot() * 1e9).rounded() / 1e9
    }

    private func lab(_ pixel: UInt32) -> (l: Double, a: Double, b: Double) {
        let red = table.light[Int((pixel &>> 16) & 255)]
        let green = table.light[Int((pixel &>> 8) & 255)]
        let blue = table.light[Int(pixel & 255)]
        let x = Self.root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / Self.whiteX)
        let y = Self.root((0.2126729 * red + 0.7151522 * green + 0.0721750 * blue) / Self.whiteY)
        let z = Self.root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / Self.whiteZ)
        return (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// Returns the cube root, with a linear segment near black.
    private static func root(_ value: Double) -> Double {
        value > 216.0 / 24_389 ? cbrt(value) : value * (841.0 / 108) + 4.0 / 29
    }

    /// Returns the pixel composited over a gray.
    private static func laid(_ pixel: UInt32, on gray: UInt32) -> UInt32 {
        let alpha = pixel &>> 24
        let below = gray &* (255 &- alpha) &+ 127
        let red = (((pixel &>> 16) & 255) &* alpha &+ below) / 255
        let green = (((pixel &>> 8) & 255) &* alpha &+ below) / 255
        let blue = ((pixel & 255) &* alpha &+ below) / 255
        return 0xFF00_0000 | red &<< 16 | green &<< 8 | blue
    }
}

/// The linear light (0…1) of each of the 256 values of an sRGB channel. Immutable after initialization.
private final class LinearLight: @unchecked Sendable {
    static let shared = LinearLight()
    let light: UnsafePointer<Double>

    private init() {
        let light = UnsafeMutablePointer<Double>.allocate(capacity: 256)
        for step in 0..<256 {
            let value = Double(step) / 255
            light[step] = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        self.light = UnsafePointer(light)
    }
}
