import BuilderUIKit
import ImageDiff
import Render

/// Compares pictures with their baselines.
///
/// The hashes of the pixels are compared first: the file contains its hash, so that an unchanged picture is neither
/// decoded nor encoded. A comparison that fails is a result too, and never counts as equal.
public struct BaselineComparer: Sendable {
    /// The tolerance of the comparison.
    public var tolerance: Tolerance
    /// The parts that aren't compared.
    public var masks: [SnapshotMask]
    /// A Boolean value that indicates whether a baseline that was drawn with other libraries or fonts may be compared
    /// pixel by pixel.
    public var allowsOtherFingerprint: Bool
    /// A Boolean value that indicates whether the metadata of baseline files is trusted. The pixels of an untrusted
    /// file are decoded, and all its metadata is verified.
    var trustsFiles = true
    /// A Boolean value that indicates whether pictures of failures, which take long to encode, are written.
    var leavesPictures = true

    /// Creates a comparer. By default it compares exactly, and only pictures of the same libraries and fonts.
    public init(tolerance: Tolerance = .exact, masks: [SnapshotMask] = [], allowsOtherFingerprint: Bool = false) {
        self.tolerance = tolerance
        self.masks = masks
        self.allowsOtherFingerprint = allowsOtherFingerprint
    }

    /// Compares a picture with its baseline.
    ///
    /// On failure, the drawn picture is written to `paths.actual` and a picture of the differences to
    /// `paths.difference`; on success, the files of an earlier failure are deleted.
    /// - Throws: `RenderError` when the picture can't be encoded; `AtomicFileError` or `CommandError` when files of the
    ///   failure can't be written.
    public func compare(_ drawn: RenderedSnapshot, with paths: BaselinePaths) throws -> BaselineVerdict {
        let found: RecordedSnapshot?
        do {
            found = try FilePaths.content(of: paths.path).map(RecordedSnapshot.init(png:))
        } catch {
            return try unreadable(error, drawn, paths)
        }
        guard let baseline = found else {
            unlink(paths.difference)
            return .missing(path: paths.path, actual: try leave(drawn, at: paths.actual))
        }
        let isEqual = baseline.pixelHash == drawn.pixelHash
        if isEqual, comparesHashesAlone {
            paths.removeFailures()
            return .equal
        }

        let recorded: StraightBitmap
        do {
            // Equal pixels needn't be decoded.
            recorded = isEqual && trustsFiles ? StraightBitmap(drawn.bitmap) : try baseline.bitmap()
        } catch {
            return try unreadable(error, drawn, paths)
        }
        let recordedViews = baseline.views
        let drawnViews = drawn.views
        let boxes: [PixelBox]
        var comparer = SnapshotComparer(tolerance: tolerance)
        do {
            boxes = try maskBoxes(drawn, trustsFiles ? recordedViews : nil, drawnViews)
            comparer.masks = boxes
            try comparer.validate()
            try comparer.checkTolerance(for: recordedViews ?? drawnViews, in: recorded)
        } catch {
            return .refused(error, path: paths.path, actual: try leave(drawn, at: paths.actual))
        }
        if isEqual, trustsFiles {
            paths.removeFailures()
            return .equal
        }
        let comparison: SnapshotComparison
        do {
            // Equal pixels are equal under masks, too.
            if isEqual { comparer.masks = [] }
            comparison = try comparer.compare(recorded, with: StraightBitmap(drawn.bitmap))
        } catch {
            return .refused(error, path: paths.path, actual: try leave(drawn, at: paths.actual))
        }
        let pixels = comparison.pixels
        let hasScale = baseline.scale == drawn.scale || trustsFiles && baseline.scale == nil
        if pixels.passes, hasScale, trustsFiles || isTrue(baseline, drawn, masks: boxes) {
            paths.removeFailures()
            return pixels.differingPixels == 0 && boxes.isEmpty ? .equal : .tolerated(pixels)
        }

        let changes = comparison.changes(from: recordedViews, to: drawnViews)
        let causes = pixels.causes(among: changes)
        var failure = FailureFiles(paths)
        if leavesPictures {
            try failure.write { try (drawn.png(), paths.actual) }
            try failure.write {
                (try comparison.differencePNG(scale: drawn.scale, masks: boxes), paths.difference)
            }
        }
        let mismatch = BaselineMismatch(
            path: paths.path,
            recorded: BaselineMismatch.Size(width: recorded.width, height: recorded.height, scale: baseline.scale),
            drawn: BaselineMismatch.Size(width: drawn.bitmap.width, height: drawn.bitmap.height, scale: drawn.scale),
            comparison: pixels, causes: causes, changes: changes, baselineHasViewTree: recordedViews != nil,
            actual: failure.has(paths.actual), difference: failure.has(paths.difference), notes: failure.notes)
        let versions = baseline.otherVersions(than: drawn.fingerprint)
        return versions.isEmpty || allowsOtherFingerprint ? .differs(mismatch) : .otherFingerprint(versions, mismatch)
    }

    /// Returns whether a screen certainly equals its baseline, according to the baseline's metadata. This is much
    /// quicker than drawing and comparing a picture, which is necessary if the result is false.
    ///
    /// Files of an earlier failure are deleted if the result is true.
    /// - Throws: `RenderError`.
    func isSurelyEqual(_ display: Display, with paths: BaselinePaths) throws -> Bool {
        guard comparesHashesAlone, let file = try? Data(contentsOf: URL(fileURLWithPath: paths.path)),
            let recorded = try? PNGInspector.inspect(file).pixelHash, let hash = try display.pixelHash(),
            hash == recorded
        else { return false }
        paths.removeFailures()
        return true
    }

    private var comparesHashesAlone: Bool { trustsFiles && tolerance == .exact && masks.isEmpty }

    // MARK: Tolerances and masks

    /// - Throws: `SnapshotOptionError` if a mask's view is in neither picture.
    private func maskBoxes(
        _ drawn: RenderedSnapshot, _ recordedViews: ViewTree?, _ drawnViews: ViewTree?
    ) throws(SnapshotOptionError) -> [PixelBox] {
        var boxes: [PixelBox] = []
        for mask in masks {
            switch mask {
            case .rectangle(let rectangle):
                guard let box = PixelBox(covering: rectangle, scale: drawn.scale) else { throw .emptyMask(rectangle) }
                boxes.append(box)
            case .view(let identifier):
                let before = recordedViews?.boxes(ofViewsWithIdentifier: identifier)
                let now = drawnViews?.boxes(ofViewsWithIdentifier: identifier)
                guard !(before ?? []).isEmpty || !(now ?? []).isEmpty else {
                    let names = Set(drawnViews?.nodes.compactMap(\.identifier) ?? []).sorted()
                    throw .unknownMask(
                        identifier,
                        nearest: NameMatcher.nearest(to: identifier, among: names.map { ($0, []) }, limit: 3))
                }
                boxes += Self.coinciding(before, now)
            }
        }
        return boxes
    }

    /// Returns the boxes that are in both pictures, or those of the one that has views. A view that moved, grew or
    /// vanished isn't masked, as its mask would hide what it covers now.
    private static func coinciding(_ recorded: [PixelBox]?, _ drawn: [PixelBox]?) -> [PixelBox] {
        guard let recorded, let drawn else { return recorded ?? drawn ?? [] }
        var rest = drawn
        return recorded.filter { box in
            guard let index = rest.firstIndex(of: box) else { return false }
            rest.remove(at: index)
            return true
        }
    }

    // MARK: Files

    private func unreadable(
        _ error: any Error, _ drawn: RenderedSnapshot, _ paths: BaselinePaths
    ) throws -> BaselineVerdict {
        unlink(paths.difference)
        return .unreadable(
            path: paths.path, reason: Self.reason(error, paths.path), actual: try leave(drawn, at: paths.actual))
    }

    private static func reason(_ error: any Error, _ path: String) -> String {
        if let error = error as? FileReadError { return error.reason }
        guard let error = error as? ImageError else { return "\(error)" }
        if case .unknownFormat = error,
            let start = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 23),
            start == Data("version https://git-lfs".utf8)
        {
            return "it is a Git LFS pointer, not the picture: fetch it with “git lfs pull”"
        }
        if case .unknownFormat = error,
            let start = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 3),
            start == Data([0xFF, 0xD8, 0xFF])
        {
            return "it is a JPEG, and baselines are PNG files: record it again"
        }
        return error.description
    }

    private func leave(_ drawn: RenderedSnapshot, at path: String) throws -> String {
        guard leavesPictures else { return path }
        let png = try drawn.png()
        try FilePaths.write(png, to: path)
        return path
    }
}

extension PixelBox {
    /// Creates the box of all pixels that a rectangle of points touches; nil if it is empty, or not a rectangle.
    init?(covering rectangle: CGRect, scale: Double) {
        let numbers = [rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY].map { Double($0) * scale }
        guard rectangle.width > 0, rectangle.height > 0, numbers.allSatisfy({ abs($0) < 1e9 }) else { return nil }
        let left = Int(numbers[0].rounded(.down))
        let top = Int(numbers[1].rounded(.down))
        self.init(
            x: left, y: top, width: Int(numbers[2].rounded(.up)) - left, height: Int(numbers[3].rounded(.up)) - top)
    }
}

/// The pictures of a failed comparison. A write error becomes a note, and doesn't change the verdict.
private struct FailureFiles {
    private(set) var notes: [String] = []
    private var written: Set<String> = []

    init(_ paths: BaselinePaths) { paths.removeFailures() }

    /// - Throws: `RenderError` if the picture itself can't be created.
    mutating func write(_ make: () throws -> (data: Data, path: String)) throws {
        do {
            let (data, path) = try make()
            try FilePaths.write(data, to: path)
            written.insert(path)
        } catch let error as RenderError {
            throw error
        } catch {
            notes.append("\(error)")
        }
    }

    func has(_ path: String) -> String? { written.contains(path) ? path : nil }
}

extension BaselineComparer {
    /// Returns whether a file's metadata is correct, if its pixels outside of masks equal the drawn ones. The metadata
    /// stays with the file, and later runs rely on it.
    /// - Parameter boxes: the boxes of the masks, by the drawn picture.
    func isTrue(_ baseline: RecordedSnapshot, _ drawn: RenderedSnapshot, masks boxes: [PixelBox]) -> Bool {
        hasTrueHash(baseline, drawn, masks: boxes) && hasTrueViews(baseline, drawn, masks: boxes)
    }

    private func hasTrueHash(_ baseline: RecordedSnapshot, _ drawn: RenderedSnapshot, masks boxes: [PixelBox]) -> Bool {
        if baseline.pixelHash == drawn.pixelHash { return true }
        guard !boxes.isEmpty, let bitmap = try? ImageDecoder.decode(baseline.file) else { return false }
        // Translucent pixels aren't restored exactly, so their hash can't be recomputed.
        return !StraightBitmap(bitmap).isOpaque || bitmap.pixelHash(scale: drawn.scale) == baseline.pixelHash
    }

    /// Under masks, views may differ as pixels may, but no masked view may be at a place where it would hide more.
    private func hasTrueViews(_ baseline: RecordedSnapshot, _ drawn: RenderedSnapshot, masks boxes: [PixelBox]) -> Bool
    {
        let text = baseline.info?.views()
        guard let views = drawn.views else { return text == nil }
        if text == views.text { return true }
        guard !boxes.isEmpty, let recorded = text.flatMap(ViewTree.init(text:)) else { return false }
        func isMasked(_ box: PixelBox?) -> Bool { box.map { box in boxes.contains { $0.union(box) == $0 } } ?? true }
        let hidden = masks.flatMap { mask -> [PixelBox] in
            guard case .view(let identifier) = mask else { return [] }
            return recorded.boxes(ofViewsWithIdentifier: identifier)
        }
        return hidden.allSatisfy { isMasked($0) }
            && recorded.changes(to: views).allSatisfy { isMasked($0.recordedBox) && isMasked($0.drawnBox) }
    }
}
