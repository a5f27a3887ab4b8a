/// The YIQ comparison in the plainest words, from the published formulas: arrays of channels, no shortcut, nothing
/// shared with the code under test.
struct NaivePixelmatch {
    typealias Pixel = [Double]

    let width: Int
    let height: Int
    let first: [Pixel]
    let second: [Pixel]

    /// - Parameter pixels: straight, `0xAARRGGBB`, row by row.
    init(width: Int, height: Int, first: [UInt32], second: [UInt32]) {
        self.width = width
        self.height = height
        self.first = first.map(Self.channels)
        self.second = second.map(Self.channels)
    }

    private static func channels(_ pixel: UInt32) -> Pixel {
        [Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255), Double(pixel >> 24)]
    }

    /// The pixels that differ, and those left out.
    func count(threshold: Double, countsAntialiasing: Bool) -> (differing: Int, antialiased: Int) {
        var result = (differing: 0, antialiased: 0)
        for y in 0..<height {
            for x in 0..<width {
                let place = y * width + x
                guard abs(colorDelta(first[place], second[place], place)) > 35215 * threshold * threshold else {
                    continue
                }
                if !countsAntialiasing, isAntialiased(first, x, y, second) || isAntialiased(second, x, y, first) {
                    result.antialiased += 1
                } else {
                    result.differing += 1
                }
            }
        }
        return result
    }

    private func blended(_ a: Pixel, _ b: Pixel, _ place: Int) -> Pixel {
        if a[3] == 255, b[3] == 255 { return (0..<3).map { a[$0] - b[$0] } }
        let offset = Double(place * 4)
        let ground = [
            48 + 159 * Double(Int(offset) % 2), 48 + 159 * Double(Int(offset / 1.618033988749895) % 2),
            48 + 159 * Double(Int(offset / 2.618033988749895) % 2),
        ]
        return (0..<3).map { (a[$0] * a[3] - b[$0] * b[3] - ground[$0] * (a[3] - b[3])) / 255 }
    }

    private func weighted(_ pixel: Pixel, _ weights: Pixel) -> Double {
        pixel[0] * weights[0] + pixel[1] * weights[1] + pixel[2] * weights[2]
    }

    private func colorDelta(_ a: Pixel, _ b: Pixel, _ place: Int) -> Double {
        let difference = blended(a, b, place)
        let y = weighted(difference, [0.29889531, 0.58662247, 0.11448223])
        let i = weighted(difference, [0.59597799, -0.27417610, -0.32180189])
        let q = weighted(difference, [0.21147017, -0.52261711, 0.31114694])
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    private func neighbors(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
        var places: [(x: Int, y: Int)] = []
        for column in x - 1...x + 1 {
            for row in y - 1...y + 1 {
                let isInside = column >= 0 && row >= 0 && column < width && row < height
                if isInside, (column, row) != (x, y) { places.append((column, row)) }
            }
        }
        return places
    }

    private func isOnBorder(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }

    private func isAntialiased(_ picture: [Pixel], _ x: Int, _ y: Int, _ other: [Pixel]) -> Bool {
        let place = y * width + x
        let all = neighbors(x, y).map { neighbor in
            let difference = blended(picture[place], picture[neighbor.y * width + neighbor.x], place)
            return (place: neighbor, brightness: weighted(difference, [0.29889531, 0.58662247, 0.11448223]))
        }
        let equal = all.filter { $0.brightness == 0 }.count + (isOnBorder(x, y) ? 1 : 0)
        guard equal <= 2 else { return false }
        guard let least = all.map(\.brightness).min(), let most = all.map(\.brightness).max(), least < 0, most > 0,
            let dark = all.first(where: { $0.brightness == least })?.place,
            let bright = all.first(where: { $0.brightness == most })?.place
        else { return false }
        return [dark, bright].contains { hasManySiblings(picture, $0.x, $0.y) && hasManySiblings(other, $0.x, $0.y) }
    }

    private func hasManySiblings(_ picture: [Pixel], _ x: Int, _ y: Int) -> Bool {
        let equal = neighbors(x, y).filter { picture[$0.y * width + $0.x] == picture[y * width + x] }.count
        return equal + (isOnBorder(x, y) ? 1 : 0) > 2
    }
}
