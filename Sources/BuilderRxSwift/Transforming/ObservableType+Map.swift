import Foundation

extension ObservableType {
    /// Transforms each element. An error that `transform` throws ends the sequence.
    ///
    /// A key path can be used in place of a closure: `people.map(\.name)`.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        through { MapSink(transform, downstream: $0) }
    }

    /// Transforms each element, and omits those that become `nil`. An error that `transform` throws ends the sequence.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        transforming("compactMap", transform)
    }

    /// Emits the elements with their zero-based indices. Each subscription has its own count.
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        transforming("enumerated") {
            var next = 0
            return { element in
                defer { next += 1 }
                return (index: next, element: element)
            }
        }
    }

    /// Accumulates the elements, and emits the intermediate result after each of them.
    ///
    /// ```swift
    /// let counts = taps.scan(0) { count, _ in count + 1 }   // 1, 2, 3 …
    /// ```
    ///
    /// - Parameters:
    ///   - seed: The initial result of each subscription. It is not emitted itself.
    ///   - accumulator: The closure that returns the next result from the last one and an element. An error that it
    ///     throws ends the sequence.
    public func scan<A>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A
    ) -> Observable<A> { scan(into: seed) { $0 = try accumulator($0, $1) } }

    /// Accumulates the elements in place, and emits the intermediate result after each of them.
    ///
    /// - Parameters:
    ///   - seed: The initial result of each subscription. It is not emitted itself.
    ///   - accumulator: The closure that adds an element to the result. An error that it throws ends the sequence.
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

/// A type that decodes values from data: `JSONDecoder` or `PropertyListDecoder`.
public protocol DataDecoder {
    /// Decodes a value from data.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
    /// Decodes each element. Data that can't be decoded ends the sequence with the decoder's error.
    ///
    /// ```swift
    /// let names = Observable.just(Data(#"["Ann", "Bob"]"#.utf8)).decode(type: [String].self, decoder: JSONDecoder())
    /// ```
    public func decode<Item: Decodable, Decoder: DataDecoder>(
        type: Item.Type, decoder: Decoder
    ) -> Observable<Item> { transforming("decode") { try decoder.decode(type, from: $0) } }
}

/// A sink of the most frequent operator, without the optional result and the lock of `TransformSink`.
private final class MapSink<Input, Output>: OperatorSink<Input, Output> {
    private let transform: (Input) throws -> Output

    init(_ transform: @escaping (Input) throws -> Output, downstream: ObserverBase<Output>) {
        self.transform = transform
        super.init(downstream: downstream)
    }

    override var name: String? { "map" }

    override func onNext(_ input: Input) {
        guard !isEnded else { return }
        do { forward(try transform(input)) } catch { finish(.failure(error)) }
    }
}
