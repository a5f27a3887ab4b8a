import ArgumentParser
import ImageDiff
import Render

/// The tolerance of comparisons.
struct ToleranceOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The share of the pixels that must be the same, 0 to 1.", valueName: "share"))
    var precision: Double = 1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How alike the colours of a pixel must be, 0 to 1: the distance in Lab (CIE76) may be up to 100 times the "
                + "rest.",
            valueName: "likeness"))
    var perceptualPrecision: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Compares brightness and colour as pixelmatch does (YIQ), with this threshold, 0 to 1; pixels that only "
                + "smooth an edge don't count.",
            valueName: "threshold"))
    var threshold: Double?

    @Flag(help: "With --threshold, counts pixels that only smooth an edge.")
    var countAntialiasing = false

    @Flag(help: "Lets pixels pass that are found one pixel further.")
    var allowShift = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Leaves a rectangle out, in pixels; may be repeated.", valueName: "x,y,width,height"),
        transform: PixelBox.init(option:))
    var mask: [PixelBox] = []

    func validate() throws {
        if perceptualPrecision != nil, threshold != nil {
            throw ValidationError("--perceptual-precision and --threshold are two ways to compare: use one")
        }
        if countAntialiasing, threshold == nil {
            throw ValidationError("--count-antialiasing means something with --threshold only")
        }
        for (name, value) in [
            ("precision", precision), ("perceptual-precision", perceptualPrecision ?? 1), ("threshold", threshold ?? 0),
        ] where !(0...1).contains(value) {
            throw ValidationError("--\(name) \(value): use a number from 0 to 1")
        }
    }

    var masks: [PixelBox] { mask }

    var tolerance: Tolerance {
        let measure: Tolerance.Measure =
            if let threshold {
                .yiq(threshold: threshold, countsAntialiasing: countAntialiasing)
            } else if let perceptualPrecision {
                .perceptual(precision: perceptualPrecision)
            } else {
                .exact
            }
        return Tolerance(measure: measure, precision: precision, allowsShift: allowShift)
    }
}

extension PixelBox {
    /// Reads `x,y,width,height`.
    init(option text: String) throws {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3], width > 0, height > 0, [x, y, width, height].allSatisfy({ abs($0) < 1 << 30 })
        else {
            throw ValidationError("“\(text)” is no rectangle: write x,y,width,height in pixels, such as 0,0,120,40")
        }
        self.init(x: x, y: y, width: width, height: height)
    }
}
