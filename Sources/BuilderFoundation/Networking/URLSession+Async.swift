import Foundation
import FoundationNetworking
import Settling
import Synchronization

/// Loads for tasks of Swift's concurrency that take a screen's responses, and that can be canceled at any time: a
/// cancellation of Foundation's own on Linux may wait forever for a request that fails at the same moment.
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
}

/// A request of one task.
private final class SessionLoad: Sendable {
    private struct State {
        var continuation: CheckedContinuation<(Data, URLResponse), any Error>?
        var task: URLSessionDataTask?
        var isCanceled = false
    }

    private let state = Mutex(State())

    func start(
        _ request: URLRequest, in session: URLSession,
        _ continuation: CheckedContinuation<(Data, URLResponse), any Error>
    ) {
        let isCanceled = state.withLock { state in
            if !state.isCanceled { state.continuation = continuation }
            return state.isCanceled
        }
        if isCanceled { return continuation.resume(throwing: URLError(.cancelled)) }
        let screen = ScreenWork.current
        if screen?.respond(to: request.url, answer) == true { return }
        let ticket = screen?.begin("a request to \(request.url?.absoluteString ?? "a URL")")
        let task = session.dataTask(with: request) { data, response, error in
            if let response, error == nil {
                self.end(.success((data ?? Data(), response)))
            } else {
                self.end(.failure(error ?? URLError(.unknown)))
            }
            ticket?.end()
        }
        let isWaited = state.withLock { state in
            state.task = task
            return state.continuation != nil
        }
        task.resume()
        if !isWaited { task.cancel() }
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
        let continuation = state.withLock { state in
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(with: result)
    }

    func cancel() {
        let task = state.withLock { state in
            state.isCanceled = true
            return state.task
        }
        end(.failure(URLError(.cancelled)))
        // The task being canceled is locked meanwhile, and the session's queue may be waiting for it.
        if let task { DispatchQueue.global().async { task.cancel() } }
    }
}
