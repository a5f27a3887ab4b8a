import Foundation
import Render
import SnapshotCore

/// The code of a commit, built in a folder of its own, and the pictures that it draws here.
///
/// What it has drawn is kept in git's folder, by commit and by what draws, so that the next conflict of the same merge
/// builds nothing.
struct SideBuild {
    let repository: GitRepository
    /// The package of the tool, from the top of the repository.
    let package: String
    /// The tool's product.
    let product: String
    /// The folder of the baselines, from the top.
    let baselines: String
    /// What a merge can be in conflict about: names of pictures.
    let names: [String]
    /// When all must be done.
    let deadline: ContinuousClock.Instant
    let remains: BuildRemains
    let console: Console

    /// Why a side wasn't drawn.
    enum Fault: Error, CustomStringConvertible {
        /// git doesn't say which commits are merged, or they have other files than it merges.
        case unknownSides
        case noFolder(reason: String)
        case notCheckedOut(reason: String)
        case notBuilt(output: String)
        case notRun(reason: String)
        case tookTooLong

        var description: String {
            switch self {
            case .unknownSides: "git doesn't say which commits are merged"
            case .noFolder(let reason): "no folder can be made beside the repository to build in: \(reason)"
            case .notCheckedOut(let reason): "it can't be checked out: \(reason)"
            case .notBuilt(let output): "it doesn't build: \(output)"
            case .notRun(let reason): "its tool can't be run: \(reason)"
            case .tookTooLong: "building and drawing took longer than --timeout allows"
            }
        }
    }

    /// The picture that a commit's code draws; nil where that code can't draw it.
    /// - Parameter side: what the commit is called while it is built.
    /// - Throws: `Fault` or `GitError`.
    func picture(named name: String, of commit: String, side: String) throws -> PictureVersion? {
        let cache = "\(cacheFolder)/\(commit)"
        let list = "\(cache)/drawn.txt"
        let drawn = (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        if !drawn.contains(name) {
            let wanted = Array(Set(names + [name])).sorted()
            console.message("building \(side) (\(commit.prefix(10)))…")
            let known = try draw(wanted, of: commit, into: cache)
            try AtomicFile.write(
                Data(Set(drawn + known).sorted().map { "\($0)\n" }.joined().utf8), to: list, surviving: .process)
        }
        let version = PictureVersion(path: "\(cache)/\(name).png")
        return version.isAbsent ? nil : version
    }

    /// Forgets what other merges have drawn.
    func sweep(keeping commits: [String]) {
        let kept = Set(commits)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: cacheFolder)) ?? [] where !kept.contains(name)
        {
            try? FileManager.default.removeItem(atPath: "\(cacheFolder)/\(name)")
        }
    }

    /// Pictures of another product, or drawn with other libraries or fonts, are others.
    private var cacheFolder: String {
        let hash = FastHash()
        hash.update("\(package)\n\(product)\n\(Fingerprint.current(fonts: [:]).text)\n")
        for folder in FontLibrary.shared.directories { hash.update(Self.listing(of: folder)) }
        return "\(repository.commonFolder)/snapshot-merge/\(hash.text.prefix(16))"
    }

    /// The files of a folder of fonts, each with its size and time.
    static func listing(of folder: String) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().reduce(into: "\(folder)\n") { text, name in
            var status = stat()
            guard stat("\(folder)/\(name)", &status) == 0 else { return }
            text += "\(name) \(status.st_size) \(status.st_mtim.tv_sec)\n"
        }
    }

    // MARK: Drawing

    /// Draws what a commit's code declares.
    /// - Returns: the names that were drawn, and those that the code doesn't declare: whatever failed is tried again.
    private func draw(_ names: [String], of commit: String, into cache: String) throws -> [String] {
        try FilePlace.makeFolder(cache)
        return try remains.withFolder(makeFolder) { folder in
            try remains.write { try checkOut(commit, into: folder) }
            return try draw(names, by: folder, into: cache)
        }
    }

    /// Builds what a folder has, and draws with it.
    private func draw(_ names: [String], by folder: String, into cache: String) throws -> [String] {
        let place = package == "." ? folder : "\(folder)/\(package)"
        let build = ["build", "--package-path", place, "--product", product]
        let built = try run("swift", build, in: place)
        guard built.status == 0 else {
            let text = String(decoding: built.output, as: UTF8.self) + "\n" + built.errorText
            throw Fault.notBuilt(output: Self.errors(in: text))
        }
        let found = try run("swift", build + ["--show-bin-path"], in: place)
        let tool =
            String(decoding: found.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            + "/\(product)"
        guard FilePlace.isFile(tool) else { throw Fault.notRun(reason: "\(tool) isn't there") }
        let list = names.joined(separator: ",")
        // The system allows no longer words; more pictures than that are nearly all.
        let filter = list.utf8.count < 100_000 ? ["--filter", list] : []
        let drawn = try run(tool, ["record", "--to", cache, "--shard", "1/1"] + filter, in: place)
        switch drawn.status {
        case CommandStatus.success.rawValue: return names
        // A screen that can't be drawn leaves no file, and the others are drawn.
        case CommandStatus.renderFailed.rawValue: return names.filter { FilePlace.isFile("\(cache)/\($0).png") }
        default:
            let words = drawn.errorText.split(separator: "\n").suffix(3).joined(separator: "; ")
            throw Fault.notRun(reason: words.isEmpty ? "it ended with status \(drawn.status)" : words)
        }
    }

    /// Beside the repository, so that paths to packages outside of it lead there from the copy too.
    private func makeFolder() throws -> String {
        let around = FilePlace.folder(of: repository.top)
        let prefix = ".\(URL(fileURLWithPath: repository.top).lastPathComponent)-snapshot-merge-"
        // What a driver that was killed has left.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: around)) ?? [] where name.hasPrefix(prefix) {
            if let id = Int32(name.dropFirst(prefix.count)), kill(id, 0) != 0, errno == ESRCH {
                try? FileManager.default.removeItem(atPath: "\(around)/\(name)")
            }
        }
        let folder = "\(around == "/" ? "" : around)/\(prefix)\(getpid())"
        guard mkdir(folder, 0o700) == 0 else { throw Fault.noFolder(reason: String(cString: strerror(errno))) }
        return folder
    }

    /// The commit's files by an index of their own: nothing of the merge that is going on is touched.
    private func checkOut(_ commit: String, into folder: String) throws {
        let index = "\(folder)/.snapshot-index"
        defer { unlink(index) }
        var git = repository.git
        git.variables["GIT_INDEX_FILE"] = index
        do {
            try git.run(["read-tree", commit])
            try git.run(["checkout-index", "--all", "--prefix=\(folder)/"])
        } catch {
            throw Fault.notCheckedOut(reason: "\(error)")
        }
    }

    private func run(_ name: String, _ arguments: [String], in folder: String) throws -> ChildProcess.Outcome {
        let left = deadline - .now
        guard left > .zero else { throw Fault.tookTooLong }
        var environment = ProcessInfo.processInfo.environment
        for variable in Git.localVariables { environment[variable] = nil }
        let outcome: ChildProcess.Outcome
        do {
            let process = ChildProcess(
                name: name, arguments: arguments, folder: folder, environment: environment,
                timeout: Double(left.components.seconds) + 1)
            outcome = try remains.run(process)
        } catch {
            throw Fault.notRun(reason: "\(error)")
        }
        if outcome.isTimedOut { throw Fault.tookTooLong }
        return outcome
    }

    /// The first errors of a build, or its last line.
    private static func errors(in text: String) -> String {
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let errors = lines.filter { $0.contains("error:") }.prefix(3)
        return errors.isEmpty ? lines.last ?? "swift build says nothing" : errors.joined(separator: "; ")
    }
}
