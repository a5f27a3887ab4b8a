import Testing

@testable import BuilderFactory

/// All tests of injection, one after the other: what is registered belongs to the process. The suites are in
/// extensions.
@Suite(.serialized) struct Injection {}

/// Runs a test, and leaves nothing registered or kept behind.
func isolated<Result>(_ test: () throws -> Result) rethrows -> Result {
    defer {
        Container.Decorator.decorate = nil
        Container.Registrations.reset()
        Container.Scope.reset(includingSingletons: true)
    }
    return try test()
}

protocol Service {
    var name: String { get }
}

final class RealService: Service {
    let name = "real"
}

final class MockService: Service {
    let name: String
    init(_ name: String = "mock") { self.name = name }
}

struct ValueService: Service {
    let name = "value"
}

/// Counts what is made.
final class Counter: @unchecked Sendable {
    var count = 0
    func next() -> Int {
        count += 1
        return count
    }
}
