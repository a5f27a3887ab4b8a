import Foundation
import Render
import SnapshotCore
import Synchronization

/// Writes the folder of a report: numbered pictures, `report.json` for programs, `index.html` for people.
package struct ReportWriter: Sendable {
    let source: ReportSource
    let tool: ReportRecord.Tool

    package init(_ source: ReportSource, tool: SnapshotTool) {
        self.source = source
        self.tool = ReportRecord.Tool(name: tool.name, version: tool.version)
    }

    /// - Returns: the path of the page.
    /// - Throws: `ReportError` or `CommandError`; the folder is then unchanged, except with
    ///   `ReportError.notBroughtBack`.
    package func write(to folder: ReportFolder, signals: DeferredSignals) throws -> String {
        try folder.replace(through: signals) { new in
            let pictures = CopiedPictures(source.results, try copyPictures(to: new))
            let digest = try new.write(to: ReportRecord.fileName) { append in
                try write(pictures) { try append(Data("\($0)\n".utf8)) }
            }
            let page = ReportPage(ReportData(pictures, tool: tool.name, hash: digest.text))
            try new.write(to: "index.html") { try page.write(to: $0) }
        }
        return "\(folder.shownPath)/index.html"
    }

    /// Passes the lines of the record to a closure.
    private func write(_ pictures: CopiedPictures, to write: (_ lines: String) throws -> Void) throws {
        let results = pictures.results
        func record(_ results: RunResults, _ files: [ReportRecord.EntryFiles]) -> ReportRecord {
            ReportRecord(
                tool: tool, results: results, files: files,
                orphans: pictures.orphans.map { pictures.files(at: $0) })
        }
        var frame = results
        frame.entries = []
        let lists = [
            JSONList("files", count: results.entries.count) { pictures.files(at: $0) },
            JSONList("entries", depth: 2, results.entries),
        ]
        try JSONText.write(
            record(results, results.entries.indices.map { pictures.files(at: $0) }), frame: record(frame, []),
            lists: lists, to: write)
    }

    /// Copies the pictures byte for byte, on all cores.
    /// - Returns: the copies, by the numbers of entries and then of orphans, counted from 0.
    private func copyPictures(to folder: StagedDirectory) throws -> [Int: CopiedPictures.Copy] {
        let entries = source.results.entries
        let orphans = source.results.orphans
        let shown =
            entries.indices.filter { source.mayHavePictures(entries[$0]) } + orphans.indices.map { entries.count + $0 }
        let failed = Mutex(false)
        let copied = ConcurrentMap.results(shown.count) { place -> CopiedPictures.Copy? in
            if failed.withLock({ $0 }) { return nil }
            let index = shown[place]
            do {
                if index < entries.count {
                    let entry = entries[index]
                    return try copy(source.pictures(of: entry), of: entry.name, number: index + 1, to: folder)
                }
                let path = orphans[index - entries.count]
                let pictures = ReportSource.EntryImages(baseline: source.picture(ofOrphan: path))
                return try copy(pictures, of: path, number: index + 1, to: folder)
            } catch {
                failed.withLock { $0 = true }
                throw error
            }
        }
        var copies: [Int: CopiedPictures.Copy] = [:]
        // The first picture that failed: on several cores, later ones may have failed before it.
        for (index, copy) in zip(shown, copied) { copies[index] = try copy.get() }
        return copies
    }

    private func copy(
        _ pictures: ReportSource.EntryImages, of name: String, number: Int, to folder: StagedDirectory
    ) throws -> CopiedPictures.Copy {
        var files = ReportRecord.EntryFiles(name: name)
        var infos = RunImageInfos()
        func write(_ picture: RunImage?, _ kind: String) throws -> ReportRecord.ReportFile? {
            guard let picture else { return nil }
            let path = "pictures/\(number)/\(kind).png"
            let file = ReportRecord.ReportFile(path: path, sha256: FileDigest(picture.data).text)
            try folder.write(picture.data, to: path)
            return file
        }
        files.baseline = try write(pictures.baseline, "baseline")
        files.actual = try write(pictures.actual, "actual")
        files.difference = try write(pictures.difference, "difference")
        infos.baseline = pictures.baseline.map { ($0.info, $0.data.count) }
        infos.actual = pictures.actual.map { ($0.info, $0.data.count) }
        infos.difference = pictures.difference.map { ($0.info, $0.data.count) }
        return CopiedPictures.Copy(files: files, infos: infos)
    }
}

/// The pictures in a report's folder, by the numbers of entries and then of orphans. Most entries of a run have none.
struct CopiedPictures {
    /// The pictures of an entry, or of an orphan.
    struct Copy: Sendable {
        var files: ReportRecord.EntryFiles
        var infos: RunImageInfos
    }

    let results: RunResults
    let copies: [Int: Copy]

    init(_ results: RunResults, _ copies: [Int: Copy]) {
        self.results = results
        self.copies = copies
    }

    /// The numbers of the orphans.
    var orphans: Range<Int> { results.entries.count..<results.entries.count + results.orphans.count }

    /// Returns the files of an entry, or of an orphan.
    func files(at index: Int) -> ReportRecord.EntryFiles {
        if let copy = copies[index] { return copy.files }
        let count = results.entries.count
        return ReportRecord.EntryFiles(
            name: index < count ? results.entries[index].name : results.orphans[index - count])
    }
}

/// A run, and the pictures of its entries.
package struct ReportSource: Sendable {
    /// The results of the run, or of all its shards together.
    let results: RunResults
    private let files: RunImages

    /// Creates the source of a run that has just finished.
    package init(_ results: RunResults, pictures: RunImages) {
        self.results = results
        files = pictures
    }

    /// Reads the results of a run, or of all its shards.
    /// - Parameters:
    ///   - paths: the paths of results.json, or of folders that contain one.
    ///   - baselines: the folder in which they are found by the pictures' names; nil for the paths of the run.
    /// - Throws: `ReportError.noResults`, `ResultsError` or `MergeError`.
    package init(reading paths: [String], baselines: String?, tool: SnapshotTool) throws {
        let parts = try paths.map { path in
            let file = FilePaths.isFolder(path) ? "\(path)/\(ResultsFile.name)" : path
            guard FilePaths.exists(file) else { throw ReportError.noResults(path: file) }
            return ResultsMerge.ShardResults(path: file, results: try .read(file))
        }
        results = parts.count == 1 ? parts[0].results : try ResultsMerge(parts).results
        files = RunImages(of: parts, baselines: baselines, tool: tool)
    }

    /// The folders of the baselines that the run used.
    package var baselineFolders: [String] { Set(results.entries.lazy.compactMap(\.baselineFolder)).sorted() }

    /// The pictures of an entry that has any to show.
    struct EntryImages {
        var baseline: RunImage?
        var actual: RunImage?
        var difference: RunImage?
    }

    /// Returns whether an entry has an outcome whose pictures are shown.
    func mayHavePictures(_ entry: RunEntry) -> Bool { entry.outcome != .same && entry.outcome != .tolerated }

    /// - Throws: `ReportError` if a picture that its outcome requires can't be shown.
    func pictures(of entry: RunEntry) throws(ReportError) -> EntryImages {
        var pictures = EntryImages()
        switch entry.outcome {
        case .same, .tolerated: return pictures
        case .differs, .otherFingerprint, .refused, .recorded: pictures.baseline = try files.baseline(of: entry)
        case .missing: break
        // The baseline may be the cause of such an outcome, or may never have existed.
        case .unreadable, .failed, .missingGlyphs, .incomplete, .crashed, .timedOut, .unwritable:
            pictures.baseline = try? files.baseline(of: entry)
        }
        pictures.actual = try files.actual(of: entry)
        pictures.difference = try files.difference(of: entry)
        return pictures
    }

    /// Returns the picture of an orphan; nil if it was deleted or isn't a picture: then only its path is shown.
    func picture(ofOrphan path: String) -> RunImage? { files.picture(ofOrphan: path) }
}

/// The content of a report, for programs: the file `report.json` in its folder.
package struct ReportRecord: Hashable, Sendable, Codable, FormattedContent {
    /// The version of this file format.
    package static let currentFormat = 1
    /// Its name in the report's folder.
    package static let fileName = "report.json"
    /// The name of the decisions' file beside it.
    package static let decisionsName = "decisions.json"

    /// The format version of the file that was read; `currentFormat` for a new one.
    var format = Self.currentFormat
    /// The tool that wrote it.
    var tool: Tool
    /// The run, as `verify` wrote it.
    var results: RunResults
    /// The files of each entry in the report's folder, in the order of the results.
    var files: [EntryFiles]
    /// The files of each orphan in the report's folder, in the order of the results.
    var orphans: [EntryFiles]

    struct Tool: Hashable, Sendable, Codable {
        var name: String
        var version: String
    }

    /// The pictures of one entry.
    struct EntryFiles: Hashable, Sendable, Codable {
        /// The entry's name; the path of an orphan.
        var name: String
        /// The baseline; nil if there is none.
        var baseline: ReportFile?
        var actual: ReportFile?
        var difference: ReportFile?
    }

    /// A file of the report.
    struct ReportFile: Hashable, Sendable, Codable {
        /// The path relative to the report's folder, such as `pictures/3/actual.png`; it contains the entry's number,
        /// never its name.
        var path: String
        /// The SHA-256, in 64 hexadecimal digits.
        var sha256: String
    }
}
