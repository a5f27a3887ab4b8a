import Foundation
import SnapshotCore

/// The drivers in a clone's configuration, by which git shows and merges pictures.
struct GitDrivers {
    /// The drivers' name in attributes.
    let name: String
    /// The tool's executable.
    let executable: String
    /// The folder of the baselines, from the top of the repository.
    let baselines: String

    /// Names that git's configuration and attributes can both have.
    /// - Throws: `GitError.invalidDriver`.
    static func check(name: String) throws(GitError) {
        let isFine = name.utf8.allSatisfy {
            (97...122).contains($0) || (65...90).contains($0) || (48...57).contains($0) || $0 == 45
        }
        guard isFine, !name.isEmpty, !name.hasPrefix("-"), name.utf8.count <= 60 else { throw .invalidDriver(name) }
    }

    /// The keys that are set, whatever their values.
    static func keys(of name: String) -> [String] {
        [
            "diff.\(name).command", "diff.\(name).textconv", "merge.\(name).name", "merge.\(name).driver",
            "merge.\(name).recursive",
        ]
    }

    /// In the order of `keys(of:)`.
    var values: [(key: String, value: String)] {
        Array(zip(Self.keys(of: name), [command, textConversion, title, merge, "binary"]))
    }

    /// A tool that isn't there, or fails, must not keep git from working: git gives up where a driver fails. A file's
    /// name is written without what a terminal would obey.
    private var command: String {
        "f() { [ -x \(word) ] && \(word) git-diff -- \"$@\" && return; "
            + "echo \"$1: what changed is told when \"\(word)\" is built; where it has moved, run git-setup again\" "
            + "| tr '\\000-\\011\\013-\\037\\177' '?'; }; f"
    }

    private var textConversion: String {
        "f() { [ -x \(word) ] && \(word) git-text -- \"$1\" && return; cksum <\"$1\"; }; f"
    }

    private var title: String { "pictures of screens" }

    /// However the tool ends, it is a conflict at worst: git takes a status above 128 for the end of the whole merge.
    /// git reads a percent sign as the begin of what it puts in; two stand for one.
    private var merge: String {
        let missing =
            "echo \"a picture stays in conflict, as \"\(word)\" isn't there: build it; where it has moved, run git-setup again\""
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

/// The file of the program that is running.
package enum ToolExecutable {
    /// Its path without links.
    /// - Throws: `GitError.noExecutable` where it was deleted.
    package static func path() throws(GitError) -> String {
        let link = "/proc/self/exe"
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? CommandLine.arguments[0]
        guard FilePaths.isFile(path) else { throw .noExecutable(path: path) }
        return path
    }
}
