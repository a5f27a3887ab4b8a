import Foundation
import SnapshotCore

/// The configuration of one clone: keys that are set together or not at all.
struct GitConfiguration {
    let git: Git

    /// The values of keys before and after.
    struct Change: Equatable {
        var key: String
        var old: [String]
        var new: [String]
    }

    /// Returns the values of a key in the clone's own configuration.
    func values(of key: String) throws(GitError) -> [String] {
        let outcome = try git.result(["config", "--local", "--null", "--get-all", key])
        // 1: there is none.
        guard outcome.status == 0 || outcome.status == 1 else {
            throw .failed(command: "config", reason: outcome.errorText)
        }
        return String(decoding: outcome.output, as: UTF8.self).split(separator: "\0", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }

    /// Sets keys; nil takes one away. Where one can't be set, those before get back what they had.
    /// - Returns: what changed.
    /// - Throws: `GitError`.
    func set(_ wanted: [(key: String, value: String?)]) throws(GitError) -> [Change] {
        var done: [Change] = []
        for (key, value) in wanted {
            do {
                let change = Change(key: key, old: try values(of: key), new: value.map { [$0] } ?? [])
                guard change.old != change.new else { continue }
                try write(change.new, to: key, hadValues: !change.old.isEmpty)
                done.append(change)
            } catch {
                takeBack(done)
                throw error
            }
        }
        return done
    }

    /// Gives keys what they had before.
    func takeBack(_ changes: [Change]) {
        for change in changes.reversed() {
            try? write(change.old, to: change.key, hadValues: !change.new.isEmpty)
        }
    }

    private func write(_ values: [String], to key: String, hadValues: Bool) throws(GitError) {
        guard let first = values.first else {
            if hadValues { try git.run(["config", "--local", "--unset-all", key]) }
            return
        }
        try git.run(["config", "--local", "--replace-all", key, first])
        for value in values.dropFirst() { try git.run(["config", "--local", "--add", key, value]) }
    }
}
