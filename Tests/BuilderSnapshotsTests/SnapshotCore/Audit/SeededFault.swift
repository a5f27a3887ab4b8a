import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// A small screen with one fault.
struct SeededFault: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: AuditRule
    /// A part of the name of the view that is at fault.
    let view: String
    let build: @MainActor @Sendable (UIView) -> Void
    /// Builds the screen in its base configuration; nil if it is that itself.
    var base: (@MainActor @Sendable (UIView) -> Void)?

    var testDescription: String { name }

    static let all =
        missingLabels + smallTargets + contrasts + truncations + overlaps + offScreen + imagesOfText
        + layers + masks

    static let square = CGRect(x: 20, y: 20, width: 44, height: 44)

    /// A black square of 20 points.
    @MainActor
    static func image() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    static func gray(_ level: Int) -> UIColor { UIColor(white: CGFloat(level) / 255, alpha: 1) }

    static func color(_ hex: Int) -> UIColor {
        func part(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
