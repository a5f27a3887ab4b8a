import Builder
import Synchronization

@testable import Screens

/// A cache that records requests, and delivers images when a test calls it.
final class StubImageCache: ImageCacheType {
    private let requested = Mutex<[String]>([])
    private let pictures = PublishSubject<UIImage?>()

    /// In the order in which they were asked for.
    var names: [String] { requested.withLock { $0 } }

    /// Whether anybody still waits for a picture.
    var isAwaited: Bool { pictures.hasObservers }

    func image(named name: String) -> Observable<UIImage?> {
        .deferred { [self] in
            requested.withLock { $0.append(name) }
            return pictures.take(1)
        }
    }

    /// Answers all who wait with one picture.
    func deliver(_ image: UIImage?) {
        pictures.onNext(image)
    }
}
