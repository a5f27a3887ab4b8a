import BuilderUIKit
import Render

/// A contact sheet of the versions of pictures, the newest first.
@MainActor
struct HistorySheet {
    private let cells: [ContactSheetCell]

    /// - Throws: `GitError.nothingToDraw`.
    init(of histories: [PictureHistory]) throws(GitError) {
        var cells: [ContactSheetCell] = []
        for history in histories {
            for (entry, version) in zip(history.entries, history.versions) {
                if let cell = Self.cell(entry, version, of: history.name) { cells.append(cell) }
            }
        }
        guard !cells.isEmpty else {
            throw .nothingToDraw(name: histories.map(\.name).joined(separator: ", "))
        }
        self.cells = cells
    }

    /// Two pixels for each point, in light.
    /// - Throws: `RenderError`.
    func display() throws -> Display {
        let rows = stride(from: 0, to: cells.count, by: Self.columnCount).map {
            Array(cells[$0..<min($0 + Self.columnCount, cells.count)])
        }
        var display = try ContactSheetGrid(rows, zoom: 1, padding: 0).display(appearance: .light)
        display.background = .systemBackground(for: .light)
        display.scale = 2
        return display
    }

    private static let columnCount = 5
    /// Pixels of a thumbnail's longer side: more than the sheet shows of it.
    private static let longestSide = 1400

    private static func cell(_ entry: HistoryEntry, _ version: PictureVersion, of name: String) -> ContactSheetCell? {
        guard let info = version.info, let file = version.file, let bitmap = try? ImageDecoder.decode(file) else {
            return nil
        }
        let scale = info.scale ?? 1
        let size = CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
        let isDark = name.split(separator: ".").contains("dark")
        return ContactSheetCell(
            title: "\(entry.day) · \(entry.commit.prefix(10))",
            detail: "\(name)\n\(PlainText.of(entry.subject))\n\(shortened(entry.summary))",
            picture: small(bitmap), size: size, isBareView: name.contains(".width-"),
            ground: .systemBackground(for: isDark ? .dark : .light))
    }

    /// What stands below a thumbnail is about as high as it, at most.
    private static func shortened(_ text: String) -> String {
        text.count > 160 ? "\(text.prefix(160))…" : text
    }

    /// Pictures as large as they are shown, so that many versions take little memory.
    private static func small(_ bitmap: Bitmap) -> Bitmap {
        let factor = Double(longestSide) / Double(max(bitmap.width, bitmap.height))
        guard factor < 1 else { return bitmap }
        return PictureScaler.scale(
            bitmap, width: max(1, Int(Double(bitmap.width) * factor)),
            height: max(1, Int(Double(bitmap.height) * factor)))
    }
}
