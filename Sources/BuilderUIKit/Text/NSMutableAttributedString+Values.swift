import Foundation

extension NSAttributedString {
    /// Returns a Boolean value that indicates whether a range has attachments.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value != nil else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }
}

/// A protocol that adds `fixAttributes(in:)` to texts.
///
/// Swift has no overridable members in extensions without an Objective-C runtime; a class can shadow a protocol's member
/// with one of its own, as `NSTextStorage` does.
public protocol _AttributeFixing: NSMutableAttributedString {}

extension NSMutableAttributedString: _AttributeFixing {}

extension _AttributeFixing {
    /// Removes attachments from characters that don't show them. Fonts need no change: characters that a font lacks are
    /// drawn in others.
    public func fixAttributes(in range: NSRange) { removeWrongAttachments(in: range) }
}

extension NSMutableAttributedString {
    /// Removes attachments from characters that don't show them.
    func removeWrongAttachments(in range: NSRange) {
        let range = NSIntersectionRange(range, NSRange(location: 0, length: length))
        var wrong: [NSRange] = []
        enumerateAttribute(.attachment, in: range) { value, part, _ in
            guard value != nil else { return }
            for index in part.lowerBound..<part.upperBound
            where (string as NSString).character(at: index) != unichar(NSTextAttachment.character) {
                wrong.append(NSRange(location: index, length: 1))
            }
        }
        for part in wrong { removeAttribute(.attachment, range: part) }
    }
}

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
