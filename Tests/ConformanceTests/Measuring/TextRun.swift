import BuilderUIKit
import Foundation

/// Measures texts with labels, and sets their sizes beside UIKit's.
@MainActor
struct TextRun {
    private(set) var measurements: [Measurement] = []

    init(_ cases: [TextCase]) throws {
        var scales: [Double: [TextCase]] = [:]
        for textCase in cases { scales[textCase.scale, default: []].append(textCase) }
        for (scale, cases) in scales.sorted(by: { $0.key < $1.key }) {
            var run = self
            _ = try Renderer(scale: scale).layOut(try run.measure(cases), width: 1, height: 1)
            self = run
        }
    }

    private mutating func measure(_ cases: [TextCase]) throws -> UIView {
        let factory = ViewFactory()
        for textCase in cases {
            let size = try Self.size(of: textCase, factory)
            if let width = textCase.width { add(textCase, .width, "width", Double(size.width), width) }
            if let height = textCase.height { add(textCase, .height, "height", Double(size.height), height) }
        }
        return UIView()
    }

    private static func size(of textCase: TextCase, _ factory: ViewFactory) throws -> CGSize {
        let font = try factory.font(textCase.font)
        if textCase.isButtonTitle == true {
            let button = UIButton(type: .system)
            button.setTitle(textCase.text, for: .normal)
            button.titleLabel?.font = font
            return button.titleRect(forContentRect: CGRect(x: 0, y: 0, width: 1000, height: 1000)).size
        }
        let label = UILabel()
        label.text = textCase.text
        label.font = font
        label.numberOfLines = textCase.numberOfLines ?? 1
        guard let width = textCase.maxWidth else { return label.intrinsicContentSize }
        let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: 10_000)
        return label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines).size
    }

    private mutating func add(
        _ textCase: TextCase, _ kind: Measurement.Kind, _ name: String, _ found: Double, _ expected: Double
    ) {
        measurements.append(
            Measurement(
                topic: PageTopic(area: textCase.area), name: "\(textCase.label) \(name)", kind: kind, found: found,
                expected: expected, tolerance: kind == .width ? textCase.tolerance : 0, scale: textCase.scale))
    }
}
