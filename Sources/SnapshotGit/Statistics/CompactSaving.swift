import Foundation
import Render
import Synchronization

/// The bytes that `record --compact` would save, found by writing pictures in memory.
package struct CompactSaving: Codable, Hashable {
    /// The number of tried files.
    var tried: Int
    /// Their bytes, and what they would have.
    var before: Int
    var after: Int
    /// Of how many files this speaks.
    var of: Int
    /// The bytes that all of them would save: measured if all were tried, else estimated from the share of the tried
    /// ones.
    var bytes: Int
    var isEstimate: Bool
    /// Files that could not be read, or that this tool hasn't made.
    var skipped: Int

    /// Takes seconds for each picture, on all cores.
    /// - Parameter count: how many files to try, evenly from the largest to the smallest; nil for all.
    package init(of files: BaselineFiles, trying count: Int?, progress: @Sendable (String) -> Void) {
        let all = files.largest
        let sample = count.map { Self.evenly($0, of: all) } ?? all
        let sizes = Self.compactSizes(of: sample, progress: progress)
        let found = zip(sample, sizes).compactMap { file, size in size.map { (file.bytes, min($0, file.bytes)) } }
        tried = found.count
        skipped = sample.count - found.count
        before = found.reduce(0) { $0 + $1.0 }
        after = found.reduce(0) { $0 + $1.1 }
        of = all.count
        isEstimate = sample.count < all.count
        let share = before > 0 ? Double(before - after) / Double(before) : 0
        bytes = isEstimate ? Int((share * Double(files.bytes)).rounded()) : before - after
    }

    private static func compactSizes(
        of files: [BaselineFiles.File], progress: @Sendable (String) -> Void
    ) -> [Int?] {
        let sizes = Mutex([Int?](repeating: nil, count: files.count))
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            progress("[\(index + 1)/\(files.count)] \(files[index].name)")
            let size = compactSize(of: files[index])
            sizes.withLock { $0[index] = size }
        }
        return sizes.withLock { $0 }
    }

    /// From the middles of as many equal parts.
    private static func evenly(_ count: Int, of files: [BaselineFiles.File]) -> [BaselineFiles.File] {
        guard count < files.count else { return files }
        return (0..<count).map { files[(2 * $0 + 1) * files.count / (2 * count)] }
    }

    /// The bytes of the same picture, written small; nil for what isn't a picture of this tool.
    private static func compactSize(of file: BaselineFiles.File) -> Int? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: file.path)),
            let info = try? PNGInspector.inspect(data), info.pixelHash != nil,
            let bitmap = try? ImageDecoder.decode(data)
        else { return nil }
        let encoder = PNGEncoder(fingerprint: info.fingerprint, views: info.views()).compact()
        return try? encoder.encode(bitmap, scale: info.scale ?? 1).count
    }
}
