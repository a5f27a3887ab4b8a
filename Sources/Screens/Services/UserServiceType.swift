import Builder

/// A source of users.
public protocol UserServiceType: Sendable {
    /// Returns all users, requested again for each subscription. The users or the error may be sent on any thread.
    func users() -> Single<[User]>
}
