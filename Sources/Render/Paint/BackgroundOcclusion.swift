import Foundation

/// Finds the backgrounds that are certainly invisible: those painted before a layer that covers the whole image.
///
/// A screen is a window that contains a controller's view, which contains a view of the app's, each with a background
/// as large as the screen. Only the last of these is visible, and filling millions of pixels is much of the cost of
/// painting a screen.
enum BackgroundOcclusion {
    /// Returns the depth of the deepest layer whose background hides everything below it: of the root, its first
    /// sublayer, that one's first sublayer and so on. Nil where there is none.
    ///
    /// Only layers that draw nothing but a background before their sublayers are considered.
    ///
    /// - Parameters:
    ///   - root: The root layer; its parent's coordinates are the image's, in points.
    ///   - pixels: The whole image.
    ///   - scale: The number of pixels per point.
    static func depth(below root: Layer, covering pixels: PixelRect, scale: Double) -> Int? {
        var layer = root
        var parent = CGAffineTransform(scaleX: scale, y: scale)
        var depth = 0
        var found: Int?
        while isPlain(layer) {
            let toDevice = layer.transformToParent.concatenating(parent)
            guard toDevice.isFinite else { break }
            let geometry = LayerGeometry(layer, toDevice: toDevice, scale: scale)
            let isWhole = geometry.shape.wholePixels?.contains(pixels) ?? false
            if isWhole, let background = layer.background, Canvas.steps(background.alpha) >= 255 { found = depth }
            // A clip that cuts nothing off has no effect.
            guard layer.contents.isEmpty, !layer.masksToBounds || isWhole, let next = layer.sublayers.first else {
                break
            }
            layer = next
            parent = toDevice
            depth += 1
        }
        return found
    }

    /// Returns a Boolean value that indicates whether the layer draws directly on its backdrop, and nothing before its
    /// background.
    private static func isPlain(_ layer: Layer) -> Bool {
        layer.opacity >= 1 && layer.mask.isEmpty && layer.shadow == nil
    }
}
