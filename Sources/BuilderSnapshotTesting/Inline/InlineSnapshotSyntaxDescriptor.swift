import Foundation

/// The place of the recorded text in a call of a function that takes inline snapshots: for custom functions that call
/// `assertInlineSnapshot`.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
    /// Labels that the closure had before; they are replaced when the text is written.
    public var deprecatedTrailingClosureLabels: [String]
    /// The label of the closure with the text.
    public var trailingClosureLabel: String
    /// The number of closures that trail the call before it.
    public var trailingClosureOffset: Int

    /// Creates the place of a text: the closure with this label, after so many others that trail the call.
    public init(
        deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
        trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
    }

    /// Fails the test at the call.
    public func fail(
        _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
        column: UInt
    ) {
        IssueReport.fail(message(), IssueLocation(fileID: fileID, file: filePath, line: line, column: column))
    }
}
