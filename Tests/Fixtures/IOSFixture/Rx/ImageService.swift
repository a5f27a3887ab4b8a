import Foundation
import RxSwift

public enum ImageServiceError: Error {
    case missing(String)
}

/// A cache before a loader: the kind of service that view models call.
public final class ImageService {
    private let load: (String, @escaping (Result<Data, Error>) -> Void) -> (() -> Void)
    private var cache: [String: Data] = [:]
    private var requests: [String: Observable<Data>] = [:]

    public init(load: @escaping (String, @escaping (Result<Data, Error>) -> Void) -> (() -> Void)) {
        self.load = load
    }

    public func image(named name: String) -> Single<Data> {
        if let data = cache[name] {
            return .just(data)
        }
        if let running = requests[name] {
            return running.asSingle()
        }
        let request = Single<Data>.create { [load] single in
            let cancel = load(name) { single($0) }
            return Disposables.create(with: cancel)
        }
        .do(
            onSuccess: { [weak self] in self?.cache[name] = $0 },
            onDispose: { [weak self] in self?.requests[name] = nil }
        )
        .asObservable()
        .share()
        requests[name] = request
        return request.asSingle()
    }

    public func thumbnail(named name: String) -> Maybe<Data> {
        image(named: name)
            .timeout(.seconds(5), scheduler: ConcurrentDispatchQueueScheduler(qos: .background))
            .filter { !$0.isEmpty }
            .catch { _ in .empty() }
    }

    public func warm(_ names: [String]) -> Completable {
        Observable.from(names)
            .flatMap { [unowned self] in image(named: $0).asObservable().materialize() }
            .ignoreElements()
            .asCompletable()
    }
}
