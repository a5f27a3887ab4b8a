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
/// Leave the closure out, run the test once, and it stands there. The source is replaced as a whole: it is old or new whenever the
/// process ends.
/// - Parameters:
///   - value: what is looked at; nil is written as no text.
///   - snapshotting: how.
///   - message: put before what is said of a difference.
///   - record: whether it is recorded; nil for what is set around the call.
///   - timeout: how long the snapshot may take, in seconds.
///   - syntaxDescriptor: where the text stands, for functions of one's own that pass the rest on.
///   - expected: the recorded text.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let place = IssuePlace(fileID: fileID, file: filePath, line: line, column: column)
    let check = InlineCheck(
        record: record, timeout: timeout, syntax: syntaxDescriptor, file: "\(filePath)", line: line, column: column)
    guard let problem = check.run(value, as: snapshotting, expected: expected?()) else { return }
    let before = message()
    IssueReport.fail(before.isEmpty ? problem : "\(before)\n\(problem)", place)
}
