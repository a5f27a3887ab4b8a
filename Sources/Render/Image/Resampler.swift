/// Enlarges, reduces or turns an image with integers only, so every processor gets the same pixels.
protocol Resampler: AnyObject {
    /// Draws rows of the new picture into `target`, whose every pixel of these rows is set; the image must be alive.
    ///
    /// Requesting them from the top filters each row of the image once.
    func draw(_ rows: Range<Int>, into target: UnsafeMutableRawPointer, bytesPerRow: Int)
}
