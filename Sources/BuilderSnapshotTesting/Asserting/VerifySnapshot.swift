import Foundation

/// Compares a value's snapshot with the recorded one, or records it, for custom assertions.
///
/// ```swift
/// func assertPage(_ page: Page, file: StaticString = #filePath, testName: String = #function, line: UInt = #line) {
///     let failure = verifySnapshot(
///         of: page, as: .json, snapshotDirectory: "/tmp/pages", file: file, testName: testName, line: line)
///     if let failure { XCTFail(failure, file: file, line: line) }
/// }
/// ```
/// - Parameters:
///   - value: The value to take the snapshot of.
///   - snapshotting: The strategy.
///   - name: The name that distinguishes several snapshots of a test.
///   - record: The record mode; nil for that of the configuration around the call.
///   - snapshotDirectory: The baseline's folder; nil for `__Snapshots__/<test file>` beside the test's source.
///   - timeout: The time that the snapshot may take, in seconds.
///   - fileID: The source's module and name, which distinguish the files of failures.
///   - filePath: The source beside which the baseline is stored.
///   - testName: The test after which the baseline is named.
///   - line: The line, which determines the number of an unnamed snapshot.
///   - column: The column of the call.
/// - Returns: The failure and its remedy; nil if the snapshot equals the recorded one.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    let location = IssueLocation(fileID: fileID, file: filePath, line: line, column: column)
    var request = SnapshotRequest(name: name, record: record, timeout: timeout, testName: testName, location: location)
    request.directory = snapshotDirectory
    let result = SnapshotCheck(strategy: snapshotting, request: request).run(value)
    guard let failure = result.failure else { return nil }
    IssueReport.attach(failure.attachments, location)
    return failure.message + result.warnings.map { "\nwarning: \($0)" }.joined()
}

/// Compares a value's snapshot with the recorded one, for callers with a Boolean record mode.
///
/// `true` records; `false` leaves the mode to the configuration around the call.
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
