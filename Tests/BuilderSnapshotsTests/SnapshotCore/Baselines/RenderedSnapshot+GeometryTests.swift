import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// Numbers that no screen can show are errors, or draw nothing; they never end the process.
@MainActor
@Suite struct RenderedSnapshotGeometryTests {
    nonisolated private static let transforms: [CATransform3D] = [
        CATransform3DMakeScale(.nan, 1, 1), CATransform3DMakeScale(1e308, 1e308, 1),
        CATransform3DMakeTranslation(.infinity, 0, 0), CATransform3DMakeTranslation(-1e300, 1e300, 0),
        CATransform3DMakeScale(1e-300, 1, 1), CATransform3DMakeScale(0, 0, 0),
    ]

    @Test(arguments: transforms.indices, [false, true])
    func extremeTransformsAreErrorsOrPictures(index: Int, clips: Bool) async throws {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        box.clipsToBounds = clips
        let inner = UILabel(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
        inner.text = "inner"
        inner.layer.transform = Self.transforms[index]
        inner.layer.borderWidth = 1
        box.addSubview(inner)
        page.addSubview(box)
        guard let display = try? await Renderer(timeout: 600).display(of: page, width: 100, height: 60) else { return }
        guard let snapshot = try? RenderedSnapshot(display) else { return }
        #expect(try !snapshot.png().isEmpty)
        #expect(snapshot.views != nil)
    }

    @Test func kernsOfOverlappingRangesAreDrawn() async throws {
        let text = NSMutableAttributedString(string: "overlapping")
        let kern: CGFloat = 1.5
        text.addAttribute(.kern, value: kern, range: NSRange(location: 0, length: 6))
        text.addAttribute(.kern, value: CGFloat(2.5), range: NSRange(location: 3, length: 6))
        let label = UILabel()
        label.attributedText = text
        let display = try await Renderer(timeout: 600).display(of: label, width: 200, height: 40)
        #expect(try !RenderedSnapshot(display).png().isEmpty)
    }
}
