import Foundation

extension Snapshotting where Format == String {
    /// The value and all that it holds, one line each. Addresses are left out; dictionaries and sets are sorted.
    public static var dump: Snapshotting {
        Snapshotting<String, String>.lines.pullback { ValueDump.text(of: $0) }
    }

    /// What `String(describing:)` says of the value.
    public static var description: Snapshotting {
        Snapshotting<String, String>.lines.pullback { String(describing: $0) }
    }
}

/// A type that says how it is written in a dump.
public protocol AnySnapshotStringConvertible {
    /// Whether what the value holds is written as well.
    static var renderChildren: Bool { get }

    /// What is written of the value.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    public var snapshotDescription: String { "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
    /// In UTC, to the second.
    public var snapshotDescription: String { ISO8601Format() }
}

extension String: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
    public var snapshotDescription: String { absoluteString }
}

extension NSObject: AnySnapshotStringConvertible {
    /// The object's description without its address.
    public var snapshotDescription: String { ValueDump.withoutAddresses(description) }
}
