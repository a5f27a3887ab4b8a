import Builder
import Synchronization

@testable import Screens

/// A service whose responses the test sends, one for each call.
final class StubUserService: UserServiceType {
    private let calls = Mutex<[PublishSubject<[User]>]>([])

    var callCount: Int { calls.withLock { $0.count } }

    /// Indicates whether the latest call is still subscribed to.
    var isAwaited: Bool { latest?.hasObservers ?? false }

    func users() -> Single<[User]> {
        .deferred { [self] in
            let response = PublishSubject<[User]>()
            calls.withLock { $0.append(response) }
            return response.asSingle()
        }
    }

    func succeed(with users: [User]) {
        latest?.onNext(users)
        latest?.onCompleted()
    }

    func fail(_ error: any Error) {
        latest?.onError(error)
    }

    private var latest: PublishSubject<[User]>? { calls.withLock { $0.last } }
}
