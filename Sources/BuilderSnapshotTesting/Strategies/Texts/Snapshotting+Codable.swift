import Foundation

extension Snapshotting where Value: Encodable, Format == String {
    /// The value as JSON, with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// The value as JSON.
    /// - Parameter encoder: The encoder, which should sort the keys, since their order otherwise varies.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded(pathExtension: "json") { try encoder.encode($0) }
    }

    /// The value as a property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// The value as a property list; the encoder should write XML, which can be read and compared.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded(pathExtension: "plist") { try encoder.encode($0) }
    }

    private static func encoded(pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        .text(pathExtension: pathExtension) { value in
            do {
                let data = try encode(value)
                if let text = String(validating: data, as: UTF8.self) { return text }
                SnapshotRun.current?.fail(SnapshotError.failed("the encoder's output is not text: use the XML format"))
            } catch {
                SnapshotRun.current?.fail(SnapshotError.failed("the value can't be encoded: \(error)"))
            }
            return ""
        }
    }
}

extension Snapshotting where Value == Any, Format == String {
    /// Dictionaries, arrays, strings and numbers as JSON, with sorted keys.
    public static var json: Snapshotting {
        .text(pathExtension: "json") { value in
            guard JSONSerialization.isValidJSONObject(value),
                let data = try? JSONSerialization.data(
                    withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
            else {
                SnapshotRun.current?.fail(
                    SnapshotError.failed("not JSON: use dictionaries and arrays of strings, numbers and the like"))
                return ""
            }
            return String(decoding: data, as: UTF8.self)
        }
    }
}
