import Foundation
import ImageDiff
import Render
import SnapshotCore

/// The pictures of a run's first failures, for the terminal: what differs most, as it was recorded and as it was drawn.
///
/// A terminal is asked what it shows when there is something to show, and not before.
@MainActor
package final class FailurePictures {
    /// How many failures of a run are shown.
    package nonisolated static let limit = 10

    private let terminal: Terminal
    private var shown = 0
    private var state: State

    private enum State {
        case unknown
        case ready(TerminalPicture)
        case off
    }

    /// - Throws: `TerminalError` where what is asked for by name can't be shown.
    package init(_ choice: PicturesChoice, in terminal: Terminal) throws(TerminalError) {
        self.terminal = terminal
        if let asked = choice.pictureProtocol {
            state = .ready(try TerminalPicture(asked, in: terminal, columns: nil))
        } else {
            state = choice == .none || terminal.size == nil ? .off : .unknown
        }
    }

    /// The text that shows what differs most in a picture, with a line above that says what it is; nil where nothing is shown.
    func text(of entry: RunEntry) -> String? {
        guard shown < Self.limit, let region = entry.difference?.regions.first, let picture = terminalPicture(),
            let actual = entry.files.actual, let old = decoded(entry.files.baseline), let new = decoded(actual),
            let pair = RegionPair(old, new, region)
        else { return nil }
        // Half of the window for each, so that what is said of it stays in sight.
        let reserve = (terminal.size?.rows ?? 0) / 2
        let layout = RegionPair.Layout.allCases.max { one, other in
            share(of: pair.size(one), picture, reserve) < share(of: pair.size(other), picture, reserve)
        }
        guard let layout, let text = try? picture.text(of: pair.bitmap(layout), reserve: reserve) else { return nil }
        shown += 1
        return "  \(pair.words(layout)):\n\(text)"
    }

    /// How much of its length is left to a picture that is made to fit.
    private func share(of size: PixelSize, _ picture: TerminalPicture, _ reserve: Int) -> Double {
        Double(picture.fit(width: size.width, height: size.height, reserve: reserve).width) / Double(size.width)
    }

    private func terminalPicture() -> TerminalPicture? {
        if case .unknown = state {
            state = (try? TerminalPicture(nil, in: terminal, columns: nil)).map { .ready($0) } ?? .off
        }
        guard case .ready(let picture) = state else { return nil }
        return picture
    }

    private func decoded(_ path: String) -> Bitmap? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        return try? ImageDecoder.decode(data)
    }
}
