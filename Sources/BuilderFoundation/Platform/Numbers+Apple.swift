import Foundation

extension CGFloat {
    /// Creates the number that a number object has, rounded if it isn't exact.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
