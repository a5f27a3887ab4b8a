/// Searches for pixels at adjacent positions.
struct PixelShifts {
    let recorded: PixelGrid
    let drawn: PixelGrid
    let measure: PixelMeasure
    private let perceptual = PixelMeasure(.perceptual(precision: 1))

    init(recorded: PixelGrid, drawn: PixelGrid, measure: PixelMeasure) {
        self.recorded = recorded
        self.drawn = drawn
        self.measure = measure
    }

    /// Returns the remaining difference when each of the two pixels may be found one pixel further in the other image:
    /// the greater of both.
    func difference(x: Int, recordedY: Int, drawnY: Int) -> Double {
        difference(x, recordedY, drawnY, by: measure)
    }

    /// Returns the same as ΔE.
    func perceived(x: Int, recordedY: Int, drawnY: Int) -> Double {
        difference(x, recordedY, drawnY, by: perceptual)
    }

    private func difference(_ x: Int, _ recordedY: Int, _ drawnY: Int, by measure: PixelMeasure) -> Double {
        let index = drawnY &* drawn.width &+ x
        let new = nearest(to: drawn.row(drawnY)[x], in: recorded, x, recordedY, index, measure)
        let old = nearest(to: recorded.row(recordedY)[x], in: drawn, x, drawnY, index, measure)
        return new > old ? new : old
    }

    private func nearest(
        to pixel: UInt32, in picture: PixelGrid, _ x: Int, _ y: Int, _ index: Int, _ measure: PixelMeasure
    ) -> Double {
        var least = Double.infinity
        var line = y > 0 ? y &- 1 : 0
        while line <= y &+ 1, line < picture.height {
            let row = picture.row(line)
            var column = x > 0 ? x &- 1 : 0
            while column <= x &+ 1, column < picture.width {
                if row[column] == pixel { return 0 }
                let difference = measure.difference(pixel, row[column], at: index)
                if difference < least { least = difference }
                column = column &+ 1
            }
            line = line &+ 1
        }
        return least
    }
}
