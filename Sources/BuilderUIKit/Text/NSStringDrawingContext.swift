import Foundation

/// The parameters and results of measuring and drawing text.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor that text may be scaled down by, 0…1; 0 and 1 disable scaling.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that was applied.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text needed, in points.
    open internal(set) var totalBounds = CGRect.zero
}
