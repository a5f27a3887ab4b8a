import Builder
import Synchronization

/// The users of a file in the shape of the randomuser.me service.
///
/// The file is read on first use, in the background, and once for any number of requests. An error isn't kept:
/// the next request reads again.
public final class UserFileService: UserServiceType, @unchecked Sendable {
    private let locate: @Sendable () throws(UserDataError) -> URL
    /// Safe from any thread, though the protocol doesn't require it.
    private let scheduler: any ImmediateSchedulerType
    private let known = Mutex<[User]?>(nil)

    /// - Parameters:
    ///   - scheduler: where the file is read.
    ///   - locate: finds the file, each time before it is read.
    public init(
        on scheduler: any ImmediateSchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated),
        locate: @escaping @Sendable () throws(UserDataError) -> URL
    ) {
        self.locate = locate
        self.scheduler = scheduler
    }

    public func users() -> Single<[User]> {
        Single.create { [self] single in
            single(Result { try load() })
            return Disposables.create()
        }
        .subscribe(on: scheduler)
    }

    /// The users, for callers that can't wait: the file is read on this thread, unless that is done already.
    /// - Throws: `UserDataError`.
    public func load() throws(UserDataError) -> [User] {
        try known.withLock { (known) throws(UserDataError) in
            if let known { return known }
            let users = try UserStore.load(from: locate(), warn: { _ in }).users
            known = users
            return users
        }
    }
}
