/// The difference of two pixels.
enum PixelDifference {
    /// Returns the greatest difference of the four channels, 0…255.
    static func greatest(_ a: UInt32, _ b: UInt32) -> Int {
        var greatest = 0
        var shift: UInt32 = 0
        while shift < 32 {
            let one = Int(truncatingIfNeeded: (a >> shift) & 255)
            let other = Int(truncatingIfNeeded: (b >> shift) & 255)
            let difference = one > other ? one &- other : other &- one
            if difference > greatest { greatest = difference }
            shift = shift &+ 8
        }
        return greatest
    }
}
