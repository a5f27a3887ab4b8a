import Foundation

/// The snapshots of this run: a name stands for one content.
final class SnapshotRegistry: @unchecked Sendable {
    static let shared = SnapshotRegistry()

    private let lock = NSLock()
    private var entries: [String: Entry] = [:]

    private struct Entry {
        var name: String
        var content: String
        var isRecorded: Bool
    }

    /// What this run knows of a baseline's file.
    enum Meeting: Equatable {
        case first
        /// The same content again.
        case again(isRecorded: Bool)
        case otherContent
        case otherName(String)
    }

    /// Notes what goes by a name, unless something else does already.
    func meet(_ path: String, name: String, content: String) -> Meeting {
        lock.withLock {
            guard let entry = entries[path] else {
                entries[path] = Entry(name: name, content: content, isRecorded: false)
                return .first
            }
            if entry.name != name { return .otherName(entry.name) }
            return entry.content == content ? .again(isRecorded: entry.isRecorded) : .otherContent
        }
    }

    /// Notes that this run wrote a baseline.
    func didRecord(_ path: String) {
        lock.withLock { entries[path]?.isRecorded = true }
    }
}
