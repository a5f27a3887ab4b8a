import BuilderUIKit

/// The meaning of the numbers that filters compute with.
///
/// Core Image computes in linear light unless its context has no working color space. Components have 16 bits.
enum WorkingSpace: Sendable {
    /// Linear light with the primaries of sRGB.
    case linear
    /// sRGB as it is stored.
    case encoded

    /// Returns the component, 0…65,535, for an sRGB component of 0…1.
    func component(_ value: Double) -> UInt64 {
        let value = value.isNaN ? 0 : max(0, min(1, value))
        return UInt64(((self == .linear ? Transfer.decoded(value) : value) * 65535).rounded())
    }

    /// Returns the premultiplied pixel of a color.
    func pixel(_ color: CIColor) -> UInt64 {
        let alpha = WorkingSpace.encoded.component(color.alpha)
        let pixel = Pixel.packed(
            red: component(color.red), green: component(color.green), blue: component(color.blue), alpha: alpha)
        return Pixel.premultiplied(pixel)
    }
}

/// The transfer function of sRGB in tables.
///
/// The entries are rounded to 16 bits. Each is at least a two millionth of a step from where it would be rounded to
/// another one, which is far more than the functions of math libraries differ.
enum Transfer {
    /// The linear components for 8 bits of sRGB.
    static let linearOfBytes: [UInt64] = (0..<256).map { UInt64((decoded(Double($0) / 255) * 65535).rounded()) }
    /// The linear components for 16 bits of sRGB.
    static let linear: [UInt16] = (0..<65536).map { UInt16((decoded(Double($0) / 65535) * 65535).rounded()) }
    /// The 16 bits of sRGB for linear components.
    static let encoded: [UInt16] = (0..<65536).map { UInt16((encoded(Double($0) / 65535) * 65535).rounded()) }

    /// The same 16 bits.
    static let unchanged: [UInt16] = (0...65535).map { UInt16($0) }

    /// Returns linear light of 0…1 for a component of sRGB.
    static func decoded(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// Returns the component of sRGB for linear light of 0…1.
    static func encoded(_ value: Double) -> Double {
        value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}

/// Pixels of rasters: blue in the lowest 16 bits, then green, red and alpha.
enum Pixel {
    @inline(__always)
    static func packed(red: UInt64, green: UInt64, blue: UInt64, alpha: UInt64) -> UInt64 {
        blue | green &<< 16 | red &<< 32 | alpha &<< 48
    }

    /// Returns a pixel whose colors are multiplied by its alpha.
    static func premultiplied(_ pixel: UInt64) -> UInt64 {
        let alpha = pixel &>> 48
        if alpha == 65535 { return pixel }
        if alpha == 0 { return 0 }
        let red = ((pixel &>> 32 & 0xFFFF) &* alpha &+ 32767) / 65535
        let green = ((pixel &>> 16 & 0xFFFF) &* alpha &+ 32767) / 65535
        let blue = ((pixel & 0xFFFF) &* alpha &+ 32767) / 65535
        return packed(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns a pixel whose colors are divided by its alpha.
    static func straight(_ pixel: UInt64) -> UInt64 {
        let alpha = pixel &>> 48
        if alpha == 65535 { return pixel }
        if alpha == 0 { return 0 }
        let half = alpha &>> 1
        let red = ((pixel &>> 32 & 0xFFFF) &* 65535 &+ half) / alpha
        let green = ((pixel &>> 16 & 0xFFFF) &* 65535 &+ half) / alpha
        let blue = ((pixel & 0xFFFF) &* 65535 &+ half) / alpha
        return packed(red: min(65535, red), green: min(65535, green), blue: min(65535, blue), alpha: alpha)
    }

    /// Returns the mix of two premultiplied pixels; `share` is the second one's in 32,768ths.
    @inline(__always)
    static func mix(_ first: UInt64, _ second: UInt64, share: UInt64) -> UInt64 {
        let mask: UInt64 = 0xFFFF_0000_FFFF
        let half: UInt64 = 0x4000_0000_4000
        let rest = 32768 &- share
        let even = ((first & mask) &* rest &+ (second & mask) &* share &+ half) &>> 15 & mask
        let odd = ((first &>> 16 & mask) &* rest &+ (second &>> 16 & mask) &* share &+ half) &>> 15 & mask
        return even | odd &<< 16
    }
}
