import Foundation

/// What measuring and drawing a text takes and tells.
open class NSStringDrawingContext: NSObject {
    /// The least factor that a text may be shrunk by, 0…1; 0 and 1 leave it.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that was used.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text took, in points.
    open internal(set) var totalBounds = CGRect.zero
}
