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
    private struct Proof {
        var baseline: FileDigest
        var warnings: [String]
    }

    /// The proofs that earlier runs have kept.
    private struct Content {
        /// The stamps of the inputs of all pictures, by their raw values.
        var inputs: [String: String] = [:]
        /// The proofs by the pictures' names.
        var pictures: [String: Proof] = [:]
        /// The names of pictures that can't be proved, because of what they read.
        var unprovable: Set<String> = []
    }

    /// A line of the file, as JSON. The first has the inputs and the names of pictures without a proof.
    private struct Part: Codable {
        struct Proof: Codable {
            /// The SHA-256 of the baseline, in Base64.
            var baseline: String
            var warnings: [String]
        }

        var inputs: [String: String]?
        var pictures: [String: Proof] = [:]
        var unprovable: Set<String>?
    }

    /// The version of the file format, and of what a proof depends on.
    private static let format = 3
    /// The number of proofs of a part.
    private let partLength: Int
    private let path: String
    /// The pictures of the run.
    private let pictures: [DeclaredPicture]
    private var inputs: [String: String] = [:]
    /// The baselines of the run's pictures that have a proof, by their indices.
    private var baselines: [FileDigest?]
    /// The warnings of the run's pictures that have a proof, by their indices.
    private var warnings: [Int: [String]] = [:]
    private var areUnprovable: [Bool]
    /// Proofs, and pictures without one, that aren't of this run.
    private var others = Content()
    /// A Boolean value that indicates whether no input changed between two processes that read it.
    private var areInputsSteady = true
    /// The time at which the run began, in seconds since 1970.
    let start: Double

    /// Reads the proofs of earlier runs.
    /// - Parameters:
    ///   - pictures: The pictures of the run. Proofs of others are kept for later runs.
    ///   - isFresh: A Boolean value that indicates whether earlier proofs of these pictures are ignored.
    ///   - partLength: The number of proofs of a line of the file: the JSON of all would take several times the memory
    ///     that they do.
    /// - Returns: nil if there is no folder for them.
    init?(
        for configuration: RunConfiguration, _ pictures: [DeclaredPicture], isFresh: Bool, partLength: Int = 1_000,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        guard let folder = Self.folder(environment), let key = Self.key(configuration, environment) else { return nil }
        path = "\(folder)/\(key).json"
        self.partLength = partLength
        self.pictures = pictures
        baselines = Array(repeating: nil, count: pictures.count)
        areUnprovable = Array(repeating: false, count: pictures.count)
        start = Date().timeIntervalSince1970
        others = Self.read(path) ?? Content()
        takeOwn(isFresh: isFresh)
    }

    /// Takes what belongs to the run's pictures out of what was read.
    private mutating func takeOwn(isFresh: Bool) {
        let read = others.inputs
        others.inputs = [:]
        let isUnchanged = read.allSatisfy { input, stamp in
            InputFile(rawValue: input).map { FileStamp(of: $0).text } == stamp
        }
        if !isUnchanged { others.pictures = [:] }
        for index in pictures.indices where !others.pictures.isEmpty || !others.unprovable.isEmpty {
            let name = pictures[index].name
            areUnprovable[index] = others.unprovable.remove(name) != nil
            guard let proof = others.pictures.removeValue(forKey: name), !isFresh else { continue }
            baselines[index] = proof.baseline
            if !proof.warnings.isEmpty { warnings[index] = proof.warnings }
        }
        // Their room, too.
        if others.unprovable.isEmpty { others.unprovable = [] }
        if others.pictures.isEmpty { others.pictures = [:] }
        guard isUnchanged, !isFresh || !others.pictures.isEmpty else { return }
        inputs = read
        // The least recently used files are removed.
        utimes(path, nil)
    }

    /// Reads a file's parts; nil if one of them is broken, or the one with the inputs is missing.
    private static func read(_ path: String) -> Content? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        var content = Content()
        var hasInputs = false
        for line in data.split(separator: UInt8(ascii: "\n")) {
            guard let part = try? JSONDecoder().decode(Part.self, from: line) else { return nil }
            if let inputs = part.inputs {
                hasInputs = true
                content.inputs.merge(inputs) { _, new in new }
            }
            content.unprovable.formUnion(part.unprovable ?? [])
            for (name, proof) in part.pictures {
                guard let baseline = FileDigest(base64: proof.baseline) else { return nil }
                content.pictures[name] = Proof(baseline: baseline, warnings: proof.warnings)
            }
        }
        return hasInputs ? content : nil
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

    /// Returns whether a picture of the run can't be proved; such pictures are best drawn last, since a process may
    /// keep what it has read for them.
    func isUnprovable(_ index: Int) -> Bool { areUnprovable[index] }

    /// Returns the indices of the run's pictures whose proofs hold.
    func proved(in store: BaselineStore) -> IndexSet {
        let hasProofs = baselines.contains { $0 != nil }
        let isSame = ConcurrentMap.results(hasProofs ? baselines.count : 0) { index in
            guard let baseline = baselines[index] else { return false }
            return FileDigest(ofFile: store.path(of: pictures[index])) == baseline
        }
        return IndexSet(isSame.indices.lazy.filter { (try? isSame[$0].get()) == true })
    }

    /// Returns the entry of a picture whose proof holds.
    func entry(at index: Int, in store: BaselineStore) -> RunEntry {
        var entry = RunEntry(
            of: pictures[index], outcome: .same, folder: store.folder, warnings: warnings[index] ?? [])
        entry.isProved = true
        return entry
    }

    /// Adds the result of a picture of the run.
    /// - Parameter read: the inputs that its process reported; nil if it ended.
    mutating func add(_ entry: RunEntry, at index: Int, _ read: DrawingInputs?) {
        baselines[index] = nil
        warnings[index] = nil
        guard let read else { return }
        areUnprovable[index] = !read.areComplete
        // From an incomplete picture on, all inputs of the process belong to pictures without a proof.
        guard read.areComplete, read.areEarlierComplete else { return }
        for (input, stamp) in read.files {
            areInputsSteady = areInputsSteady && inputs[input] ?? stamp == stamp
            inputs[input] = stamp
        }
        guard entry.outcome == .same else { return }
        let baseline = InputFile(path: entry.files.baseline, part: .content)
        guard FileStamp(of: baseline, since: start).isSettled, let digest = FileDigest(ofFile: baseline.path)
        else { return }
        baselines[index] = digest
        if !entry.warnings.isEmpty { warnings[index] = entry.warnings }
    }

    /// Writes the proofs for the next run. Without them it draws everything, so that an error is none.
    func write(_ signals: DeferredSignals) {
        try? FilePaths.makeFolder(FilePaths.folder(of: path))
        let file = try? signals.prepare(path) { append in
            let names = pictures.indices.lazy.filter { areUnprovable[$0] }.map { pictures[$0].name }
            var part = Part(inputs: inputs, unprovable: others.unprovable.union(names))
            func write() throws {
                try append(try JSONEncoder().encode(part) + Data("\n".utf8))
                part = Part()
            }
            func add(_ name: String, _ baseline: FileDigest, _ warnings: [String]) throws {
                part.pictures[name] = Part.Proof(baseline: baseline.base64, warnings: warnings)
                if part.pictures.count == partLength { try write() }
            }
            if areInputsSteady {
                for (index, baseline) in baselines.enumerated() {
                    if let baseline { try add(pictures[index].name, baseline, warnings[index] ?? []) }
                }
                for (name, proof) in others.pictures { try add(name, proof.baseline, proof.warnings) }
            }
            try write()
        }
        signals.whileDeferred { _ = try? file?.commit(as: path) }
        removeOld()
    }

    /// Removes all but the most recent files. Another process may be writing one.
    private func removeOld() {
        let folder = FilePaths.folder(of: path)
        AtomicFile.sweep(folder)
        let content = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let names = content.filter { !AtomicFile.isTemporary($0) }
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
