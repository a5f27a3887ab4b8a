import Foundation
import ImageDiff
import Render

/// A picture as lines of text, the same for the same file on every machine, which `git show` compares instead of bytes.
package struct BaselineOutline {
    package let version: BaselineVersion

    package init(version: BaselineVersion) { self.version = version }

    /// The size, the versions that drew it, the views with their frames, and digests of bands of pixels. Changed lines
    /// show what changed and, if the views don't show it, where.
    package var lines: [String] {
        var lines = [version.summary]
        guard let info = version.info, let file = version.file else { return lines }
        if let hash = info.pixelHash { lines.append("pixels \(hash)") }
        if let fingerprint = info.fingerprint {
            lines += ["", "drawn with"] + fingerprint.text.split(separator: "\n").map { "  \($0)" }
        }
        if let views = version.views { lines += ["", "views, in points"] + views.outline.map { "  \($0)" } }
        do {
            let bitmap = try ImageDecoder.decode(file)
            lines += ["", "rows of pixels, and digests of their quarters from left to right"]
            lines += Self.bands(of: bitmap).map { "  \($0)" }
        } catch {
            lines += ["", "the pixels can't be read: \(error)"]
        }
        return lines
    }

    private static let bandCount = 24
    private static let columnCount = 4

    private static func bands(of bitmap: Bitmap) -> [String] {
        let count = min(bandCount, bitmap.height)
        return (0..<count).map { band in
            let rows = bitmap.height * band / count..<bitmap.height * (band + 1) / count
            let digests = (0..<columnCount).map { column in
                let columns = bitmap.width * column / columnCount..<bitmap.width * (column + 1) / columnCount
                return digest(of: bitmap, columns, rows)
            }
            return "\(rows.lowerBound)–\(rows.upperBound - 1): \(digests.joined(separator: " "))"
        }
    }

    private static func digest(of bitmap: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>) -> String {
        let hash = FastHash()
        for y in rows {
            hash.update(bitmap.pixels + y * bitmap.bytesPerRow + columns.lowerBound * 4, count: columns.count * 4)
        }
        return String(hash.text.prefix(8))
    }
}
