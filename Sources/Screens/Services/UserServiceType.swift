import Builder

/// Where users come from.
public protocol UserServiceType: Sendable {
    /// Asks for all users, anew for each subscription. The answer, or the error, may come on any thread.
    func users() -> Single<[User]>
}
