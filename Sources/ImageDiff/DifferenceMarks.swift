/// Where the pixels that differ are painted.
struct DifferenceMarks {
    static let failing: UInt32 = 0xFFFF_0000
    static let smoothed: UInt32 = 0xFFFF_CC00

    let pixels: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    let stride: Int

    func mark(_ x: Int, _ y: Int, _ color: UInt32) {
        pixels[y &* stride &+ x] = color
    }
}
