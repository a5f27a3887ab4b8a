import Foundation

extension Snapshotting where Format == String {
    /// The value and all its contents, one line each. Addresses are omitted; dictionaries, sets, and the properties of
    /// structures and classes are sorted.
    public static var dump: Snapshotting { .text { ValueDump.text(of: $0) } }

    /// The value's `String(describing:)`.
    public static var description: Snapshotting { .text { String(describing: $0) } }
}

/// A type with a text of its own for dumps.
public protocol AnySnapshotStringConvertible {
    /// A Boolean value that indicates whether the value's children are also written.
    static var renderChildren: Bool { get }

    /// The text of the value.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// A Boolean value that indicates whether the value's children are also written; false by default.
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

/// Writes values in the format of Swift's `dump`, with the same text in every run.
enum ValueDump {
    static func text(of value: Any) -> String {
        var text = ""
        write(value, name: nil, depth: 0, visited: [], to: &text)
        return text
    }

    static func withoutAddresses(_ text: String) -> String { text.replacing(#/:?\s*0x[0-9a-fA-F]+/#, with: "") }

    private static func write(
        _ value: Any, name: String?, depth: Int, visited: Set<ObjectIdentifier>, to text: inout String
    ) {
        let mirror = Mirror(reflecting: value)
        let start = String(repeating: " ", count: depth * 2)
        let label = name.map { "\($0): " } ?? ""
        if let convertible = value as? any AnySnapshotStringConvertible, mirror.displayStyle != .optional,
            !type(of: convertible).renderChildren
        {
            text += "\(start)- \(label)\(convertible.snapshotDescription)\n"
            return
        }
        var visited = visited
        if mirror.displayStyle == .class {
            let identity = ObjectIdentifier(value as AnyObject)
            guard visited.insert(identity).inserted else {
                text += "\(start)▿ \(label)\(typeName(mirror)) (circular reference detected)\n"
                return
            }
        }
        let children = children(of: value, mirror)
        text += "\(start)\(children.isEmpty ? "-" : "▿") \(label)\(title(of: value, mirror))\n"
        for child in children { write(child.value, name: child.label, depth: depth + 1, visited: visited, to: &text) }
    }

    /// Returns the children of a value, superclasses' too. Properties are sorted by their names unless the value has a
    /// description of its own, unordered children by their texts.
    private static func children(of value: Any, _ mirror: Mirror) -> [(label: String?, value: Any)] {
        var children = Array(mirror.children)
        var ancestor = mirror.superclassMirror
        while let current = ancestor {
            children = Array(current.children) + children
            ancestor = current.superclassMirror
        }
        switch mirror.displayStyle {
        case .dictionary, .set: return children.map { ($0, text(of: $0.value)) }.sorted { $0.1 < $1.1 }.map(\.0)
        case .struct where !hasDescription(value), .class where !hasDescription(value):
            return children.sorted { ($0.label ?? "") < ($1.label ?? "") }
        default: return children
        }
    }

    private static func hasDescription(_ value: Any) -> Bool {
        value is any AnySnapshotStringConvertible || value is any CustomStringConvertible
    }

    private static func title(of value: Any, _ mirror: Mirror) -> String {
        let count = mirror.children.count
        switch mirror.displayStyle {
        case .collection: return count == 1 ? "1 element" : "\(count) elements"
        case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
        case .set: return count == 1 ? "1 member" : "\(count) members"
        case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
        case .optional: return count == 0 ? "\(typeName(mirror)).none" : typeName(mirror)
        default: break
        }
        if let convertible = value as? any AnySnapshotStringConvertible { return convertible.snapshotDescription }
        if let convertible = value as? any CustomStringConvertible { return withoutAddresses(convertible.description) }
        switch mirror.displayStyle {
        case .class, .struct: return typeName(mirror)
        case .enum: return count == 0 ? "\(typeName(mirror)).\(value)" : typeName(mirror)
        default: return withoutAddresses(String(describing: value))
        }
    }

    /// Returns the type's name without the number that a local one has.
    private static func typeName(_ mirror: Mirror) -> String {
        String(describing: mirror.subjectType).replacing(#/ #\d+/#, with: "")
    }
}
