import Foundation

/// The fields of a JSON object. Unlike a plain container it refuses those that nobody knows: a misspelt `discuont` would else be
/// a wrong receipt.
struct Fields<Key: CodingKey & CaseIterable> {
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

    /// Null is as good as nothing.
    func value<Value: Decodable>(_ key: Key, default standard: Value) throws -> Value {
        try container.decodeIfPresent(Value.self, forKey: key) ?? standard
    }

    func value<Value: Decodable>(ifPresent key: Key) throws -> Value? {
        try container.decodeIfPresent(Value.self, forKey: key)
    }
}

/// Any name of a field, or a place in a list.
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

    /// Decoders have texts of their own for places in a list, such as “Index 2”.
    init(_ key: any CodingKey) {
        stringValue = key.intValue.map { "\($0)" } ?? key.stringValue
        intValue = key.intValue
    }
}

extension Decoder {
    /// An error at the place that is being read.
    func refusal(_ reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: reason))
    }
}
