import BuilderUIKit
import Foundation

extension Snapshotting where Value == CGPath, Format == String {
    /// The path's segments, one per line, with up to three decimal places.
    public static var elementsDescription: Snapshotting {
        .text { PathOutline.text(of: $0, PathOutline.formatter, isRounded: true) }
    }

    /// The path's segments, one per line, in drawing order; an empty line separates subpaths.
    ///
    /// ```
    /// MoveTo (0.0, 0.0)
    /// LineTo (20.0, 0.0)
    /// CurveTo (31.0, 0.0) (40.0, 9.0) (40.0, 20.0)
    /// Close
    /// ```
    /// For curves, control points precede the end point.
    /// - Parameter numberFormatter: The formatter of the coordinates, in points. A number that it can't format is an
    ///   error.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        .text { PathOutline.text(of: $0, numberFormatter, isRounded: false) }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// The path's segments, one per line, with up to three decimal places.
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
    }

    /// The path's segments, one per line, like those of its `cgPath`.
    /// - Parameter numberFormatter: The formatter of the coordinates, in points.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
    }
}

/// Paths as text.
private enum PathOutline {
    /// A formatter whose output doesn't depend on the locale.
    static var formatter: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.numberStyle = .decimal
        formatter.usesGroupingSeparator = false
        formatter.minimumIntegerDigits = 1
        formatter.minimumFractionDigits = 1
        formatter.maximumFractionDigits = 3
        return formatter
    }

    /// Returns the segments of a path.
    /// - Parameter isRounded: A Boolean value that indicates whether numbers are rounded to thousandths first, because
    ///   not every Foundation applies the formatter's limit of digits.
    static func text(of path: CGPath, _ formatter: NumberFormatter, isRounded: Bool) -> String {
        var text = ""
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            let (name, count) = kind(of: element.type)
            let points = (0..<count).map { index in
                let point = element.points[index]
                return " " + Self.text(of: isRounded ? rounded(point) : point, formatter)
            }
            if element.type == .moveToPoint, !text.isEmpty { text += "\n" }
            text += name + points.joined() + "\n"
        }
        return text
    }

    private static func rounded(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * 1000).rounded() / 1000, y: (point.y * 1000).rounded() / 1000)
    }

    private static func kind(of type: CGPathElementType) -> (name: String, points: Int) {
        switch type {
        case .moveToPoint: ("MoveTo", 1)
        case .addLineToPoint: ("LineTo", 1)
        case .addQuadCurveToPoint: ("QuadCurveTo", 2)
        case .addCurveToPoint: ("CurveTo", 3)
        case .closeSubpath: ("Close", 0)
        }
    }

    private static func text(of point: CGPoint, _ formatter: NumberFormatter) -> String {
        "(\(text(of: point.x, formatter)), \(text(of: point.y, formatter)))"
    }

    private static func text(of number: CGFloat, _ formatter: NumberFormatter) -> String {
        // Minus zero is written as zero.
        let number = Double(number == 0 ? 0 : number)
        if let text = formatter.string(from: NSNumber(value: number)) { return text }
        SnapshotRun.current?.fail(SnapshotError.failed("the number formatter can't format \(number)"))
        return ""
    }
}
