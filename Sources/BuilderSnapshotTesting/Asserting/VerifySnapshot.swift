import Foundation

/// Says how a value's snapshot differs from the one that was recorded, or records it; for asserting functions of one's own.
///
/// ```swift
/// func assertPage(_ page: Page, file: StaticString = #filePath, testName: String = #function, line: UInt = #line) {
///     let failure = verifySnapshot(
///         of: page, as: .json, snapshotDirectory: "/tmp/pages", file: file, testName: testName, line: line)
///     if let failure { XCTFail(failure, file: file, line: line) }
/// }
/// ```
/// - Parameters:
///   - value: what is looked at.
///   - snapshotting: how.
///   - name: tells several snapshots of a test apart.
///   - record: whether it is recorded; nil for what is set around the call.
///   - snapshotDirectory: where the baseline is kept; nil for `__Snapshots__/<test file>` beside the test's source.
///   - timeout: how long the snapshot may take, in seconds.
///   - fileID: the source's module and name, by which files of failures are kept apart.
///   - filePath: the source that the baseline lies beside.
///   - testName: the test that the baseline is called after.
///   - line: what the number of an unnamed snapshot comes from.
///   - column: like the line.
/// - Returns: what is wrong and what to do about it; nil where the snapshot is the recorded one.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    let place = IssuePlace(fileID: fileID, file: filePath, line: line, column: column)
    var request = SnapshotRequest(name: name, record: record, timeout: timeout, testName: testName, place: place)
    request.directory = snapshotDirectory
    let result = SnapshotCheck(strategy: snapshotting, request: request).run(value)
    guard let outcome = result.outcome else { return nil }
    IssueReport.attach(outcome.attachments, place)
    return outcome.message + result.warnings.map { "\nwarning: \($0)" }.joined()
}

/// Like `verifySnapshot` with a record mode, for callers that have a truth value: `true` records, `false` leaves it to what is set
/// around the call.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
        snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}
