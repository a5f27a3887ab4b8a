import Foundation

extension Snapshotting where Format == String {
    /// The value and all that it contains, one line each. Addresses are left out; dictionaries and sets are sorted.
    public static var dump: Snapshotting {
        Snapshotting<String, String>.lines.pullback { ValueDump.text(of: $0) }
    }

    /// The value's `String(describing:)`.
    public static var description: Snapshotting {
        Snapshotting<String, String>.lines.pullback { String(describing: $0) }
    }
}

/// A type with a text of its own for dumps.
public protocol AnySnapshotStringConvertible {
    /// A Boolean value that indicates whether the value's children are written as well.
    static var renderChildren: Bool { get }

    /// The text of the value.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// A Boolean value that indicates whether the value's children are written as well: false.
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    /// The text in quotation marks, with escapes.
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    /// The number of bytes.
    public var snapshotDescription: String { "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
    /// The date in UTC, to the second.
    public var snapshotDescription: String { ISO8601Format() }
}

extension String: AnySnapshotStringConvertible {
    /// The text in quotation marks, with escapes.
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    /// The text in quotation marks, with escapes.
    public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
    /// The absolute string.
    public var snapshotDescription: String { absoluteString }
}

extension NSObject: AnySnapshotStringConvertible {
    /// The object's description without its address.
    public var snapshotDescription: String { ValueDump.withoutAddresses(description) }
}
