/// At most 256 colours for a picture, in the hundredths that sixels count in, and which of them each pixel has.
///
/// Where the picture has more, their cloud is cut again and again at the mean of its widest direction, the part with the
/// greatest error first; a colour stands for the mean of its part.
struct SixelPalette {
    /// Hundredths, 0…100.
    struct Color: Hashable {
        var red: Int
        var green: Int
        var blue: Int
    }

    static let limit = 256

    let colors: [Color]
    /// Row by row; -1 where the pixel is clear.
    let indices: [Int16]

    init(_ picture: ShownPixels) {
        let counts = Self.counts(of: picture.colors)
        let parts = ColorCut.parts(of: counts, limit: Self.limit)
        var places: [Color: Int16] = [:]
        var colors: [Color] = []
        var table: [UInt32: Int16] = [:]
        for part in parts {
            let color = Color(part.mean)
            let place = places[color] ?? Int16(colors.count)
            if place == colors.count {
                places[color] = place
                colors.append(color)
            }
            for color in part.colors { table[color.key] = place }
        }
        self.colors = colors
        // Most pixels are like the one before.
        var last: (color: UInt32, place: Int16)?
        let isReduced = counts.isReduced
        indices = picture.colors.map { color in
            guard let color else { return -1 }
            if let last, last.color == color { return last.place }
            let place = table[isReduced ? ColorCounts.reduced(color) : color] ?? -1
            last = (color, place)
            return place
        }
    }

    private static func counts(of pixels: [UInt32?]) -> ColorCounts {
        var counts: [UInt32: Int] = [:]
        var last: UInt32?
        var run = 0
        for case let color? in pixels {
            if color == last {
                run += 1
                continue
            }
            if let last { counts[last, default: 0] += run }
            last = color
            run = 1
        }
        if let last { counts[last, default: 0] += run }
        return ColorCounts(counts, limit: limit)
    }
}

extension SixelPalette.Color {
    fileprivate init(_ mean: ColorCut.Mean) {
        self.init(red: Self.hundredths(mean.red), green: Self.hundredths(mean.green), blue: Self.hundredths(mean.blue))
    }

    private static func hundredths(_ value: Double) -> Int { Int((value * 100 / 255).rounded()) }
}
