import Foundation
import ImageDiff
import Render
import SnapshotCore

/// The pictures of a run's first failures, for the terminal: what differs most, as it was recorded and as it was drawn.
@MainActor
package final class FailurePreviews {
    /// The number of a run's failures that are shown.
    package nonisolated static let limit = 10

    private let terminal: Terminal
    private var shown = 0
    /// Nil where no pictures are shown.
    private let picture: TerminalGraphics?

    /// - Throws: `TerminalError` where a protocol that is requested by name can't be shown.
    package init(_ choice: FailurePreviewMode, in terminal: Terminal) throws(TerminalError) {
        self.terminal = terminal
        picture =
            switch choice {
            case .auto: try? TerminalGraphics(nil, in: terminal, columns: nil)
            case .none: nil
            case .kitty, .blocks: try TerminalGraphics(choice.graphicsProtocol, in: terminal, columns: nil)
            }
    }

    /// Returns the text that shows what differs most in a picture, below a line with a description; nil where nothing
    /// is shown.
    func text(of entry: RunEntry) -> String? {
        guard shown < Self.limit, let region = entry.difference?.regions.first, let picture,
            let actual = entry.files.actual, let old = decoded(entry.files.baseline), let new = decoded(actual),
            let pair = RegionPair(old, new, region)
        else { return nil }
        // Half of the window for each, so that its messages stay in sight.
        let reserve = (terminal.size?.rows ?? 0) / 2
        let layout = RegionPair.Layout.allCases.max { one, other in
            share(of: pair.size(one), picture, reserve) < share(of: pair.size(other), picture, reserve)
        }
        guard let layout, let text = try? picture.text(of: pair.bitmap(layout), reserve: reserve) else { return nil }
        shown += 1
        return "  \(pair.words(layout)):\n\(text)"
    }

    /// The share of its length that a picture keeps where it is made to fit.
    private func share(of size: PixelSize, _ picture: TerminalGraphics, _ reserve: Int) -> Double {
        Double(picture.fit(width: size.width, height: size.height, reserve: reserve).width) / Double(size.width)
    }

    private func decoded(_ path: String) -> Bitmap? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        return try? ImageDecoder.decode(data)
    }
}
