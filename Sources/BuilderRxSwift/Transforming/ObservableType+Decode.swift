import Foundation

/// Makes values of data: `JSONDecoder` or `PropertyListDecoder`.
public protocol DataDecoder {
    /// Makes a value of data.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
    /// The values that the data stand for; data that can't be decoded end the sequence with the decoder's error.
    ///
    /// ```swift
    /// let names = Observable.just(Data(#"["Ann", "Bob"]"#.utf8)).decode(type: [String].self, decoder: JSONDecoder())
    /// ```
    public func decode<Item: Decodable, Decoder: DataDecoder>(
        type: Item.Type, decoder: Decoder
    ) -> Observable<Item> {
        transforming("decode") { try decoder.decode(type, from: $0) }
    }
}
