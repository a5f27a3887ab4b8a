import BuilderRxCocoa
import BuilderRxSwift
import Foundation
import Testing

/// What goes wrong in tests.
struct Failure: Error {}

/// The suite of all tests that exchange what the whole process shares: they run one after the other.
@Suite(.serialized) enum ProcessWide {}

extension ProcessWide {
    /// Collects unhandled errors while a closure runs.
    static func unhandledErrors(in body: () throws -> Void) rethrows -> [String] {
        let errors = Errors()
        let original = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { chain, error in
            guard error is Failure || error is RxCocoaError else { return original(chain, error) }
            errors.append("\(chain.joined(separator: " ")): \(error)")
        }
        defer { Hooks.defaultErrorHandler = original }
        try body()
        return errors.texts
    }

    private final class Errors: @unchecked Sendable {
        private let lock = NSLock()
        private var stored: [String] = []
        var texts: [String] { lock.withLock { stored } }
        func append(_ text: String) { lock.withLock { stored.append(text) } }
    }
}
