import Foundation
import Render

extension RenderLimits {
    /// Checks the number of views.
    ///
    /// - Throws: `RenderError.tooManyViews`.
    @MainActor
    func checkViews(of root: UIView) throws {
        var count = 0
        root.walk { view in
            count += 1
            return view.subviews
        }
        guard count <= views else {
            throw RenderError.tooManyViews(view: ConstraintText.name(of: root), count: count, limit: views)
        }
    }

    /// Checks the number of pixels. Invalid sizes are left to the painter, which reports them.
    ///
    /// - Throws: `RenderError.paint(.tooLarge)`.
    func checkPixels(of display: Display) throws {
        let width = (Double(display.size.width) * display.scale).rounded(.up)
        let height = (Double(display.size.height) * display.scale).rounded(.up)
        // Sizes above the painter's own limit are rejected by the painter.
        guard pixels < Painter.pixelLimit, width * height > Double(pixels) else { return }
        throw RenderError.paint(
            .tooLarge(width: width, height: height, limit: pixels, source: display.layer.source))
    }

    /// Returns the bytes available for offscreen painting, in addition to the image's own pixels and the images in it.
    ///
    /// - Throws: `RenderError.tooMuchMemory` if there are none.
    func bytesLeft(by display: Display) throws -> Int {
        let own = Double(display.size.width) * Double(display.size.height) * display.scale * display.scale * 4
        let needed = display.layer.imageBytes + (own.isFinite ? Int(max(0, min(own, 1e15))) : 0)
        guard needed <= bytes || own > Double(Painter.pixelLimit * 4) else {
            throw RenderError.tooMuchMemory(
                view: display.layer.source?.nameInTexts ?? "The picture", bytes: needed, limit: bytes)
        }
        return max(0, bytes - needed)
    }
}

extension Layer.Source {
    /// The type and identifier, such as “UIView 'card'”.
    fileprivate var nameInTexts: String { identifier.map { "\(typeName) '\($0)'" } ?? typeName }
}
