import BuilderUIKit
import ImageDiff
import Render
import SnapshotCore

/// Compares an image with its baseline's file: by the hash in the file first, by pixels only if that differs.
struct ImageCheck {
    private let comparer: SnapshotComparer

    /// Creates a check with a tolerance.
    /// - Parameters:
    ///   - precision: The share of the pixels that must pass, 0…1.
    ///   - perceptualPrecision: The similarity of a color that passes, 0…1.
    init(precision: Float, perceptualPrecision: Float) {
        // Converted by their digits, since 0.99 as a Float is a little less than as a Double.
        let perceptual = Self.double(perceptualPrecision)
        comparer = SnapshotComparer(
            tolerance: Tolerance(
                measure: perceptual == 1 ? .exact : .perceptual(precision: perceptual),
                precision: Self.double(precision)))
    }

    private static func double(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }

    /// Checks that an image can be stored and compared.
    /// - Throws: `SnapshotError` if it has no size, or the tolerance is invalid.
    func prepare(_ image: UIImage) throws(SnapshotError) {
        try validate()
        _ = try ImageFile.bitmap(of: image)
    }

    private func validate() throws(SnapshotError) {
        do { try comparer.validate() } catch { throw .refused("\(error)") }
    }

    /// Returns the difference of an image from its baseline; nil if it passes.
    /// - Throws: `UnreadableBaselineError`; `SnapshotError` if the tolerance is refused, the scales differ, or the
    ///   image has no size.
    func difference(from baseline: Data, to image: UIImage) throws -> (String, [DiffAttachment])? {
        let bitmap = try ImageFile.bitmap(of: image)
        let baseline = RecordedSnapshot(baseline)
        if comparer.tolerance == .exact, let hash = baseline.pixelHash, hash == ImageFile.key(of: image) { return nil }
        try validate()
        let recorded: StraightBitmap
        do {
            recorded = try baseline.bitmap()
        } catch {
            throw UnreadableBaselineError(reason: "\(error)")
        }
        let drawn = StraightBitmap(bitmap)
        try refuse(recorded, baseline, for: image)
        let comparison = try comparer.compare(recorded, with: drawn)
        if comparison.pixels.passes { return nil }
        let changes = Self.changes(comparison, from: baseline.views, to: image)
        let file = try comparison.differencePNG(scale: Double(image.scale))
        let text = ([changes] + fingerprints(baseline, image)).joined(separator: "\n")
        return (text, [.data(file, name: "difference.png")])
    }

    /// Throws an error for a meaningless comparison: another scale, or a tolerance under which a recorded view could
    /// vanish. Without a recorded view tree, the views of the image are used.
    private func refuse(
        _ recorded: StraightBitmap, _ baseline: RecordedSnapshot, for image: UIImage
    ) throws(SnapshotError) {
        let scale = Double(image.scale)
        if let recordedScale = baseline.scale, recordedScale != scale {
            throw .refused(
                "recorded at scale \(recordedScale), drawn at scale \(scale). Draw at the scale of the baseline, or "
                    + "delete the baseline if the new scale is intended.")
        }
        do {
            try comparer.checkTolerance(for: baseline.views ?? ImageFile.views(of: image), in: recorded)
        } catch {
            throw .refused("\(error)")
        }
    }

    /// Returns a line that names the versions that drew the baseline, if they differ.
    private func fingerprints(_ baseline: RecordedSnapshot, _ image: UIImage) -> [String] {
        guard let here = (image as? DisplayImage)?.display?.fingerprint else { return [] }
        let changes = baseline.otherVersions(than: here).map(\.description)
        return changes.isEmpty
            ? [] : ["The baseline was drawn with different versions: \(changes.joined(separator: "; "))"]
    }

    /// The maximum number of listed regions.
    private static let limit = 5

    /// Returns the regions of a difference, and the views whose changes explain it.
    private static func changes(
        _ comparison: SnapshotComparison, from recorded: ViewTree?, to image: UIImage
    ) -> String {
        let pixels = comparison.pixels
        guard let recorded, let drawn = ImageFile.views(of: image) else { return pixels.description }
        let causes = pixels.causes(among: comparison.changes(from: recorded, to: drawn))
        var lines = [pixels.summary]
        lines += pixels.rowEdits.prefix(Self.limit).map { "  \($0)" }
        for (region, changes) in zip(pixels.regions.prefix(Self.limit), causes) {
            lines.append("  \(region)")
            lines += changes.isEmpty ? ["    \(ViewChange.sameViews)"] : changes.map { "    \($0)" }
        }
        if pixels.regions.count > Self.limit { lines.append("  and \(pixels.regions.count - Self.limit) more regions") }
        lines.append(pixels.sweep.description)
        return lines.joined(separator: "\n")
    }
}
