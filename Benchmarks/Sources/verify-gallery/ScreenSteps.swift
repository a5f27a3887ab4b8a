import Builder
import Measuring
import Render

/// The time of a screen's steps: views and layout, and the compression of quick files.
@MainActor
struct ScreenSteps {
    let findings: [Finding]

    /// Measures a number of screens after the first one, which loads fonts and fills caches.
    init(count: Int) throws {
        let renderer = Renderer(scale: 3)
        var layout: [Double] = []
        var encoding: [Double] = []
        for number in 0...count {
            var display: Display?
            layout.append(
                try Stopwatch.milliseconds {
                    display = try renderer.layOut(UIViewController(OrdersScreen(number: number)))
                })
            if number < 30, let bitmap = try display?.bitmap() { encoding.append(try Self.encode(bitmap)) }
        }
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
        gradient.endPoint = CGPoint(x: 1, y: 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        gradient.frame = view.bounds
        view.layer.addSublayer(gradient)
        let bitmap = try renderer.layOut(view, width: 390, height: 844).bitmap()
        findings = [
            Self.finding("Building, laying out and reading such a screen", layout, limit: 3),
            Self.finding("Encoding one quickly, 1170 × 2532 pixels", encoding, limit: 6),
            Self.finding("The same of a gradient", try (0..<30).map { _ in try Self.encode(bitmap) }, limit: 6),
        ]
    }

    private static func encode(_ bitmap: Bitmap) throws -> Double {
        try Stopwatch.milliseconds { _ = try PNGEncoder().quick().encode(bitmap, scale: 3) }
    }

    private static func finding(_ what: String, _ times: [Double], limit: Double) -> Finding {
        let time = times.dropFirst().median
        return Finding(what, ours: "\(time.text(2)) ms", other: "", value: time, unit: "ms", limit: limit)
    }
}
