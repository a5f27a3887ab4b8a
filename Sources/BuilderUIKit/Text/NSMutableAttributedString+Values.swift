import Foundation

extension NSMutableAttributedString {
    /// Adds an attribute with a number, such as a kern or a baseline offset, to the characters in a range.
    ///
    /// Foundation for Linux can't compare a boxed `CGFloat` and ends the process when ranges overlap: the number is
    /// stored as an `NSNumber`, as on iOS.
    public func addAttribute(_ name: NSAttributedString.Key, value: CGFloat, range: NSRange) {
        addAttributes([name: NSNumber(value: Double(value))], range: range)
    }

    /// Adds an attribute to the characters in a range.
    ///
    /// Foundation for Linux ends the process when it compares single attributes whose values are structures, as it does
    /// when ranges overlap; it compares dictionaries with them.
    public func addAttribute<Value>(_ name: NSAttributedString.Key, value: Value, range: NSRange) {
        addAttributes([name: value], range: range)
    }
}
