import Builder

/// A service with a fixed answer, for pictures of what a screen makes of it.
public struct FixedUserService: UserServiceType {
    private let answer: Single<[User]>

    /// - Parameter answer: such as `.just([])`, `.error(…)`, or `.never()` for one that keeps everybody waiting.
    public init(_ answer: Single<[User]>) {
        self.answer = answer
    }

    public func users() -> Single<[User]> {
        answer
    }
}
