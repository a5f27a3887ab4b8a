import Foundation

extension NSRegularExpression {
    /// Calls a closure with each match; the closure doesn't escape, as on Apple's platforms.
    ///
    /// Lowered sources call it in place of `enumerateMatches(in:options:range:using:)`.
    public func enumerateMatches(
        within string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { enumerateMatches(in: string, options: options, range: range, using: $0) }
    }
}
