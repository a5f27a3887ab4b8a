import Foundation
import SnapshotCore

/// The drivers in a clone's configuration, with which git shows and merges pictures.
struct GitDrivers {
    /// The drivers' name in attributes.
    let name: String
    /// The tool's executable.
    let executable: String
    /// The folder of the baselines, from the top of the repository.
    let baselines: String

    /// Checks that a name is valid in git's configuration and attributes.
    /// - Throws: `GitError.invalidDriver`.
    static func check(name: String) throws(GitError) {
        let isFine = name.utf8.allSatisfy {
            (97...122).contains($0) || (65...90).contains($0) || (48...57).contains($0) || $0 == 45
        }
        guard isFine, !name.isEmpty, !name.hasPrefix("-"), name.utf8.count <= 60 else { throw .invalidDriver(name) }
    }

    /// Returns the keys that are set, regardless of their values.
    static func keys(of name: String) -> [String] {
        [
            "diff.\(name).command", "diff.\(name).textconv", "merge.\(name).name", "merge.\(name).driver",
            "merge.\(name).recursive",
        ]
    }

    /// The keys and values, in the order of `keys(of:)`.
    var values: [(key: String, value: String)] {
        Array(zip(Self.keys(of: name), [command, textConversion, title, merge, "binary"]))
    }

    /// The shell command. It succeeds if the tool is missing or fails, because git aborts when a driver fails. Control
    /// characters in file names are replaced.
    private var command: String {
        "f() { [ -x \(word) ] && \(word) git-diff -- \"$@\" && return; "
            + "echo \"$1: build \"\(word)\" to see the changes; if it has moved, run git-setup again\" "
            + "| tr '\\000-\\011\\013-\\037\\177' '?'; }; f"
    }

    private var textConversion: String {
        "f() { [ -x \(word) ] && \(word) git-text -- \"$1\" && return; cksum <\"$1\"; }; f"
    }

    private var title: String { "pictures of screens" }

    /// The merge command. However the tool ends, the result is at worst a conflict, since git aborts the whole merge
    /// for a status above 128. A percent sign starts a placeholder of git; `%%` is a literal one.
    private var merge: String {
        let missing =
            "echo \"a picture stays in conflict because \"\(word)\" doesn't exist: build it; "
            + "if it has moved, run git-setup again\""
        let fixed = "[ -x \(word) ] || { \(missing) >&2; exit 1; }; \(word) git-merge \(Self.option(baselines))"
        return Self.escaped(fixed) + " -- %O %A %B %P || exit 1"
    }

    /// Returns a Boolean value that indicates whether a merge driver that this tool has set is for a folder.
    static func isMerge(_ driver: String, for baselines: String) -> Bool {
        driver.contains(" git-merge \(escaped(option(baselines))) ")
    }

    private static func option(_ baselines: String) -> String { "--baselines \(ShellWord.quoted(baselines))" }

    private static func escaped(_ text: String) -> String {
        text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }

    private var word: String { ShellWord.quoted(executable) }
}

/// The configuration of a clone, in which keys are set together or not at all.
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
        // Status 1 means that there is none.
        guard outcome.status == 0 || outcome.status == 1 else {
            throw .failed(command: "config", reason: outcome.errorText)
        }
        return String(decoding: outcome.output, as: UTF8.self).split(separator: "\0", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }

    /// Sets keys; nil removes one. If one can't be set, the earlier ones are restored.
    /// - Returns: the changes.
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

    /// Restores the previous values of keys.
    func takeBack(_ changes: [Change]) {
        for change in changes.reversed() { try? write(change.old, to: change.key, hadValues: !change.new.isEmpty) }
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

/// The executable of the running program.
package enum ToolExecutable {
    /// Returns its path without links.
    /// - Throws: `GitError.noExecutable` if it was deleted.
    package static func path() throws(GitError) -> String {
        let path = Process.builtExecutable
        guard FilePaths.isFile(path) else { throw .noExecutable(path: path) }
        return path
    }
}
