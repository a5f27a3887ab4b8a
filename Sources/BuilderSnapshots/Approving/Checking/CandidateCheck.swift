import BuilderUIKit
import Foundation
import Render

/// Holds what a run left against what is here: the catalog, the libraries, and the baselines on disk. Nothing is drawn.
final class CandidateCheck {
    let files: any ArtifactFiles
    let store: BaselineStore
    /// Where pictures are put aside; see `ApprovalStaging`.
    let staging: String
    private let pictures: [String: DeclaredPicture]
    private let names: [(name: String, aliases: [String])]
    /// How many more names are looked for: each is compared with all that are declared.
    private var searches = 5

    init(files: any ArtifactFiles, store: BaselineStore, staging: String, catalog: Catalog) {
        self.files = files
        self.store = store
        self.staging = staging
        let all = catalog.pictures
        pictures = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        names = all.map { (name: $0.name, aliases: []) }
    }

    /// - Throws: `ApprovalRefusal`, or the system's errors where the picture can't be put aside.
    func approval(of item: ApprovalSelection.Item) throws -> Approval {
        guard let picture = pictures[item.name] else {
            throw ApprovalRefusal.gone(nearest: nearest(to: item.name))
        }
        guard let candidate = item.candidate else { throw ApprovalRefusal.notInRun }
        let outcome = candidate.entry.outcome
        if outcome == .refused { throw ApprovalRefusal.refusedTolerance }
        let path = store.path(of: picture)
        if outcome.isSettled { return settled(candidate, picture, path) }
        guard outcome.isApprovable, let place = candidate.path else { throw ApprovalRefusal.noPicture(outcome) }

        let data: Data
        do throws(ArchiveError) {
            data = try files.read(place, limit: ImageLimits.standard.bytes)
        } catch {
            throw ApprovalRefusal.unreadable("\(error)")
        }
        let digest = FileDigest(data).text
        if let decided = item.decided, decided.lowercased() != digest { throw ApprovalRefusal.otherPictureDecided }
        guard candidate.digests.allSatisfy({ $0.lowercased() == digest }) else { throw ApprovalRefusal.changedSinceRun }
        let info = try drawnHere(data)
        let (change, recorded) = try change(candidate.recorded, to: data, info, at: path)
        let file = "\(staging)/\(picture.name).png"
        if change != .unchanged { try ApprovalStaging.put(data, at: file) }
        return Approval(
            picture: picture, entry: candidate.entry, path: path, file: file, digest: digest,
            size: PixelSize(width: info.width, height: info.height), change: change, recorded: recorded)
    }

    private func nearest(to name: String) -> [String] {
        searches -= 1
        return searches < 0 ? [] : NameMatcher.nearest(to: name, among: names, limit: 2)
    }

    /// What the run found to be right is left alone.
    private func settled(_ candidate: Candidate, _ picture: DeclaredPicture, _ path: String) -> Approval {
        Approval(
            picture: picture, entry: candidate.entry, path: path, file: "", digest: "",
            size: PixelSize(width: 0, height: 0), change: .unchanged, recorded: nil)
    }

    /// - Throws: `ApprovalRefusal` for what this tool hasn't made, or not with what is installed here.
    private func drawnHere(_ data: Data) throws(ApprovalRefusal) -> PNGInfo {
        let info: PNGInfo
        do {
            info = try PNGInspector.inspect(data)
        } catch {
            throw .notOurs("\(error)")
        }
        guard info.isIntact, info.pixelHash != nil, let fingerprint = info.fingerprint else {
            throw .notOurs("it was made or saved by something else")
        }
        let faces = fingerprint.fontNames.map { FontFace(name: $0) }
        let here = Fingerprint.current(fonts: FontLibrary.shared.digests(of: faces))
        let changes = here.differences(from: fingerprint).filter(\.affectsPixels)
        guard changes.isEmpty else { throw .otherVersions(changes) }
        return info
    }

    /// - Throws: `ApprovalRefusal` where the baseline isn't the one that the run compared with.
    private func change(
        _ recorded: Candidate.Recorded, to data: Data, _ info: PNGInfo, at path: String
    ) throws(ApprovalRefusal) -> (Approval.Change, recorded: String?) {
        guard FilePlace.exists(path) else {
            switch recorded {
            case .none: return (.new, nil)
            case .unknown: throw .unknownBaseline
            case .file: throw .baselineGone(path: path)
            }
        }
        guard let before = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw .baselineChanged(path: path)
        }
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
}

extension Fingerprint {
    /// The PostScript names of the fonts that a picture uses.
    var fontNames: [String] {
        pixels.keys.filter { $0.hasPrefix("font:") }.map { String($0.dropFirst(5)) }.sorted()
    }
}
