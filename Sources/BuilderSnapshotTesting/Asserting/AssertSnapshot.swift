import Foundation

/// Fails the test unless a value's snapshot equals the recorded one, or records it.
///
/// ```swift
/// @MainActor @Test func profile() {
///     assertSnapshot(of: ProfileViewController(), as: .image(on: .iPhone13))
/// }
/// ```
///
/// The baseline is `__Snapshots__/<test file>/<test>.<name>.<extension>` beside the test's source. Without a name, the
/// number of the call among the unnamed ones in the test's source is used, which doesn't depend on what ran before.
/// Create the value in the call, so that the snapshot waits for what the value requests while it is created.
/// - Parameters:
///   - value: The value to take the snapshot of.
///   - snapshotting: The strategy.
///   - name: The name that distinguishes several snapshots of a test.
///   - record: The record mode; nil for that of the configuration around the call.
///   - timeout: The time that the snapshot may take, in seconds.
///   - fileID: The module and file to which failures are attributed.
///   - filePath: The source beside which the baseline is stored.
///   - testName: The test after which the baseline is named.
///   - line: The line to which failures are attributed, and which determines the number of an unnamed snapshot.
///   - column: The column to which failures are attributed.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let location = IssueLocation(fileID: fileID, file: filePath, line: line, column: column)
    let request = SnapshotRequest(name: name, record: record, timeout: timeout, testName: testName, location: location)
    location.report(SnapshotCheck(strategy: snapshotting, request: request).run(value))
}

/// Fails the test unless a value's snapshot equals the recorded one, for callers with a Boolean record mode.
///
/// `true` records; `false` leaves the mode to the configuration around the call.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout,
        fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Takes several snapshots of a value, each under its key.
///
/// ```swift
/// assertSnapshots(of: controller, as: ["phone": .image(on: .iPhone13), "tablet": .image(on: .iPadMini)])
/// ```
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Takes several snapshots of a value, numbered like single ones: `1`, `2`.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let location = IssueLocation(fileID: fileID, file: filePath, line: line, column: column)
    for (number, strategy) in strategies.enumerated() {
        var request = SnapshotRequest(
            name: nil, record: record, timeout: timeout, testName: testName, location: location)
        request.index = number + 1
        location.report(SnapshotCheck(strategy: strategy, request: request).run(value))
    }
}

extension IssueLocation {
    func report(_ result: SnapshotResult) {
        if let failure = result.failure {
            IssueReport.attach(failure.attachments, self)
            let notes = result.warnings.map { "\nwarning: \($0)" }.joined()
            IssueReport.fail(failure.message + notes, self)
        } else {
            for warning in result.warnings { IssueReport.warn(warning, self) }
        }
    }
}
