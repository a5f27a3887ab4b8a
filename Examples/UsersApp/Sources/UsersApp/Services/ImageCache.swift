import RxSwift
import UIKit

protocol ImageCacheType: AnyObject {
    /// Returns the cached image, or nil if it isn't loaded.
    func cached(_ name: String) -> UIImage?
    /// Loads an image. Emits nil if there is none.
    func image(_ name: String) -> Observable<UIImage?>
}

extension ImageCacheType {

    func portrait(of user: User) -> Observable<UIImage?> {
        guard let name = user.portrait else { return .just(nil) }
        return image(name)
    }

    /// Emits the initials, and then the portrait if there is one.
    func portraitOrInitials(of user: User) -> Observable<UIImage?> {
        let initials = UIImage.initials(user.initials, diameter: 96)
        return portrait(of: user)
            .catchAndReturn(nil)
            .map { $0 ?? initials }
            .startWith(initials)
            .distinctUntilChanged()
    }

}

/// A cache of the bundle's portraits, which are loaded once and in the background.
final class ImageCache: ImageCacheType {

    private let images = NSCache<NSString, UIImage>()
    private let lock = NSLock()
    private var running: [String: Observable<UIImage?>] = [:]
    private let queue: ImmediateSchedulerType

    init(queue: ImmediateSchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility)) {
        self.queue = queue
    }

    func cached(_ name: String) -> UIImage? {
        images.object(forKey: name as NSString)
    }

    func image(_ name: String) -> Observable<UIImage?> {
        if let image = cached(name) { return .just(image) }
        lock.lock()
        defer { lock.unlock() }
        if let request = running[name] { return request }
        let request = Observable.deferred { Observable.just(ImageCache.read(name)) }
            .subscribe(on: queue)
            .do(onNext: { [weak self] image in
                if let image = image { self?.images.setObject(image, forKey: name as NSString) }
                self?.finish(name)
            })
            .observe(on: MainScheduler.instance)
            .share(replay: 1)
        running[name] = request
        return request
    }

    private func finish(_ name: String) {
        lock.lock()
        running[name] = nil
        lock.unlock()
    }

    private static func read(_ name: String) -> UIImage? {
        guard let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "portraits"),
            let data = try? Data(contentsOf: url)
        else { return nil }
        return UIImage(data: data)
    }

}
