import Foundation

/// One number of ours beside UIKit's, in points.
struct Measurement {
    enum Kind {
        case place, width, height
        /// Where the dark pixels of a text end.
        case ink
    }

    var topic: PageTopic
    /// The case, and what of it was measured.
    var name: String
    var kind: Kind
    var found: Double
    var expected: Double
    /// UIKit's number before it was rounded for the platform that it was recorded on.
    var exact: Double?
    var tolerance: Double
    var scale: Double

    /// UIKit's numbers are written down with three or four decimals.
    private static let writing = 0.001

    var isWithinTolerance: Bool { abs(found - expected) <= tolerance + Self.writing }

    /// How far off we are, in points.
    var difference: Double { abs(found - (exact ?? expected)) }

    var isWithinHalfAPixel: Bool { difference <= 0.5 / scale + Self.writing }

    var description: String { "\(name): \(found), UIKit \(expected)" }
}
