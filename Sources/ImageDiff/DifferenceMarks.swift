/// The image on which differing pixels are marked.
struct DifferenceMarks {
    static let failing: UInt32 = 0xFFFF_0000
    static let smoothed: UInt32 = 0xFFFF_CC00

    let pixels: UnsafeMutablePointer<UInt32>
    /// The number of pixels per row.
    let stride: Int

    func mark(_ x: Int, _ y: Int, _ color: UInt32) {
        pixels[y &* stride &+ x] = color
    }
}
