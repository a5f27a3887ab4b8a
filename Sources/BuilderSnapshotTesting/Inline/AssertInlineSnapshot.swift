import Foundation

/// Fails the test unless a value's snapshot is the text that stands in the call, or writes the text there.
///
/// ```swift
/// assertInlineSnapshot(of: [1, 2], as: .dump) {
///     """
///     ▿ 2 elements
///       - 1
///       - 2
///     """
/// }
/// ```
///
/// Leave the closure out and run the test once: the closure is written into the source. The source is replaced as a
/// whole, so that it is old or new whenever the process ends.
/// - Parameters:
///   - value: The value to take the snapshot of; nil is written as no text.
///   - snapshotting: The strategy.
///   - message: A text before the description of a difference.
///   - record: The record mode; nil for the one that is set around the call.
///   - timeout: The time that the snapshot may take, in seconds.
///   - syntaxDescriptor: The place of the text in the call, for custom functions that pass the rest on.
///   - expected: The recorded text.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let place = IssueLocation(fileID: fileID, file: filePath, line: line, column: column)
    let check = InlineCheck(
        record: record, timeout: timeout, syntax: syntaxDescriptor, file: "\(filePath)", line: line, column: column)
    guard let problem = check.run(value, as: snapshotting, expected: expected?()) else { return }
    let before = message()
    IssueReport.fail(before.isEmpty ? problem : "\(before)\n\(problem)", place)
}
