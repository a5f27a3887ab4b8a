import Foundation

/// The colors beneath a part of an image, blurred for a material such as glass.
///
/// The blur is a Gaussian's approximation: the mean of squares of 2 to 16 pixels a side, which lie on a grid from the
/// image's origin, three box blurs of these cells along each axis, and linear interpolation between them. A pixel's
/// result doesn't depend on which part of the image is drawn. Integers only, so every processor gets the same ones; the
/// loops are written for unoptimized builds: raw pointers, and two or four channels in each 64-bit word.
///
/// Pixels beyond the image are like those at its edge.
final class BlurredBackdrop {
    /// The cells and the boxes for a standard deviation.
    struct Kernel {
        /// The side of a cell in pixels: 2, 4, 8 or 16.
        let side: Int
        /// The number of cells that each of the three boxes covers; odd.
        let boxes: [Int]

        /// Creates a kernel for a standard deviation in pixels, of which 1 to 256 count.
        init(sigma: Double) {
            let sigma = max(1, min(256, sigma))
            side = sigma >= 24 ? 16 : sigma >= 7 ? 8 : sigma >= 3.5 ? 4 : 2
            // The mean of a cell and the interpolation blur by half a cell's side.
            let cell = Double(side)
            let variance = max(0, sigma * sigma / (cell * cell) - 0.25)
            // Boxes of two odd widths whose variances add up to the nearest one.
            let ideal = Int((4 * variance + 1).squareRoot())
            let lower = ideal % 2 == 0 ? ideal - 1 : ideal
            let square = Double(3 * lower * lower + 12 * lower + 9)
            let count = Int(((square - 12 * variance) / Double(4 * lower + 4)).rounded())
            boxes = (0..<3).map { $0 < count ? lower : lower + 2 }
        }

        /// The number of cells on each side that a cell's blur contains.
        var reach: Int { boxes.reduce(0) { $0 + $1 / 2 } }
        /// The distance in pixels beyond which nothing has an effect.
        var margin: Int { (reach + 2) * side }
    }

    /// The colors' change after the blur.
    struct Tone {
        /// The factor of the saturation in 256ths.
        let saturation: Int
        /// The tint's components in 255ths: blue, red, green, and 255 for alpha.
        let tint: (Int, Int, Int, Int)
        /// The tint's opacity in 255ths.
        let opacity: Int

        init(_ backdrop: Layer.Backdrop) {
            func steps(_ value: Double) -> Int { Int(Canvas.steps(value)) }
            let tint = backdrop.tint
            let factor = backdrop.saturation.isNaN ? 1 : backdrop.saturation
            saturation = Int((max(0, min(8, factor)) * 256).rounded())
            self.tint = (steps(tint.blue), steps(tint.red), steps(tint.green), 255)
            opacity = steps(tint.alpha)
        }
    }

    private let kernel: Kernel
    /// The cells' columns and rows, counted from the image's origin; at least one.
    private let columns: Range<Int>
    private let rows: Range<Int>
    /// The cells: blue, red, green and alpha in 16 bits each, of which 8 are a fraction.
    private let cells: UnsafeMutablePointer<UInt64>

    /// The number of cells.
    var cellCount: Int { columns.count * rows.count }

    /// Blurs what lies beneath `area`.
    ///
    /// - Parameters:
    ///   - area: The pixels that will be drawn; not empty.
    ///   - image: The pixels that exist, of which the canvas has at least those within the kernel's margin.
    init(_ area: PixelRect, of canvas: Canvas, kernel: Kernel, tone: Tone) {
        self.kernel = kernel
        let image = canvas.rect
        columns = Self.cells(area.x, area.maxX, within: image.x, image.maxX, kernel)
        rows = Self.cells(area.y, area.maxY, within: image.y, image.maxY, kernel)
        let count = columns.count * rows.count
        cells = .allocate(capacity: count)
        reduce(canvas)
        let turned = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
        defer { turned.deallocate() }
        let blur = BoxBlur(kernel.boxes)
        blur.blurLines(cells, length: columns.count, count: rows.count, into: turned)
        blur.blurLines(turned, length: rows.count, count: columns.count, into: cells)
        apply(tone)
    }

    deinit { cells.deallocate() }

    /// Returns the cells that pixels from `first` up to `end` are made of, within those of the image.
    private static func cells(
        _ first: Int, _ end: Int, within low: Int, _ high: Int, _ kernel: Kernel
    ) -> Range<Int> {
        let lowest = gap(low, kernel.side, 0)
        let highest = gap(high - 1, kernel.side, 0)
        let half = kernel.side / 2
        let start = max(lowest, min(highest, gap(first, kernel.side, half) - kernel.reach))
        let last = max(start, min(highest, gap(end - 1, kernel.side, half) + 1 + kernel.reach))
        return start..<last + 1
    }

    /// Returns the number of the cell, or of the gap between two cells' centers, that a pixel lies in.
    private static func gap(_ pixel: Int, _ side: Int, _ offset: Int) -> Int {
        let value = pixel - offset
        return value >= 0 ? value / side : -((side - 1 - value) / side)
    }

    // MARK: Reducing

    /// Stores the mean of each cell's pixels; those beyond the image are like those at its edge.
    private func reduce(_ canvas: Canvas) {
        let side = kernel.side
        let image = canvas.rect
        let width = columns.count * side
        let lows = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        let highs = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        defer {
            lows.deallocate()
            highs.deallocate()
        }
        let start = columns.lowerBound * side
        let first = max(start, image.x)
        let end = min(start + width, image.maxX)
        func pixels(_ y: Int) -> UnsafePointer<UInt32> {
            let row = max(image.y, min(image.maxY - 1, y)) - image.y
            let address = canvas.pixels + row * canvas.bytesPerRow + (first - image.x) * 4
            return UnsafePointer(address.assumingMemoryBound(to: UInt32.self))
        }
        var shift: UInt64 = 8
        var area = side * side
        while area > 1 {
            shift -= 1
            area /= 2
        }
        var output = cells
        for row in rows {
            var y = row * side
            let bottom = y + side
            var isFirst = true
            while y < bottom {
                Self.add(
                    pixels(y), pixels(y + 1), to: lows + (first - start), highs + (first - start),
                    count: end - first, isFirst: isFirst)
                isFirst = false
                y += 2
            }
            Self.extend(lows, from: first - start, to: end - start, count: width)
            Self.extend(highs, from: first - start, to: end - start, count: width)
            Self.sum(lows, highs, side: side, count: columns.count, shift: shift, into: output)
            output += columns.count
        }
    }

    /// Adds two rows of pixels: blue and red to the low sums, green and alpha to the high ones.
    private static func add(
        _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, to lows: UnsafeMutablePointer<UInt32>,
        _ highs: UnsafeMutablePointer<UInt32>, count: Int, isFirst: Bool
    ) {
        if isFirst {
            lows.update(repeating: 0, count: count)
            highs.update(repeating: 0, count: count)
        }
        var index = 0
        while index < count {
            let a = upper[index]
            let b = lower[index]
            lows[index] = lows[index] &+ (a & 0xFF00FF) &+ (b & 0xFF00FF)
            highs[index] = highs[index] &+ ((a &>> 8) & 0xFF00FF) &+ ((b &>> 8) & 0xFF00FF)
            index = index &+ 1
        }
    }

    /// Repeats the first sum before it, and the last one after it.
    private static func extend(_ sums: UnsafeMutablePointer<UInt32>, from first: Int, to end: Int, count: Int) {
        for index in 0..<first { sums[index] = sums[first] }
        for index in end..<count { sums[index] = sums[end - 1] }
    }

    /// Stores the sums of `side` columns each.
    private static func sum(
        _ lows: UnsafePointer<UInt32>, _ highs: UnsafePointer<UInt32>, side: Int, count: Int, shift: UInt64,
        into output: UnsafeMutablePointer<UInt64>
    ) {
        var index = 0
        var next = 0
        while index < count {
            var low: UInt32 = 0
            var high: UInt32 = 0
            let end = next &+ side
            while next < end {
                low = low &+ lows[next]
                high = high &+ highs[next]
                next = next &+ 1
            }
            output[index] = (UInt64(low) | UInt64(high) &<< 32) &<< shift
            index = index &+ 1
        }
    }

    // MARK: Toning

    /// Changes the cells' saturation, and lays the tint over them.
    private func apply(_ tone: Tone) {
        let saturation = tone.saturation
        let rest = 255 - tone.opacity
        let (blue, red, green, full) = tone.tint
        let opacity = tone.opacity * 256
        let count = cellCount
        var index = 0
        while index < count {
            let word = cells[index]
            var b = Int(truncatingIfNeeded: word & 0xFFFF)
            var r = Int(truncatingIfNeeded: (word &>> 16) & 0xFFFF)
            var g = Int(truncatingIfNeeded: (word &>> 32) & 0xFFFF)
            let a = Int(truncatingIfNeeded: word &>> 48)
            if saturation != 256 {
                // Rec. 709's shares of the luminance in 256ths.
                let luminance = (54 &* r &+ 183 &* g &+ 19 &* b) &>> 8
                b = max(0, min(a, luminance &+ ((b &- luminance) &* saturation) &>> 8))
                r = max(0, min(a, luminance &+ ((r &- luminance) &* saturation) &>> 8))
                g = max(0, min(a, luminance &+ ((g &- luminance) &* saturation) &>> 8))
            }
            b = (b &* rest &+ blue &* opacity &+ 127) / 255
            r = (r &* rest &+ red &* opacity &+ 127) / 255
            g = (g &* rest &+ green &* opacity &+ 127) / 255
            let alpha = (a &* rest &+ full &* opacity &+ 127) / 255
            let low = UInt64(truncatingIfNeeded: b | r &<< 16)
            let high = UInt64(truncatingIfNeeded: g | alpha &<< 16)
            cells[index] = low | high &<< 32
            index = index &+ 1
        }
    }

    // MARK: Enlarging

    /// Replaces the canvas's pixels in `area`, which must lie within the area that was blurred.
    func write(_ area: PixelRect, to canvas: Canvas) {
        let side = kernel.side
        let first = Self.gap(area.x, side, side / 2)
        let last = Self.gap(area.maxX - 1, side, side / 2)
        let line = BackdropLine(count: last - first + 2, side: side)
        var y = area.y
        while y < area.maxY {
            let gap = Self.gap(y, side, side / 2)
            let start = gap * side + side / 2
            line.begin(
                upper: row(gap), lower: row(gap + 1), firstColumn: first - columns.lowerBound,
                columnCount: columns.count, step: y - start)
            let end = min(area.maxY, start + side)
            while y < end {
                line.next()
                let offset = (y - canvas.rect.y) * canvas.bytesPerRow + (area.x - canvas.rect.x) * 4
                line.write(
                    from: area.x - (first * side + side / 2), count: area.width,
                    to: (canvas.pixels + offset).assumingMemoryBound(to: UInt32.self))
                y += 1
            }
        }
    }

    private func row(_ number: Int) -> UnsafePointer<UInt64> {
        let index = max(rows.lowerBound, min(rows.upperBound - 1, number)) - rows.lowerBound
        return UnsafePointer(cells + index * columns.count)
    }
}
