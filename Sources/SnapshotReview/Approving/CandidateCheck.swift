import BuilderUIKit
import Foundation
import ImageDiff
import Render
import SnapshotCore
import Synchronization

/// Compares the artifacts of a run with the current catalog, libraries and baselines, without drawing.
struct CandidateCheck: Sendable {
    let files: ArtifactFolder
    let store: BaselineStore
    /// The folder of staged pictures; see `ApprovalStaging`.
    let staging: String
    /// The deferred signals of the staged files.
    let signals: DeferredSignals
    private let pictures: [String: DeclaredPicture]
    private let names: [(name: String, aliases: [String])]
    private let versions = KnownVersions()
    /// The number of unknown names for which similar ones are searched: each is compared with all declared ones.
    private static let searchLimit = 5

    init(files: ArtifactFolder, store: BaselineStore, staging: String, signals: DeferredSignals, catalog: Catalog) {
        self.files = files
        self.store = store
        self.staging = staging
        self.signals = signals
        let all = catalog.pictures
        pictures = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        names = all.map { (name: $0.name, aliases: []) }
    }

    /// Checks the items on all cores.
    /// - Returns: for each item, in order, its approval, a `CandidateError`, or the system's error if its picture
    ///   can't be staged.
    func approvals(of items: [ApprovalSelection.SelectedCandidate]) -> [Result<Approval, any Error>] {
        let unknown = items.filter { pictures[$0.name] == nil }.prefix(Self.searchLimit).map(\.name)
        let nearest = Dictionary(
            unknown.map { ($0, NameMatcher.nearest(to: $0, among: names, limit: 2)) }, uniquingKeysWith: { $1 })
        return ConcurrentMap.results(items.count) { try approval(of: items[$0], nearest: nearest) }
    }

    private func approval(of item: ApprovalSelection.SelectedCandidate, nearest: [String: [String]]) throws -> Approval
    {
        guard let picture = pictures[item.name] else { throw CandidateError.gone(nearest: nearest[item.name] ?? []) }
        guard let candidate = item.candidate else { throw CandidateError.notInRun }
        let outcome = candidate.entry.outcome
        if item.isRejected { throw candidate.path == nil ? CandidateError.noPicture(outcome) : .otherPictureDecided }
        if outcome == .refused { throw CandidateError.refusedTolerance }
        let path = store.path(of: picture)
        if outcome.equalsBaseline { return try unchanged(candidate, picture, path, decided: item.decided) }
        guard outcome.isApprovable, let source = candidate.path else { throw CandidateError.noPicture(outcome) }

        let data: Data
        do throws(ArtifactError) {
            data = try files.read(source, limit: ImageLimits.standard.bytes)
        } catch {
            throw CandidateError.unreadable("\(error)")
        }
        let digest = FileDigest(data).text
        if let decided = item.decided, decided.lowercased() != digest { throw CandidateError.otherPictureDecided }
        guard candidate.digests.allSatisfy({ $0.lowercased() == digest }) else { throw CandidateError.changedSinceRun }
        let info = try drawnHere(data)
        let identity = FileIdentity(path)
        let (change, recorded) = try change(candidate.recorded, to: data, info, at: path)
        let file = "\(staging)/\(picture.name).png"
        if change != .unchanged { try signals.whileDeferred { try ApprovalStaging.put(data, at: file) } }
        return Approval(
            picture: picture, entry: candidate.entry, path: path, file: file,
            size: PixelSize(width: info.width, height: info.height), change: change, recorded: recorded,
            identity: identity)
    }

    /// Returns the approval of a picture that passed, if its baseline still exists and is the one of the decision.
    private func unchanged(
        _ candidate: Candidate, _ picture: DeclaredPicture, _ path: String, decided: String?
    ) throws(CandidateError) -> Approval {
        guard FilePaths.exists(path) else { throw .baselineGone(path: path) }
        if let decided {
            let digest = try FileDigest(Self.baseline(path)).text
            guard decided.lowercased() == digest else { throw .otherPictureDecided }
        }
        return Approval(
            picture: picture, entry: candidate.entry, path: path, file: "",
            size: PixelSize(width: 0, height: 0), change: .unchanged, recorded: nil, identity: nil)
    }

    /// - Throws: `CandidateError` if this tool didn't create the file, or not with the versions that are installed
    ///   here.
    private func drawnHere(_ data: Data) throws(CandidateError) -> PNGInfo {
        let info: PNGInfo
        do {
            info = try PNGInspector.inspect(data)
        } catch {
            throw .notOurs("\(error)")
        }
        guard info.isIntact, info.pixelHash != nil, let text = info.fingerprintText,
            let changes = versions.changes(since: text)
        else { throw .notOurs("another program created or saved it") }
        guard info.otherChunks.isEmpty else {
            throw .notOurs("it contains more than a picture: \(info.otherChunks.prefix(3).joined(separator: ", "))")
        }
        guard changes.isEmpty else { throw .otherVersions(changes) }
        return info
    }

    /// - Throws: `CandidateError` if the baseline isn't the one that the run compared with.
    private func change(
        _ recorded: Candidate.Recorded, to data: Data, _ info: PNGInfo, at path: String
    ) throws(CandidateError) -> (Approval.Change, recorded: String?) {
        guard FilePaths.exists(path) else {
            switch recorded {
            case .none: return (.new, nil)
            case .unknown: throw .unknownBaseline
            case .file: throw .baselineGone(path: path)
            }
        }
        let before = try Self.baseline(path)
        let old = try? PNGInspector.inspect(before)
        if before == data || BaselineRecorder.isSame(old, info) { return (.unchanged, nil) }
        switch recorded {
        case .none: throw .baselineAppeared(path: path)
        case .unknown: throw .unknownBaseline
        case .file(let digest):
            guard digest.lowercased() == FileDigest(before).text else { throw .baselineChanged(path: path) }
            return (.replaced(old.map { PixelSize(width: $0.width, height: $0.height) }), digest)
        }
    }

    private static func baseline(_ path: String) throws(CandidateError) -> Data {
        if FilePaths.isFolder(path) { throw .baselineUnreadable(path: path, reason: "it is a folder") }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            let reason = access(path, R_OK) == 0 ? FilePaths.reason(error) : String(cString: strerror(errno))
            throw .baselineUnreadable(path: path, reason: reason)
        }
    }
}

/// Caches the fingerprint difference for each recorded fingerprint.
private final class KnownVersions: Sendable {
    private let known = Mutex<[String: [Fingerprint.Difference]]>([:])

    /// - Parameter text: the versions that drew a picture, from its metadata.
    /// - Returns: nil if the text is invalid.
    func changes(since text: String) -> [Fingerprint.Difference]? {
        if let changes = known.withLock({ $0[text] }) { return changes }
        guard let fingerprint = Fingerprint(text: text) else { return nil }
        let faces = fingerprint.fontNames.map { FontFace(name: $0) }
        let here = Fingerprint.current(
            fonts: FontLibrary.shared.digests(of: faces), vectors: fingerprint.vectorFormats,
            hyphenating: fingerprint.hyphenatedLanguages)
        let changes = here.differences(from: fingerprint).filter(\.affectsPixels)
        known.withLock { $0[text] = changes }
        return changes
    }
}

extension Fingerprint {
    /// The PostScript names of the fonts that a picture uses.
    var fontNames: [String] { pixels.keys.filter { $0.hasPrefix("font:") }.map { String($0.dropFirst(5)) }.sorted() }
}

/// A picture that passed all checks, and the change of its baseline.
struct Approval: Sendable {
    enum Change: Hashable, Sendable {
        case new
        /// The baseline is replaced; its size before, in pixels, or nil if it can't be read.
        case replaced(PixelSize?)
        /// The baseline already is this picture.
        case unchanged
    }

    let picture: DeclaredPicture
    let entry: RunEntry
    /// The baseline's path.
    let path: String
    /// The path of the staged picture.
    let file: String
    let size: PixelSize
    let change: Change
    /// The SHA-256 that the baseline must still have when it is replaced; nil if there is none.
    let recorded: String?
    /// The identity of the baseline before it was read; nil if there is none.
    let identity: FileIdentity?

    /// Returns one line for the change of the baseline, and one for each region that changes, with its causes.
    /// - Parameter isDryRun: true if the baseline isn't changed yet.
    func text(isDryRun: Bool) -> String {
        let name = "\(picture.name): \(isDryRun ? "would be " : "")"
        switch change {
        case .unchanged where entry.outcome == .tolerated:
            return
                "\(picture.name): unchanged, within its tolerance or under its masks: “record” makes the rendered "
                + "picture the baseline"
        case .unchanged: return "\(picture.name): unchanged"
        case .new: return "\(name)new, \(Self.text(size))"
        case .replaced(let before):
            var line = "\(name)replaced, \(Self.text(size))"
            if let before, before != size { line += ", was \(Self.text(before))" }
            if before == nil { line += ", was unreadable" }
            return ([line] + regionLines).joined(separator: "\n")
        }
    }

    /// The regions that the run found; each cause once.
    private var regionLines: [String] {
        guard let regions = entry.difference?.regions, !regions.isEmpty else { return [] }
        var reported: Set<String> = []
        var lines = regions.prefix(Self.regionLimit).map { region in
            let box = "  \(region.width) × \(region.height) pixels at (\(region.x), \(region.y)), "
            let causes = region.causes.prefix(Self.causeLimit).filter { reported.insert($0).inserted }
            return box + "\(region.pixels) changed"
                + (causes.isEmpty ? "" : ": " + PlainText.of(causes.joined(separator: "; ")))
        }
        let rest = regions.count - Self.regionLimit
        if rest > 0 { lines.append("  and \(Plural.of(rest, "more region"))") }
        return lines
    }

    private static let regionLimit = 8
    private static let causeLimit = 3

    private static func text(_ size: PixelSize) -> String { "\(size.width) × \(size.height) pixels" }
}
