import Foundation
import Render
import SnapshotCore

/// The runs that an artifact contains: the results of one or of several shards, or their reports.
package struct ArtifactRuns {
    /// The pictures of the runs, in the runs' order.
    package let candidates: [Candidate]
    /// The reports that contain these pictures; empty if they are in results.
    package let reports: [ArtifactReport]

    /// Finds the runs of an artifact.
    /// - Parameter isRun: true for the folder of the last run: its results.json is read, and nothing else is searched
    ///   for.
    /// - Throws: `ArtifactError`, `ResultsError` or `ApprovalError`.
    package init(in files: ArtifactFolder, isRun: Bool) throws {
        let paths = try Self.paths(in: files, isRun: isRun)
        var all: [Candidate] = []
        var owners: [String: String] = [:]
        var reports: [ArtifactReport] = []
        for path in paths {
            let data = try files.readText(path)
            let folder = Self.folder(of: path)
            let run: [Candidate]
            if path.hasSuffix(ReportRecord.fileName) {
                run = try Self.candidates(ofReport: data, at: files.shown(path), folder: folder)
                reports.append(
                    ArtifactReport(
                        folder: FilePaths.folder(of: files.shown(path)), hash: FileDigest(data).text,
                        decisions: try Self.decisions(beside: folder, in: files),
                        approvable: run.count { $0.path != nil && $0.entry.outcome.isApprovable }))
            } else {
                run = try Self.candidates(ofResults: data, at: files.shown(path), folder: folder, in: files)
            }
            for candidate in run {
                if let owner = owners.updateValue(path, forKey: candidate.name) {
                    throw ApprovalError.twice(
                        PlainText.of(candidate.name), one: files.shown(owner), other: files.shown(path))
                }
            }
            all += run
        }
        candidates = all
        self.reports = reports
    }

    /// Returns the paths of results or reports. Reports take precedence over results, since both may be of one run;
    /// outer ones take precedence over those in subfolders.
    private static func paths(in files: ArtifactFolder, isRun: Bool) throws -> [String] {
        if isRun {
            guard files.contains(ResultsFile.name) else { throw ApprovalError.noRun(files.name, isDefault: true) }
            return [ResultsFile.name]
        }
        for name in [ReportRecord.fileName, ResultsFile.name] where files.contains(name) { return [name] }
        let paths = try files.paths()
        for name in [ReportRecord.fileName, ResultsFile.name] {
            let found = paths.filter { $0.hasSuffix("/\(name)") }
            if !found.isEmpty { return outermost(found) }
        }
        throw ApprovalError.noRun(files.name, isDefault: false)
    }

    /// Returns the paths without those below the folder of another one, such as the results of all shards without those
    /// of each shard.
    private static func outermost(_ paths: [String]) -> [String] {
        let folders = Set(paths.map { FilePaths.folder(of: $0) })
        return paths.filter { path in
            var folder = FilePaths.folder(of: path)
            while folder.contains("/") {
                folder = FilePaths.folder(of: folder)
                if folders.contains(folder) { return false }
            }
            return true
        }
    }

    /// Returns the folder of a path, with a trailing slash, or an empty string.
    private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

    // MARK: Results

    private static func candidates(
        ofResults data: Data, at shown: String, folder: String, in files: ArtifactFolder
    ) throws -> [Candidate] {
        let results = try RunResults.decode(data, path: shown)
        let index = ArtifactIndex(files)
        return try results.entries.map { entry in
            Candidate(
                entry: entry, path: try picture(of: entry, folder: folder, in: index),
                digests: Set([entry.files.actualHash].compactMap { $0 }), recorded: recorded(entry, reported: nil))
        }
    }

    /// Returns the path of a picture: beside the results, where a run writes it; or, for merged results, anywhere if it
    /// is the only one with its name. Paths of the machine that wrote the results are ignored.
    private static func picture(of entry: RunEntry, folder: String, in index: ArtifactIndex) throws -> String? {
        guard entry.files.actual != nil else { return nil }
        let name = "\(entry.name).actual.png"
        let beside = folder + name
        if index.files.contains(beside) { return beside }
        let others = try index.paths(endingIn: name)
        return others.count == 1 ? others[0] : beside
    }

    // MARK: Reports

    private static func candidates(ofReport data: Data, at shown: String, folder: String) throws -> [Candidate] {
        let record: ReportRecord
        switch FormattedFile<ReportRecord>(data) {
        case .content(let content)?: record = content
        case .otherForm(let format)?: throw ApprovalError.otherReport(shown, format: format)
        case nil: throw ApprovalError.notAReport(shown)
        }
        guard record.files.map(\.name) == record.results.entries.map(\.name) else {
            throw ApprovalError.notAReport(shown)
        }
        guard record.results.format == RunResults.currentFormat else {
            throw ResultsError.otherFormat(path: shown, format: record.results.format)
        }
        return zip(record.results.entries, record.files).map { entry, files in
            Candidate(
                entry: entry, path: files.actual.map { folder + $0.path },
                digests: Set([entry.files.actualHash, files.actual?.sha256].compactMap { $0 }),
                recorded: recorded(entry, reported: files.baseline?.sha256))
        }
    }

    private static func decisions(
        beside folder: String, in files: ArtifactFolder
    ) throws(ArtifactError) -> (data: Data, path: String)? {
        let path = folder + ReportRecord.decisionsName
        guard files.contains(path) else { return nil }
        return (try files.readText(path), files.shown(path))
    }

    private static func recorded(_ entry: RunEntry, reported: String?) -> Candidate.Recorded {
        if entry.outcome == .missing { return .none }
        return (entry.files.baselineHash ?? reported).map { .file(digest: $0) } ?? .unknown
    }
}

/// An artifact's files by the last parts of their paths, collected on first use.
private final class ArtifactIndex {
    let files: ArtifactFolder
    private var found: [Substring: [String]]?

    init(_ files: ArtifactFolder) { self.files = files }

    /// Returns the paths with these last parts.
    /// - Parameter name: the names of a folder and a file.
    func paths(endingIn name: String) throws -> [String] {
        let paths = try found ?? Dictionary(grouping: files.paths(), by: Self.end)
        found = paths
        return paths[name[...]] ?? []
    }

    /// Returns the last two parts of a path.
    private static func end(_ path: String) -> Substring {
        guard let last = path.lastIndex(of: "/"), let before = path[..<last].lastIndex(of: "/") else {
            return path[...]
        }
        return path[path.index(after: before)...]
    }
}

/// A report in an artifact.
package struct ArtifactReport: Sendable {
    /// The path of its folder, for messages.
    package let folder: String
    /// The hash of its record.
    package let hash: String
    /// The decisions that were saved beside it, and their path for messages; nil if there are none.
    package let decisions: (data: Data, path: String)?
    /// The number of its pictures that can become baselines.
    package let approvable: Int
}

/// A picture that a run drew and that isn't its baseline, but may become it.
package struct Candidate: Sendable {
    /// The run's entry.
    var entry: RunEntry
    /// The path in the artifact; nil if the run left no picture.
    var path: String?
    /// The SHA-256 of its file, in hexadecimal digits, from every source that recorded one.
    var digests: Set<String>
    /// The baseline that the run compared it with.
    var recorded: Recorded

    var name: String { entry.name }

    /// Returns whether its picture may have a hash, according to the run. A picture that passed may have any, since the
    /// run left no file of it.
    func mayBe(_ hash: String) -> Bool {
        if entry.outcome.equalsBaseline { return true }
        return path != nil && digests.allSatisfy { $0.lowercased() == hash.lowercased() }
    }

    /// The baseline at the time of the run.
    enum Recorded: Hashable, Sendable {
        case none
        case file(digest: String)
        /// The run was made by a tool that didn't record it.
        case unknown
    }
}

extension RunOutcome {
    /// A Boolean value that indicates whether a picture with this outcome is approved without being named.
    var isApprovedUnasked: Bool {
        switch self {
        case .differs, .missing, .otherFingerprint: true
        default: false
        }
    }

    /// A Boolean value that indicates whether there is a picture that can become the baseline.
    var isApprovable: Bool { isApprovedUnasked || self == .unreadable }

    /// A Boolean value that indicates whether the baseline equals the drawn picture, according to the run.
    var equalsBaseline: Bool {
        switch self {
        case .same, .tolerated, .recorded: true
        default: false
        }
    }
}
