import Builder
import Synchronization

@testable import Screens

/// A service whose answers the test gives, one for each call, when it likes.
final class StubUserService: UserServiceType {
    private let calls = Mutex<[PublishSubject<[User]>]>([])

    var callCount: Int { calls.withLock { $0.count } }

    /// Whether anybody still waits for the latest answer.
    var isAwaited: Bool { latest?.hasObservers ?? false }

    func users() -> Single<[User]> {
        .deferred { [self] in
            let answer = PublishSubject<[User]>()
            calls.withLock { $0.append(answer) }
            return answer.asSingle()
        }
    }

    func answer(_ users: [User]) {
        latest?.onNext(users)
        latest?.onCompleted()
    }

    func fail(_ error: any Error) {
        latest?.onError(error)
    }

    private var latest: PublishSubject<[User]>? { calls.withLock { $0.last } }
}
