import Builder
import Synchronization

/// A service that loads users from a file in the format of the randomuser.me service.
///
/// The file is read on first use, in the background, and once for any number of requests. An error isn't cached: the
/// next request reads the file again.
public final class UserFileService: UserServiceType, @unchecked Sendable {
    private let locate: @Sendable () throws(UserDataError) -> URL
    /// A scheduler that can be used on any thread, though the protocol doesn't require it.
    private let scheduler: any ImmediateSchedulerType
    private let known = Mutex<[User]?>(nil)

    /// Creates a service.
    /// - Parameters:
    ///   - scheduler: the scheduler on which the file is read.
    ///   - locate: a closure that returns the file's location; it is called before each read.
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

    /// Returns the users, for callers that can't wait: the file is read on this thread, unless it was read already.
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
