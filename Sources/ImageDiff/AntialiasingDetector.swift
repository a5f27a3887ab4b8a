/// Detects pixels that smooth the edge of a shape, with the algorithm of pixelmatch 7.2 (after V. Vyšniauskas,
/// *Anti-aliased pixel and intensity slope detector*, 2009).
///
/// Such a pixel lies between a darker and a brighter one, and the darkest or the brightest of its neighbors belongs to
/// an area: it has three neighbors or more of its own color, in both images.
///
/// Most pixels are opaque and not at the border: these are classified here, without doubles. Functions marked for
/// inlining are inlined in unoptimized builds too, but only within this file.
struct AntialiasingDetector {
    let recorded: PixelGrid
    let drawn: PixelGrid

    /// Returns a Boolean value that indicates whether the pixel smooths an edge in one of the images.
    func isAntialiased(x: Int, recordedY: Int, drawnY: Int) -> Bool {
        Self.isAntialiased(recorded, x, recordedY, drawn, drawnY &- recordedY)
            || Self.isAntialiased(drawn, x, drawnY, recorded, recordedY &- drawnY)
    }

    /// Returns a Boolean value that indicates whether the pixel smooths an edge in `picture`. Opaque pixels that have
    /// eight opaque neighbors are compared by integer ranks.
    ///
    /// - Parameter offset: The offset from a row of `picture` to the same row of `other`.
    private static func isAntialiased(
        _ picture: PixelGrid, _ x: Int, _ y: Int, _ other: PixelGrid, _ offset: Int
    ) -> Bool {
        let stride = picture.stride
        guard isInside(picture, x, y) else { return isAntialiasedSlowPath(picture, x, y, other, offset) }
        let pixel = picture.pixels + (y &* stride &+ x)
        if equalNeighbors(pixel, stride) > 2 { return false }
        guard areOpaque(pixel, stride) else { return isAntialiasedSlowPath(picture, x, y, other, offset) }
        let rank = Self.rank(pixel[0])
        var least = rank
        var most = rank
        var darkest = 0
        var brightest = 0
        var column = -1
        while column < 2 {
            var neighbor = column &- stride
            while neighbor <= column &+ stride {
                let rank = Self.rank(pixel[neighbor])
                if rank < least {
                    least = rank
                    darkest = neighbor
                } else if rank > most {
                    most = rank
                    brightest = neighbor
                }
                neighbor = neighbor &+ stride
            }
            column = column &+ 1
        }
        guard darkest != 0, brightest != 0 else { return false }
        return isInAreas(picture, x, y, darkest, other, offset) || isInAreas(picture, x, y, brightest, other, offset)
    }

    /// Returns a Boolean value that indicates whether a neighbor belongs to an area in both images.
    ///
    /// - Parameters:
    ///   - neighbor: The neighbor's offset from the pixel in memory.
    ///   - offset: The offset from a row of `picture` to the same row of `other`.
    private static func isInAreas(
        _ picture: PixelGrid, _ x: Int, _ y: Int, _ neighbor: Int, _ other: PixelGrid, _ offset: Int
    ) -> Bool {
        let down = neighbor > 1 ? 1 : neighbor < -1 ? -1 : 0
        let column = x &+ neighbor &- down &* picture.stride
        let line = y &+ down
        return isInArea(picture, column, line) && isInArea(other, column, line &+ offset)
    }

    /// Returns a Boolean value that indicates whether three neighbors or more have the pixel's color; the border counts
    /// as one.
    static func isInArea(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
        guard isInside(picture, x, y) else { return isInAreaAtBorder(picture, x, y) }
        return equalNeighbors(picture.pixels + (y &* picture.stride &+ x), picture.stride) > 2
    }

    /// Returns a Boolean value that indicates whether the pixel has eight neighbors.
    @inline(always)
    private static func isInside(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
        x > 0 && y > 0 && x &+ 1 < picture.width && y &+ 1 < picture.height
    }

    /// Returns the number of the eight neighbors that equal the pixel.
    ///
    /// - Parameter stride: The number of pixels per row.
    @inline(always)
    private static func equalNeighbors(_ pixel: UnsafePointer<UInt32>, _ stride: Int) -> Int {
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

    /// Returns a Boolean value that indicates whether the pixel and its eight neighbors are opaque.
    @inline(always)
    private static func areOpaque(_ pixel: UnsafePointer<UInt32>, _ stride: Int) -> Bool {
        let above = pixel[-1 &- stride] & pixel[0 &- stride] & pixel[1 &- stride]
        let below = pixel[stride &- 1] & pixel[stride] & pixel[stride &+ 1]
        return above & pixel[-1] & pixel[0] & pixel[1] & below >= 0xFF00_0000
    }

    /// Returns the brightness of an opaque pixel in hundred-millionths, as an ordering.
    ///
    /// The weights have eight digits, so this is exact, and no two colors have the same brightness. The error of sums
    /// in doubles is far below one hundred-millionth: they give the same ordering.
    @inline(always)
    static func rank(_ pixel: UInt32) -> Int {
        let value = Int(pixel)
        return ((value &>> 16) & 255) &* 29_889_531 &+ ((value &>> 8) & 255) &* 58_662_247 &+ (value & 255)
            &* 11_448_223
    }

    /// Returns a Boolean value that indicates whether the pixel smooths an edge in `picture`. Handles any pixel, also
    /// at the border and among translucent ones, whose brightness over a background is compared in doubles.
    ///
    /// - Parameter offset: The offset from a row of `picture` to the same row of `other`.
    static func isAntialiasedSlowPath(
        _ picture: PixelGrid, _ x: Int, _ y: Int, _ other: PixelGrid, _ offset: Int
    ) -> Bool {
        let left = x > 0 ? x &- 1 : 0
        let top = y > 0 ? y &- 1 : 0
        let right = x &+ 1 < picture.width ? x &+ 1 : x
        let bottom = y &+ 1 < picture.height ? y &+ 1 : y
        let row = picture.row(y)
        let pixel = row[x]
        let index = y &* picture.width &+ x
        // The border counts as one equal neighbor.
        var equal = left == x || right == x || top == y || bottom == y ? 1 : 0
        var darkest = 0.0
        var brightest = 0.0
        var darkX = 0
        var darkY = 0
        var brightX = 0
        var brightY = 0
        var column = left
        while column <= right {
            var line = top
            while line <= bottom {
                if column != x || line != y {
                    let neighbor = picture.pixels[line &* picture.stride &+ column]
                    let difference = YIQ.brightness(pixel, above: neighbor, at: index)
                    if difference == 0 {
                        equal = equal &+ 1
                        if equal > 2 { return false }
                    } else if difference < darkest {
                        darkest = difference
                        darkX = column
                        darkY = line
                    } else if difference > brightest {
                        brightest = difference
                        brightX = column
                        brightY = line
                    }
                }
                line = line &+ 1
            }
            column = column &+ 1
        }
        guard darkest != 0, brightest != 0 else { return false }
        return isInArea(picture, darkX, darkY) && isInArea(other, darkX, darkY &+ offset)
            || isInArea(picture, brightX, brightY) && isInArea(other, brightX, brightY &+ offset)
    }

    /// Returns a Boolean value that indicates whether three neighbors, the border counting as one, have the pixel's
    /// color; false outside.
    static func isInAreaAtBorder(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
        guard x < picture.width, y >= 0, y < picture.height else { return false }
        let left = x > 0 ? x &- 1 : 0
        let top = y > 0 ? y &- 1 : 0
        let right = x &+ 1 < picture.width ? x &+ 1 : x
        let bottom = y &+ 1 < picture.height ? y &+ 1 : y
        let pixel = picture.row(y)[x]
        var equal = left == x || right == x || top == y || bottom == y ? 1 : 0
        var line = top
        while line <= bottom {
            let row = picture.row(line)
            var column = left
            while column <= right {
                if row[column] == pixel, column != x || line != y {
                    equal = equal &+ 1
                    if equal > 2 { return true }
                }
                column = column &+ 1
            }
            line = line &+ 1
        }
        return false
    }
}
