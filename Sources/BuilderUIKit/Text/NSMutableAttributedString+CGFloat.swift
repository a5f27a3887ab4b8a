import Foundation

extension NSMutableAttributedString {
    /// Adds an attribute with a number, such as a kern or a baseline offset, to the characters in a range.
    ///
    /// Foundation for Linux can't compare a boxed `CGFloat` and ends the process when ranges overlap: the number is
    /// stored as an `NSNumber`, as on iOS.
    public func addAttribute(_ name: NSAttributedString.Key, value: CGFloat, range: NSRange) {
        addAttribute(name, value: NSNumber(value: Double(value)), range: range)
    }
}
