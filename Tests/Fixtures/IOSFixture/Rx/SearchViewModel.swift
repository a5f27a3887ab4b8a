import Foundation
import RxCocoa
import RxSwift

public struct Repository: Equatable {
    public let name: String
    public let stars: Int

    public init(name: String, stars: Int) {
        self.name = name
        self.stars = stars
    }
}

public enum SearchError: Error {
    case offline
    case limitReached(retryAfter: Int)
}

public protocol RepositorySearching: AnyObject {
    func repositories(matching query: String) -> Single<[Repository]>
}

/// A search field's model, as applications on iOS have it: inputs are observers, outputs are drivers.
public final class SearchViewModel {
    // Inputs
    public let query = BehaviorRelay<String>(value: "")
    public let selection = PublishRelay<Int>()
    public let reload = PublishSubject<Void>()

    // Outputs
    public let titles: Driver<[String]>
    public let isLoading: Driver<Bool>
    public let message: Signal<String>
    public let opened: Observable<Repository>

    private let disposeBag = DisposeBag()

    public init(service: RepositorySearching, scheduler: SchedulerType = MainScheduler.instance) {
        let loading = BehaviorRelay(value: false)
        let failures = PublishRelay<Error>()

        let typed =
            query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .distinctUntilChanged()
            .debounce(.milliseconds(300), scheduler: scheduler)
            .filter { !$0.isEmpty }

        let repositories = Observable.merge(typed, reload.withLatestFrom(typed))
            .flatMapLatest { query -> Observable<[Repository]> in
                service.repositories(matching: query)
                    .asObservable()
                    .retry(2)
                    .do(
                        onError: { failures.accept($0) },
                        onSubscribe: { loading.accept(true) },
                        onDispose: { loading.accept(false) }
                    )
                    .catch { _ in .empty() }
            }
            .share(replay: 1, scope: .whileConnected)

        titles =
            repositories
            .map { $0.map { "\($0.name) (\($0.stars))" } }
            .asDriver(onErrorJustReturn: [])
        isLoading = loading.asDriver().distinctUntilChanged()
        message =
            failures
            .map { error in
                switch error {
                case SearchError.limitReached(let seconds): return "Try again in \(seconds) s"
                default: return "No connection"
                }
            }
            .asSignal(onErrorSignalWith: .empty())
        opened =
            selection
            .withLatestFrom(repositories) { index, all in all.indices.contains(index) ? all[index] : nil }
            .compactMap { $0 }
    }
}
