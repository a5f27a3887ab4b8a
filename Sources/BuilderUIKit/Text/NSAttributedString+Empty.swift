import Foundation

// Foundation on Linux leaves these initialisers out. They can't be declared without a parameter, as those of `NSObject` stand in
// the way; a call without arguments finds them all the same.

extension NSAttributedString {
    /// No text.
    public convenience init(_noText: Void = ()) {
        self.init(string: "")
    }
}
