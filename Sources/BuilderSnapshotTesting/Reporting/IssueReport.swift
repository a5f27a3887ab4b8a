import Foundation
import Testing
import XCTest

/// Says what went wrong to whoever runs the test: Swift Testing or XCTest.
enum IssueReport {
    static func fail(_ message: String, _ place: IssuePlace) {
        if Test.current == nil, XCTestListener.shared.hears({ XCTFail(message, file: place.file, line: place.line) }) {
            return
        }
        Issue.record(Comment(rawValue: message), sourceLocation: place.location)
    }

    /// Adds a note that fails nothing; XCTest has none, so it goes to the standard error output there.
    static func warn(_ message: String, _ place: IssuePlace) {
        guard Test.current != nil else {
            FileHandle.standardError.write(Data("\(place.file):\(place.line): warning: \(message)\n".utf8))
            return
        }
        Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: place.location)
    }

    /// Adds files to the test's result, where the result can have any.
    static func attach(_ files: [(data: Data, name: String)], _ place: IssuePlace) {
        guard Test.current != nil else { return }
        for file in files {
            Attachment.record(Array(file.data), named: file.name, sourceLocation: place.location)
        }
    }
}

/// Where a failure is shown.
struct IssuePlace {
    var fileID: StaticString
    var file: StaticString
    var line: UInt
    var column: UInt

    var location: SourceLocation {
        let identifier = "\(fileID)"
        // Swift Testing stops at places that can't be.
        return SourceLocation(
            fileID: identifier.contains("/") ? identifier : "Tests/\(identifier)", filePath: "\(file)",
            line: max(1, Int(clamping: line)), column: max(1, Int(clamping: column)))
    }
}

/// Hears whether XCTest took a failure: outside of its tests it drops them without a word.
private final class XCTestListener: NSObject, XCTestObservation, @unchecked Sendable {
    static let shared = XCTestListener()

    private let lock = NSRecursiveLock()
    private var count = 0
    private var isRegistered = false

    func hears(_ failure: () -> Void) -> Bool {
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
    ) {
        lock.withLock { count += 1 }
    }
}
