#if canImport(XCTest)
import BuilderRxSwift
import XCTest

/// Fails a test unless two lists of singles' events are equal.
///
/// Errors are equal if they have the same type and description.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #filePath,
    line: UInt = #line
) {
    guard let deviation = Deviation.of(lhs, from: rhs) else { return }
    XCTFail(deviation, file: file, line: line)
}

/// Fails a test unless the records are those of the expected elements in order, regardless of their times.
///
/// A completion or error among the records fails the test, too.
///
/// ```swift
/// XCTAssertRecordedElements(observer.events, ["a", "b"])
/// ```
public func XCTAssertRecordedElements<Element: Equatable>(
    _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath,
    line: UInt = #line
) {
    guard let deviation = Deviation.of(stream, from: elements) else { return }
    XCTFail(deviation, file: file, line: line)
}
#endif
