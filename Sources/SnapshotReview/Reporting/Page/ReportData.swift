import Foundation
import ImageDiff
import Render
import SnapshotCore

/// The data that the page's script shows.
struct ReportData {
    /// All but the entries, which are made one by one.
    private struct Frame: Encodable {
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
        var items: [ReportedEntry] = []
    }

    private let frame: Frame
    private let pictures: CopiedPictures
    private let table: FingerprintTable

    /// The hash of `report.json`.
    var hash: String { frame.report }
    /// The command's name.
    var tool: String { frame.tool }
    var commit: String? { frame.commit }
    /// The summary of the run.
    var summary: String { frame.summary }

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
    /// - Parameter hash: the hash of the record's file.
    init(_ pictures: CopiedPictures, tool: String, hash: String) {
        let results = pictures.results
        self.pictures = pictures
        var table = FingerprintTable()
        for index in pictures.copies.keys.sorted() {
            guard let infos = pictures.copies[index]?.infos else { continue }
            for image in [infos.baseline, infos.actual, infos.difference] { table.add(image?.info.fingerprint) }
        }
        self.table = table
        var counts = [ReportOutcome.orphan: results.orphans.count]
        for entry in results.entries { counts[entry.outcome.rawValue, default: 0] += 1 }
        let orphanCount = results.orphans.count
        frame = Frame(
            report: hash, tool: tool, commit: results.commit,
            summary: "\(results)" + (orphanCount == 0 ? "" : "; \(Plural.of(orphanCount, "orphan"))"),
            outcomes: ReportOutcome.all.compactMap { outcome in
                guard let count = counts[outcome.key], count > 0 else { return nil }
                return OutcomeCount(
                    key: outcome.key, label: outcome.label, tone: outcome.tone.rawValue, isShown: outcome.tone != .same,
                    count: count)
            }, fingerprints: table.fingerprints)
    }

    /// Returns an entry, or an orphan.
    private func item(at index: Int) -> ReportedEntry {
        let results = pictures.results
        let images = pictures.copies[index].map { EntryImages($0.files, $0.infos, table: table) } ?? EntryImages()
        guard index < results.entries.count else {
            let path = results.orphans[index - results.entries.count]
            return ReportedEntry(
                name: path, outcome: ReportOutcome.orphan,
                message: "no screen declares \(path); “prune” deletes it", pictures: images)
        }
        let entry = results.entries[index]
        return ReportedEntry(
            name: entry.name, outcome: entry.outcome.rawValue, screen: entry.screen, state: entry.state,
            configuration: entry.configuration,
            // A difference has its own description.
            message: entry.outcome == .differs && entry.difference != nil ? "" : entry.message,
            warnings: entry.warnings, seconds: entry.seconds, difference: entry.difference.map { Difference($0) },
            pictures: images)
    }

    /// The number of entries of a piece of JSON.
    private static let pieceLength = 500

    /// Appends JSON that is safe within a page, in pieces: nothing in it begins a tag, an entity or a line.
    func write(to append: (Data) throws -> Void) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = try encoder.encode(frame)
        let count = pictures.orphans.upperBound
        // Quotes in strings are escaped, so that only the key itself is found.
        guard let list = text.range(of: Data(",\"items\":[".utf8)) else {
            var whole = frame
            whole.items = (0..<count).map { item(at: $0) }
            return try append(ScriptText.escaped(try encoder.encode(whole)))
        }
        try append(ScriptText.escaped(text[..<list.upperBound]))
        for start in stride(from: 0, to: count, by: Self.pieceLength) {
            let items = (start..<min(start + Self.pieceLength, count)).map { item(at: $0) }
            let piece = ScriptText.escaped(try encoder.encode(items).dropFirst().dropLast())
            try append(start == 0 ? piece : Data(",".utf8) + piece)
        }
        try append(ScriptText.escaped(text[list.upperBound...]))
    }

    /// The fingerprints of the pictures, each once.
    fileprivate struct FingerprintTable {
        private(set) var fingerprints: [[String: String]] = []
        private var indices: [Fingerprint: Int] = [:]

        mutating func add(_ fingerprint: Fingerprint?) {
            guard let fingerprint, indices[fingerprint] == nil else { return }
            indices[fingerprint] = fingerprints.count
            // A component may be in both; the one that determines the pixels is shown.
            fingerprints.append(fingerprint.encoder.merging(fingerprint.pixels) { $1 })
        }

        func index(of fingerprint: Fingerprint) -> Int? { indices[fingerprint] }
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
        _ files: ReportRecord.EntryFiles, _ infos: RunImageInfos, table: ReportData.FingerprintTable
    ) {
        func picture(_ file: ReportRecord.ReportFile?, _ image: RunImageInfos.Info?) -> ReportData.ImageFile? {
            guard let file, let (info, bytes) = image else { return nil }
            return ReportData.ImageFile(
                path: file.path, sha256: file.sha256, width: info.width, height: info.height, scale: info.scale,
                bytes: bytes, fingerprint: info.fingerprint.flatMap { table.index(of: $0) })
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
    static func escaped(_ json: Data) -> Data {
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
        return Data(bytes)
    }
}
