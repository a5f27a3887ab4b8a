import Foundation
import ImageDiff
import Render
import SnapshotCore

/// The data that the page's script shows.
struct ReportData: Encodable {
    /// The hash of `report.json`, since decisions belong to one report.
    var report: String
    /// The command's name.
    var tool: String
    var commit: String?
    /// The summary, such as “32 pictures of 8 screens: 30 same, 2 different”.
    var summary: String
    /// The outcomes that occur, in the order of `ReportOutcome.all`.
    var outcomes: [OutcomeCount]
    /// The versions of each fingerprint, by component; pictures refer to them by index, since most have the same.
    var fingerprints: [[String: String]]
    var items: [ReportedEntry]

    /// The count of an outcome.
    struct OutcomeCount: Encodable {
        var key: String
        var label: String
        /// The tone of its color.
        var tone: String
        /// A Boolean value that indicates whether such entries are listed before the user selects outcomes.
        var isShown: Bool
        var count: Int
    }

    /// An entry, or an orphan.
    struct ReportedEntry: Encodable, Sendable {
        var name: String
        var outcome: String
        var screen: String?
        var state: String?
        var configuration: String?
        var message = ""
        var warnings: [String] = []
        var seconds: Double?
        var difference: Difference?
        var pictures: EntryImages
    }

    /// A difference with each text once, since a change of a view causes many regions.
    struct Difference: Encodable, Sendable {
        struct Region: Encodable, Sendable {
            var x: Int
            var y: Int
            var width: Int
            var height: Int
            var pixels: Int
            /// The indexes of the difference's texts.
            var causes: [Int]
            /// The box in the baseline, if it is at another place.
            var recorded: PixelBox?
            /// The box in the drawn picture if only the baseline has the region.
            var drawn: PixelBox?
        }

        var recordedWidth: Int
        var recordedHeight: Int
        var drawnWidth: Int
        var drawnHeight: Int
        var differingPixels: Int
        var comparedPixels: Int
        var regions: [Region]
        /// The rows that only one of the pictures has.
        var rows: [String]
        /// The changes of the views, followed by causes that aren't among them.
        var texts: [String]
        /// The number of texts that are changes of views.
        var changes: Int
        var sweep: String
    }

    struct EntryImages: Encodable, Sendable {
        var baseline: ImageFile?
        var actual: ImageFile?
        var difference: ImageFile?
    }

    struct ImageFile: Encodable, Sendable {
        var path: String
        var sha256: String
        var width: Int
        var height: Int
        var scale: Double?
        var bytes: Int
        /// Its index in `fingerprints`.
        var fingerprint: Int?
    }

    /// Creates the data of a page.
    /// - Parameters:
    ///   - infos: those of the entries, then those of the orphans.
    ///   - hash: the hash of the record's file.
    init(_ record: ReportRecord, infos: [RunImageInfos], hash: String) {
        let results = record.results
        report = hash
        tool = record.tool.name
        commit = results.commit
        let orphanCount = results.orphans.count
        summary = "\(results)" + (orphanCount == 0 ? "" : "; \(Plural.of(orphanCount, "orphan"))")
        var table = FingerprintTable()
        items = zip(results.entries, zip(record.files, infos)).map { entry, files in
            ReportedEntry(
                name: entry.name, outcome: entry.outcome.rawValue, screen: entry.screen, state: entry.state,
                configuration: entry.configuration,
                // A difference has its own description.
                message: entry.outcome == .differs && entry.difference != nil ? "" : entry.message,
                warnings: entry.warnings, seconds: entry.seconds, difference: entry.difference.map { Difference($0) },
                pictures: EntryImages(files.0, files.1, table: &table))
        }
        items += zip(results.orphans, zip(record.orphans, infos.dropFirst(results.entries.count))).map { path, files in
            ReportedEntry(
                name: path, outcome: ReportOutcome.orphan,
                message: "no screen declares \(path); “prune” deletes it",
                pictures: EntryImages(files.0, files.1, table: &table))
        }
        fingerprints = table.fingerprints
        let counts = Dictionary(items.map { ($0.outcome, 1) }, uniquingKeysWith: +)
        outcomes = ReportOutcome.all.compactMap { outcome in
            counts[outcome.key].map { count in
                OutcomeCount(
                    key: outcome.key, label: outcome.label, tone: outcome.tone.rawValue, isShown: outcome.tone != .same,
                    count: count)
            }
        }
    }

    /// Returns JSON that is safe within a page: nothing in it begins a tag, an entity or a line.
    func script() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return ScriptText.json(try encoder.encode(self))
    }

    /// The fingerprints of the pictures, each once.
    fileprivate struct FingerprintTable {
        var fingerprints: [[String: String]] = []
        private var indices: [Fingerprint: Int] = [:]

        mutating func index(of fingerprint: Fingerprint) -> Int {
            if let index = indices[fingerprint] { return index }
            let index = fingerprints.count
            indices[fingerprint] = index
            // A component may be in both; the one that determines the pixels is shown.
            fingerprints.append(fingerprint.encoder.merging(fingerprint.pixels) { $1 })
            return index
        }
    }
}

extension ReportData.Difference {
    init(_ record: DifferenceRecord) {
        recordedWidth = record.recordedWidth
        recordedHeight = record.recordedHeight
        drawnWidth = record.drawnWidth
        drawnHeight = record.drawnHeight
        differingPixels = record.differingPixels
        comparedPixels = record.comparedPixels
        sweep = record.sweep
        changes = record.changes.count
        rows = record.rows ?? []
        var texts = record.changes
        var indices = Dictionary(
            texts.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        regions = record.regions.map { region in
            let causes = region.causes.map { cause in
                if let index = indices[cause] { return index }
                indices[cause] = texts.count
                texts.append(cause)
                return texts.count - 1
            }
            return Region(
                x: region.x, y: region.y, width: region.width, height: region.height, pixels: region.pixels,
                causes: causes, recorded: region.recorded, drawn: region.drawn)
        }
        self.texts = texts
    }
}

extension ReportData.EntryImages {
    fileprivate init(
        _ files: ReportRecord.EntryFiles, _ infos: RunImageInfos, table: inout ReportData.FingerprintTable
    ) {
        func picture(_ file: ReportRecord.ReportFile?, _ image: RunImageInfos.Info?) -> ReportData.ImageFile? {
            guard let file, let (info, bytes) = image else { return nil }
            return ReportData.ImageFile(
                path: file.path, sha256: file.sha256, width: info.width, height: info.height, scale: info.scale,
                bytes: bytes, fingerprint: info.fingerprint.map { table.index(of: $0) })
        }
        baseline = picture(files.baseline, infos.baseline)
        actual = picture(files.actual, infos.actual)
        difference = picture(files.difference, infos.difference)
    }
}

/// The page's name of an outcome, and its color.
struct ReportOutcome {
    enum Tone: String {
        case bad, differs, new, orphan, same
    }

    /// The name for a baseline that no screen declares.
    static let orphan = "orphan"

    var key: String
    var label: String
    var tone: Tone

    /// The outcomes that need a decision, then those that prevent one, then the rest.
    static let all: [ReportOutcome] = [
        of(.differs, "Different", .differs), of(.missing, "New, no baseline", .new),
        of(.crashed, "Crashed", .bad), of(.timedOut, "Timed out", .bad), of(.failed, "Not drawn", .bad),
        of(.missingGlyphs, "Missing glyphs", .bad), of(.incomplete, "Parts left out", .bad),
        of(.unreadable, "Unreadable baseline", .bad), of(.otherFingerprint, "Drawn by other versions", .bad),
        of(.refused, "Refused tolerance or mask", .bad), of(.unwritable, "Not written", .bad),
        of(.recorded, "Recorded", .new), ReportOutcome(key: orphan, label: "Orphaned", tone: .orphan),
        of(.tolerated, "Within tolerance", .same), of(.same, "Same", .same),
    ]

    private static func of(_ outcome: RunOutcome, _ label: String, _ tone: Tone) -> ReportOutcome {
        ReportOutcome(key: outcome.rawValue, label: label, tone: tone)
    }
}

/// The metadata of an entry's picture files.
struct RunImageInfos: Sendable {
    /// The metadata of a picture's file, and its size in bytes.
    typealias Info = (info: PNGInfo, bytes: Int)

    var baseline: Info?
    var actual: Info?
    var difference: Info?
}

/// Text for a page's `<script>`.
enum ScriptText {
    /// Escapes characters that could end the script for a parser of HTML or JavaScript. They occur only in strings,
    /// where escape sequences can replace them.
    static func json(_ json: Data) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.count + json.count / 16)
        json.withUnsafeBytes { source in
            // Runs of characters without escapes are copied as a whole.
            var copied = 0
            func replace(_ count: Int, at index: Int, by text: String) {
                bytes.append(contentsOf: source[copied..<index])
                bytes.append(contentsOf: text.utf8)
                copied = index + count
            }
            for index in 0..<source.count {
                switch source[index] {
                case UInt8(ascii: "<"): replace(1, at: index, by: "\\u003c")
                case UInt8(ascii: ">"): replace(1, at: index, by: "\\u003e")
                case UInt8(ascii: "&"): replace(1, at: index, by: "\\u0026")
                case 0xE2 where index + 2 < source.count && source[index + 1] == 0x80:
                    // U+2028 and U+2029 end a line in scripts.
                    if source[index + 2] == 0xA8 { replace(3, at: index, by: "\\u2028") }
                    if source[index + 2] == 0xA9 { replace(3, at: index, by: "\\u2029") }
                default: break
                }
            }
            bytes.append(contentsOf: source[copied...])
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
