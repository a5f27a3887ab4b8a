import BuilderUIKit

/// A linear change of colors that aren't multiplied by their alpha: for each new component the factors of red, green,
/// blue and alpha, and a number to add, for components of 0…1.
struct ColorMatrix: Sendable {
    /// The factors of one component, and the number to add.
    struct Row: Sendable {
        var red, green, blue, alpha, bias: Double

        init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 0, _ bias: Double = 0) {
            (self.red, self.green, self.blue, self.alpha, self.bias) = (red, green, blue, alpha, bias)
        }

        func scaled(by factor: Double) -> Row {
            Row(red * factor, green * factor, blue * factor, alpha * factor, bias * factor)
        }

        func adding(_ other: Row) -> Row {
            Row(red + other.red, green + other.green, blue + other.blue, alpha + other.alpha, bias + other.bias)
        }
    }

    var red = Row(1, 0, 0)
    var green = Row(0, 1, 0)
    var blue = Row(0, 0, 1)
    var alpha = Row(0, 0, 0, 1)

    /// The shares of the components in the luminance (Rec. 709).
    static let luminance = Row(0.2126, 0.7152, 0.0722)

    /// Returns a matrix that makes each color a mix of its luminance and itself; a saturation of 0 makes grays.
    static func saturation(_ saturation: Double) -> ColorMatrix {
        let gray = luminance.scaled(by: 1 - saturation)
        return ColorMatrix(
            red: gray.adding(Row(saturation, 0, 0)), green: gray.adding(Row(0, saturation, 0)),
            blue: gray.adding(Row(0, 0, saturation)))
    }

    /// Returns a matrix that turns hues by radians, and keeps luminances.
    static func hue(_ angle: Double) -> ColorMatrix {
        let cosine = cos(angle)
        let sine = sin(angle)
        func row(_ gray: Row, _ turned: Row, _ direction: Row) -> Row {
            gray.adding(turned.scaled(by: cosine)).adding(direction.scaled(by: sine))
        }
        let (r, g, b) = (luminance.red, luminance.green, luminance.blue)
        return ColorMatrix(
            red: row(luminance, Row(1 - r, -g, -b), Row(-r, -g, 1 - b)),
            green: row(luminance, Row(-r, 1 - g, -b), Row(0.143, 0.140, -0.283)),
            blue: row(luminance, Row(-r, -g, 1 - b), Row(r - 1, g, b)))
    }

    /// Returns the matrix with another factor and another number to add after it, for red, green and blue.
    func then(factor: Double, bias: Double) -> ColorMatrix { then((factor, factor, factor), (bias, bias, bias)) }

    /// Returns the matrix with other factors and other numbers to add after it, for red, green and blue.
    func then(_ factors: (Double, Double, Double), _ biases: (Double, Double, Double)) -> ColorMatrix {
        ColorMatrix(
            red: red.scaled(by: factors.0).adding(Row(0, 0, 0, 0, biases.0)),
            green: green.scaled(by: factors.1).adding(Row(0, 0, 0, 0, biases.1)),
            blue: blue.scaled(by: factors.2).adding(Row(0, 0, 0, 0, biases.2)), alpha: alpha)
    }

    /// Returns a matrix that mixes each color with the changed one.
    func mixed(_ share: Double) -> ColorMatrix {
        func mix(_ row: Row, _ unchanged: Row) -> Row {
            row.scaled(by: share).adding(unchanged.scaled(by: 1 - share))
        }
        let unchanged = ColorMatrix()
        return ColorMatrix(
            red: mix(red, unchanged.red), green: mix(green, unchanged.green), blue: mix(blue, unchanged.blue),
            alpha: mix(alpha, unchanged.alpha))
    }

    /// The factors in 65,536ths, row by row, and the numbers to add for components of 0…65,535.
    fileprivate var numbers: [Int] {
        func whole(_ value: Double, _ unit: Double) -> Int {
            Int(((value.isNaN ? 0 : max(-4096, min(4096, value))) * unit).rounded())
        }
        return [red, green, blue, alpha].flatMap { row in
            [row.red, row.green, row.blue, row.alpha].map { whole($0, 65536) }
                + [whole(row.bias, 65535 * 65536) + 32768]
        }
    }
}

/// An image whose colors a matrix changes.
struct ColorMatrixNode: ImageNode {
    let input: any ImageNode
    let matrix: ColorMatrix
    /// The numbers that the matrix changes; nil for those of the context.
    var space: WorkingSpace?
    var extent: Region { input.extent }

    func draw(_ raster: Raster, _ space: WorkingSpace) {
        input.draw(raster, space)
        let own = self.space ?? space
        raster.convert(from: space, to: own)
        matrix.numbers.withUnsafeBufferPointer { numbers in
            if let numbers = numbers.baseAddress { Self.apply(numbers, to: raster.pixels, count: raster.count) }
        }
        raster.convert(from: own, to: space)
    }

    private static func apply(_ m: UnsafePointer<Int>, to pixels: UnsafeMutablePointer<UInt64>, count: Int) {
        // Alphas change if they aren't exactly the old ones.
        let keepsAlpha = m[15] == 0 && m[16] == 0 && m[17] == 0 && m[18] == 65536 && m[19] == 32768
        var pixel = pixels
        let end = pixels + count
        while pixel < end {
            let word = Pixel.straight(pixel.pointee)
            let alpha = Int(truncatingIfNeeded: word &>> 48)
            if alpha > 0 || !keepsAlpha {
                let red = Int(truncatingIfNeeded: word &>> 32 & 0xFFFF)
                let green = Int(truncatingIfNeeded: word &>> 16 & 0xFFFF)
                let blue = Int(truncatingIfNeeded: word & 0xFFFF)
                let newRed = m[0] &* red &+ m[1] &* green &+ m[2] &* blue &+ m[3] &* alpha &+ m[4]
                let newGreen = m[5] &* red &+ m[6] &* green &+ m[7] &* blue &+ m[8] &* alpha &+ m[9]
                let newBlue = m[10] &* red &+ m[11] &* green &+ m[12] &* blue &+ m[13] &* alpha &+ m[14]
                let newAlpha =
                    keepsAlpha
                    ? alpha
                    : limited(m[15] &* red &+ m[16] &* green &+ m[17] &* blue &+ m[18] &* alpha &+ m[19])
                let low = limited(newBlue) | limited(newGreen) &<< 16
                let high = limited(newRed) | newAlpha &<< 16
                let changed = UInt64(truncatingIfNeeded: low) | UInt64(truncatingIfNeeded: high) &<< 32
                pixel.pointee = newAlpha == 65535 ? changed : Pixel.premultiplied(changed)
            }
            pixel += 1
        }
    }

    /// Returns the whole part of a number in 65,536ths, within 0…65,535.
    @inline(__always)
    private static func limited(_ value: Int) -> Int {
        let whole = value &>> 16
        return whole < 0 ? 0 : whole > 65535 ? 65535 : whole
    }
}
