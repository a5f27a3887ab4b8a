/// The caches that all pictures share.
struct PaintCaches {
    /// The blurred shadows of small boxes.
    var shadows = ShadowCache.shared
    /// The resampled pixels of images.
    var samples = SampledImageCache.shared

    /// Marks the end of a picture, so that what no recent one showed is evicted.
    func imageEnded() {
        shadows.imageEnded()
        samples.imageEnded()
    }
}
