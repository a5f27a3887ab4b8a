import BuilderUIKit
import Foundation
import Render

/// The storage and comparison of values.
///
/// ```swift
/// let trimmed = Diffing<String>(
///     toData: { Data($0.utf8) },
///     fromData: { String(decoding: $0, as: UTF8.self) },
///     diff: { old, new in old == new ? nil : ("expected \(old), got \(new)", []) })
/// ```
public struct Diffing<Value> {
    /// Returns the content of a value's file.
    public var toData: (Value) -> Data
    /// Returns the value of a file's content.
    public var fromData: (Data) -> Value
    /// Returns the difference of the second value from the first, as a message and attachments; nil if they are equal.
    public var diffV2: (Value, Value) -> (String, [DiffAttachment])? { didSet { comparison = nil } }
    /// Compares a value with a file's content, if that is faster or more precise than converting the content to a value
    /// first. Throws `UnreadableBaselineError` for a file of another type.
    var comparison: ((_ baseline: Data, _ value: Value) throws -> (String, [DiffAttachment])?)?
    /// Throws an error if a value can't be stored or compared, whatever its baseline is.
    var preparation: ((Value) throws -> Void)?
    /// Returns a key that distinguishes different contents within one run; nil uses the content of `toData`.
    var identity: ((Value) -> String)?

    /// Creates a storage and comparison.
    /// - Parameters:
    ///   - toData: A closure that returns the content of a value's file.
    ///   - fromData: A closure that returns the value of such a file.
    ///   - diff: A closure that returns the difference of the second value from the first, which is the baseline's; nil
    ///     if they are equal.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) { self.init(toData: toData, fromData: fromData, diffV2: Self.withAnyAttachments(diff)) }

    /// Creates a storage and comparison with attachments that need no XCTest.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diffV2 = diffV2
    }

    /// The older form of `diffV2`, with XCTest's attachments.
    public var diff: (Value, Value) -> (String, [XCTAttachment])? {
        get {
            let diff = diffV2
            return { old, new in
                diff(old, new).map { message, attachments in
                    (
                        message,
                        attachments.map { attachment in
                            if case .xcTest(let whole) = attachment { return whole }
                            let (data, name) = attachment.file
                            let whole = XCTAttachment(data: data)
                            whole.name = name
                            return whole
                        }
                    )
                }
            }
        }
        set { diffV2 = Self.withAnyAttachments(newValue) }
    }

    private static func withAnyAttachments(
        _ diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
    ) -> (Value, Value) -> (String, [DiffAttachment])? {
        { old, new in diff(old, new).map { ($0.0, $0.1.map { .xcTest($0) }) } }
    }

    /// Checks that a value can be stored and compared, before the baseline is accessed.
    func prepare(_ value: Value) throws { try preparation?(value) }

    /// Returns the content of a value's file.
    /// - Throws: An error if the value can't be written.
    func data(of value: Value) throws -> Data { try Self.watching { toData(value) } }

    /// Returns the difference of a value from a baseline's file; nil if there is none.
    /// - Throws: `UnreadableBaselineError`, or another error if the comparison is impossible.
    func difference(from baseline: Data, to value: Value) throws -> (String, [DiffAttachment])? {
        try Self.watching {
            if let comparison { return try comparison(baseline, value) }
            return diffV2(fromData(baseline), value)
        }
    }

    /// Throws the error that a closure has reported to the run, since closures can't throw errors.
    private static func watching<Result>(_ body: () throws -> Result) throws -> Result {
        let run = SnapshotRun()
        let result = try SnapshotRun.$current.withValue(run, operation: body)
        if let error = run.error { throw error }
        return result
    }

    /// Returns a key that is equal for values with equal files.
    func key(of value: Value) -> String {
        if let identity { return identity(value) }
        let hash = FastHash()
        hash.update(toData(value))
        return hash.text
    }
}

/// A file of a failure's message.
public enum DiffAttachment {
    /// A file's content and its name.
    case data(Data, name: String)
    /// An attachment of XCTest's type on iOS.
    case xcTest(XCTAttachment)

    /// The content and the name of either case.
    var file: (data: Data, name: String) {
        switch self {
        case .data(let data, let name): (data, name)
        case .xcTest(let attachment): (attachment.data, attachment.name ?? "attachment")
        }
    }
}

/// Data that belongs to a test's result.
///
/// XCTest has no attachments on Linux. This type replaces its own, so that sources shared with iOS compile. The
/// attachments of a failing snapshot are written to the folder of failures, and passed to Swift Testing.
public final class XCTAttachment {
    /// The name; nil if none was set.
    public var name: String?
    let data: Data

    /// Creates an attachment with this content.
    public init(data: Data) { self.data = data }

    /// Creates an attachment with this content.
    /// - Parameter uniformTypeIdentifier: The type, such as `public.png`, which is ignored on Linux.
    public init(data: Data, uniformTypeIdentifier: String) { self.data = data }

    /// Creates an attachment with this text, as UTF-8.
    public convenience init(string: String) { self.init(data: Data(string.utf8)) }

    /// Creates an attachment with this image, as PNG.
    public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data()) }
}
