import Builder

/// A service with a fixed response, for pictures of a screen's state after it.
public struct FixedUserService: UserServiceType, @unchecked Sendable {
    private let answer: Single<[User]>

    /// Creates a service.
    /// - Parameter answer: the response, such as `.just([])`, `.error(…)`, or `.never()` for a request that stays
    ///   pending.
    public init(_ answer: Single<[User]>) { self.answer = answer }

    public func users() -> Single<[User]> { answer }
}
