/// The orientation of a file's picture, as its metadata has it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// Shown as it is stored.
    case up = 1
    /// Mirrored horizontally.
    case upMirrored = 2
    /// Rotated by 180°.
    case down = 3
    /// Mirrored vertically.
    case downMirrored = 4
    /// Mirrored horizontally, then rotated by 90° counterclockwise.
    case leftMirrored = 5
    /// Rotated by 90° clockwise.
    case right = 6
    /// Mirrored horizontally, then rotated by 90° clockwise.
    case rightMirrored = 7
    /// Rotated by 90° counterclockwise.
    case left = 8
}
