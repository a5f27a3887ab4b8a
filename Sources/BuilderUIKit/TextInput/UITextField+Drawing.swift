import Foundation
import Render

extension UITextField {
    /// The border, or the picture that stands in for it.
    func borderContents(in environment: DisplayEnvironment) -> [LayerContent] {
        if borderStyle != .roundedRect, let image = shownBackground {
            return ImagePlacement(
                image: image, bounds: borderRect(forBounds: bounds), mode: .scaleToFill,
                tint: environment.resolve(tintColor), environment: environment
            ).contents
        }
        switch borderStyle {
        case .none: return []
        case .line, .bezel:
            let path = CGPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5), transform: nil).path
            return [.stroke(path, environment.resolve(.label), StrokeStyle(width: 1))]
        case .roundedRect: return RoundedBorder.contents(of: bounds, in: environment)
        }
    }

    private var shownBackground: UIImage? {
        background.map { isEnabled ? $0 : disabledBackground ?? $0 }
    }
}

/// The border that is a rounded rectangle: filled, with a line of one pixel around it.
@MainActor
enum RoundedBorder {
    static func contents(of bounds: CGRect, in environment: DisplayEnvironment) -> [LayerContent] {
        let pixel = 1 / environment.scale
        let radius = min(5, min(bounds.width, bounds.height) / 2)
        guard radius > 0 else { return [] }
        let outline = CGPath(
            roundedRect: bounds.insetBy(dx: pixel / 2, dy: pixel / 2), cornerWidth: radius, cornerHeight: radius,
            transform: nil
        ).path
        return [
            .fill(outline, environment.resolve(.systemBackground), .nonZero),
            .stroke(outline, environment.resolve(.systemGray4), StrokeStyle(width: Double(pixel))),
        ]
    }
}
