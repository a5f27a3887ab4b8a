/// The caches that all pictures share.
struct PaintCaches {
    /// The blurred shadows of small boxes.
    var shadows = ShadowCache.shared
    /// The pixels of resampled images and of gradients.
    var pixels = PixelCache.shared

    /// Marks the end of a picture, so that what no recent one showed is evicted.
    func imageEnded() {
        shadows.imageEnded()
        pixels.imageEnded()
    }
}
