import Foundation

/// All scopes there are, for resets that concern all of them.
///
/// Its lock is its own: a scope may be created by a thread that must not wait for the registry's.
final class ScopeList: @unchecked Sendable {
    static let all = ScopeList()

    private struct Entry {
        weak var scope: SharedContainer.Scope?
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    var scopes: [SharedContainer.Scope] {
        lock.lock()
        defer { lock.unlock() }
        return entries.compactMap(\.scope)
    }

    func add(_ scope: SharedContainer.Scope) {
        lock.lock()
        defer { lock.unlock() }
        entries.removeAll { $0.scope == nil }
        entries.append(Entry(scope: scope))
    }
}
