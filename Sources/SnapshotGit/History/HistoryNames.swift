import BuilderUIKit
import Foundation
import SnapshotCore

/// The pictures that a command-line argument refers to, declared and former ones.
package struct HistoryNames {
    package let catalog: Catalog
    /// The folder of the baselines, from the top of the repository.
    package let baselines: String
    package let repository: GitRepository

    package init(catalog: Catalog, baselines: String, repository: GitRepository) {
        self.catalog = catalog
        self.baselines = baselines
        self.repository = repository
    }

    /// Returns the names of the pictures that an argument refers to.
    /// - Throws: `GitError.unknownPicture` or `.invalidName`.
    package func names(for word: String) throws(GitError) -> [String] {
        // Shells complete a folder with a slash, and a picture with its extension.
        var word = word
        if let ending = ["/", ".png"].first(where: word.hasSuffix) { word.removeLast(ending.count) }
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        guard !word.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }), !word.contains("\0") else {
            throw .invalidName(word)
        }
        let declared = catalog.pictures.map(\.name)
        if declared.contains(word) { return [word] }
        if try wasCommitted(word) { return [word] }
        let found = declared.filter { Self.means(word, $0) }
        if !found.isEmpty { return found }
        throw .unknownPicture(
            name: word, nearest: NameMatcher.nearest(to: word, among: declared.map { ($0, []) }, limit: 3))
    }

    /// Returns the path of a picture from the top of the repository.
    package func path(of name: String) -> String { (baselines.isEmpty ? "" : "\(baselines)/") + "\(name).png" }

    private func wasCommitted(_ name: String) throws(GitError) -> Bool {
        guard try repository.hasCommits() else { return false }
        let output = try repository.git.run([
            "--literal-pathspecs", "log", "--max-count=1", "--format=%H", "--", path(of: name),
        ])
        return !output.isEmpty
    }

    /// Returns whether a word refers to a picture: it is a screen, with or without a state or the beginning of a
    /// configuration. Case, spaces and hyphens are ignored.
    private static func means(_ word: String, _ name: String) -> Bool {
        let words = word.split(separator: "/", maxSplits: 1).map { NameMatcher.key(String($0)) }
        let names = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard names.count == 2, words[0] == NameMatcher.key(names[0]) else { return false }
        guard words.count == 2 else { return true }
        // Components match only as a whole: “iphone-1” isn't an iPhone 12.
        let parts = names[1].split(separator: ".").map(String.init)
        return (1...parts.count).contains { count in
            words[1] == NameMatcher.key(parts.prefix(count).joined(separator: "."))
                || words[1] == NameMatcher.key(parts[count - 1])
        }
    }
}
