import BuilderRxSwift

extension Event: Equatable where Element: Equatable {
    /// Returns whether two events are equal. Errors are equal if they are of one type and have the same description.
    public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.next(let first), .next(let second)): first == second
        case (.error(let first), .error(let second)): isSame(first, second)
        case (.completed, .completed): true
        default: false
        }
    }
}

/// Returns whether two errors are equal for a test: of one type, with the same description.
func isSame(_ first: any Swift.Error, _ second: any Swift.Error) -> Bool {
    type(of: first) == type(of: second) && "\(first)" == "\(second)"
}

extension MaybeEvent: Equatable where Element: Equatable {
    /// Returns whether two events are equal. Errors are equal if they are of one type and have the same description.
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
    /// Returns whether two events are equal. Errors are equal if they are of one type and have the same description.
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.error(let first), .error(let second)): isSame(first, second)
        case (.completed, .completed): true
        default: false
        }
    }
}
