import Foundation
import Render

/// The position and size of an image in a rectangle, by content mode.
@MainActor
struct ContentModeGeometry {
    var image: UIImage
    var bounds: CGRect
    var mode: UIView.ContentMode
    /// The color that a template image is filled with.
    var tint: Color
    var environment: DisplayEnvironment

    /// The image's rectangle, in points. Modes that don't scale keep the image's own size.
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
        let shown = image.variant(for: environment.traits)
        return shown.contents(
            filling: destination, tint: shown.isTemplate ? tint : nil, traits: environment.traits)
    }
}
