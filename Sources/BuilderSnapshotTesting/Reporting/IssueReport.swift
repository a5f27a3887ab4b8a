import Foundation
import Testing
import XCTest

/// Reports failures to the running test library: Swift Testing or XCTest.
enum IssueReport {
    static func fail(_ message: String, _ location: IssueLocation) {
        let isRecorded =
            Test.current == nil
            && XCTestFailureCounter.shared.records { XCTFail(message, file: location.file, line: location.line) }
        if isRecorded { return }
        Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
    }

    /// Reports a warning, which doesn't fail the test; XCTest has none, so it is written to standard error there.
    static func warn(_ message: String, _ location: IssueLocation) {
        guard Test.current != nil else {
            FileHandle.standardError.write(Data("\(location.file):\(location.line): warning: \(message)\n".utf8))
            return
        }
        Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: location.sourceLocation)
    }

    /// Adds files to the test's result, if the test library supports attachments.
    static func attach(_ files: [(data: Data, name: String)], _ location: IssueLocation) {
        guard Test.current != nil else { return }
        for file in files {
            Attachment.record(Array(file.data), named: file.name, sourceLocation: location.sourceLocation)
        }
    }
}

/// The source location of a failure.
struct IssueLocation {
    var fileID: StaticString
    var file: StaticString
    var line: UInt
    var column: UInt

    var sourceLocation: SourceLocation {
        let identifier = "\(fileID)"
        // Swift Testing stops at invalid locations.
        return SourceLocation(
            fileID: identifier.contains("/") ? identifier : "Tests/\(identifier)", filePath: "\(file)",
            line: max(1, Int(clamping: line)), column: max(1, Int(clamping: column)))
    }
}

/// Counts XCTest's failures, since outside of its tests XCTest drops them silently.
private final class XCTestFailureCounter: NSObject, XCTestObservation, @unchecked Sendable {
    static let shared = XCTestFailureCounter()

    private let lock = NSRecursiveLock()
    private var count = 0
    private var isRegistered = false

    func records(_ failure: () -> Void) -> Bool {
        lock.withLock {
            if !isRegistered {
                isRegistered = true
                XCTestObservationCenter.shared.addTestObserver(self)
            }
            let before = count
            failure()
            return count > before
        }
    }

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) { lock.withLock { count += 1 } }
}
