import Builder
import Factory
import RxCocoa
import RxSwift
import UIKit

final class UserListViewModel {

    enum State: Equatable {
        case initial
        case loading
        case loaded([User])
        case empty(String)
        case error(String)
    }

    @Variable private(set) var state = State.initial
    @Variable var search: String = ""

    @Injected(Container.userService) private var service: UserServiceType
    @Injected(Container.preferences) private var preferences: PreferencesType
    @Injected(Container.imageCache) private var cache: ImageCacheType

    private let users = BehaviorRelay<[User]>(value: [])
    private let disposeBag = DisposeBag()
    private var loading = SerialDisposable()

    init() {
        Observable.combineLatest(
            users.skip(1), Observable.merge(.just(search), $search.asObservable().settled()), preferences.order
        )
        .map { users, search, order in UserListViewModel.state(of: users, search: search, order: order) }
        .distinctUntilChanged()
        .subscribe(onNext: { [weak self] state in self?.state = state })
        .disposed(by: disposeBag)
    }

    func load() {
        guard state != .loading else { return }
        state = .loading
        loading.disposable = service.users()
            .observe(on: MainScheduler.instance)
            .subscribe(
                onSuccess: { [weak self] users in self?.users.accept(users) },
                onFailure: { [weak self] error in self?.state = .error(error.localizedDescription) })
    }

    func portrait(of user: User) -> Observable<UIImage?> {
        cache.portraitOrInitials(of: user)
    }

    var showsCities: Driver<Bool> { preferences.showsCities.asDriver() }

    private static func state(of users: [User], search: String, order: ListOrder) -> State {
        guard !users.isEmpty else { return .empty("There is nobody yet.") }
        let found = search.isEmpty ? users : users.filter { $0.matches(search) }
        guard !found.isEmpty else { return .empty("Nobody is called “\(search)”.") }
        switch order {
        case .byName: return .loaded(found)
        case .byCity: return .loaded(found.sorted { ($0.city.folded, $0.last) < ($1.city.folded, $1.last) })
        case .newest: return .loaded(found.sorted { $0.joined > $1.joined })
        }
    }

}
