/// Where pixels lie in memory; whoever holds it keeps the picture alive.
struct PixelGrid {
    let pixels: UnsafePointer<UInt32>
    /// Pixels from one row to the next.
    let stride: Int
    let width: Int
    let height: Int

    /// The first pixel of row `y`.
    func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + (y &* stride) }
}
