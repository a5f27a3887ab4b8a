import Foundation

/// A keyed decoding container that rejects unknown keys.
///
/// A plain container would ignore a misspelled `discuont` and so produce a wrong receipt.
struct StrictKeyedContainer<Key: CodingKey & CaseIterable> {
    private let container: KeyedDecodingContainer<Key>

    init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: Key.self)
        let known = Set(Key.allCases.map(\.stringValue))
        for key in try decoder.container(keyedBy: AnyKey.self).allKeys.sorted(by: { $0.stringValue < $1.stringValue })
        where !known.contains(key.stringValue) {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath + [key],
                    debugDescription: "there is no such field; there are \(known.sorted().joined(separator: ", "))"))
        }
    }

    func value<Value: Decodable>(_ key: Key) throws -> Value {
        try container.decode(Value.self, forKey: key)
    }

    /// Decodes a value, or returns a default if the key is absent or null.
    func value<Value: Decodable>(_ key: Key, default standard: Value) throws -> Value {
        try container.decodeIfPresent(Value.self, forKey: key) ?? standard
    }

    func value<Value: Decodable>(ifPresent key: Key) throws -> Value? {
        try container.decodeIfPresent(Value.self, forKey: key)
    }
}

/// A coding key for any field name or array index.
struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }

    /// Converts another key. Decoders use descriptions such as “Index 2” for array indices; this key uses the number.
    init(_ key: any CodingKey) {
        stringValue = key.intValue.map { "\($0)" } ?? key.stringValue
        intValue = key.intValue
    }
}

extension Decoder {
    /// Returns an error at the current coding path.
    func refusal(_ reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: reason))
    }
}
