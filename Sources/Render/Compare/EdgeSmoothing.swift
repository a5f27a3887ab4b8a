/// Tells pixels that smooth the edge of a shape from others, as pixelmatch 7.2 does (after V. Vyšniauskas, *Anti-aliased
/// pixel and intensity slope detector*, 2009).
///
/// Such a pixel lies between a darker and a brighter one, and the darkest or the brightest of its neighbours belongs to an
/// area: it has three neighbours or more of its own colour, in both pictures.
///
/// Most pixels are opaque and not at the border: these are judged here, without doubles. What is marked to be inlined is so
/// in unoptimised builds too, but only within this file.
struct EdgeSmoothing {
    let recorded: PixelGrid
    let drawn: PixelGrid

    /// True when the pixel smooths an edge in one of the pictures.
    func isSmoothed(x: Int, recordedY: Int, drawnY: Int) -> Bool {
        Self.isSmoothed(recorded, x, recordedY, drawn, drawnY &- recordedY)
            || Self.isSmoothed(drawn, x, drawnY, recorded, recordedY &- drawnY)
    }

    /// - Parameter offset: from a row of `picture` to the same row of `other`.
    @inline(always)
    private static func isSmoothed(_ picture: PixelGrid, _ x: Int, _ y: Int, _ other: PixelGrid, _ offset: Int) -> Bool
    {
        let stride = picture.stride
        guard isInside(picture, x, y) else { return isAnySmoothed(picture, x, y, other, offset) }
        let pixel = picture.pixels + (y &* stride &+ x)
        // In an area, or alone in one.
        let equal = equalNeighbours(pixel, stride)
        if equal > 2 || equal == 0 && areAlike(pixel, stride) { return false }
        guard areOpaque(pixel, stride) else { return isAnySmoothed(picture, x, y, other, offset) }
        // A key for each neighbour: its brightness, and below that its place in the order in which they are looked at, so that
        // of equal ones the first wins, and the pixel itself before all. Nothing that the processor would have to guess.
        let own = rank(pixel[0]) &<< 4
        var least = own
        var most = own | 15
        order(&least, &most, rank(pixel[-1 &- stride]), 1)
        order(&least, &most, rank(pixel[-1]), 2)
        order(&least, &most, rank(pixel[stride &- 1]), 3)
        order(&least, &most, rank(pixel[0 &- stride]), 4)
        order(&least, &most, rank(pixel[stride]), 5)
        order(&least, &most, rank(pixel[1 &- stride]), 6)
        order(&least, &most, rank(pixel[1]), 7)
        order(&least, &most, rank(pixel[stride &+ 1]), 8)
        let darkest = least & 15
        let brightest = 15 &- most & 15
        guard darkest != 0, brightest != 0 else { return false }
        return isInAreas(picture, x, y, darkest, other, offset) || isInAreas(picture, x, y, brightest, other, offset)
    }

    /// Keeps the least and the greatest key; see `isSmoothed`.
    @inline(always)
    private static func order(_ least: inout Int, _ most: inout Int, _ rank: Int, _ number: Int) {
        let dark = rank &<< 4 | number
        let bright = rank &<< 4 | (15 &- number)
        least = dark < least ? dark : least
        most = bright > most ? bright : most
    }

    /// True when a neighbour belongs to an area in both pictures.
    /// - Parameter number: the neighbour's, 1…8, column by column.
    private static func isInAreas(
        _ picture: PixelGrid, _ x: Int, _ y: Int, _ number: Int, _ other: PixelGrid, _ offset: Int
    ) -> Bool {
        let place = number < 5 ? number &- 1 : number
        let right = place > 5 ? 1 : place > 2 ? 0 : -1
        let column = x &+ right
        let line = y &+ (place &- 3 &* right) &- 4
        return isInArea(picture, column, line) && isInArea(other, column, line &+ offset)
    }

    /// True when three neighbours or more have the pixel's own colour; the border counts as one.
    static func isInArea(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
        guard isInside(picture, x, y) else { return isInAreaAtBorder(picture, x, y) }
        return equalNeighbours(picture.pixels + (y &* picture.stride &+ x), picture.stride) > 2
    }

    /// True when the pixel has eight neighbours.
    @inline(always)
    private static func isInside(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
        x > 0 && y > 0 && x &+ 1 < picture.width && y &+ 1 < picture.height
    }

    /// How many of eight neighbours are the same as the pixel.
    /// - Parameter stride: pixels from one row to the next.
    @inline(always)
    private static func equalNeighbours(_ pixel: UnsafePointer<UInt32>, _ stride: Int) -> Int {
        let own = pixel[0]
        var equal = 0
        if pixel[-1] == own { equal = equal &+ 1 }
        if pixel[1] == own { equal = equal &+ 1 }
        if pixel[-1 &- stride] == own { equal = equal &+ 1 }
        if pixel[0 &- stride] == own { equal = equal &+ 1 }
        if pixel[1 &- stride] == own { equal = equal &+ 1 }
        if pixel[stride &- 1] == own { equal = equal &+ 1 }
        if pixel[stride] == own { equal = equal &+ 1 }
        if pixel[stride &+ 1] == own { equal = equal &+ 1 }
        return equal
    }

    /// True when eight neighbours have one colour.
    @inline(always)
    private static func areAlike(_ pixel: UnsafePointer<UInt32>, _ stride: Int) -> Bool {
        let first = pixel[-1]
        let above = (pixel[-1 &- stride] ^ first) | (pixel[0 &- stride] ^ first) | (pixel[1 &- stride] ^ first)
        let below = (pixel[stride &- 1] ^ first) | (pixel[stride] ^ first) | (pixel[stride &+ 1] ^ first)
        return above | below | (pixel[1] ^ first) == 0
    }

    /// True when the pixel and eight neighbours are opaque.
    @inline(always)
    private static func areOpaque(_ pixel: UnsafePointer<UInt32>, _ stride: Int) -> Bool {
        let above = pixel[-1 &- stride] & pixel[0 &- stride] & pixel[1 &- stride]
        let below = pixel[stride &- 1] & pixel[stride] & pixel[stride &+ 1]
        return above & pixel[-1] & pixel[0] & pixel[1] & below >= 0xFF00_0000
    }

    /// The brightness of an opaque pixel in hundred-millionths, to order pixels by.
    ///
    /// The weights have eight digits, so this is exact, and no two colours have the same brightness. Sums in doubles are off
    /// by far less than one hundred-millionth: they order pixels alike.
    @inline(always)
    static func rank(_ pixel: UInt32) -> Int {
        let value = Int(pixel)
        return ((value &>> 16) & 255) &* 29_889_531 &+ ((value &>> 8) & 255) &* 58_662_247 &+ (value & 255)
            &* 11_448_223
    }
}
