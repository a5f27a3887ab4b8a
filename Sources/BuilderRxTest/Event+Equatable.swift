import BuilderRxSwift

extension Event: Equatable where Element: Equatable {
    /// Returns a Boolean value that indicates whether two events are equal. Errors are equal if they have the same type
    /// and description.
    public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.next(let first), .next(let second)): first == second
        case (.error(let first), .error(let second)): isSame(first, second)
        case (.completed, .completed): true
        default: false
        }
    }
}

/// Returns a Boolean value that indicates whether two errors are equal in a test: of the same type, with the same
/// description.
func isSame(_ first: any Swift.Error, _ second: any Swift.Error) -> Bool {
    type(of: first) == type(of: second) && "\(first)" == "\(second)"
}

extension MaybeEvent: Equatable where Element: Equatable {
    /// Returns a Boolean value that indicates whether two events are equal. Errors are equal if they have the same type
    /// and description.
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
    /// Returns a Boolean value that indicates whether two events are equal. Errors are equal if they have the same type
    /// and description.
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.error(let first), .error(let second)): isSame(first, second)
        case (.completed, .completed): true
        default: false
        }
    }
}
