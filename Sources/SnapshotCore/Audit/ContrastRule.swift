import BuilderUIKit
import Foundation
import Render

/// Finds text that is hard to see.
///
/// The background is the most frequent color of the picture around the letters but their own, and the foreground is the
/// text's color over it. On a photo or a gradient it is one of the most frequent shades. Disabled controls and
/// placeholders are exempt.
enum ContrastRule {
    static func issues(in facts: ScreenFacts, bitmap: Bitmap, scale: Double) -> [AuditIssue] {
        facts.texts.compactMap { text in
            guard !text.isExemptFromContrast, let (worst, background) = worst(of: text, in: bitmap, scale: scale),
                worst.share < 1
            else { return nil }
            let found = String(format: "%.2f", (worst.ratio * 100).rounded(.down) / 100)
            let limit = worst.limit == 3 ? "3" : "4.5"
            return AuditIssue(
                rule: .contrast, subject: text.subject,
                message: "its contrast is \(found), less than \(limit) (\(worst.color.hex) on \(background.hex))")
        }
    }

    /// Returns the contrast of each text that is displayed, the least of its styles.
    static func measurements(in facts: ScreenFacts, bitmap: Bitmap, scale: Double) -> [ContrastMeasurement] {
        facts.texts.compactMap { text in
            guard let (worst, background) = worst(of: text, in: bitmap, scale: scale) else { return nil }
            let frame = text.subject.frame
            return ContrastMeasurement(
                text: text.text, frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init),
                ratio: (worst.ratio * 100).rounded(.down) / 100, limit: worst.limit, color: worst.color.hex,
                background: background.hex, isExempt: text.isExemptFromContrast)
        }
    }

    /// Returns the style of a text whose contrast is the least share of what is enough, and the background; nil if
    /// nothing of the text can be seen.
    private static func worst(
        of text: ScreenFacts.Text, in bitmap: Bitmap, scale: Double
    ) -> (Measure, background: Color)? {
        guard let part = text.parts.max(by: { $0.width * $0.height < $1.width * $1.height }),
            let background = background(of: part, besides: text.styles.map(\.color), in: bitmap, scale: scale),
            let worst = text.styles.map({ Measure($0, on: background) }).min(by: { $0.share < $1.share })
        else { return nil }
        return (worst, background)
    }

    /// The contrast of letters with their background.
    private struct Measure {
        /// The color of the letters, over the background.
        let color: Color
        let ratio: Double
        /// The least ratio that is enough.
        let limit: Double
        /// The ratio's share of what is enough.
        var share: Double { ratio / limit }

        init(_ style: ScreenFacts.Style, on background: Color) {
            color = style.color.over(background)
            ratio = ContrastRule.ratio(color, background)
            limit = ContrastRule.least(for: style)
        }
    }

    /// Returns the least contrast: 3 for large text, that is, of 18 points, or of 14 points if it is bold.
    static func least(for style: ScreenFacts.Style) -> Double {
        style.size >= 18 || style.size >= 14 && style.isBold ? 3 : 4.5
    }

    /// Returns WCAG's contrast ratio of two opaque colors, 1…21.
    static func ratio(_ a: Color, _ b: Color) -> Double {
        let (light, dark) = (max(a.luminance, b.luminance), min(a.luminance, b.luminance))
        return (light + 0.05) / (dark + 0.05)
    }

    /// Returns the most frequent color of about a thousand pixels; nil outside of the picture.
    ///
    /// - Parameter colors: The colors of the letters. Letters cover less than half of their box, so that their color is
    ///   the background's, too, if it is more.
    static func background(of rect: CGRect, besides colors: [Color] = [], in bitmap: Bitmap, scale: Double) -> Color? {
        let wide = rect.insetBy(dx: -1, dy: -1)
        let columns = range(wide.minX, wide.maxX, scale, bitmap.width)
        let rows = range(wide.minY, wide.maxY, scale, bitmap.height)
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        let step = max(1, Int((Double(columns.count * rows.count) / 1024).squareRoot()))
        var counts: [UInt32: Int] = [:]
        for y in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
            for x in stride(from: columns.lowerBound, to: columns.upperBound, by: step) {
                counts[bitmap.pixel(x: x, y: y), default: 0] += 1
            }
        }
        let letters = Set(colors.filter { $0.alpha >= 1 }.map(\.rgb))
        let others = counts.filter { !letters.contains(Color(pixel: $0.key).rgb) }
        let isBesides = 2 * others.values.reduce(0, +) >= counts.values.reduce(0, +)
        let counted = isBesides ? others : counts
        // The shades of a photo or a gradient count together.
        let shades = Dictionary(grouping: counted) { $0.key & 0xF0F0_F0F0 }
        let shade = shades.max { a, b in
            let (first, second) = (a.value.reduce(0) { $0 + $1.value }, b.value.reduce(0) { $0 + $1.value })
            return (first, b.key) < (second, a.key)
        }
        let most = shade?.value.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return most.map { Color(pixel: $0.key) }
    }

    /// Returns the most frequent color of a part of a picture, and the share of the pixels that have about that color.
    static func ground(_ columns: Range<Int>, _ rows: Range<Int>, in bitmap: Bitmap) -> (pixel: UInt32, share: Double)?
    {
        var counts: [UInt32: Int] = [:]
        var total = 0
        let step = max(1, Int((Double(columns.count * rows.count) / 4096).squareRoot()))
        for y in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
            for x in stride(from: columns.lowerBound, to: columns.upperBound, by: step) {
                counts[bitmap.pixel(x: x, y: y), default: 0] += 1
                total += 1
            }
        }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
        let near = counts.filter { ratio($0.key, most.key) < 1.15 }.values.reduce(0, +)
        return (most.key, Double(near) / Double(total))
    }

    /// Returns WCAG's contrast ratio of two pixels over white, 1…21.
    static func ratio(_ a: UInt32, _ b: UInt32) -> Double { ratio(Color(pixel: a), Color(pixel: b)) }

    private static func range(_ start: CGFloat, _ end: CGFloat, _ scale: Double, _ limit: Int) -> Range<Int> {
        let (first, last) = ((Double(start) * scale).rounded(.down), (Double(end) * scale).rounded(.up))
        guard first.isFinite, last.isFinite, first < Double(limit), last > 0 else { return 0..<0 }
        return max(0, Int(first))..<max(0, Int(first), min(limit, Int(min(last, Double(limit)))))
    }
}

/// The contrast of a text.
package struct ContrastMeasurement: Codable, Hashable, Sendable {
    package var text: String
    /// The frame of the text's view in the picture: x, y, width, height, in points.
    package var frame: [Double]
    /// WCAG's contrast ratio, 1…21.
    package var ratio: Double
    /// The least ratio that is enough.
    package var limit: Double
    /// The colors as `#RRGGBB`.
    package var color: String
    package var background: String
    /// A Boolean value that indicates whether no contrast is required, as for disabled controls.
    package var isExempt: Bool
}

extension Color {
    /// Creates the color of a premultiplied pixel over white.
    fileprivate init(pixel: UInt32) {
        func component(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
        let rest = 1 - component(24)
        self.init(red: component(16) + rest, green: component(8) + rest, blue: component(0) + rest)
    }

    /// Returns the color over an opaque one.
    fileprivate func over(_ below: Color) -> Color {
        func mix(_ above: Double, _ below: Double) -> Double { above * alpha + below * (1 - alpha) }
        return Color(
            red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
    }

    /// WCAG's relative luminance.
    fileprivate var luminance: Double {
        func linear(_ value: Double) -> Double {
            let value = min(1, max(0, value))
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The components as eight bits each, red the highest.
    fileprivate var rgb: UInt32 {
        [red, green, blue].reduce(0) { $0 << 8 | UInt32((min(1, max(0, $1)) * 255).rounded()) }
    }

    /// The color as `#RRGGBB`.
    fileprivate var hex: String { String(format: "#%06X", rgb) }
}
