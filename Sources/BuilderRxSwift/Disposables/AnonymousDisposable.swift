import Foundation

/// Runs a closure when it is disposed: once, whoever asks, from whatever thread.
final class AnonymousDisposable: Cancelable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    var isDisposed: Bool {
        lock.withLock { action == nil }
    }

    func dispose() {
        let pending = lock.withLock {
            defer { action = nil }
            return action
        }
        pending?()
    }
}
