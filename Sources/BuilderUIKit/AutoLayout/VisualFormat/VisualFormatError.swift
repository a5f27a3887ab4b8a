/// An error in the text of a visual format.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
    public var reason: String
    public var format: String
    /// The character at which reading stopped, counted from 0.
    public var position: Int

    /// The message in UIKit's form: the reason, the format and a caret below the character in question.
    public var description: String {
        "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^"
    }
}
