import BuilderUIKit
import Foundation
import Render

/// A screen that was laid out for an audit.
package struct AuditedScreen: WarningProviding, Sendable {
    package let display: Display
    package let facts: ScreenFacts
    /// The facts in the base configuration; nil if this is it, or if no text is cut.
    package let base: ScreenFacts?

    package var warnings: [String] { display.warnings }

    /// Returns what is wrong, from top to bottom for each rule.
    /// - Parameter bitmap: The painted display.
    package func issues(in bitmap: Bitmap) -> [AuditIssue] {
        let found: [[AuditIssue]] = [
            MissingLabelRule.issues(in: facts), SmallTargetRule.issues(in: facts),
            ContrastRule.issues(in: facts, bitmap: bitmap, scale: display.scale),
            TruncatedTextRule.issues(in: facts, base: base), OverlappingTextRule.issues(in: facts),
            OffScreenRule.issues(in: facts),
            ImageOfTextRule.issues(in: facts, bitmap: bitmap, scale: display.scale),
        ]
        return found.flatMap { issues in
            issues.sorted {
                ($0.subject.frame.minY, $0.subject.frame.minX, $0.subject.path)
                    < ($1.subject.frame.minY, $1.subject.frame.minX, $1.subject.path)
            }
        }
    }
}

/// Lays out screens for audits. The facts of base configurations are kept, so that each is drawn once.
@MainActor
package final class ScreenAuditor {
    private let input: ScreenInput
    private var bases: [String: ScreenFacts] = [:]

    package init(input: ScreenInput = ScreenInput()) { self.input = input }

    /// Lays out a picture, and, if a text is cut, its base configuration.
    /// - Throws: `RenderError`, or what the screen's `make` throws.
    package func layOut(_ picture: DeclaredPicture) async throws -> AuditedScreen {
        let base = DeclaredPicture(screen: picture.screen, configuration: Self.base(of: picture))
        let (display, facts) = try await read(picture)
        guard base.configuration != picture.configuration else {
            bases[base.name] = facts
            return AuditedScreen(display: display, facts: facts, base: nil)
        }
        guard facts.hasCutText else { return AuditedScreen(display: display, facts: facts, base: nil) }
        if let known = bases[base.name] { return AuditedScreen(display: display, facts: facts, base: known) }
        let known = try await read(base).value
        bases[base.name] = known
        return AuditedScreen(display: display, facts: facts, base: known)
    }

    /// Returns the configuration in which a picture's text is expected to be complete.
    static func base(of picture: DeclaredPicture) -> SnapshotConfiguration {
        picture.configuration.base(with: picture.screen.firstDeclared ?? picture.screen.configurations.first)
    }

    private func read(_ picture: DeclaredPicture) async throws -> (display: Display, value: ScreenFacts) {
        var given = input
        if picture.configuration.form == .bareView { given.form = .bareView }
        let (screen, input) = (picture.screen, given)
        return try await screen.renderer(for: picture.configuration).display(
            of: try screen.make(input), width: picture.configuration.width.map(Double.init),
            reading: { ScreenFacts(of: $0) })
    }
}

/// Cuts views out of a picture.
package struct AuditCrop {
    let bitmap: Bitmap
    let scale: Double
    let fingerprint: Fingerprint

    /// - Parameter scale: The number of pixels per point.
    package init(bitmap: Bitmap, scale: Double, fingerprint: Fingerprint) {
        self.bitmap = bitmap
        self.scale = scale
        self.fingerprint = fingerprint
    }

    /// The part around a view that is in its crop, in points.
    private static let margin: CGFloat = 8

    /// Returns the PNG of a part of the picture, in points, with a margin; nil if nothing of it is in the picture.
    package func png(of frame: CGRect) throws -> Data? {
        guard let cut = bitmap(of: frame, margin: Self.margin) else { return nil }
        return try PNGEncoder(fingerprint: fingerprint).encode(cut, scale: scale)
    }

    /// Returns the hash of a part's pixels, without a margin; nil if nothing of it is in the picture.
    package func hash(of frame: CGRect) -> String? { bitmap(of: frame, margin: 0)?.pixelHash(scale: scale) }

    private func bitmap(of frame: CGRect, margin: CGFloat) -> Bitmap? {
        let whole = CGRect(
            x: 0, y: 0, width: CGFloat(bitmap.width) / CGFloat(scale), height: CGFloat(bitmap.height) / CGFloat(scale))
        guard frame.intersects(whole) else { return nil }
        let part = frame.insetBy(dx: -margin, dy: -margin).intersection(whole)
        let box = PixelRect(
            around: CGRect(
                x: part.minX * CGFloat(scale), y: part.minY * CGFloat(scale), width: part.width * CGFloat(scale),
                height: part.height * CGFloat(scale)))
        let (width, height) = (min(box.width, bitmap.width - box.x), min(box.height, bitmap.height - box.y))
        guard width > 0, height > 0 else { return nil }
        return Bitmap(width: width, height: height, isOpaque: bitmap.isOpaque) { pixels, bytesPerRow in
            for row in 0..<height {
                let source = bitmap.pixels + (box.y + row) * bitmap.bytesPerRow + box.x * 4
                memcpy(pixels + row * bytesPerRow, source, width * 4)
            }
        }
    }
}
