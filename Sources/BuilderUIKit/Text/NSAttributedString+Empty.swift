import Foundation

// Foundation on Linux lacks these initializers. They can't be declared without a parameter, since those of `NSObject`
// are in the way; calls without arguments resolve to them nevertheless.

extension NSAttributedString {
    /// Creates an empty string.
    public convenience init(_noText: Void = ()) {
        self.init(string: "")
    }
}
