import Foundation
import Render

/// The same picture with another way of drawing it.
extension UIImage {
    private func changed(_ change: (inout Properties) -> Void) -> UIImage {
        var properties = properties
        change(&properties)
        return UIImage(source: source, properties: properties)
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The picture's alpha in one colour; views don't tint it again.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// A picture whose edges keep their size and whose middle is tiled; insets are points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// A picture whose first points keep their size and of which one point is repeated.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth)
        let top = CGFloat(topCapHeight)
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0))
    }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    public func withHorizontallyFlippedOrientation() -> UIImage {
        if isSymbolImage, let bitmap = uprightBitmap {
            let image = UIImage(cgImage: CGImage(bitmap), scale: scale, orientation: .upMirrored)
            return image.withRenderingMode(isTemplate ? .alwaysTemplate : renderingMode)
        }
        return changed { properties in
            properties.orientation =
                switch properties.orientation {
                case .up: .upMirrored
                case .upMirrored: .up
                case .down: .downMirrored
                case .downMirrored: .down
                case .left: .rightMirrored
                case .rightMirrored: .left
                case .right: .leftMirrored
                case .leftMirrored: .right
                }
        }
    }

    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffsetFromBottom = baselineOffset }
    }

    public func imageWithoutBaseline() -> UIImage {
        changed { $0.baselineOffsetFromBottom = nil }
    }
}
