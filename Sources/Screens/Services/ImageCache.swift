import Builder
import Foundation
import Synchronization

/// A cache of images from a folder. Images are read and decoded in the background, once for all simultaneous requests,
/// and kept for later ones within the limit.
///
/// An image that can't be shown is nil, with one warning.
public final class ImageCache: ImageCacheType, @unchecked Sendable {
    private let reader: PortraitReader
    private let scheduler: any ImmediateSchedulerType
    private let warn: @Sendable (String) -> Void

    private let lock = Mutex(())
    private var kept: RetainedImages
    private var loading: [String: Observable<UIImage?>] = [:]
    /// The images that can't be shown, each of which has caused a warning.
    private var failed: Set<String> = []

    /// Creates a cache.
    /// - Parameters:
    ///   - reader: the reader of the folder's files.
    ///   - limit: the maximum size, in bytes of decoded pixels; the least recently used images are removed first.
    ///   - scheduler: the scheduler on which images are read and decoded. It is serial by default, so that warnings are
    ///     in the order of the requests.
    ///   - warn: a closure that receives one line for each image that can't be shown.
    public init(
        reader: PortraitReader, limit: Int = 16 << 20,
        scheduler: any ImmediateSchedulerType = SerialDispatchQueueScheduler(qos: .userInitiated),
        warn: @escaping @Sendable (String) -> Void
    ) {
        self.reader = reader
        self.scheduler = scheduler
        self.warn = warn
        kept = RetainedImages(limit: limit)
    }

    public func image(named name: String) -> Observable<UIImage?> { .deferred { [self] in source(of: name) } }

    /// The size of the kept images, in bytes of decoded pixels.
    var keptBytes: Int { lock.withLock { _ in kept.bytes } }

    private func source(of name: String) -> Observable<UIImage?> {
        lock.withLock { _ in
            if let image = kept.image(named: name) { return .just(image) }
            if failed.contains(name) { return .just(nil) }
            if let load = loading[name] { return load }
            let load = load(name)
            loading[name] = load
            return load
        }
    }

    /// Creates one load for all subscriptions while it is in progress. If all subscriptions end before it begins,
    /// nothing is loaded.
    ///
    /// The load and the cache retain each other until the load ends, so each request is completed even after the cache
    /// is released.
    private func load(_ name: String) -> Observable<UIImage?> {
        Observable.create { [self] observer in
            observer.onNext(Result { () throws(PortraitError) in try reader.image(named: name) })
            observer.onCompleted()
            return Disposables.create()
        }
        .subscribe(on: scheduler)
        .map { [self] result in keep(result, as: name) }
        .do(onDispose: { [self] in forgetLoad(of: name) })
        .share(replay: 1)
    }

    private func keep(_ result: Result<UIImage, PortraitError>, as name: String) -> UIImage? {
        switch result {
        case .success(let image):
            lock.withLock { _ in kept.keep(image, as: name) }
            return image
        case .failure(let error):
            if lock.withLock({ _ in failed.insert(name).inserted }) { warn("\(error)") }
            return nil
        }
    }

    private func forgetLoad(of name: String) { lock.withLock { _ in _ = loading.removeValue(forKey: name) } }
}
