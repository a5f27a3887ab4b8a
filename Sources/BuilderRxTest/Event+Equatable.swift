import BuilderRxSwift

extension Event: Equatable where Element: Equatable {
    /// Returns whether two events tell the same. Failures are the same when they are of one type and read alike.
    public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.next(let first), .next(let second)): first == second
        case (.error(let first), .error(let second)): isSame(first, second)
        case (.completed, .completed): true
        default: false
        }
    }
}

/// Returns whether two failures are the same for a test: of one type, and they read alike.
func isSame(_ first: any Swift.Error, _ second: any Swift.Error) -> Bool {
    type(of: first) == type(of: second) && "\(first)" == "\(second)"
}
