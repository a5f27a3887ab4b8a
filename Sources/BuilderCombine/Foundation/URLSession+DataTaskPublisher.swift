import Foundation
import Settling

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSession {
    /// Returns a publisher that loads a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Returns a publisher that loads the URL of a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher that loads a URL when values are first requested. A render waits for the response.
    ///
    /// A screen may have a folder of responses, which are then published on the main queue, in place of a network's.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request to load.
        public let request: URLRequest
        /// The session that loads it.
        public let session: URLSession

        /// Creates a publisher that loads the URL of a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: DataTaskSubscription(self, downstream: subscriber))
        }
    }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let lock = Lock()
    private let publisher: URLSession.DataTaskPublisher
    private var downstream: Downstream?
    private var task: URLSessionDataTask?
    private var hasStarted = false

    init(_ publisher: URLSession.DataTaskPublisher, downstream: Downstream) {
        self.publisher = publisher
        self.downstream = downstream
    }

    var description: String { "DataTaskPublisher" }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        guard demand > .none, downstream != nil, !hasStarted else { return lock.unlock() }
        hasStarted = true
        lock.unlock()
        let screen = ScreenWork.current
        if screen?.respond(to: publisher.request.url, answer) != true { load(on: screen) }
    }

    private func load(on screen: ScreenWork?) {
        let ticket = screen?.begin("a request to \(publisher.request.url?.absoluteString ?? "a URL")")
        nonisolated(unsafe) let finish = finish
        let task = publisher.session.dataTask(with: publisher.request) { data, response, error in
            if let screen {
                screen.bind { finish(data, response, error) }
            } else {
                finish(data, response, error)
            }
            ticket?.end()
        }
        let isCanceled = lock.withLock {
            self.task = task
            return downstream == nil
        }
        task.resume()
        if isCanceled { task.cancel() }
    }

    /// Publishes a response of the screen.
    private func answer(_ url: URL, _ response: () -> ScreenResponse?) {
        guard lock.withLock({ downstream != nil }) else { return }
        let found = response()
        let head = found.flatMap {
            HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: $0.headers)
        }
        finish(found?.data, head, head == nil ? URLError(.notConnectedToInternet) : nil)
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let downstream = takeDownstream() else { return }
        if let response, error == nil {
            _ = downstream.receive((data ?? Data(), response))
            downstream.receive(completion: .finished)
        } else {
            downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    func cancel() {
        let (downstream, task) = (takeDownstream(), lock.withLock { self.task })
        task?.cancel()
        withExtendedLifetime(downstream) {}
    }

    private func takeDownstream() -> Downstream? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}
