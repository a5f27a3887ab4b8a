import Foundation

extension Formatter {
    /// Returns the text of a value with attributes; nil for formatters other than `NumberFormatter`, as on iOS.
    ///
    /// A number formatter adds its attributes for positive numbers, negative ones or zero to the default ones.
    public func attributedString(
        for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) -> NSAttributedString? {
        guard let formatter = self as? NumberFormatter, let text = formatter.string(for: obj) else { return nil }
        var attributes = attrs ?? [:]
        for (name, value) in formatter.textAttributes(for: (obj as? NSNumber)?.doubleValue ?? 0) {
            attributes[NSAttributedString.Key(name)] = value
        }
        return NSAttributedString(string: text, attributes: attributes)
    }
}

extension NumberFormatter {
    fileprivate func textAttributes(for value: Double) -> [String: Any] {
        if value == 0 { return textAttributesForZero ?? textAttributesForPositiveValues ?? [:] }
        return (value < 0 ? textAttributesForNegativeValues : textAttributesForPositiveValues) ?? [:]
    }
}
