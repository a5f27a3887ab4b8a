import Foundation
import Render

/// Where an image goes in a rectangle, by content mode; cap insets cut it into nine parts.
@MainActor
struct ImagePlacement {
    var image: UIImage
    var bounds: CGRect
    var mode: UIView.ContentMode
    /// What a template image is filled with.
    var tint: Color
    var environment: DisplayEnvironment

    /// The image's rectangle in points. Modes that don't scale put it on whole pixels.
    var destination: CGRect {
        let size = image.size
        guard size.width > 0, size.height > 0 else { return .zero }
        switch mode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return scaled(by: min(bounds.width / size.width, bounds.height / size.height))
        case .scaleAspectFill: return scaled(by: max(bounds.width / size.width, bounds.height / size.height))
        case .center: return placed(0.5, 0.5)
        case .top: return placed(0.5, 0)
        case .bottom: return placed(0.5, 1)
        case .left: return placed(0, 0.5)
        case .right: return placed(1, 0.5)
        case .topLeft: return placed(0, 0)
        case .topRight: return placed(1, 0)
        case .bottomLeft: return placed(0, 1)
        case .bottomRight: return placed(1, 1)
        }
    }

    private func scaled(by factor: CGFloat) -> CGRect {
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    private func placed(_ x: CGFloat, _ y: CGFloat) -> CGRect {
        let size = image.size
        let origin = CGPoint(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y)
        return CGRect(origin: origin, size: size)
    }

    var contents: [LayerContent] {
        let color = image.isTemplate ? tint : nil
        let target = destination
        let caps = image.capInsets
        guard caps != .zero, target.size != image.size else {
            return image.contents(in: target, tint: color, traits: environment.traits)
        }
        return nineParts(in: target, caps: caps, color: color)
    }

    /// Corners keep their size; edges and middle are stretched. (UIKit tiles them unless told to stretch; a part one
    /// point wide looks the same both ways, and that is how resizable images are made.)
    private func nineParts(in target: CGRect, caps: UIEdgeInsets, color: Color?) -> [LayerContent] {
        guard let bitmap = image.uprightBitmap else { return [] }
        let scale = image.scale
        let size = image.size
        let left = min(caps.left, size.width)
        let right = min(caps.right, size.width - left)
        let top = min(caps.top, size.height)
        let bottom = min(caps.bottom, size.height - top)
        let sourceX = [0, left, size.width - right, size.width]
        let sourceY = [0, top, size.height - bottom, size.height]
        let targetX = [target.minX, target.minX + left, target.maxX - right, target.maxX]
        let targetY = [target.minY, target.minY + top, target.maxY - bottom, target.maxY]
        var parts: [LayerContent] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(
                    x: sourceX[column] * scale, y: sourceY[row] * scale,
                    width: (sourceX[column + 1] - sourceX[column]) * scale,
                    height: (sourceY[row + 1] - sourceY[row]) * scale)
                let place = CGRect(
                    x: targetX[column], y: targetY[row], width: targetX[column + 1] - targetX[column],
                    height: targetY[row + 1] - targetY[row])
                guard source.width > 0, source.height > 0, place.width > 0, place.height > 0 else { continue }
                parts.append(
                    .image(ImageContent(bitmap: bitmap, destination: place, tint: color, sourceRect: source)))
            }
        }
        return parts
    }
}
