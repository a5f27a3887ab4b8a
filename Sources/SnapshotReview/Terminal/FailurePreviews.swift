import Foundation
import ImageDiff
import Render
import SnapshotCore

/// Pictures of a run's first failures for the terminal: the largest difference, recorded and rendered.
@MainActor
package final class FailurePreviews {
    /// The number of a run's failures that are shown.
    package nonisolated static let limit = 10

    private let terminal: Terminal
    private var shown = 0
    /// The graphics of the terminal; nil if no pictures are shown.
    private let picture: TerminalGraphics?

    /// Creates previews.
    /// - Throws: `TerminalError` if a protocol that is requested by name can't be shown.
    package init(_ choice: FailurePreviewMode, in terminal: Terminal) throws(TerminalError) {
        self.terminal = terminal
        picture =
            switch choice {
            case .auto: try? TerminalGraphics(nil, in: terminal, columns: nil)
            case .none: nil
            case .kitty, .blocks: try TerminalGraphics(choice.graphicsProtocol, in: terminal, columns: nil)
            }
    }

    /// Returns the text that shows a picture's largest difference, below a line with a description; nil if nothing is
    /// shown.
    func text(of entry: RunEntry) -> String? {
        guard shown < Self.limit, let region = entry.difference?.regions.first, let picture,
            let actual = entry.files.actual, let old = decoded(entry.files.baseline), let new = decoded(actual),
            let pair = RegionPair(old, new, region)
        else { return nil }
        // Each picture gets half of the window, so that its messages stay visible.
        let reserve = (terminal.size?.rows ?? 0) / 2
        let layout = RegionPair.Layout.allCases.max { one, other in
            share(of: pair.size(one), picture, reserve) < share(of: pair.size(other), picture, reserve)
        }
        guard let layout, let text = try? picture.text(of: pair.bitmap(layout), reserve: reserve) else { return nil }
        shown += 1
        return "  \(pair.words(layout)):\n\(text)"
    }

    /// Returns the factor, at most 1, by which a picture is scaled to fit.
    private func share(of size: PixelSize, _ picture: TerminalGraphics, _ reserve: Int) -> Double {
        Double(picture.fit(width: size.width, height: size.height, reserve: reserve).width) / Double(size.width)
    }

    private func decoded(_ path: String) -> Bitmap? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        return try? ImageDecoder.decode(data)
    }
}

/// The values of `--pictures`: the ways of showing failures in the terminal.
package enum FailurePreviewMode: String, CaseIterable, Hashable, Sendable {
    /// The best protocol of the terminal; none if output isn't a terminal.
    case auto
    case kitty, blocks
    case none

    /// The protocol that is requested by name; nil for `auto` and `none`.
    package var graphicsProtocol: TerminalGraphicsProtocol? { TerminalGraphicsProtocol(rawValue: rawValue) }
}

/// One part of a picture, recorded and rendered.
struct RegionPair {
    /// The arrangement of the two parts.
    enum Layout: CaseIterable {
        /// The drawn picture is on the right.
        case beside
        /// The drawn picture is below.
        case below
    }

    private let old: Bitmap
    private let new: Bitmap
    /// The part, in pixels of the drawn picture, or of the recorded picture if only that has the region.
    let box: PixelBox
    /// The origin of the part in the recorded picture; it differs from that in the drawn one if rows were inserted or
    /// removed.
    private let oldOrigin: (x: Int, y: Int)
    private let newOrigin: (x: Int, y: Int)

    /// The minimum margin around a region, in pixels.
    private static let margin = 16
    /// The minimum size that is shown, in pixels: a small dot alone isn't helpful.
    private static let side = 96

    /// Finds the part of a region.
    /// - Returns: nil if neither picture has the region.
    init?(_ old: Bitmap, _ new: Bitmap, _ region: DifferenceRecord.Region) {
        self.old = old
        self.new = new
        let width = max(old.width, new.width)
        let height = max(old.height, new.height)
        let inside = region.shownBox.clipped(width: width, height: height)
        guard inside.area > 0 else { return nil }
        let columns = Self.margin(around: inside.width)
        let rows = Self.margin(around: inside.height)
        let box = PixelBox(
            x: inside.x - columns, y: inside.y - rows, width: inside.width + 2 * columns,
            height: inside.height + 2 * rows
        ).clipped(width: width, height: height)
        func origin(of other: PixelBox) -> (x: Int, y: Int) {
            let other = other.clipped(width: width, height: height)
            return (box.x + other.x - inside.x, box.y + other.y - inside.y)
        }
        self.box = box
        oldOrigin = origin(of: region.recordedBox)
        newOrigin = origin(of: region.drawnBox)
    }

    /// Returns a quarter of the length, or more if that is small.
    private static func margin(around length: Int) -> Int { max(margin, length / 4, (side - length + 1) / 2) }

    /// The gap between the two parts, which is visible even when they are scaled down.
    private var gap: Int { max(4, max(box.width, box.height) / 24) }

    func size(_ layout: Layout) -> PixelSize {
        switch layout {
        case .beside: PixelSize(width: 2 * box.width + gap, height: box.height)
        case .below: PixelSize(width: box.width, height: 2 * box.height + gap)
        }
    }

    /// Returns the description of the two parts and their arrangement.
    func words(_ layout: Layout) -> String {
        let pixels = "\(box.width) × \(box.height) pixels"
        let (old, new) = ("at (\(oldOrigin.x), \(oldOrigin.y))", "at (\(newOrigin.x), \(newOrigin.y))")
        let (first, second) = layout == .beside ? ("left", "right") : ("top", "bottom")
        return old == new
            ? "recorded (\(first)) and rendered (\(second)), \(pixels) \(new)"
            : "recorded (\(first)) \(old) and rendered (\(second)) \(new), \(pixels)"
    }

    /// Returns both parts; pixels outside of either picture are clear.
    func bitmap(_ layout: Layout) -> Bitmap {
        let size = size(layout)
        return Bitmap(width: size.width, height: size.height) { pixels, bytesPerRow in
            copy(old, from: oldOrigin, to: pixels, bytesPerRow)
            let offset = layout == .beside ? (box.width + gap) * 4 : (box.height + gap) * bytesPerRow
            copy(new, from: newOrigin, to: pixels + offset, bytesPerRow)
        }
    }

    private func copy(
        _ picture: Bitmap, from origin: (x: Int, y: Int), to target: UnsafeMutableRawPointer, _ bytesPerRow: Int
    ) {
        let part = PixelBox(x: origin.x, y: origin.y, width: box.width, height: box.height)
            .clipped(width: picture.width, height: picture.height)
        guard part.area > 0 else { return }
        for y in part.y..<part.y + part.height {
            (target + (y - origin.y) * bytesPerRow + (part.x - origin.x) * 4)
                .copyMemory(
                    from: picture.pixels + y * picture.bytesPerRow + part.x * 4, byteCount: part.width * 4)
        }
    }
}
