/// The memory layout of pixels. Its owner must keep the image alive.
struct PixelGrid {
    let pixels: UnsafePointer<UInt32>
    /// The number of pixels per row.
    let stride: Int
    let width: Int
    let height: Int

    /// Returns the first pixel of row `y`.
    func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + (y &* stride) }
}
