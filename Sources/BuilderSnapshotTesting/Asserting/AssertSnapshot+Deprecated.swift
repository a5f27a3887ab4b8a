import Foundation

/// The older spelling of `assertSnapshot(of:as:…)`, kept for tests that were written with it.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column,
    fileID: StaticString = #fileID
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout,
        fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// The older spelling of `assertSnapshots(of:as:…)` with named strategies.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool = false, timeout: TimeInterval = 5, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column, fileID: StaticString = #fileID
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, fileID: fileID,
        file: filePath,
        testName: testName, line: line, column: column)
}

/// The older spelling of `assertSnapshots(of:as:…)` with a list of strategies.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: Bool = false, timeout: TimeInterval = 5, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column, fileID: StaticString = #fileID
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, fileID: fileID,
        file: filePath,
        testName: testName, line: line, column: column)
}

/// The older spelling of `verifySnapshot(of:as:…)`.
@available(
    *, deprecated,
    renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)"
)
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column, fileID: StaticString = #fileID
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
        snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}
