import Foundation

/// Finds what a picture certainly shows nothing of: what is painted before a layer that covers all of it.
///
/// A screen is a window, in it a controller's view, in that a view of the app's, each with a background as large as the screen.
/// Only the last of these is seen, and filling millions of pixels is much of what painting a screen costs.
enum OpaqueGround {
    /// How many layers lie below the deepest one whose background hides whatever was there: the root, its first sublayer, that
    /// one's first sublayer and so on. Nil where none does.
    ///
    /// Only layers that draw nothing but a background before their sublayers are looked through.
    /// - Parameters:
    ///   - root: its place in its parent's coordinates is its place in the picture, in points.
    ///   - pixels: the whole picture.
    ///   - scale: pixels for each point.
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
            // A clip that cuts nothing off is none.
            guard layer.contents.isEmpty, !layer.masksToBounds || isWhole, let next = layer.sublayers.first else {
                break
            }
            layer = next
            parent = toDevice
            depth += 1
        }
        return found
    }

    /// Whether the layer draws straight on what lies below, and nothing before its background.
    private static func isPlain(_ layer: Layer) -> Bool {
        layer.opacity >= 1 && layer.mask.isEmpty && layer.shadow == nil
    }
}
