import BuilderRxSwift

extension MaybeEvent: Equatable where Element: Equatable {
    /// Returns whether two events tell the same. Failures are the same when they are of one type and read alike.
    public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.success(let first), .success(let second)): first == second
        case (.error(let first), .error(let second)): isSame(first, second)
        case (.completed, .completed): true
        default: false
        }
    }
}

extension CompletableEvent: Equatable {
    /// Returns whether two events tell the same. Failures are the same when they are of one type and read alike.
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.error(let first), .error(let second)): isSame(first, second)
        case (.completed, .completed): true
        default: false
        }
    }
}
