import Foundation
import Render

extension UIImage {
    /// The pixels with the orientation applied. A symbol is drawn in black at its scale.
    package var uprightBitmap: Bitmap? {
        switch source {
        case .none: nil
        case .bitmap(let image): ImageOrientation(imageOrientation).upright(image.bitmap)
        case .symbol(let symbol): symbol.bitmap(scale: scale)
        }
    }

    /// Returns the image as layer contents that fill `destination`, in points.
    ///
    /// The image's own tint takes precedence over `tint`. Cap insets are left to the caller; a symbol stays vector
    /// outlines.
    func contents(
        in destination: CGRect, clip: CGRect? = nil, tint: Color?, traits: UITraitCollection
    ) -> [LayerContent] {
        let color: Color? =
            if let own = ownTint, renderingMode != .alwaysTemplate || tint == nil {
                own.renderColor(for: traits)
            } else {
                tint
            }
        switch source {
        case .none:
            return []
        case .symbol(let symbol) where clip == nil:
            return symbol.contents(in: destination, color: color ?? .black)
        default:
            guard let bitmap = uprightBitmap, bitmap.width > 0, bitmap.height > 0 else { return [] }
            return [.image(ImageContent(bitmap: bitmap, destination: destination, clip: clip, tint: color))]
        }
    }
}

extension ImageOrientation {
    init(_ orientation: UIImage.Orientation) {
        self =
            switch orientation {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
    }
}

extension UIImage.Orientation {
    init(_ orientation: ImageOrientation) {
        self =
            switch orientation {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
    }
}
