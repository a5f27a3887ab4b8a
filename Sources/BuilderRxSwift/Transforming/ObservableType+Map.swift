import Foundation

extension ObservableType {
    /// The sequence with each element transformed; what `transform` throws ends it with an error.
    ///
    /// A key path does as well as a closure: `people.map(\.name)`.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        transforming("map", transform)
    }

    /// The sequence with each element transformed, without those that became nil; what `transform` throws ends it with
    /// an error.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        transforming("compactMap", transform)
    }

    /// The elements with their positions, the first being at 0. Each subscription counts for itself.
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        transforming("enumerated") {
            var next = 0
            return { element in
                defer { next += 1 }
                return (index: next, element: element)
            }
        }
    }

    /// A running result: what the elements so far add up to, sent after each of them.
    ///
    /// ```swift
    /// let counts = taps.scan(0) { count, _ in count + 1 }   // 1, 2, 3 …
    /// ```
    ///
    /// - Parameters:
    ///   - seed: what each subscription begins with. It is not sent itself.
    ///   - accumulator: makes the next result of the last one and an element. An error that it throws ends the
    ///     sequence.
    public func scan<A>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A
    ) -> Observable<A> {
        scan(into: seed) { $0 = try accumulator($0, $1) }
    }

    /// A running result that is changed in place.
    ///
    /// - Parameters:
    ///   - seed: what each subscription begins with. It is not sent itself.
    ///   - accumulator: adds an element to the result. An error that it throws ends the sequence.
    public func scan<A>(
        into seed: A, accumulator: @escaping (inout A, Element) throws -> Void
    ) -> Observable<A> {
        transforming("scan") {
            var result = seed
            return { element in
                try accumulator(&result, element)
                return result
            }
        }
    }
}

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
