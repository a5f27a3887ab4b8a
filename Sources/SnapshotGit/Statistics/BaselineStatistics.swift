import Foundation
import Render
import SnapshotCore

/// The result of `snapshot stats`.
package struct BaselineStatistics: Codable, Hashable {
    struct File: Codable, Hashable {
        var name: String
        var bytes: Int
    }

    /// The number of files in the working tree, and their bytes.
    var count: Int
    var bytes: Int
    var largest: [File]
    /// The growth of the repository; nil if the folder is in none.
    var growth: RepositoryGrowth?
    var compact: CompactSaving?

    package init(_ files: BaselineFiles, largest limit: Int, growth: RepositoryGrowth?, compact: CompactSaving?) {
        count = files.files.count
        bytes = files.bytes
        largest = files.largest.prefix(limit).map { File(name: $0.name, bytes: $0.bytes) }
        self.growth = growth
        self.compact = compact
    }

    package var text: String {
        var lines = ["\(Plural.of(count, "baseline")), \(ByteCount.text(bytes))"]
        if !largest.isEmpty {
            lines += ["", "Largest:", TextTable.text(largest.map { ["  \($0.name)", ByteCount.text($0.bytes)] })]
        }
        if let growth { lines += [""] + Self.lines(growth) }
        if let compact { lines += ["", Self.line(compact)] }
        return lines.joined(separator: "\n")
    }

    private static func lines(_ growth: RepositoryGrowth) -> [String] {
        guard growth.versions > 0 else {
            return [growth.missing > 0 ? "This clone contains no versions." : "No baselines are committed yet."]
        }
        let rows = growth.months.map { month in
            [
                "  \(month.month)", Plural.of(month.versions, "version"),
                "+\(ByteCount.text(month.bytes))"
                    + (month.lfsBytes > 0 ? " and \(ByteCount.text(month.lfsBytes)) in Git LFS" : ""),
            ]
        }
        let total =
            "In the repository: \(Plural.of(growth.versions, "version")), \(ByteCount.text(growth.bytes))"
            + (growth.lfsBytes > 0 ? ", and \(ByteCount.text(growth.lfsBytes)) in Git LFS" : "")
        return ["\(total). By month:", TextTable.text(rows)]
    }

    private static func line(_ compact: CompactSaving) -> String {
        let skipped =
            compact.skipped > 0 ? " (\(Plural.of(compact.skipped, "file")) could not be compressed)" : ""
        guard compact.tried > 0 else { return "The saving of “record --compact” is unknown\(skipped)." }
        let share = compact.before > 0 ? 100 * (compact.before - compact.after) / compact.before : 0
        let whole =
            "“record --compact” would save \(compact.isEstimate ? "about " : "")\(ByteCount.text(compact.bytes))"
        let sample = compact.isEstimate ? ", estimated from \(compact.tried) of \(compact.fileCount) files" : ""
        return "\(whole), \(share) %\(sample)\(skipped)."
    }
}

/// Byte counts in human-readable form.
enum ByteCount {
    /// Returns a text such as `812 bytes`, `41.5 kB` or `3.2 MB`, with decimal units, as for disks.
    static func text(_ bytes: Int) -> String {
        let size = bytes.magnitude
        if size < 1000 { return Plural.of(bytes, "byte") }
        var value = Double(bytes)
        for unit in ["kB", "MB", "GB"] {
            value /= 1000
            if abs(value) < 999.95 || unit == "GB" { return String(format: "%.1f \(unit)", value) }
        }
        return "\(bytes) bytes"
    }
}

/// The PNG files of a folder of baselines, with their sizes on disk.
package struct BaselineFiles {
    package struct File: Hashable {
        /// The name, such as `card/iphone-12.light`.
        var name: String
        var path: String
        var bytes: Int
    }

    /// The files, sorted by name.
    package let files: [File]

    /// Finds the files.
    /// - Throws: `GitError.noBaselines`.
    package init(in folder: String) throws(GitError) {
        guard FilePaths.isFolder(folder) else { throw .noBaselines(folder: folder) }
        files = BaselineStore(folder: folder, failures: folder).pictureFiles().map { file in
            let path = "\(folder)/\(file)"
            var status = stat()
            let bytes = stat(path, &status) == 0 ? Int(status.st_size) : 0
            return File(name: String(file.dropLast(".png".count)), path: path, bytes: bytes)
        }
    }

    var bytes: Int { files.reduce(0) { $0 + $1.bytes } }

    /// The files from the largest to the smallest; equal ones are sorted by name.
    var largest: [File] { files.sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) } }
}

/// The bytes that `record --compact` would save, measured by encoding pictures in memory.
package struct CompactSaving: Codable, Hashable {
    /// The number of files that were compressed.
    var tried: Int
    /// The bytes of these files, before and after compression.
    var before: Int
    var after: Int
    /// The number of all files.
    var fileCount: Int
    /// The bytes that compressing all files would save: measured if all were compressed, else estimated from the share
    /// of the sample.
    var bytes: Int
    var isEstimate: Bool
    /// The number of files that could not be read, or that another program created.
    var skipped: Int

    private enum CodingKeys: String, CodingKey {
        case tried, before, after
        case fileCount = "of"
        case bytes, isEstimate, skipped
    }

    /// Compresses files in memory, which takes seconds for each picture, on all cores.
    /// - Parameter count: the number of files in the sample, evenly distributed from the largest to the smallest; nil
    ///   for all.
    package init(of files: BaselineFiles, trying count: Int?, progress: @Sendable (String) -> Void) {
        let all = files.largest
        let sample = count.map { Self.evenly($0, of: all) } ?? all
        let sizes = ConcurrentMap.results(sample.count) { index in
            progress("[\(index + 1)/\(sample.count)] \(sample[index].name)")
            return Self.compactSize(of: sample[index])
        }
        let found = zip(sample, sizes).compactMap { file, size in
            (try? size.get()).map { (file.bytes, min($0, file.bytes)) }
        }
        tried = found.count
        skipped = sample.count - found.count
        before = found.reduce(0) { $0 + $1.0 }
        after = found.reduce(0) { $0 + $1.1 }
        fileCount = all.count
        isEstimate = sample.count < all.count
        let share = before > 0 ? Double(before - after) / Double(before) : 0
        bytes = isEstimate ? Int((share * Double(files.bytes)).rounded()) : before - after
    }

    /// Returns the files in the middle of as many equal parts.
    private static func evenly(_ count: Int, of files: [BaselineFiles.File]) -> [BaselineFiles.File] {
        guard count < files.count else { return files }
        return (0..<count).map { files[(2 * $0 + 1) * files.count / (2 * count)] }
    }

    /// Returns the bytes of the same picture after compression; nil if it isn't a picture of this tool.
    private static func compactSize(of file: BaselineFiles.File) -> Int? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: file.path)),
            let info = try? PNGInspector.inspect(data), info.pixelHash != nil,
            let bitmap = try? ImageDecoder.decode(data)
        else { return nil }
        let encoder = PNGEncoder(fingerprint: info.fingerprint, views: info.views()).compact()
        return try? encoder.encode(bitmap, scale: info.scale ?? 1).count
    }
}
