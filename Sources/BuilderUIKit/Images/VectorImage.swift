import Foundation
import Render
import Synchronization

/// A vector image that keeps its outlines, and is drawn at the pixels of what it fills.
struct VectorImage: Hashable, Sendable {
    let file: VectorFile
    /// The size in points.
    let size: CGSize

    /// Returns the image at `scale` pixels per point, stretched to `size`; less fine where that is beyond the limits.
    func bitmap(filling size: CGSize, scale: CGFloat) -> Bitmap? {
        picture(filling: size, scale: scale)?.image.bitmap
    }

    fileprivate func picture(filling size: CGSize, scale: CGFloat) -> ImageLoader.DecodedImage? {
        var (width, height) = (Double(abs(size.width) * scale), Double(abs(size.height) * scale))
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        let reduction = min(
            1, Double(VectorDocument.sideLimit) / max(width, height),
            (VectorFile.greatestArea / (width * height)).squareRoot())
        (width, height) = (width * reduction, height * reduction)
        return file.picture(width: max(1, Int(width.rounded())), height: max(1, Int(height.rounded())))
    }
}

/// A PDF or SVG file that was read. Its drawings are cached.
final class VectorFile: Hashable, Sendable {
    /// The size of the document in points.
    var size: CGSize { document.size }
    private let path: String
    private let stamp: FileStatus
    private let document: VectorDocument

    /// The most pixels of a drawing that is larger than the image's own size.
    static let greatestArea = 16_000_000.0

    private init(_ path: String, _ stamp: FileStatus, _ document: VectorDocument) {
        (self.path, self.stamp, self.document) = (path, stamp, document)
    }

    /// Returns the format of a file by its ending; nil for other files than PDF and SVG.
    static func format(of path: String) -> VectorFormat? {
        VectorFormat(ofFileEnding: URL(fileURLWithPath: path).pathExtension)
    }

    /// Reads a file, or returns it from the cache. Returns nil and adds one warning if that fails.
    static func load(_ path: String, format: VectorFormat) -> VectorFile? {
        guard let stamp = FileStatus(path: path), stamp.isRegular else {
            return warn(path, "the file can't be opened")
        }
        if let known = files.withLock({ $0[path] }), known.stamp == stamp { return known.file(at: path) }
        let result = read(path, stamp, format)
        files.withLock { files in
            if files.count >= countLimit { files = [:] }
            files[path] = Entry(stamp: stamp, result: result)
        }
        return Entry(stamp: stamp, result: result).file(at: path)
    }

    private static func read(
        _ path: String, _ stamp: FileStatus, _ format: VectorFormat
    ) -> Result<VectorFile, VectorError> {
        Result { () throws(VectorError) in
            guard stamp.bytes <= VectorDocument.byteLimit else {
                throw .tooManyBytes(stamp.bytes, limit: VectorDocument.byteLimit)
            }
            guard let data = FileManager.default.contents(atPath: path) else {
                throw .unreadable(format, detail: "it can't be opened")
            }
            return VectorFile(path, stamp, try VectorDocument(data, format: format))
        }
    }

    /// Returns the document stretched to a number of pixels. Returns nil and adds one warning if it can't be drawn.
    func picture(width: Int, height: Int) -> ImageLoader.DecodedImage? {
        let key = "\(path)\0\(width)×\(height)"
        if let found = Self.drawings.picture(at: key, stamp: stamp) { return found }
        do throws(VectorError) {
            let bitmap = try document.bitmap(width: width, height: height)
            let picture = ImageLoader.DecodedImage(image: CGImage(bitmap), orientation: .up)
            Self.drawings.add(picture, at: key, stamp: stamp)
            return picture
        } catch {
            return Self.warn(path, "\(error)")
        }
    }

    private static func warn<Value>(_ path: String, _ reason: String) -> Value? {
        WarningLog.current.add(.unreadableImage(path: path, reason: reason))
        return nil
    }

    /// A file that was read, or the reason why it couldn't be.
    private struct Entry: Sendable {
        let stamp: FileStatus
        let result: Result<VectorFile, VectorError>

        func file(at path: String) -> VectorFile? {
            switch result {
            case .success(let file): file
            case .failure(let error): VectorFile.warn(path, "\(error)")
            }
        }
    }

    private static let countLimit = 512
    private static let files = Mutex<[String: Entry]>([:])
    private static let drawings = ImageLoader.Cache(limit: 64 << 20)

    static func == (a: VectorFile, b: VectorFile) -> Bool { a.path == b.path && a.stamp == b.stamp }

    func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension UIImage {
    /// Creates the image of a PDF or SVG file. Fails with one warning if it can't be read or drawn.
    ///
    /// Xcode draws vectors in whole pixels at the scales of displays, and an app scales those pixels; it keeps the
    /// outlines only if the set says so. A size that isn't whole pixels is rounded up (not measured).
    ///
    /// - Parameters:
    ///   - fileScale: the points of the file in one point of the image.
    ///   - keepsOutlines: indicates whether the image is sharp at any size.
    convenience init?(
        vectorFile path: String, format: VectorFormat, fileScale: CGFloat, keepsOutlines: Bool,
        traits: UITraitCollection
    ) {
        guard let file = VectorFile.load(path, format: format) else { return nil }
        let scale =
            traits.displayScale > 0 && traits.displayScale <= 16 ? traits.displayScale : UIScreen.current.scale
        let width = Int((file.size.width / fileScale * scale - 0.01).rounded(.up))
        let height = Int((file.size.height / fileScale * scale - 0.01).rounded(.up))
        let size = CGSize(width: CGFloat(max(1, width)) / scale, height: CGFloat(max(1, height)) / scale)
        let image = VectorImage(file: file, size: size)
        var properties = Properties()
        properties.scale = scale
        // An image with more pixels than a drawing may have is less fine.
        let isLarge =
            max(width, height) > VectorDocument.sideLimit
            || CGFloat(width) * CGFloat(height) > CGFloat(VectorDocument.pixelLimit)
        // It is drawn in any case: an image that can't be drawn is nil.
        let picture =
            isLarge
            ? image.picture(filling: size, scale: scale) : file.picture(width: max(1, width), height: max(1, height))
        guard let picture else { return nil }
        self.init(source: keepsOutlines || isLarge ? .vector(image) : .bitmap(picture.image), properties: properties)
    }
}
