import Foundation
import Testing

/// A text and the size that UIKit measured for it.
struct TextCase: Decodable, Sendable, CustomTestStringConvertible {
    var text: String
    var font: FontDescription
    /// Pixels for each point.
    var scale: Double
    var area: Area
    /// Points, rounded up to whole pixels.
    var width: Double?
    var height: Double?
    /// The text is wrapped at this many points, to so many lines (0: any number).
    var maxWidth: Double?
    var numberOfLines: Int?
    /// True for the title of a system button, whose size is in whole points.
    var isButtonTitle: Bool?
    var source: String
    var note: String?

    /// What the text is called in messages and on the page.
    var label: String {
        let start = text.count > 24 ? text.prefix(24) + "…" : text[...]
        return
            "“\(start)” \(font.family) \(font.weight) \(font.size.formatted(.number.precision(.fractionLength(0...2))))"
    }

    var testDescription: String { label }

    /// Half a point; more for text of 17 points from before iOS 26, which was set a little wider.
    var tolerance: Double {
        guard area != .labelsNew, font.size == 17 else { return 0.5 }
        return max(0.5, 0.34 + 0.035 * Double(text.count))
    }
}
