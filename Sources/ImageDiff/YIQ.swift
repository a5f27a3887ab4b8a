/// The YIQ color space of analog color television: luminance (Y) and two chrominance components (I, Q).
///
/// The formulas and their order of evaluation are those of pixelmatch 7.2, which follows Kotsarenko and Ramos,
/// *Measuring perceived color difference using YIQ NTSC transmission color space in mobile applications* (2010): sums
/// in doubles are bit-identical, so that pixels at the exact threshold have the same result.
enum YIQ {
    /// The maximum squared distance, by convention.
    static let greatestDistance = 35_215.0

    /// Returns the squared distance of two pixels, 0 or more.
    ///
    /// - Parameter index: The pixel's index in the image, counted row by row: translucent pixels are composited on a
    ///   background whose color depends on it.
    static func distance(_ a: UInt32, _ b: UInt32, at index: Int) -> Double {
        let difference = ChannelDifference(a, b, at: index)
        return distance(red: difference.red, green: difference.green, blue: difference.blue)
    }

    /// Computes the squared distances of many pixels of two rows.
    ///
    /// - Parameters:
    ///   - columns: The `count` columns of the pixels.
    ///   - index: The index of the row's first pixel.
    static func distances(
        _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ columns: UnsafePointer<Int>, _ count: Int,
        at index: Int, into distances: UnsafeMutablePointer<Double>
    ) {
        var next = 0
        while next < count {
            let x = columns[next]
            let a = first[x]
            let b = second[x]
            distances[next] = a & b >= 0xFF00_0000 ? opaqueDistance(a, b) : distance(a, b, at: index &+ x)
            next = next &+ 1
        }
    }

    /// Returns the squared distance of opaque pixels. Inlined in unoptimized builds too.
    @inline(always)
    static func opaqueDistance(_ a: UInt32, _ b: UInt32) -> Double {
        let first = Int(a)
        let second = Int(b)
        return distance(
            red: Double(((first &>> 16) & 255) &- ((second &>> 16) & 255)),
            green: Double(((first &>> 8) & 255) &- ((second &>> 8) & 255)),
            blue: Double((first & 255) &- (second & 255)))
    }

    @inline(always)
    private static func distance(red: Double, green: Double, blue: Double) -> Double {
        let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
        let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
        let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    /// Returns the difference of the luminance of `a` and that of `b`; exactly 0 for equal pixels.
    static func brightness(_ a: UInt32, above b: UInt32, at index: Int) -> Double {
        if a == b { return 0 }
        return ChannelDifference(a, b, at: index).brightness
    }

    /// Returns the threshold (0…1) at which a squared distance just passes.
    static func threshold(of distance: Double) -> Double {
        var threshold = (distance / greatestDistance).squareRoot()
        while limit(threshold) < distance { threshold = threshold.nextUp }
        return threshold
    }

    /// Returns the greatest squared distance that passes at a threshold.
    static func limit(_ threshold: Double) -> Double { greatestDistance * threshold * threshold }
}

/// The channel differences of two straight pixels, composited on the background.
private struct ChannelDifference {
    var red: Double
    var green: Double
    var blue: Double

    init(_ a: UInt32, _ b: UInt32, at index: Int) {
        let redA = Int((a &>> 16) & 255)
        let greenA = Int((a &>> 8) & 255)
        let blueA = Int(a & 255)
        let redB = Int((b &>> 16) & 255)
        let greenB = Int((b &>> 8) & 255)
        let blueB = Int(b & 255)
        if a >= 0xFF00_0000, b >= 0xFF00_0000 {
            red = Double(redA &- redB)
            green = Double(greenA &- greenB)
            blue = Double(blueA &- blueB)
            return
        }
        let alphaA = Int(a &>> 24)
        let alphaB = Int(b &>> 24)
        let alpha = Double(alphaA &- alphaB)
        // Four bytes per pixel: red has no pattern, because the offset of a pixel's first byte is even.
        let offset = Double(index &* 4)
        let background = (
            48.0, Self.background(offset / 1.618033988749895), Self.background(offset / 2.618033988749895)
        )
        red = (Double(redA &* alphaA &- redB &* alphaB) - background.0 * alpha) / 255
        green = (Double(greenA &* alphaA &- greenB &* alphaB) - background.1 * alpha) / 255
        blue = (Double(blueA &* alphaA &- blueB &* alphaB) - background.2 * alpha) / 255
    }

    var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

    /// Returns a dark gray for even numbers, a light one for odd numbers.
    private static func background(_ offset: Double) -> Double { Int(offset) & 1 == 0 ? 48 : 207 }
}
