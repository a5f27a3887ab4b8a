import Foundation

/// JSON as the command writes it: indented, with sorted keys.
package enum JSONText {
    /// Returns the JSON text of a value.
    package static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
