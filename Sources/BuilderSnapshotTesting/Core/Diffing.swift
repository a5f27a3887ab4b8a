import Foundation

/// How values are stored, read again and told apart.
///
/// ```swift
/// let trimmed = Diffing<String>(
///     toData: { Data($0.utf8) },
///     fromData: { String(decoding: $0, as: UTF8.self) },
///     diff: { old, new in old == new ? nil : ("expected \(old), got \(new)", []) })
/// ```
public struct Diffing<Value> {
    /// What the baseline's file holds.
    public var toData: (Value) -> Data
    /// The value of a baseline's file.
    public var fromData: (Data) -> Value
    /// How the second value differs from the first: a message and what to look at; nil where they are the same.
    public var diffV2: (Value, Value) -> (String, [DiffAttachment])? {
        didSet { comparison = nil }
    }
    /// Compares with a file's content, where that takes less or says more than reading it as a value first. Throws
    /// `UnreadableBaseline` for a file that is none of its kind.
    var comparison: ((_ baseline: Data, _ value: Value) throws -> (String, [DiffAttachment])?)?
    /// Throws where a value can't be stored or compared, whatever its baseline is.
    var preparation: ((Value) throws -> Void)?
    /// Tells different contents apart, within one run; nil takes what `toData` makes.
    var identity: ((Value) -> String)?

    /// - Parameters:
    ///   - toData: what the baseline's file holds.
    ///   - fromData: the value of such a file.
    ///   - diff: how the second value differs from the first, which is the baseline's; nil where they are the same.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.init(toData: toData, fromData: fromData, diffV2: Self.withAnyAttachments(diff))
    }

    /// Like the other, with attachments that need no XCTest.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diffV2 = diffV2
    }

    /// `diffV2` as it was before: its attachments are XCTest's.
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

    /// Looks whether a value can be stored and compared at all; before a baseline is touched.
    func prepare(_ value: Value) throws {
        try preparation?(value)
    }

    /// What the value's file holds.
    /// - Throws: where the value can't be written.
    func data(of value: Value) throws -> Data {
        try Self.watching { toData(value) }
    }

    /// How a value differs from a baseline's file.
    /// - Throws: `UnreadableBaseline`; what else makes a comparison impossible.
    func difference(from baseline: Data, to value: Value) throws -> (String, [DiffAttachment])? {
        try Self.watching {
            if let comparison { return try comparison(baseline, value) }
            return diffV2(fromData(baseline), value)
        }
    }

    /// Throws what closures report that have no room for errors.
    private static func watching<Result>(_ body: () throws -> Result) throws -> Result {
        let run = SnapshotRun()
        let result = try SnapshotRun.$current.withValue(run, operation: body)
        if let error = run.error { throw error }
        return result
    }

    /// Equal for values whose files are the same.
    func key(of value: Value) -> String {
        identity?(value) ?? ContentKey.of(toData(value))
    }
}
