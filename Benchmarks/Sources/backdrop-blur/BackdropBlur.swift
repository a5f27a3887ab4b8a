import Foundation
import Measuring
import Render

/// Measures the blur of a whole screen's backdrop and of a bar's, at 3x.
///
///     backdrop-blur [--repeat N]
///
/// The time is the difference between two paintings, with the glass and without.
@main
struct BackdropBlur {
    private let repeats: Int

    static func main() throws {
        let benchmark = BackdropBlur(repeats: Options().count("repeat", default: 50))
        let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
        benchmark.report("painting without glass", try benchmark.painting(nil, radius: 0))
        for (radius, limit) in [(10.0, Self.limit), (8, nil), (4, nil), (2.5, Self.limit)] {
            benchmark.report(
                "1179 × 2556 pixels, radius \(radius.text(1))", try benchmark.difference(screen, radius: radius),
                limit: limit)
        }
        let bar = CGRect(x: 16, y: 60, width: 361, height: 44)
        benchmark.report("a bar of 361 × 44 points", try benchmark.difference(bar, radius: 10))
        let sheet = CGRect(x: 8, y: 400, width: 377, height: 444)
        benchmark.report("a sheet of 377 × 444 points", try benchmark.difference(sheet, radius: 10))
    }

    /// The promised milliseconds for a whole screen; none for debug builds.
    private static var limit: Double? {
        #if DEBUG
        nil
        #else
        3
        #endif
    }

    /// Returns the time of a glass; the two paintings alternate, so that other work slows down both.
    private func difference(_ glass: CGRect, radius: Double) throws -> Double {
        var times: [Double] = []
        for _ in 0..<3 {
            times.append(try painting(glass, radius: radius) - (try painting(nil, radius: 0)))
        }
        return times.median
    }

    private func painting(_ glass: CGRect?, radius: Double) throws -> Double {
        var root = Layer(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        root.background = .white
        for row in 0..<20 {
            var stripe = Layer(frame: CGRect(x: 20 * row, y: 40 * row, width: 100, height: 30))
            stripe.background = Color(red: Double(row) / 20, green: 0.4, blue: 0.9)
            root.sublayers.append(stripe)
        }
        if let glass {
            var layer = Layer(frame: glass)
            layer.backdrop = Layer.Backdrop(radius: radius, saturation: 1.6, tint: Color(white: 1, alpha: 0.7))
            root.sublayers.append(layer)
        }
        let painter = Painter()
        var times: [Double] = []
        for _ in 0...repeats {
            let start = ContinuousClock.now
            _ = try painter.paint(root, size: root.bounds.size, scale: 3, background: .white)
            times.append(Stopwatch.milliseconds(since: start))
        }
        return times.dropFirst().median
    }

    private func report(_ what: String, _ milliseconds: Double, limit: Double? = nil) {
        let promise = limit.map { "  (at most \($0.text(0)))" } ?? ""
        print("\(what): \(milliseconds.text(2)) ms\(promise)")
    }
}
