import Builder
import Foundation
import Synchronization

/// Pictures from a folder: read and decoded in the background, once for all simultaneous requests, and kept for
/// later ones, as far as the limit allows.
///
/// A picture that can't be shown is nil, and one warning.
public final class ImageCache: ImageCacheType, @unchecked Sendable {
    private let reader: PortraitReader
    private let scheduler: any ImmediateSchedulerType
    private let warn: @Sendable (String) -> Void

    private let lock = Mutex(())
    private var kept: RetainedImages
    private var loading: [String: Observable<UIImage?>] = [:]
    /// The pictures that can't be shown, each of which was warned of.
    private var failed: Set<String> = []

    /// - Parameters:
    ///   - reader: reads files of the folder.
    ///   - limit: how much is kept, in bytes of decoded pixels; pictures that were unused longest go first.
    ///   - scheduler: where pictures are read and decoded. One after the other by default, so that warnings come in the
    ///     order of the requests.
    ///   - warn: takes one line for each picture that can't be shown.
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

    public func image(named name: String) -> Observable<UIImage?> {
        .deferred { [self] in source(of: name) }
    }

    /// The bytes of decoded pixels that are kept.
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

    /// One load for all subscriptions while it is under way; without any subscription left before it begins, it never
    /// does.
    ///
    /// It holds the cache, and the cache holds it, until it ends: so each request is completed even after the cache is
    /// released.
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

    private func forgetLoad(of name: String) {
        lock.withLock { _ in _ = loading.removeValue(forKey: name) }
    }
}
