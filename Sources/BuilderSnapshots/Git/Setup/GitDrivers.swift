/// How git is told to show and merge pictures: what stands in a clone's configuration.
struct GitDrivers {
    /// What attributes call the drivers.
    let name: String
    /// The tool's executable.
    let executable: String
    /// The folder of the baselines, from the top of the repository.
    let baselines: String
    /// The package to build for the two sides of a merge, from the top; nil to build nothing.
    let package: String?

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

    /// A tool that isn't built for now must not keep git from working: git gives up where a driver fails.
    private var command: String {
        "f() { [ -x \(word) ] && exec \(word) git-diff -- \"$@\"; "
            + "echo \"$1: what changed is told when \"\(word)\" is built\"; }; f"
    }

    private var textConversion: String {
        "f() { [ -x \(word) ] && exec \(word) git-text -- \"$1\"; cksum <\"$1\"; }; f"
    }

    private var title: String { "pictures of screens" }

    /// git reads a percent sign as the begin of what it puts in; two stand for one.
    private var merge: String {
        var words = ["--baselines", ShellWord.quoted(baselines)]
        if let package { words += ["--package", ShellWord.quoted(package)] }
        let fixed = "[ -x \(word) ] || exit 1; exec \(word) git-merge " + words.joined(separator: " ")
        return fixed.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") + " -- %O %A %B %P"
    }

    private var word: String { ShellWord.quoted(executable) }
}
