import Foundation
import Render

// Copies of an image with other properties.
extension UIImage {
    private func changed(_ change: (inout Properties) -> Void) -> UIImage {
        var properties = properties
        change(&properties)
        return UIImage(source: source, properties: properties)
    }

    /// Returns a copy with a rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the image's alpha in one color, which views don't tint again.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// Returns the image's alpha in one color, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns a copy with insets of the alignment rectangle, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns a copy whose edges keep their size and whose middle is tiled; insets are in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a copy whose edges keep their size and whose middle is tiled or stretched; insets are in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns a copy whose leading caps keep their size and of which the next point is repeated.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth)
        let top = CGFloat(topCapHeight)
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0))
    }

    /// Returns a copy that is mirrored in right-to-left layouts.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// Returns a mirrored copy. A mirrored symbol is a bitmap.
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

    /// Returns a copy with a baseline, in points from the bottom edge.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffsetFromBottom = baselineOffset }
    }

    /// Returns a copy without a baseline of its own.
    public func imageWithoutBaseline() -> UIImage {
        changed { $0.baselineOffsetFromBottom = nil }
    }
}
