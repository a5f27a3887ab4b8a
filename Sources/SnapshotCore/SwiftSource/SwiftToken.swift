/// A token of Swift source code.
package struct SwiftToken: Hashable, Sendable {
    package var kind: SwiftTokenKind
    /// Bytes of the file.
    package var range: Range<Int>
    /// The line of the first byte, from 1.
    package var line: Int
    /// A Boolean value that indicates whether no other token stands between the line's beginning and this one.
    package var isFirstOnLine: Bool
}

/// The lexical categories of Swift.
package enum SwiftTokenKind: Hashable, Sendable {
    /// A name or a keyword. All bytes of 128 and above count as parts of names.
    case identifier
    /// A name between backquotes, with them.
    case escapedIdentifier
    case number
    /// A string literal of any form, from the first `#` or quotation mark to the last, with its interpolations.
    case string
    /// A regular expression, from the first `#` or slash to the last.
    case regex
    /// One or more operator characters.
    case `operator`
    /// One byte that belongs to none of the others: a bracket, `,`, `:`, `;`, `.`, `@`, `#`, `\`, `$`.
    case punctuation
}

/// A comment of Swift source code.
package struct SwiftComment: Hashable, Sendable {
    /// Bytes of the file, without the line end.
    package var range: Range<Int>
    package var isDocumentation: Bool
    /// A Boolean value that indicates whether no token stands between the line's beginning and the comment.
    package var isFirstOnLine: Bool
}
