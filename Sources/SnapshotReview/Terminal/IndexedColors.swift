/// The colors 16…255 that terminals have in common. The first sixteen are the user's own, so they aren't used.
enum IndexedColors {
    private static let steps: [Int] = [0, 95, 135, 175, 215, 255]

    /// Returns the number of the color that differs least from `0xRRGGBB`; the lower one of two.
    static func nearest(to color: UInt32) -> Int {
        let parts = [Int(color >> 16), Int(color >> 8 & 0xFF), Int(color & 0xFF)]
        let places = parts.map { part in
            steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0
        }
        let gray = min(23, max(0, (parts.reduce(0, +) / 3 - 8 + 5) / 10))
        let cubeDistance = zip(parts, places).reduce(0) { $0 + square($1.0 - steps[$1.1]) }
        let grayDistance = parts.reduce(0) { $0 + square($1 - (8 + 10 * gray)) }
        return cubeDistance <= grayDistance ? 16 + 36 * places[0] + 6 * places[1] + places[2] : 232 + gray
    }

    /// Returns `0xRRGGBB` of the color with a number from 16 to 255.
    static func color(_ number: Int) -> UInt32 {
        if number >= 232 { return UInt32(8 + 10 * (number - 232)) * 0x01_0101 }
        let place = number - 16
        return [place / 36, place / 6 % 6, place % 6].reduce(0) { $0 << 8 | UInt32(steps[$1]) }
    }

    private static func square(_ number: Int) -> Int { number * number }
}
