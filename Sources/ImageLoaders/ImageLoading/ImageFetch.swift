import BuilderUIKit
import Settling
import Synchronization

/// A request for a URL's picture, which is answered in a later turn of the main queue from the screen's `RemoteImages`.
package final class ImageFetch: Sendable {
    /// The reasons why there is no picture.
    package enum Failure: Error {
        /// There is no URL.
        case noURL
        /// There is no picture for the URL, as without a network.
        case notFound
        case canceled
    }

    /// The error of a request without a network.
    package static var offline: URLError { URLError(.notConnectedToInternet) }

    package let url: URL?
    private let isCanceled = Atomic(false)

    /// Starts a request.
    /// - Parameters:
    ///   - scale: the number of pixels per point.
    ///   - completion: the closure that is called once, on the main queue, also after `cancel()`.
    package init(_ url: URL?, scale: CGFloat = 1, completion: @escaping (Result<UIImage, Failure>) -> Void) {
        self.url = url
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async {
            if self.isCanceled.load(ordering: .relaxed) { return completion(.failure(.canceled)) }
            guard let url else { return completion(.failure(.noURL)) }
            completion(RemoteImages.image(for: url, scale: scale).map { .success($0) } ?? .failure(.notFound))
        }
    }

    package func cancel() { isCanceled.store(true, ordering: .relaxed) }
}

/// The last requests of a view, by the names of what they set.
@MainActor
package final class ViewFetches {
    private var fetches: [String: ImageFetch] = [:]

    private static var key = 0

    /// Returns the requests of a view.
    package static func of(_ view: UIView) -> ViewFetches {
        withUnsafePointer(to: &key) { key in
            if let found = objc_getAssociatedObject(view, key) as? ViewFetches { return found }
            let fetches = ViewFetches()
            objc_setAssociatedObject(view, key, fetches, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            return fetches
        }
    }

    /// Returns the last request for a name.
    package subscript(name: String) -> ImageFetch? { fetches[name] }

    /// Cancels the request for a name, and replaces it by another one.
    package func replace(_ name: String, by fetch: ImageFetch?) {
        fetches[name]?.cancel()
        fetches[name] = fetch
    }

    /// Returns the URL of the last request for a name.
    package func url(_ name: String) -> URL? { fetches[name]?.url }
}
