import BuilderUIKit
import Foundation
import Render

/// Finds images that show a line of letters.
///
/// The pixels are searched for a row of shapes that look like letters, without reading them: several shapes of similar
/// heights on one line, on a ground of one color, that aren't all alike. Text in photos, handwriting, scripts whose
/// letters are joined and words of fewer than five letters aren't found.
enum ImageOfTextRule {
    static func issues(in facts: ScreenFacts, bitmap: Bitmap, scale: Double) -> [AuditIssue] {
        facts.pictures.compactMap { picture in
            let texts = facts.texts.flatMap(\.parts).filter { $0.intersects(picture.frame) }
            guard let shapes = ImageShapes(picture.frame, without: texts, in: bitmap, scale: scale),
                let count = shapes.lettersInLine
            else { return nil }
            return AuditIssue(
                rule: .imageOfText, subject: picture.subject,
                message: "it shows a line of about \(count) letters: use a label, or draw the text over the image")
        }
    }
}

/// The connected shapes of a part of a picture that differ from its ground.
struct ImageShapes {
    /// A connected shape, in pixels.
    private struct Shape {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
        var count = 0

        var width: Int { right - left + 1 }
        var height: Int { bottom - top + 1 }
        /// The share of the box that the shape fills.
        var share: Double { Double(count) / Double(width * height) }
    }

    /// The number of pixels that are read of an image, at most about; larger ones are read at a lower resolution.
    private static let mostPixels = 700_000.0
    /// The least contrast of letters with their ground.
    private static let leastContrast = 1.5

    private var shapes: [Shape] = []
    private var marked: [Bool]
    private let width: Int
    private let height: Int
    /// The number of pixels for each point, in width, height and the shapes.
    private let scale: Double

    /// Searches a rectangle of a picture, in points.
    /// - Parameter texts: The rectangles that the screen's own text is in.
    /// - Returns: nil for a part without a ground of one color.
    init?(_ frame: CGRect, without texts: [CGRect], in bitmap: Bitmap, scale: Double) {
        func pixels(_ rect: CGRect) -> (x: Range<Int>, y: Range<Int>) {
            func range(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> Range<Int> {
                let low = min(max(0, Double(start) * scale), Double(limit))
                let high = min(max(low, Double(end) * scale), Double(limit))
                return Int(low.rounded(.down))..<Int(high.rounded(.up))
            }
            return (range(rect.minX, rect.maxX, bitmap.width), range(rect.minY, rect.maxY, bitmap.height))
        }
        let (columns, rows) = pixels(frame)
        let step = max(1, Int((Double(columns.count) * Double(rows.count) / Self.mostPixels).squareRoot().rounded(.up)))
        (width, height) = (columns.count / step, rows.count / step)
        self.scale = scale / Double(step)
        guard width >= 16, height >= 6 else { return nil }
        let ground = ContrastRule.ground(columns, rows, in: bitmap)
        guard let ground, ground.share >= 0.4 else { return nil }
        marked = Array(repeating: false, count: width * height)
        var known: [UInt32: Bool] = [:]
        var last: (pixel: UInt32, differs: Bool) = (ground.pixel, false)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = bitmap.pixel(x: columns.lowerBound + x * step, y: rows.lowerBound + y * step)
                if pixel != last.pixel {
                    let differs = known[pixel] ?? (ContrastRule.ratio(pixel, ground.pixel) >= Self.leastContrast)
                    if known.count < 4096 { known[pixel] = differs }
                    last = (pixel, differs)
                }
                marked[y * width + x] = last.differs
            }
        }
        for text in texts {
            let (own, lines) = pixels(text.insetBy(dx: -2, dy: -2))
            func cells(_ range: Range<Int>, _ whole: Range<Int>, _ count: Int) -> Range<Int> {
                let part = range.clamped(to: whole)
                let low = min(count, (part.lowerBound - whole.lowerBound) / step)
                return low..<max(low, min(count, (part.upperBound - whole.lowerBound + step - 1) / step))
            }
            let across = cells(own, columns, width)
            for y in cells(lines, rows, height) {
                for x in across { marked[y * width + x] = false }
            }
        }
        findShapes()
    }

    private mutating func findShapes() {
        var seen = marked.map { !$0 }
        for start in seen.indices where !seen[start] {
            seen[start] = true
            var shape = Shape(left: width, top: height, right: 0, bottom: 0)
            var waiting = [start]
            while let next = waiting.popLast() {
                let (x, y) = (next % width, next / width)
                shape.left = min(shape.left, x)
                shape.right = max(shape.right, x)
                shape.top = min(shape.top, y)
                shape.bottom = max(shape.bottom, y)
                shape.count += 1
                for ny in max(0, y - 1)...min(height - 1, y + 1) {
                    for nx in max(0, x - 1)...min(width - 1, x + 1) where !seen[ny * width + nx] {
                        seen[ny * width + nx] = true
                        waiting.append(ny * width + nx)
                    }
                }
            }
            shapes.append(shape)
        }
    }

    /// The number of letters in the line with the most of them; nil without such a line.
    var lettersInLine: Int? {
        // Letters have strokes: they neither fill their box nor leave it empty, but for a few such as l.
        let letters = shapes.filter { shape in
            Double(shape.height) >= 4 * scale && shape.height * 10 <= height * 9
                && shape.width <= 2 * shape.height && shape.share > 0.12
        }.sorted { ($0.left, $0.top) < ($1.left, $1.top) }
        var best = 0
        for first in letters {
            let line = letters.filter {
                abs($0.bottom - first.bottom) * 3 <= first.height && $0.height * 2 >= first.height
                    && $0.height * 5 <= first.height * 9
            }
            for run in Self.runs(of: line, height: first.height) where looksLikeText(run) {
                best = max(best, run.count)
            }
        }
        return best >= Self.leastLetters ? best : nil
    }

    private static let leastLetters = 5

    /// Returns the parts of a line between gaps that are wider than spaces.
    private static func runs(of line: [Shape], height: Int) -> [[Shape]] {
        var runs: [[Shape]] = []
        var end = Int.min
        for shape in line {
            if runs.isEmpty || shape.left - end > height { runs.append([]) }
            runs[runs.count - 1].append(shape)
            end = max(end, shape.right)
        }
        return runs
    }

    /// Indicates whether shapes differ as letters do, unlike the dots, stars and bars of a chart.
    private func looksLikeText(_ run: [Shape]) -> Bool {
        guard run.count >= Self.leastLetters else { return false }
        let full = run.count { $0.share > 0.85 }
        guard full * 2 <= run.count else { return false }
        // Most have one of two heights: that of x, or that of capitals.
        let heights = Dictionary(grouping: run, by: { $0.height / max(1, Int(2 * scale)) }).values.map(\.count)
        guard heights.sorted(by: >).prefix(3).reduce(0, +) * 10 >= run.count * 7 else { return false }
        let kinds = Set(run.map(kind))
        return kinds.count >= 3 && kinds.count * 3 >= run.count
    }

    /// Returns the form of a shape: its proportions, and which of 4 × 4 parts it fills.
    private func kind(_ shape: Shape) -> Int {
        var kind = shape.width * 4 / max(1, shape.height)
        for row in 0..<4 {
            for column in 0..<4 {
                let x0 = shape.left + shape.width * column / 4, x1 = shape.left + shape.width * (column + 1) / 4
                let y0 = shape.top + shape.height * row / 4, y1 = shape.top + shape.height * (row + 1) / 4
                var filled = 0
                for y in y0..<max(y0 + 1, y1) {
                    for x in x0..<max(x0 + 1, x1) where marked[min(height - 1, y) * width + min(width - 1, x)] {
                        filled += 1
                    }
                }
                let area = max(1, max(1, y1 - y0) * max(1, x1 - x0))
                kind = kind * 2 + (filled * 2 > area ? 1 : 0)
            }
        }
        return kind
    }
}
