import Foundation
import FoundationNetworking
import Settling
import Synchronization

/// Loads for tasks of Swift's concurrency that take a screen's responses, and that can be canceled at any time.
///
/// On Linux, Foundation's own may wait forever, or end the process, where a request fails at the moment of its
/// cancellation. Here a canceled task doesn't wait any longer; its request goes on, and its response is dropped.
extension URLSession {
    /// Loads the URL of a request. A render waits for the response, which comes from the screen's folder of responses
    /// if it has one.
    ///
    /// ```swift
    /// let (data, response) = try await URLSession.shared.data(for: request)
    /// ```
    /// - Returns: The response's data, and the response.
    /// - Throws: `URLError`; `URLError.Code.cancelled` if the task was canceled.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        let load = SessionLoad()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                load.start(request, in: self, continuation)
            }
        } onCancel: {
            load.cancel()
        }
    }

    /// Loads a URL, as ``data(for:)`` does.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

    /// Loads the URL of a request, as ``data(for:)`` does, and returns the response's bytes.
    ///
    /// The bytes are loaded before they are returned; on Apple's systems they come while they are loaded.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request)
        return (AsyncBytes(data: data, task: dataTask(with: request)), response)
    }

    /// Loads a URL, as ``bytes(for:delegate:)`` does.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }

    /// The bytes of a response.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let data: Data
        /// A task for the request, which isn't resumed: the bytes are loaded already.
        public let task: URLSessionDataTask

        /// An iterator over the bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var bytes: Data.Iterator
            /// Returns the next byte; throws if the task was canceled.
            public mutating func next() async throws -> UInt8? {
                try Task.checkCancellation()
                return bytes.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
    }
}

/// A request of one task.
private final class SessionLoad: Sendable {
    private struct State {
        var continuation: CheckedContinuation<(Data, URLResponse), any Error>?
        var ticket: RunningWork?
        var isCanceled = false
    }

    private let state = Mutex(State())

    func start(
        _ request: URLRequest, in session: URLSession,
        _ continuation: CheckedContinuation<(Data, URLResponse), any Error>
    ) {
        let screen = ScreenWork.current
        let isCanceled = state.withLock { state in
            if state.isCanceled { return true }
            state.continuation = continuation
            return false
        }
        if isCanceled { return continuation.resume(throwing: URLError(.cancelled)) }
        if screen?.respond(to: request.url, answer) == true { return }
        let ticket = screen?.begin("a request to \(request.url?.absoluteString ?? "a URL")")
        let isWaited = state.withLock { state in
            if state.continuation != nil { state.ticket = ticket }
            return state.continuation != nil
        }
        guard isWaited else {
            ticket?.end()
            return
        }
        session.dataTask(with: request) { data, response, error in
            if let response, error == nil {
                self.end(.success((data ?? Data(), response)))
            } else {
                self.end(.failure(error ?? URLError(.unknown)))
            }
        }.resume()
    }

    /// Ends the load with a response of the screen.
    private func answer(_ url: URL, _ response: () -> ScreenResponse?) {
        guard let found = response(),
            let head = HTTPURLResponse(
                url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: found.headers)
        else { return end(.failure(URLError(.notConnectedToInternet))) }
        end(.success((found.data, head)))
    }

    private func end(_ result: Result<(Data, URLResponse), any Error>) {
        let (continuation, ticket) = state.withLock { state in
            defer { (state.continuation, state.ticket) = (nil, nil) }
            return (state.continuation, state.ticket)
        }
        continuation?.resume(with: result)
        ticket?.end()
    }

    func cancel() {
        state.withLock { $0.isCanceled = true }
        end(.failure(URLError(.cancelled)))
    }
}
