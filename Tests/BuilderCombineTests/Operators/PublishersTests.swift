import BuilderCombine
import Testing

/// An app's extensions of the namespace `Publishers`, and of types in it.
@Suite struct PublishersTests {
    @Test func appsExtendTheNamespaceAndItsTypes() {
        let subscriber = [1, 2].publisher.eraseToAnyPublisher().map { $0 + 1 }.doubled().zip(Just("a")).demand(nil)
        #expect(subscriber.events == ["subscription", #"(4, "a")"#, "finished"])
    }
}

extension Publishers {
    fileprivate struct Doubled<Upstream: Publisher>: Publisher where Upstream.Output == Int {
        typealias Output = Int
        typealias Failure = Upstream.Failure

        let upstream: Upstream

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
            upstream.map { $0 * 2 }.subscribe(subscriber)
        }
    }
}

extension Publishers.Map where Output == Int {
    fileprivate func doubled() -> Publishers.Doubled<Self> { Publishers.Doubled(upstream: self) }
}
