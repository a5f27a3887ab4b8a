import Render
import Testing

@testable import BuilderUIKit

/// An image that an app draws once and shows on several screens is reported for each of them.
@MainActor
@Suite struct CGImageMissingTextsTests {
    /// A character for private use, which no font has.
    private static let text = "\u{F0000}"

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30))
        return WarningLog().asCurrent { renderer.image(actions: actions) }
    }

    private func missingTexts(of view: @autoclosure @escaping @MainActor @Sendable () -> UIView) async throws
        -> [String]
    {
        try await Renderer(timeout: 600).display(of: view(), width: 60).missingTexts.map(\.text)
    }

    @Test func eachScreenWithTheImageReportsTheText() async throws {
        let image = draw { _ in (Self.text as NSString).draw(at: .zero, withAttributes: nil) }
        for _ in 0..<2 { #expect(try await missingTexts(of: UIImageView(image: image)) == [Self.text]) }
    }

    @Test func changedImagesAndImagesInImagesReportIt() async throws {
        let image = draw { _ in (Self.text as NSString).draw(at: .zero, withAttributes: nil) }
        let label = draw { context in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            label.text = Self.text
            label.layer.render(in: context.cgContext)
        }
        let drawn = draw { _ in image.draw(at: .zero) }
        let small = WarningLog().asCurrent { image.preparingThumbnail(of: CGSize(width: 20, height: 15)) }
        let cropped = image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 20, height: 20)).map(UIImage.init(cgImage:))
        let resizable = image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        for image in [label, drawn, small, cropped, resizable, image.withTintColor(.red)] {
            let image = try #require(image)
            #expect(try await missingTexts(of: UIImageView(image: image)) == [Self.text])
        }
        let layered = CALayer()
        layered.contents = image.cgImage
        layered.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        let view = UIView(frame: layered.frame)
        view.layer.addSublayer(layered)
        #expect(try await missingTexts(of: view) == [Self.text])
    }

    @Test func textThatAFontHasIsNotReported() async throws {
        let image = draw { _ in ("Hi" as NSString).draw(at: .zero, withAttributes: nil) }
        #expect(try await missingTexts(of: UIImageView(image: image)).isEmpty)
    }
}
