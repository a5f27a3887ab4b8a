#if canImport(XCTest)
import BuilderRxSwift
import XCTest

/// Fails a test unless two lists of singles' events are equal.
///
/// Errors are equal if they are of one type and have the same description.
public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #filePath,
    line: UInt = #line
) {
    guard let deviation = Deviation.of(lhs, from: rhs) else { return }
    XCTFail(deviation, file: file, line: line)
}

/// Fails a test unless some records are those of the expected elements in their order, whenever they came.
///
/// A completion or failure among the records fails the test, too.
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
