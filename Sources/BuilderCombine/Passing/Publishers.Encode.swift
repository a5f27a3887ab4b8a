extension Publisher {
    /// Encodes its values.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
    }

    /// Decodes its values.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publishers {
    /// A publisher that encodes elements received from an upstream publisher, using a given encoder.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// The publisher whose values are encoded.
        public let upstream: Upstream
        private let encoder: Coder

        /// Creates a publisher that encodes the values of another one.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformingSubscription<Upstream, S>(subscriber, name: "Encode") {
                    [encoder] value, subscription in subscription.passInCall(try encoder.encode(value))
                })
        }
    }

    /// A publisher that decodes elements received from an upstream publisher, using a given decoder.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// The publisher whose values are decoded.
        public let upstream: Upstream
        private let decoder: Coder

        /// Creates a publisher that decodes the values of another one.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TransformingSubscription<Upstream, S>(subscriber, name: "Decode") {
                    [decoder] value, subscription in
                    subscription.passInCall(try decoder.decode(Output.self, from: value))
                })
        }
    }
}
