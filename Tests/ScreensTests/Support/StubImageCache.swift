import Builder
import Synchronization

@testable import Screens

/// A cache that records requests, and delivers images when a test calls it.
final class StubImageCache: ImageCacheType {
    private let requested = Mutex<[String]>([])
    private let pictures = PublishSubject<UIImage?>()

    /// The requested names, in order.
    var names: [String] { requested.withLock { $0 } }

    /// Indicates whether a request is still subscribed to.
    var isAwaited: Bool { pictures.hasObservers }

    func image(named name: String) -> Observable<UIImage?> {
        .deferred { [self] in
            requested.withLock { $0.append(name) }
            return pictures.take(1)
        }
    }

    /// Sends one image to all pending requests.
    func deliver(_ image: UIImage?) {
        pictures.onNext(image)
    }
}
