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
    private static func isSmoothed(_ picture: PixelGrid, _ x: Int, _ y: Int, _ other: PixelGrid, _ offset: Int) -> Bool
    {
        let stride = picture.stride
        guard isInside(picture, x, y) else { return isAnySmoothed(picture, x, y, other, offset) }
        let pixel = picture.pixels + (y &* stride &+ x)
        if equalNeighbours(pixel, stride) > 2 { return false }
        guard areOpaque(pixel, stride) else { return isAnySmoothed(picture, x, y, other, offset) }
        let rank = Self.rank(pixel[0])
        var least = rank
        var most = rank
        var darkest = 0
        var brightest = 0
        var column = -1
        while column < 2 {
            var place = column &- stride
            while place <= column &+ stride {
                let rank = Self.rank(pixel[place])
                if rank < least {
                    least = rank
                    darkest = place
                } else if rank > most {
                    most = rank
                    brightest = place
                }
                place = place &+ stride
            }
            column = column &+ 1
        }
        guard darkest != 0, brightest != 0 else { return false }
        return isInAreas(picture, x, y, darkest, other, offset) || isInAreas(picture, x, y, brightest, other, offset)
    }

    /// True when a neighbour belongs to an area in both pictures.
    /// - Parameter place: the neighbour's distance in memory.
    private static func isInAreas(
        _ picture: PixelGrid, _ x: Int, _ y: Int, _ place: Int, _ other: PixelGrid, _ offset: Int
    ) -> Bool {
        let down = place > 1 ? 1 : place < -1 ? -1 : 0
        let column = x &+ place &- down &* picture.stride
        let line = y &+ down
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
