import BuilderUIKit
import Render
import SnapshotCore

/// A contact sheet of the versions of pictures, the newest first; it is filled while the versions are read.
@MainActor
package struct HistorySheet {
    private let names: String
    private var cells: [ContactSheetCell] = []
    private var deletedCount = 0
    private var pointerCount = 0
    private var unreadableCount = 0

    /// Creates an empty sheet.
    /// - Throws: `GitError.sheetTooLarge` if the versions don't fit on one.
    package init(of pictures: [BaselineCommits]) throws(GitError) {
        let count = pictures.reduce(0) { $0 + $1.steps.count }
        guard count <= Self.versionLimit else { throw .sheetTooLarge(versions: count, limit: Self.versionLimit) }
        names = pictures.map(\.name).joined(separator: ", ")
    }

    /// Adds the picture after a commit, or counts a version that can't be shown.
    package mutating func add(_ entry: HistoryEntry, _ version: BaselineVersion, of name: String) {
        switch version.content {
        case .picture(let file, let info):
            guard let bitmap = try? ImageDecoder.decode(file) else {
                unreadableCount += 1
                return
            }
            cells.append(Self.cell(entry, bitmap, scale: info.scale ?? 1, of: name))
        case .pointer: pointerCount += 1
        case .absent where entry.kind == .deleted: deletedCount += 1
        case .absent, .unreadable: unreadableCount += 1
        }
    }

    /// The number of versions that aren't shown, and the reason; nil if all are.
    package var note: String? {
        let counts = [
            (deletedCount, "deleted"), (pointerCount, "in Git LFS and not fetched (git lfs fetch --all)"),
            (unreadableCount, "unreadable"),
        ].filter { $0.0 > 0 }
        let total = counts.reduce(0) { $0 + $1.0 }
        guard total > 0 else { return nil }
        return Plural.of(total, "version") + (total == 1 ? " isn't" : " aren't") + " on the sheet: "
            + counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    /// Returns the sheet, at two pixels per point, in the light appearance.
    /// - Throws: `GitError.nothingToDraw` or `.sheetTooLarge`, `RenderError`.
    package func display() throws -> Display {
        guard !cells.isEmpty else { throw GitError.nothingToDraw(name: names) }
        let rows = stride(from: 0, to: cells.count, by: Self.columnCount).map {
            Array(cells[$0..<min($0 + Self.columnCount, cells.count)])
        }
        var display = try ContactSheetGrid(rows, zoom: 1, padding: 0).display(appearance: .light)
        display.background = .systemBackground(for: .light)
        display.scale = Self.scale
        let pixels = Double(display.size.width) * Self.scale * Double(display.size.height) * Self.scale
        guard pixels <= Double(Painter.pixelLimit) else {
            throw GitError.sheetTooLarge(versions: cells.count, limit: nil)
        }
        return display
    }

    /// The maximum number of versions: that many portrait or landscape screens with captions have fewer pixels than the
    /// limit of a picture.
    private static let versionLimit = 150
    private static let columnCount = 5
    private static let scale = 2.0

    private static func cell(
        _ entry: HistoryEntry, _ bitmap: Bitmap, scale: Double, of name: String
    ) -> ContactSheetCell {
        let size = CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
        let isBareView = name.contains(".width-")
        let isDark = name.split(separator: ".").contains("dark")
        return ContactSheetCell(
            title: "\(entry.day)\n\(entry.commit.prefix(10))",
            detail: "\(name)\n\(shortened(entry.subject))\n\(shortened(entry.summary))",
            picture: thumbnail(of: bitmap, size: size, isBareView: isBareView), size: size, isBareView: isBareView,
            ground: .systemBackground(for: isDark ? .dark : .light))
    }

    /// Shortens the text below a thumbnail to about the thumbnail's height.
    private static func shortened(_ text: String) -> String {
        PlainText.of(text.count > 160 ? "\(text.prefix(160))…" : text)
    }

    /// Returns a picture in its displayed size, so that many versions take little memory.
    /// - Parameter size: the size in points.
    static func thumbnail(of bitmap: Bitmap, size: CGSize, isBareView: Bool) -> Bitmap {
        let factor = Double(ContactSheetGrid.factor(of: size, isBareView: isBareView)) * scale
        let width = max(1, Int((Double(size.width) * factor).rounded()))
        let height = max(1, Int((Double(size.height) * factor).rounded()))
        guard width < bitmap.width, height < bitmap.height else { return bitmap }
        return BitmapScaler.scale(bitmap, width: width, height: height)
    }
}
