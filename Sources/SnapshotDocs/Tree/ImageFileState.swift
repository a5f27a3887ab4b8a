import Foundation
import ImageDiff
import Render
import SnapshotCore

/// The state of a picture's file in comparison with the drawn one.
enum ImageFileState: Hashable, Sendable {
    case same
    /// The same pixels in a file that another program has rewritten, such as an optimizer.
    ///
    /// The file is kept, since writing it again would undo that work in every run. If the mark of this tool was lost,
    /// the file can't be distinguished from a user's own picture once its pixels differ, and isn't overwritten then.
    case rewritten(keepsMark: Bool)
    case missing
    /// Other pixels; the text contains their number.
    case stale(String)
    /// Other pixels, and the file was drawn with other libraries or fonts.
    case otherVersions(String, [Fingerprint.Difference])
    /// The file is truncated, or empty.
    case unreadable(String)
    /// Another program has created the file.
    case foreign
    /// The file is a pointer of Git LFS.
    case unfetched

    /// Compares a file with drawn pixels. The hash in the file is compared first; the file is decoded only if that
    /// differs, or if the file was changed after it was written.
    init(path: String, bitmap: Bitmap, scale: Double, fingerprint: Fingerprint) {
        guard FilePaths.exists(path) else {
            self = .missing
            return
        }
        guard FilePaths.isFile(path), let file = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            self = .unreadable("not a readable file")
            return
        }
        do {
            let info = try PNGInspector.inspect(file)
            if info.pixelHash == bitmap.pixelHash(scale: scale) {
                self = .same
                return
            }
            let recorded = try StraightBitmap(data: file)
            let drawn = StraightBitmap(bitmap)
            let comparison = try BitmapComparison(recorded, drawn, tolerance: .exact, masks: [])
            let isSame = comparison.differingPixels == 0 && (info.scale ?? scale) == scale
            let isMarked = info.texts[PNGEncoder.Keyword.fingerprint] != nil
            self =
                isSame ? .rewritten(keepsMark: isMarked) : Self.different(comparison, info, bitmap, scale, fingerprint)
        } catch {
            self = Self.broken(file, "\(error)")
        }
    }

    private static func different(
        _ comparison: BitmapComparison, _ info: PNGInfo, _ bitmap: Bitmap, _ scale: Double, _ fingerprint: Fingerprint
    ) -> ImageFileState {
        guard info.texts[PNGEncoder.Keyword.fingerprint] != nil else { return .foreign }
        let detail: String
        if info.width != bitmap.width || info.height != bitmap.height {
            detail = "\(info.width) × \(info.height) pixels, now \(bitmap.width) × \(bitmap.height)"
        } else if comparison.differingPixels == 0 {
            detail = "a different resolution"
        } else {
            detail = "\(comparison.differingPixels) of \(comparison.comparedPixels) pixels differ"
        }
        let versions = info.fingerprint.map { fingerprint.otherVersions(from: $0) } ?? []
        return versions.isEmpty ? .stale(detail) : .otherVersions(detail, versions)
    }

    private static func broken(_ file: Data, _ reason: String) -> ImageFileState {
        if file.starts(with: Data("version https://git-lfs".utf8)) { return .unfetched }
        let isPicture = file.isEmpty || file.starts(with: [0x89, 0x50, 0x4E, 0x47])
        return isPicture ? .unreadable(reason) : .foreign
    }

    /// A Boolean value that indicates whether the file may be kept.
    var isCurrent: Bool {
        switch self {
        case .same, .rewritten: true
        default: false
        }
    }

    var verdict: RunVerdict {
        switch self {
        case .same, .rewritten: .same
        case .missing, .stale: .differs
        case .otherVersions, .unreadable, .foreign, .unfetched: .notCompared
        }
    }

    /// Checks that the file may be overwritten.
    /// - Throws: `DocumentationError` if it must not be.
    func checkReplaceable(_ path: String) throws(DocumentationError) {
        switch self {
        case .foreign: throw .foreignFile(path)
        case .unfetched: throw .unfetchedFile(path)
        default: break
        }
    }
}
