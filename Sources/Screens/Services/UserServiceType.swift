import Builder

/// A source of users.
public protocol UserServiceType: Sendable {
    /// Asks for all users, anew for each subscription. The answer, or the error, may come on any thread.
    func users() -> Single<[User]>
}
