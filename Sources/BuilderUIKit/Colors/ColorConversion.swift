import Foundation
import Render

/// Converts between color models.
enum ColorConversion {
    /// Returns a Display P3 color in sRGB; components outside the sRGB gamut are below 0 or above 1.
    static func sRGB(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) -> Color {
        let (r, g, b) = (decoded(red), decoded(green), decoded(blue))
        // The matrix from linear P3 to linear sRGB; both have the white point D65.
        return Color(
            red: encoded(1.2249401763 * r - 0.2249401763 * g),
            green: encoded(-0.0420569547 * r + 1.0420569547 * g),
            blue: encoded(-0.0196375546 * r - 0.0786360655 * g + 1.0982736200 * b),
            alpha: alpha)
    }

    /// Returns a color's relative luminance, by ITU-R BT.709.
    static func luminance(_ color: Color) -> Double {
        0.2126 * decoded(color.red) + 0.7152 * decoded(color.green) + 0.0722 * decoded(color.blue)
    }

    /// The linear values of the sRGB components of a byte.
    private static let decodedBytes = (0...255).map { decoded(Double($0) / 255) }

    /// Returns the gray level with the luminance of a color.
    static func gray(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
        if red == green, green == blue { return red }
        let luminance =
            0.2126 * decodedBytes[Int(red)] + 0.7152 * decodedBytes[Int(green)] + 0.0722 * decodedBytes[Int(blue)]
        return UInt8((min(max(encoded(luminance), 0), 1) * 255).rounded())
    }

    /// Returns the linear value of an sRGB component.
    static func decoded(_ value: Double) -> Double {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    /// Returns the sRGB component of a linear value.
    static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        let curved = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -curved : curved
    }

    /// Returns a color by its hue, modulo 1, and its saturation and brightness, limited to 0…1.
    static func color(hue: Double, saturation: Double, brightness: Double, alpha: Double) -> Color {
        guard hue.isFinite, saturation.isFinite, brightness.isFinite else { return Color(white: 0, alpha: alpha) }
        let s = min(max(saturation, 0), 1)
        let v = min(max(brightness, 0), 1)
        let turn = (hue - hue.rounded(.down)) * 6
        let sector = min(Int(turn), 5)
        let rest = turn - Double(sector)
        let p = v * (1 - s)
        let q = v * (1 - s * rest)
        let t = v * (1 - s * (1 - rest))
        let (r, g, b) =
            switch sector {
            case 0: (v, t, p)
            case 1: (q, v, p)
            case 2: (p, v, t)
            case 3: (p, q, v)
            case 4: (t, p, v)
            default: (v, p, q)
            }
        return Color(red: r, green: g, blue: b, alpha: alpha)
    }

    /// Returns hue, saturation and brightness, each 0…1; a gray has hue and saturation 0.
    static func hsb(_ color: Color) -> (hue: Double, saturation: Double, brightness: Double) {
        let high = max(color.red, color.green, color.blue)
        let low = min(color.red, color.green, color.blue)
        let span = high - low
        guard span > 0 else { return (0, 0, high) }
        var hue: Double
        if high == color.red {
            hue = (color.green - color.blue) / span
        } else if high == color.green {
            hue = (color.blue - color.red) / span + 2
        } else {
            hue = (color.red - color.green) / span + 4
        }
        hue /= 6
        if hue < 0 { hue += 1 }
        return (hue, high > 0 ? span / high : 0, high)
    }

    /// Returns the luminance of a color as a gray, with the weights of red, green and blue in sRGB.
    static func white(_ color: Color) -> Double {
        if color.red == color.green, color.green == color.blue { return color.red }
        return encoded(
            0.2126 * decoded(color.red) + 0.7152 * decoded(color.green) + 0.0722 * decoded(color.blue))
    }
}

extension Color {
    /// The color as `#RRGGBB`, or `#RRGGBBAA` if it isn't opaque.
    var hexadecimal: String {
        let channels = [red, green, blue, alpha].map { $0.isFinite ? Int((max(0, min(1, $0)) * 255).rounded()) : 0 }
        return "#"
            + (channels[3] == 255 ? channels.dropLast() : channels[...]).map { channel in
                (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
            }.joined()
    }
}
