import Foundation
import Synchronization

/// The snapshots of this run, in which each name stands for one content.
final class SnapshotRegistry: Sendable {
    static let shared = SnapshotRegistry()

    private let entries = Mutex<[String: RegisteredSnapshot]>([:])

    private struct RegisteredSnapshot {
        var name: String
        var content: String
        var isRecorded: Bool
    }

    /// The relation of a snapshot to those that this run took before.
    enum Registration: Equatable {
        case first
        /// The same content again.
        case again(isRecorded: Bool)
        case otherContent
        case otherName(String)
    }

    /// Registers a name's content, unless the name has another one already.
    func register(_ path: String, name: String, content: String) -> Registration {
        entries.withLock { entries in
            guard let entry = entries[path] else {
                entries[path] = RegisteredSnapshot(name: name, content: content, isRecorded: false)
                return .first
            }
            if entry.name != name { return .otherName(entry.name) }
            return entry.content == content ? .again(isRecorded: entry.isRecorded) : .otherContent
        }
    }

    /// Records that this run wrote a baseline.
    func didRecord(_ path: String) {
        entries.withLock { $0[path]?.isRecorded = true }
    }
}
