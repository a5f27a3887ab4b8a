import BuilderUIKit
import ImageDiff
import Render

/// Holds pictures against their baselines.
///
/// The hash of the pixels is compared first: it stands in the file, so that an unchanged picture is neither decoded nor
/// encoded. A comparison that can't be made is an answer too, and never counts as equal.
public struct BaselineComparer: Sendable {
    /// The tolerance of the comparison.
    public var tolerance: Tolerance
    /// Parts that aren't compared.
    public var masks: [SnapshotMask]
    /// A Boolean value that indicates whether a baseline that was drawn with other libraries or fonts may be compared
    /// pixel by pixel.
    public var allowsOtherFingerprint: Bool
    /// A Boolean value that indicates whether a file is trusted to have the pixels and views that it states. Of a file
    /// from elsewhere the pixels are decoded, and all its statements are checked.
    var trustsFiles = true
    /// False if pictures of failures, which take long to encode, aren't needed.
    var leavesPictures = true

    /// Creates a comparer. By default it compares exactly, and only pictures of the same libraries and fonts.
    public init(
        tolerance: Tolerance = .exact, masks: [SnapshotMask] = [], allowsOtherFingerprint: Bool = false
    ) {
        self.tolerance = tolerance
        self.masks = masks
        self.allowsOtherFingerprint = allowsOtherFingerprint
    }

    /// Compares a picture with its baseline.
    ///
    /// On failure the drawn picture is left at `place.actual`, and a picture of the differences at
    /// `place.difference`; where it passes, files of an earlier failure are taken away.
    /// - Throws: `RenderError` when the picture can't be encoded; `AtomicFileError` or `CommandError` when files of the
    ///   failure can't be written.
    public func compare(_ drawn: DrawnPicture, with place: BaselinePlace) throws -> BaselineVerdict {
        guard FilePaths.exists(place.path) else {
            removeDifference(at: place)
            return .missing(path: place.path, actual: try leave(drawn, at: place.actual))
        }
        let file: Data
        let info: PNGInfo
        do {
            file = try Data(contentsOf: URL(fileURLWithPath: place.path))
            info = try PNGInspector.inspect(file)
        } catch {
            return try unreadable(error, drawn, place)
        }
        let isEqual = info.pixelHash == drawn.pixelHash
        if isEqual, comparesHashesAlone {
            removeFailures(at: place)
            return .equal
        }

        let recorded: StraightBitmap
        do {
            // The same pixels need no decoding.
            recorded = isEqual && trustsFiles ? StraightBitmap(drawn.bitmap) : try StraightBitmap(data: file)
        } catch {
            return try unreadable(error, drawn, place)
        }
        let recordedViews = info.views().flatMap(ViewTree.init(text:))
        let drawnViews = drawn.views
        let boxes: [PixelBox]
        do {
            boxes = try maskBoxes(drawn, trustsFiles ? recordedViews : nil, drawnViews)
            try checkTolerance(recorded, recordedViews ?? drawnViews, masks: boxes)
        } catch {
            return .refused(error, path: place.path, actual: try leave(drawn, at: place.actual))
        }
        if isEqual, trustsFiles {
            removeFailures(at: place)
            return .equal
        }
        let comparison: BitmapComparison
        do {
            // Equal pixels are equal under masks, too.
            comparison = try BitmapComparison(
                recorded, StraightBitmap(drawn.bitmap), tolerance: tolerance, masks: isEqual ? [] : boxes)
        } catch {
            let refusal = SnapshotOptionError.tolerance("\(error)")
            return .refused(refusal, path: place.path, actual: try leave(drawn, at: place.actual))
        }
        let hasScale = info.scale == drawn.scale || trustsFiles && info.scale == nil
        if comparison.passes, hasScale, trustsFiles || isTrue(info, of: file, drawn, masks: boxes) {
            removeFailures(at: place)
            return comparison.differingPixels == 0 && boxes.isEmpty ? .equal : .tolerated(comparison)
        }

        let changes = recordedViews.flatMap { recorded in drawnViews.map { recorded.changes(to: $0) } } ?? []
        let causes = comparison.causes(among: changes)
        var left = LeftPictures(place)
        if leavesPictures {
            try left.write { try (drawn.png(), place.actual) }
            try left.write {
                let picture = try BitmapComparison.differencePicture(
                    recorded, StraightBitmap(drawn.bitmap), tolerance: tolerance, masks: boxes)
                return (try PNGEncoder().encode(picture, scale: drawn.scale), place.difference)
            }
        }
        let mismatch = BaselineMismatch(
            path: place.path,
            recorded: BaselineMismatch.Size(width: recorded.width, height: recorded.height, scale: info.scale),
            drawn: BaselineMismatch.Size(width: drawn.bitmap.width, height: drawn.bitmap.height, scale: drawn.scale),
            comparison: comparison, causes: causes, changes: changes, knowsViews: recordedViews != nil,
            actual: left.has(place.actual), difference: left.has(place.difference), notes: left.notes)
        let versions = info.fingerprint.map { drawn.fingerprint.otherVersions(from: $0) } ?? []
        return versions.isEmpty || allowsOtherFingerprint ? .differs(mismatch) : .otherFingerprint(versions, mismatch)
    }

    /// Returns whether a screen certainly shows what its baseline contains by its own statement. Much quicker than to
    /// draw a picture and compare it; where it is false, that has to be done.
    ///
    /// Files of an earlier failure are taken away where it is true.
    /// - Throws: `RenderError`.
    func isSurelyEqual(_ display: Display, with place: BaselinePlace) throws -> Bool {
        guard comparesHashesAlone, let file = try? Data(contentsOf: URL(fileURLWithPath: place.path)),
            let recorded = try? PNGInspector.inspect(file).pixelHash, let hash = try display.pixelHash(),
            hash == recorded
        else { return false }
        removeFailures(at: place)
        return true
    }

    /// A Boolean value that indicates whether equal hashes suffice.
    private var comparesHashesAlone: Bool { trustsFiles && tolerance == .exact && masks.isEmpty }

    // MARK: Tolerances and masks

    /// - Throws: `SnapshotOptionError` where a mask's view is in neither picture.
    private func maskBoxes(
        _ drawn: DrawnPicture, _ recordedViews: ViewTree?, _ drawnViews: ViewTree?
    ) throws(SnapshotOptionError) -> [PixelBox] {
        var boxes: [PixelBox] = []
        for mask in masks {
            switch mask {
            case .rectangle(let rectangle):
                guard let box = PixelBox(covering: rectangle, scale: drawn.scale) else {
                    throw .emptyMask(rectangle)
                }
                boxes.append(box)
            case .view(let identifier):
                let found =
                    (recordedViews?.boxes(ofViewsWithIdentifier: identifier) ?? [])
                    + (drawnViews?.boxes(ofViewsWithIdentifier: identifier) ?? [])
                guard !found.isEmpty else {
                    let names = Set(drawnViews?.nodes.compactMap(\.identifier) ?? []).sorted()
                    throw .unknownMask(
                        identifier,
                        nearest: NameMatcher.nearest(to: identifier, among: names.map { ($0, []) }, limit: 3))
                }
                boxes += found
            }
        }
        return boxes
    }

    /// - Throws: `SnapshotOptionError` where a view could change altogether and still pass.
    private func checkTolerance(
        _ recorded: StraightBitmap, _ views: ViewTree?, masks: [PixelBox]
    ) throws(SnapshotOptionError) {
        do throws(ComparisonError) {
            try tolerance.validate()
        } catch {
            throw .tolerance("\(error)")
        }
        if let refusal = tolerance.refusal(for: views?.visibleViews ?? [], in: recorded, masks: masks) {
            throw .tolerance("\(refusal)")
        }
    }

    // MARK: Files

    private func unreadable(
        _ error: any Error, _ drawn: DrawnPicture, _ place: BaselinePlace
    ) throws -> BaselineVerdict {
        removeDifference(at: place)
        return .unreadable(
            path: place.path, reason: Self.reason(error, place.path), actual: try leave(drawn, at: place.actual))
    }

    private static func reason(_ error: any Error, _ path: String) -> String {
        guard let error = error as? ImageError else { return error.localizedDescription }
        if case .unknownFormat = error,
            let start = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 23),
            start == Data("version https://git-lfs".utf8)
        {
            return "it is a pointer of Git LFS, not the picture: fetch it with “git lfs pull”"
        }
        return error.description
    }

    private func leave(_ drawn: DrawnPicture, at path: String) throws -> String {
        guard leavesPictures else { return path }
        let png = try drawn.png()
        try FilePaths.makeFolder(FilePaths.folder(of: path))
        try AtomicFile.write(png, to: path, surviving: .process)
        return path
    }

    private func removeFailures(at place: BaselinePlace) {
        unlink(place.actual)
        removeDifference(at: place)
    }

    private func removeDifference(at place: BaselinePlace) {
        unlink(place.difference)
    }
}

extension PixelBox {
    /// The pixels that a rectangle of points touches; nil where it is empty or no rectangle.
    init?(covering rectangle: CGRect, scale: Double) {
        let numbers = [rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY].map { Double($0) * scale }
        guard rectangle.width > 0, rectangle.height > 0, numbers.allSatisfy({ abs($0) < 1e9 }) else { return nil }
        let left = Int(numbers[0].rounded(.down))
        let top = Int(numbers[1].rounded(.down))
        self.init(
            x: left, y: top, width: Int(numbers[2].rounded(.up)) - left, height: Int(numbers[3].rounded(.up)) - top)
    }
}

/// Pictures of a difference that is known by now: one that can't be written is a note, and takes nothing from the
/// verdict.
private struct LeftPictures {
    private(set) var notes: [String] = []
    private var written: Set<String> = []

    init(_ place: BaselinePlace) {
        unlink(place.actual)
        unlink(place.difference)
    }

    /// - Throws: `RenderError` where the picture itself can't be made.
    mutating func write(_ make: () throws -> (data: Data, path: String)) throws {
        do {
            let (data, path) = try make()
            try FilePaths.makeFolder(FilePaths.folder(of: path))
            try AtomicFile.write(data, to: path, surviving: .process)
            written.insert(path)
        } catch let error as RenderError {
            throw error
        } catch {
            notes.append("\(error)")
        }
    }

    func has(_ path: String) -> String? { written.contains(path) ? path : nil }
}
