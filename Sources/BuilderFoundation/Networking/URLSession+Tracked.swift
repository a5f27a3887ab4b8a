import Foundation
import FoundationNetworking
import Settling
import Synchronization

extension URLSession {
    /// Creates a task that calls a closure with the response to a request, as `dataTask(with:completionHandler:)` does;
    /// during a render, the render waits for the closure while the task runs.
    ///
    /// Lowered sources call it in place of Foundation's, to which no overload is preferred.
    @preconcurrency
    public func dataTaskTracked(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        guard let screen = ScreenWork.current else {
            return dataTask(with: request, completionHandler: completionHandler)
        }
        let tracked = TrackedTask()
        let name = "a request to \(request.url?.absoluteString ?? "a URL")"
        let ticket = screen.begin(name) { tracked.isHeld }
        let task = dataTask(with: request) { data, response, error in
            screen.bind { completionHandler(data, response, error) }
            ticket.end()
        }
        tracked.set(task)
        return task
    }

    /// Creates a task that calls a closure with the response of a URL, as ``dataTaskTracked(with:completionHandler:)``
    /// does.
    @preconcurrency
    public func dataTaskTracked(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTaskTracked(with: URLRequest(url: url), completionHandler: completionHandler)
    }
}

/// A task for which a render waits once it was resumed, unless it is canceled.
private final class TrackedTask: Sendable {
    private struct Reference {
        weak var task: URLSessionTask?
    }

    private let reference = Mutex(Reference())

    var isHeld: Bool {
        switch reference.withLock({ $0.task?.state }) {
        case .running, .completed: false
        default: true
        }
    }

    func set(_ task: URLSessionTask) { reference.withLock { $0.task = task } }
}
