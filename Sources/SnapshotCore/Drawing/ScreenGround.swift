import Foundation
import Render

/// The plain colors that fill a screen behind all else: its window's, and those of the views at the very back that
/// fill it too.
package struct ScreenGround {
    /// From the root on, each the backmost layer in the one before. All fill the picture to its corners.
    private let layers: [Layer]

    /// - Parameter size: the picture's, in points.
    package init(of layer: Layer, size: CGSize) {
        var layers: [Layer] = []
        var next: Layer? = layer
        var toPicture = CGAffineTransform.identity
        while let layer = next {
            toPicture = layer.transformToParent.concatenating(toPicture)
            guard layer.opacity >= 1, layer.mask.isEmpty, layer.corners.radius <= 0,
                layer.bounds.applying(toPicture).fills(size)
            else { break }
            layers.append(layer)
            next = layer.contents.isEmpty ? layer.sublayers.first : nil
        }
        self.layers = layers
    }

    /// Returns the colors composed over each other.
    /// - Parameter base: what they lie on.
    package func color(over base: Color) -> Color {
        layers.compactMap(\.background).reduce(base) { below, color in
            let alpha = min(1, max(0, color.alpha))
            func mix(_ above: Double, _ below: Double) -> Double { above * alpha + below * (1 - alpha) }
            return Color(
                red: mix(color.red, below.red), green: mix(color.green, below.green),
                blue: mix(color.blue, below.blue), alpha: mix(1, below.alpha))
        }
    }

    /// The first layer without these colors; nil where it doesn't fill the picture itself.
    package var cleared: Layer? {
        var inner: Layer?
        for layer in layers.reversed() {
            var layer = layer
            layer.background = nil
            if let inner { layer.sublayers[0] = inner }
            inner = layer
        }
        return inner
    }
}

extension CGRect {
    fileprivate func fills(_ size: CGSize) -> Bool {
        minX <= 0.01 && minY <= 0.01 && maxX >= size.width - 0.01 && maxY >= size.height - 0.01
    }
}
