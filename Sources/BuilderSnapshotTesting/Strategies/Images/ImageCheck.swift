import BuilderUIKit
import ImageDiff
import Render

/// Compares an image with its baseline's file: by the hash in the file first, by pixels only if that differs.
struct ImageCheck {
    let tolerance: Tolerance

    /// Creates a check with a tolerance.
    /// - Parameters:
    ///   - precision: The share of the pixels that must pass, 0…1.
    ///   - perceptualPrecision: The similarity of a color that passes, 0…1.
    init(precision: Float, perceptualPrecision: Float) {
        // Converted by their digits, since 0.99 as a Float is a little less than as a Double.
        let perceptual = Self.double(perceptualPrecision)
        tolerance = Tolerance(
            measure: perceptual == 1 ? .exact : .perceptual(precision: perceptual), precision: Self.double(precision))
    }

    private static func double(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }

    /// Checks that an image can be stored and compared.
    /// - Throws: `SnapshotError` if it has no size, or the tolerance is invalid.
    func prepare(_ image: UIImage) throws(SnapshotError) {
        try validate()
        _ = try ImageFile.bitmap(of: image)
    }

    private func validate() throws(SnapshotError) {
        do { try tolerance.validate() } catch { throw .refused(error.description) }
    }

    /// Returns the difference of an image from its baseline; nil if it passes.
    /// - Throws: `UnreadableBaselineError`; `SnapshotError` if the tolerance is refused, the scales differ, or the
    ///   image has no size.
    func difference(from baseline: Data, to image: UIImage) throws -> (String, [DiffAttachment])? {
        let bitmap = try ImageFile.bitmap(of: image)
        let info = try? PNGInspector.inspect(baseline)
        if tolerance == .exact, let hash = info?.pixelHash, info?.isIntact == true, hash == ImageFile.key(of: image) {
            return nil
        }
        try validate()
        let recorded: StraightBitmap
        do {
            recorded = try StraightBitmap(data: baseline)
        } catch {
            throw UnreadableBaselineError(reason: "\(error)")
        }
        let drawn = StraightBitmap(bitmap)
        try refuse(drawn, of: image, recordedScale: info?.scale)
        let comparison = try BitmapComparison(recorded, drawn, tolerance: tolerance)
        if comparison.passes { return nil }
        let changes = Self.changes(comparison, from: info?.views().flatMap { ViewTree(text: $0) }, to: image)
        let picture = try BitmapComparison.differencePicture(recorded, drawn, tolerance: tolerance)
        let file = try PNGEncoder().encode(picture, scale: Double(image.scale))
        let text = ([changes] + fingerprints(info, image)).joined(separator: "\n")
        return (text, [.data(file, name: "difference.png")])
    }

    /// Throws an error for a meaningless comparison: another scale, or a tolerance under which anything passes. Without
    /// a recorded view tree, the tolerance is checked against the image alone.
    private func refuse(_ drawn: StraightBitmap, of image: UIImage, recordedScale: Double?) throws(SnapshotError) {
        let scale = Double(image.scale)
        if let recordedScale, recordedScale != scale {
            throw .refused(
                "recorded at scale \(recordedScale), drawn at scale \(scale). Draw at the scale of the baseline, or "
                    + "delete the baseline where the new scale is wanted.")
        }
        if let refusal = tolerance.refusal(for: ImageFile.views(of: image)?.visibleViews ?? [], in: drawn) {
            throw .refused(refusal.description)
        }
    }

    /// Returns a line that names the versions that drew the baseline, if they differ.
    private func fingerprints(_ info: PNGInfo?, _ image: UIImage) -> [String] {
        guard let recorded = info?.fingerprint, let here = (image as? DisplayImage)?.display?.fingerprint else {
            return []
        }
        let changes = here.otherVersions(from: recorded).map(\.description)
        return changes.isEmpty ? [] : ["The baseline was drawn with something else: \(changes.joined(separator: "; "))"]
    }

    /// The maximum number of listed regions.
    private static let limit = 5

    /// Returns the regions of a difference, and the views whose changes explain it.
    private static func changes(_ comparison: BitmapComparison, from recorded: ViewTree?, to image: UIImage) -> String {
        guard let recorded, let drawn = ImageFile.views(of: image) else { return comparison.description }
        let shown = comparison.regions.prefix(Self.limit)
        let regions = shown.map { region in
            ViewChange.Region(
                recorded: region.recordedBox.area > 0 ? region.recordedBox : nil,
                drawn: region.box.area > 0 ? region.box : nil)
        }
        let causes = ViewChange.causes(of: regions, among: recorded.changes(to: drawn))
        var lines = [comparison.summary]
        lines += comparison.rowEdits.prefix(Self.limit).map { "  \($0)" }
        for (region, changes) in zip(shown, causes) {
            lines.append("  \(region)")
            lines += changes.isEmpty ? ["    \(ViewChange.sameViews)"] : changes.map { "    \($0)" }
        }
        if comparison.regions.count > Self.limit {
            lines.append("  and \(comparison.regions.count - Self.limit) more regions")
        }
        lines.append(comparison.sweep.description)
        return lines.joined(separator: "\n")
    }
}
