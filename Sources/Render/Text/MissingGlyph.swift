import Foundation

/// A character that no font has: it is drawn as a box with its code point in hexadecimal digits.
public struct MissingGlyph: Hashable, Sendable {
    /// The character.
    public var scalar: Unicode.Scalar
    /// The name of its script, such as `Arabic`, or `emoji` or `symbols`.
    public var script: String
    /// The Debian package with a font for the script.
    public var package: String
    /// A Boolean value that indicates whether a font for the script was found, which lacks the character.
    public var isFontInstalled: Bool

    /// Creates the description of a character without a glyph.
    public init(scalar: Unicode.Scalar, script: String, package: String, isFontInstalled: Bool) {
        self.scalar = scalar
        self.script = script
        self.package = package
        self.isFontInstalled = isFontInstalled
    }

    /// The code point in the notation of Unicode, such as `U+4F60`.
    public var codePoint: String { "U+" + CodePointBox.digits(of: scalar.value) }

    /// The warning about the character; the same for all characters of a script without a font.
    package var warning: String {
        isFontInstalled
            ? "No font has the character \(codePoint) (\(script)): it is drawn as a box."
            : "No font for \(script): boxes are drawn instead. On Debian: apt-get install \(package)."
    }
}

/// The box in place of a missing glyph: an outline of cap height around the code points' hexadecimal digits in two
/// rows, as browsers draw it, so that two texts without a font don't look the same.
struct CodePointBox {
    /// The frame, in points.
    let frame: CGRect
    /// The width of the lines, in points.
    let lineWidth: Double
    let scalars: ArraySlice<UInt32>

    /// Returns the digits of a code point: four, or more beyond the Basic Multilingual Plane.
    static func digits(of scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Adds the outline, to stroke.
    func addOutline(to path: inout Path) { add([(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)], in: frame, to: &path) }

    /// Adds the digits, to stroke with thinner lines.
    func addDigits(to path: inout Path) {
        let digits = scalars.flatMap { Self.digits(of: $0).compactMap(\.hexDigitValue) }
        let columns = (digits.count + 1) / 2
        let inner = frame.insetBy(dx: lineWidth * 1.5, dy: lineWidth * 1.5)
        guard columns > 0, inner.width > 0, inner.height > 0 else { return }
        let cell = CGSize(width: inner.width / CGFloat(columns), height: inner.height / 2)
        for (index, digit) in digits.enumerated() {
            let origin = CGPoint(
                x: inner.minX + CGFloat(index % columns) * cell.width,
                y: inner.minY + CGFloat(index / columns) * cell.height)
            let box = CGRect(origin: origin, size: cell).insetBy(dx: cell.width * 0.15, dy: cell.height * 0.12)
            for line in Self.strokes[digit] { add(line, in: box, to: &path) }
        }
    }

    private func add(_ points: [(Double, Double)], in box: CGRect, to path: inout Path) {
        for (index, point) in points.enumerated() {
            let position = CGPoint(
                x: box.minX + CGFloat(point.0) * box.width, y: box.minY + CGFloat(point.1) * box.height)
            path.elements.append(index == 0 ? .move(position) : .line(position))
        }
    }

    /// The lines of the digits 0…F in a square, y down.
    private static let strokes: [[[(Double, Double)]]] = [
        [[(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)]],
        [[(0.2, 0.25), (0.6, 0), (0.6, 1)]],
        [[(0, 0), (1, 0), (1, 0.5), (0, 0.5), (0, 1), (1, 1)]],
        [[(0, 0), (1, 0), (1, 1), (0, 1)], [(0.2, 0.5), (1, 0.5)]],
        [[(0, 0), (0, 0.6), (1, 0.6)], [(0.8, 0.2), (0.8, 1)]],
        [[(1, 0), (0, 0), (0, 0.5), (1, 0.5), (1, 1), (0, 1)]],
        [[(1, 0), (0, 0), (0, 1), (1, 1), (1, 0.5), (0, 0.5)]],
        [[(0, 0), (1, 0), (0.4, 1)]],
        [[(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)], [(0, 0.5), (1, 0.5)]],
        [[(1, 0.5), (0, 0.5), (0, 0), (1, 0), (1, 1), (0, 1)]],
        [[(0, 1), (0.5, 0), (1, 1)], [(0.2, 0.6), (0.8, 0.6)]],
        [[(0, 0), (0.7, 0), (1, 0.25), (0.7, 0.5), (1, 0.75), (0.7, 1), (0, 1), (0, 0)], [(0, 0.5), (0.7, 0.5)]],
        [[(1, 0), (0.3, 0), (0, 0.3), (0, 0.7), (0.3, 1), (1, 1)]],
        [[(0, 0), (0.6, 0), (1, 0.4), (1, 0.6), (0.6, 1), (0, 1), (0, 0)]],
        [[(1, 0), (0, 0), (0, 1), (1, 1)], [(0, 0.5), (0.8, 0.5)]],
        [[(1, 0), (0, 0), (0, 1)], [(0, 0.5), (0.8, 0.5)]],
    ]
}
