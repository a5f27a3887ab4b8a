import BuilderUIKit
import DemoScreens
import Measuring
import Render

/// Draws the card repeatedly in one process: building views, layout, painting, and encoding as the command does.
///
/// Values that one image leaves to the next stay there as in any process: the decoded and the reduced photo, shaped
/// texts and the coverage of glyphs. Freed memory is kept as by the command.
///
///     warm-card [--repeat N] [--output FILE] [--steps]
///
/// Prints the median milliseconds per image, without the first one, and with `--steps` the time of each step.
@main
@MainActor
struct WarmCard {
    private var layout: [Double] = []
    private var painting: [Double] = []
    private var encoding: [Double] = []
    private var whole: [Double] = []

    static func main() throws {
        Memory.keepFreed()
        let options = Options()
        let data = try SampleData.load()
        let renderer = Renderer(scale: 2)
        var measured = WarmCard()
        for _ in 0...options.count("repeat", default: 100) {
            let png = try measured.draw(data, renderer)
            if let path = options.text("output"), measured.whole.count == 1 {
                try png.write(to: URL(fileURLWithPath: path))
            }
        }
        print(measured.whole.dropFirst().median)
        guard options.has("steps") else { return }
        measured.report("views and layout", measured.layout)
        measured.report("painting", measured.painting)
        measured.report("encoding", measured.encoding)
        measured.report("all", measured.whole)
    }

    private mutating func draw(_ data: UserData, _ renderer: Renderer) throws -> Data {
        let start = ContinuousClock.now
        let display = try renderer.layOut(makeCardScreen(data: data))
        let laidOut = Stopwatch.milliseconds(since: start)
        let bitmap = try display.bitmap()
        let painted = Stopwatch.milliseconds(since: start)
        let png = try PNGEncoder(fingerprint: display.fingerprint).quick().encode(bitmap, scale: display.scale)
        let end = Stopwatch.milliseconds(since: start)
        layout.append(laidOut)
        painting.append(painted - laidOut)
        encoding.append(end - painted)
        whole.append(end)
        return png
    }

    private func report(_ step: String, _ times: [Double]) {
        print("\(step): \(times.dropFirst().median.text(3)) ms, the first \((times.first ?? 0).text(3)) ms")
    }
}
