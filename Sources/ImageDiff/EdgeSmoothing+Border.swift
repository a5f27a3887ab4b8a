/// The general case: at the border, and for translucent pixels.
extension EdgeSmoothing {
    /// Returns a Boolean value that indicates whether the pixel smooths an edge in `picture`.
    ///
    /// - Parameter offset: The offset from a row of `picture` to the same row of `other`.
    static func isAnySmoothed(
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
                    let neighbour = picture.pixels[line &* picture.stride &+ column]
                    let difference = YIQ.brightness(pixel, above: neighbour, at: index)
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
