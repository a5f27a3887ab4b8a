import BuilderUIKit
import Foundation
import Render

/// Widths, lines and places of text.
extension FactProbes {
    static let text: [String: Probe] = [
        "cut-text-width": {
            let label = UILabel()
            label.text = "Some words that go on for much longer than two lines of text"
            label.numberOfLines = 2
            let limit = 123.0
            let fitting = try onScreen(scale: 3) { label.sizeThatFits(CGSize(width: limit, height: 0)) }
            label.frame = CGRect(x: 0, y: 0, width: limit, height: Double(fitting.height))
            let display = try Renderer().layOut(label, width: limit, height: Double(fitting.height), scale: 3)
            let runs = display.layer.glyphRuns.filter { $0.text.contains("…") }
            guard let cut = runs.last?.glyphs.last else { throw CaseError.nothingToMeasure("a text that is cut") }
            // The cut line is the widest: an ellipsis is its end.
            let drawn = cut.x + width("…", label.font)
            return [.number(Double(fitting.width) - drawn)]
        },
        "text-view-without-font": {
            try onScreen(scale: 3) {
                let view = UITextView()
                view.text = "A"
                return .numbers(view.sizeThatFits(CGSize(width: 200, height: 1_000)).height - 16)
            }
        },
        "shrunk-text-center": {
            try [false, true].map { hasAttributes in
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
                let text = String(repeating: "H", count: 20)
                if hasAttributes { label.attributedText = NSAttributedString(string: text) } else { label.text = text }
                label.textColor = .black
                label.backgroundColor = .white
                label.lineBreakMode = .byClipping
                label.adjustsFontSizeToFitWidth = true
                guard let box = try ink(of: label, width: 60, height: 60).first else {
                    throw CaseError.nothingToMeasure("a shrunk text")
                }
                return .number(Double(box.midY))
            }
        },
        "justified-lines": {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
            label.text = "The quick brown fox jumps over the lazy dog and runs away from all the other animals"
            label.numberOfLines = 0
            label.textAlignment = .justified
            label.textColor = .black
            label.backgroundColor = .white
            let ends = try ink(of: label, width: 200, height: 90).dropLast().map(\.maxX)
            return [.number(Double(ends.min() ?? 0)), .number(Double(ends.max() ?? 0))]
        },
        "stops-before-spaces": {
            let font = UIFont.systemFont(ofSize: 32, weight: .bold)
            return [",", "."].map { stop in
                let apart = width("a\(stop)", font) + width(" a", font)
                return .number((apart - width("a\(stop) a", font)) * 3)
            }
        },
        "kerned-pairs": {
            let font = UIFont.systemFont(ofSize: 17)
            return ["Fo", "Fa", "Tr", "To", "LT"].map { pair in
                let letters = pair.map { width(String($0), font) }.reduce(0, +)
                return .text(width(pair, font) < letters - 0.05 ? "nearer" : "apart")
            }
        },
        "digit-widths": {
            let fonts: [UIFont] =
                [(22, .medium), (28, .medium), (28, .bold)].map { UIFont.systemFont(ofSize: $0, weight: $1) }
                + [13, 14, 15, 16].map { UIFont.italicSystemFont(ofSize: $0) }
            return try onScreen(scale: 3) {
                fonts.map { font in
                    let label = UILabel()
                    label.text = "0123456789"
                    label.font = font
                    return .number(Double(label.intrinsicContentSize.width))
                }
            }
        },
    ]

    /// The width of a text, not rounded.
    private static func width(_ text: String, _ font: UIFont) -> Double {
        Double(NSAttributedString(string: text, attributes: [.font: font]).size().width)
    }

    /// The boxes of the lines that a view draws, at three pixels a point.
    @MainActor
    private static func ink(of view: UIView, width: Double, height: Double) throws -> [CGRect] {
        let bitmap = try Renderer().layOut(view, width: width, height: height, scale: 3).bitmap()
        return InkFinder(bitmap: bitmap, scale: 3)
            .rows(in: CGRect(x: 0, y: 0, width: width, height: height), threshold: 60)
    }
}

extension Layer {
    /// The glyphs of a layer and of the layers in it.
    fileprivate var glyphRuns: [GlyphRun] {
        let own = contents.compactMap { content -> GlyphRun? in
            if case .glyphs(let run) = content { return run }
            return nil
        }
        return own + sublayers.flatMap(\.glyphRuns)
    }
}
