import BuilderUIKit
import Foundation
import Render

/// The pictures that earlier runs have proved to be the same as their baselines, and all files that those runs read.
///
/// A proof holds as long as none of these files, no variable of the environment, no option of the run and no baseline
/// changes: drawing would give the same pixels again. The executable and its libraries are among the files. All proofs
/// depend on all files that their runs read, since a process may keep in memory what it has read for another picture.
///
/// The file is in the user's cache: `$XDG_CACHE_HOME/builder-snapshots/proofs`, by default below `~/.cache`.
struct Proofs {
    /// A picture that was the same as its baseline.
    struct Proof: Codable {
        /// The SHA-256 of the baseline, in Base64.
        var baseline: String
        var warnings: [String]
    }

    /// All that is kept, or a part of it: each line of the file is a part, as JSON.
    private struct Content: Codable {
        /// The stamps of the inputs of all pictures, by their raw values.
        var inputs: [String: String] = [:]
        /// The proofs by the pictures' names.
        var pictures: [String: Proof] = [:]
        /// The names of pictures that can't be proved, because of what they read.
        var unprovable: Set<String> = []

        mutating func add(_ part: Content) {
            inputs.merge(part.inputs) { _, new in new }
            pictures.merge(part.pictures) { _, new in new }
            unprovable.formUnion(part.unprovable)
        }
    }

    /// The version of the file format, and of what a proof depends on.
    private static let format = 2
    /// The number of proofs of a part: the JSON of all would take several times the memory that they do.
    private static let partLength = 1_000

    private let path: String
    private var content = Content()
    /// A Boolean value that indicates whether no input changed between two processes that read it.
    private var areInputsSteady = true
    /// The time at which the run began, in seconds since 1970.
    let start: Double

    /// Reads the proofs of earlier runs.
    /// - Parameter isFresh: A Boolean value that indicates whether earlier proofs are ignored.
    /// - Returns: nil if there is no folder for them.
    init?(
        for configuration: RunConfiguration, isFresh: Bool,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        guard let folder = Self.folder(environment), let key = Self.key(configuration, environment) else { return nil }
        path = "\(folder)/\(key).json"
        start = Date().timeIntervalSince1970
        guard !isFresh, let read = Self.read(path) else { return }
        content.unprovable = read.unprovable
        let isUnchanged = read.inputs.allSatisfy { input, stamp in
            InputFile(rawValue: input).map { FileStamp(of: $0).text } == stamp
        }
        guard isUnchanged else { return }
        content = read
        // The least recently used files are removed.
        utimes(path, nil)
    }

    /// Reads a file's parts; nil if one of them is broken.
    private static func read(_ path: String) -> Content? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        var content = Content()
        for line in data.split(separator: UInt8(ascii: "\n")) {
            guard let part = try? JSONDecoder().decode(Content.self, from: line) else { return nil }
            content.add(part)
        }
        return content
    }

    private static func folder(_ environment: [String: String]) -> String? {
        let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache" : nil }
        return (cache ?? home).map { "\($0)/builder-snapshots/proofs" }
    }

    /// Returns a hash of what a picture depends on besides files.
    private static func key(_ configuration: RunConfiguration, _ environment: [String: String]) -> String? {
        guard let options = try? JSONText.of(configuration) else { return nil }
        let fingerprint = Fingerprint.current(fonts: [:])
        let variables = Process.steadyEnvironment(of: environment)
        let parts =
            [
                "\(format)", Process.executable, FileStamp(of: InputFile(path: "/proc/self/exe", part: .content)).text,
                FileManager.default.currentDirectoryPath, options,
            ]
            + (fingerprint.pixels.sorted { $0.key < $1.key } + variables.sorted { $0.key < $1.key })
            .map { "\($0.key)=\($0.value)" }
        return String(FileDigest(parts.joined(separator: "\0")).text.prefix(32))
    }

    /// Returns whether a picture can't be proved; such pictures are best drawn last, since a process may keep what it
    /// has read for them.
    func isUnprovable(_ picture: DeclaredPicture) -> Bool { content.unprovable.contains(picture.name) }

    /// Returns the indices of the pictures whose proofs hold.
    func proved(_ pictures: [DeclaredPicture], in store: BaselineStore) -> IndexSet {
        let isSame = ConcurrentMap.results(content.pictures.isEmpty ? 0 : pictures.count) { index in
            guard let proof = content.pictures[pictures[index].name] else { return false }
            return FileDigest(ofFile: store.path(of: pictures[index]))?.base64 == proof.baseline
        }
        return IndexSet(isSame.indices.lazy.filter { (try? isSame[$0].get()) == true })
    }

    /// Returns the entry of a picture whose proof holds.
    func entry(of picture: DeclaredPicture, in store: BaselineStore) -> RunEntry {
        var entry = RunEntry(
            of: picture, outcome: .same, files: RunEntry.Files(baseline: store.path(of: picture)),
            warnings: content.pictures[picture.name]?.warnings ?? [])
        entry.isProved = true
        return entry
    }

    /// Adds the result of a picture.
    /// - Parameter read: the inputs that its process reported; nil if it ended.
    mutating func add(_ entry: RunEntry, _ read: DrawingInputs?) {
        content.pictures[entry.name] = nil
        guard let read else { return }
        guard read.areComplete else {
            content.unprovable.insert(entry.name)
            return
        }
        content.unprovable.remove(entry.name)
        // From then on, all inputs of the process belong to pictures without a proof.
        guard read.areEarlierComplete else { return }
        for (input, stamp) in read.files {
            areInputsSteady = areInputsSteady && content.inputs[input] ?? stamp == stamp
            content.inputs[input] = stamp
        }
        let baseline = InputFile(path: entry.files.baseline, part: .content)
        guard entry.outcome == .same, FileStamp(of: baseline, since: start).isSettled,
            let digest = FileDigest(ofFile: baseline.path)
        else { return }
        content.pictures[entry.name] = Proof(baseline: digest.base64, warnings: entry.warnings)
    }

    /// Writes the proofs for the next run. Without them it draws everything, so that an error is none.
    mutating func write() {
        if !areInputsSteady { content.pictures = [:] }
        try? FilePaths.makeFolder(FilePaths.folder(of: path))
        try? AtomicFile.write(to: path, surviving: .process) { append in
            var part = Content(inputs: content.inputs, unprovable: content.unprovable)
            func write() throws {
                try append(try JSONEncoder().encode(part) + Data("\n".utf8))
                part = Content()
            }
            for (name, proof) in content.pictures {
                part.pictures[name] = proof
                if part.pictures.count == Self.partLength { try write() }
            }
            try write()
        }
        removeOld()
    }

    /// Removes all but the most recent files.
    private func removeOld() {
        let folder = FilePaths.folder(of: path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard names.count > Self.filesKept else { return }
        let byAge = names.map { name -> (name: String, changed: Int) in
            var status = stat()
            return (name, stat("\(folder)/\(name)", &status) == 0 ? status.st_mtim.tv_sec : 0)
        }
        for file in byAge.sorted(by: { $0.changed > $1.changed }).dropFirst(Self.filesKept) {
            unlink("\(folder)/\(file.name)")
        }
    }

    private static let filesKept = 64
}
