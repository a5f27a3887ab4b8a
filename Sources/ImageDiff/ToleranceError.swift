import Foundation
import Render

extension Tolerance {
    /// Returns the reason for which this tolerance is too loose for an image, or nil if it isn't.
    ///
    /// It is refused if the number of pixels that may differ reaches a view's number of pixels; if a view could vanish,
    /// because all its pixels, or all but as many as may differ, pass for the most frequent color around it; and if
    /// black passes for white. Views without visible pixels, views in the surrounding color, and masked pixels are
    /// ignored.
    ///
    /// - Parameters:
    ///   - views: The names of the views and their visible boxes in the image's pixels.
    ///   - masks: The masks of the comparison.
    /// - Complexity: Linear in the pixels of the views at worst; a view's check ends once more pixels fail than may
    ///   differ.
    public func refusal(
        for views: [(name: String, box: PixelBox)], in recorded: StraightBitmap, masks: [PixelBox] = []
    ) -> ToleranceError? {
        guard self != .exact else { return nil }
        let pixelMeasure = PixelMeasure(measure)
        if pixelMeasure.difference(0xFF00_0000, 0xFFFF_FFFF, at: 0) <= pixelMeasure.limit {
            return ToleranceError(.blackPassesForWhite, tolerance: self)
        }
        guard let open = try? UnmaskedRows(masks, in: recorded.size) else { return nil }
        let compared = open.pixels(in: 0..<recorded.height)
        let allowed = allowedFailures(of: compared)
        if allowed >= compared, compared > 0 { return ToleranceError(.everythingMayDiffer, tolerance: self) }
        let shown = views.compactMap { VisibleView(name: $0.name, box: $0.box, in: recorded, open: open) }
        // The smallest view is used, so that the advice is sufficient for all.
        if let smallest = shown.min(by: { $0.pixels < $1.pixels }), smallest.pixels <= allowed {
            let needed = precision(allowing: smallest.pixels - 1, of: compared)
            let reason = ToleranceError.Reason.viewMayChange(
                view: smallest.name, pixels: smallest.pixels, allowed: allowed, compared: compared, needed: needed)
            return ToleranceError(reason, tolerance: self)
        }
        return vanishing(of: shown, in: recorded, masks: masks, compared: compared)
    }

    /// Returns the refusal if a view could vanish: for the first view all of whose pixels pass, else for the one with
    /// the fewest failing pixels, so that the advice is sufficient for all.
    private func vanishing(
        of views: [VisibleView], in recorded: StraightBitmap, masks: [PixelBox], compared: Int
    ) -> ToleranceError? {
        let allowed = allowedFailures(of: compared)
        var fewest: (view: String, failing: Int)?
        for view in views {
            guard let found = view.vanishes(under: self, allowing: allowed, in: recorded, masks: masks) else {
                continue
            }
            guard found.failing > 0 else {
                return ToleranceError(
                    .viewMayVanish(view: view.name, difference: found.difference), tolerance: self)
            }
            if found.failing < fewest?.failing ?? .max { fewest = (view.name, found.failing) }
        }
        guard let fewest else { return nil }
        let needed = precision(allowing: fewest.failing - 1, of: compared)
        let reason = ToleranceError.Reason.viewMayVanishAmongFailures(
            view: fewest.view, failing: fewest.failing, allowed: allowed, compared: compared, needed: needed)
        return ToleranceError(reason, tolerance: self)
    }

    /// Returns a precision, with few digits, that lets at most `failures` pixels of `compared` differ.
    private func precision(allowing failures: Int, of compared: Int) -> Double {
        var scale = 1_000.0
        while scale < 1e12 {
            let rounded = ((1 - Double(failures) / Double(compared)) * scale).rounded(.up) / scale
            if rounded < 1 || failures == 0 { return rounded }
            scale *= 10
        }
        return 1
    }
}

/// The refusal of a tolerance under which a comparison with different content would pass.
public struct ToleranceError: Hashable, Sendable, Codable {
    /// The unacceptable change that would pass under the tolerance.
    public enum Reason: Hashable, Sendable, Codable {
        /// Black passes for white.
        case blackPassesForWhite
        /// All pixels may differ.
        case everythingMayDiffer
        /// The number of pixels that may differ reaches a visible view's. `needed` is a precision that is high enough.
        case viewMayChange(view: String, pixels: Int, allowed: Int, compared: Int, needed: Double)
        /// Every pixel of a view passes for the color around it, which differs from the view by at most `difference`:
        /// ΔE, or a YIQ threshold. 0 if the pixels pass as smoothed edges or as shifts.
        case viewMayVanish(view: String, difference: Double)
        /// All pixels of a view except `failing` pass for the color around it, and that many may differ. `needed` is a
        /// precision that is high enough.
        case viewMayVanishAmongFailures(view: String, failing: Int, allowed: Int, compared: Int, needed: Double)
    }

    /// The reason for the refusal.
    public var reason: Reason
    /// The refused tolerance.
    public var tolerance: Tolerance

    /// Creates a refusal of `tolerance` for a reason.
    public init(_ reason: Reason, tolerance: Tolerance) {
        self.reason = reason
        self.tolerance = tolerance
    }
}

extension ToleranceError: CustomStringConvertible {
    /// The reason with a remedy.
    public var description: String { "the tolerance (\(tolerance)) is too lenient: \(explanation)" }

    private var explanation: String {
        switch reason {
        case .blackPassesForWhite:
            return "black and white would compare as equal. " + advice(nil)
        case .everythingMayDiffer:
            return "every pixel may differ. Set precision to the share of the pixels that must pass, such as 0.9999."
        case .viewMayChange(let view, let pixels, let allowed, let compared, let needed):
            return
                "\(allowed) of \(compared) pixels may differ, and “\(view)” shows only \(pixels), all of which could "
                + "change unnoticed. Set precision to \(needed) or more, or mask what may change."
        case .viewMayVanish(let view, let difference):
            return "“\(view)” could vanish unnoticed, because all of it is within tolerance of the color around it. "
                + advice(difference)
        case .viewMayVanishAmongFailures(let view, let failing, let allowed, let compared, let needed):
            return
                "“\(view)” could vanish unnoticed: \(allowed) of \(compared) pixels may differ, and all but \(failing) of "
                + "its pixels are within tolerance of the color around it. Set precision to \(needed) or more, or mask what may change."
        }
    }

    /// Returns a remedy.
    ///
    /// - Parameter difference: The difference that the measure must detect; nil without a view.
    private func advice(_ difference: Double?) -> String {
        switch tolerance.measure {
        case .perceptual:
            let limit = difference.map { max(0, 1 - $0 / 100) }
            let value = limit.map { "above \(Self.text($0, rounded: .up))" } ?? "to 0.9 or more"
            return difference == 0 ? "Allow no shifts." : "Set perceptualPrecision \(value)."
        case .yiq:
            let value = difference.map { "below \(Self.text($0, rounded: .down))" } ?? "to 0.2 or less"
            return difference == 0 ? "Count anti-aliasing, and allow no shifts." : "Set threshold \(value)."
        case .exact:
            return "Allow no shifts."
        }
    }

    private static func text(_ value: Double, rounded rule: FloatingPointRoundingRule) -> String {
        "\((value * 10_000).rounded(rule) / 10_000)"
    }
}

/// A visible view of an image.
struct VisibleView {
    let name: String
    let box: PixelBox
    /// The number of the box's pixels outside the masks.
    let pixels: Int
    /// The color that would remain if the view vanished: the most frequent one around the box, or the view's own if it
    /// fills the image.
    private let remaining: UInt32?

    init?(name: String, box: PixelBox, in picture: StraightBitmap, open: UnmaskedRows) {
        self.name = name
        self.box = box.clipped(width: picture.width, height: picture.height)
        pixels = open.pixels(in: self.box)
        guard pixels > 0 else { return nil }
        remaining =
            Self.surroundings(of: self.box, in: picture.grid) ?? Self.mostFrequent(in: self.box, of: picture.grid)
        if let remaining, isFlat(remaining, in: picture.grid) { return nil }
    }

    private func isFlat(_ color: UInt32, in picture: PixelGrid) -> Bool {
        var y = box.y
        while y < box.y + box.height {
            let row = picture.row(y)
            var x = box.x
            while x < box.x + box.width {
                if row[x] != color { return false }
                x = x &+ 1
            }
            y += 1
        }
        return true
    }

    /// The result of painting a view over with its surroundings.
    struct Vanishing {
        /// The number of pixels that fail against the view's surroundings.
        var failing: Int
        /// The greatest difference of a pixel.
        var difference: Double
    }

    /// Returns the result of a comparison with the view painted over with what would remain, or nil if more than
    /// `allowed` pixels fail, so that the change would be detected.
    func vanishes(
        under tolerance: Tolerance, allowing allowed: Int, in picture: StraightBitmap, masks: [PixelBox]
    ) -> Vanishing? {
        guard let remaining else { return nil }
        // For smoothed edges, neighbors of neighbors matter.
        let margin = 2
        let part = PixelBox(
            x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin
        ).clipped(width: picture.width, height: picture.height)
        let shifted = masks.map { PixelBox(x: $0.x - part.x, y: $0.y - part.y, width: $0.width, height: $0.height) }
        let size = PixelSize(width: part.width, height: part.height)
        guard let open = try? UnmaskedRows(shifted, in: size) else { return nil }
        let before = picture.cut(part)
        let inner = PixelBox(x: box.x - part.x, y: box.y - part.y, width: box.width, height: box.height)
        let after = picture.cut(part, filling: inner, with: remaining)
        var scan = PixelScan(before.grid, after.grid, tolerance: tolerance, open: open, width: part.width)
        scan.enough = allowed
        scan.scan(RowRun(recorded: 0, drawn: 0, count: part.height))
        return scan.failing <= allowed ? Vanishing(failing: scan.failing, difference: scan.reportedGreatest) : nil
    }

    private static func mostFrequent(in box: PixelBox, of picture: PixelGrid) -> UInt32? {
        var colors = ColorCount()
        var y = box.y
        while y < box.y + box.height {
            let row = picture.row(y)
            var x = box.x
            while x < box.x + box.width {
                colors.add(row[x])
                x = x &+ 1
            }
            y += 1
        }
        return colors.mostFrequent
    }

    private static func surroundings(of box: PixelBox, in picture: PixelGrid) -> UInt32? {
        var colors = ColorCount()
        for y in [box.y - 1, box.y + box.height] where y >= 0 && y < picture.height {
            let row = picture.row(y)
            for x in max(0, box.x - 1)..<min(picture.width, box.x + box.width + 1) { colors.add(row[x]) }
        }
        for x in [box.x - 1, box.x + box.width] where x >= 0 && x < picture.width {
            for y in box.y..<box.y + box.height { colors.add(picture.row(y)[x]) }
        }
        return colors.mostFrequent
    }
}

/// A color counter that is fast for runs of equal colors.
private struct ColorCount {
    private var counts: [UInt32: Int] = [:]
    private var current: UInt32 = 0
    private var length = 0

    mutating func add(_ color: UInt32) {
        if length > 0, color == current {
            length += 1
        } else {
            finish()
            current = color
            length = 1
        }
    }

    private mutating func finish() {
        if length > 0 { counts[current, default: 0] += length }
    }

    /// The most frequent color; of several, the one with the lowest number. Nil if nothing was counted.
    var mostFrequent: UInt32? {
        var all = self
        all.finish()
        return all.counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}

extension StraightBitmap {
    /// Returns a part of the image, optionally with a filled rectangle in it.
    fileprivate func cut(_ part: PixelBox, filling box: PixelBox? = nil, with color: UInt32 = 0) -> StraightBitmap {
        let grid = grid
        let bitmap = Bitmap(width: part.width, height: part.height) { pixels, bytesPerRow in
            for y in 0..<part.height { memcpy(pixels + y * bytesPerRow, grid.row(part.y + y) + part.x, part.width * 4) }
            guard let box, box.area > 0 else { return }
            let first = (pixels + box.y * bytesPerRow + box.x * 4).assumingMemoryBound(to: UInt32.self)
            for x in 0..<box.width { first[x] = color }
            for y in 1..<max(1, box.height) { memcpy(first + y * bytesPerRow / 4, first, box.width * 4) }
        }
        return StraightBitmap(straight: bitmap)
    }
}
