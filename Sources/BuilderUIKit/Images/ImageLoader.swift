import Foundation
import Render
import Synchronization

/// Reads images from data and files.
enum ImageLoader {
    /// An image as it is stored, with its orientation.
    struct DecodedImage: Sendable {
        let image: CGImage
        let orientation: UIImage.Orientation
    }

    /// Decodes an image, or returns it from the cache: the pictures of one screen often hold the same one. Returns nil
    /// and adds one warning if that fails.
    static func load(_ data: Data) -> DecodedImage? {
        let hash = FastHash()
        hash.update(data)
        // No path contains a null.
        let key = "\0\(data.count) \(hash.text)"
        if let found = cache.picture(at: key, stamp: nil) { return found }
        guard let picture = decode(data, from: "in \(data.count) bytes of data") else { return nil }
        cache.add(picture, at: key, stamp: nil)
        return picture
    }

    /// Decodes an image. Returns nil and adds one warning, which names `path`, if that fails.
    private static func decode(_ data: Data, from path: String) -> DecodedImage? {
        do {
            let stored = try ImageDecoder.decodeAsStored(data)
            return DecodedImage(image: CGImage(stored.bitmap), orientation: UIImage.Orientation(stored.orientation))
        } catch {
            WarningLog.current.add(.unreadableImage(path: path, reason: "\(error)"))
            return nil
        }
    }

    /// Reads a file, or returns it from the cache. Returns nil and adds one warning if that fails.
    static func load(_ path: String) -> DecodedImage? {
        guard let stamp = FileStatus(path: path) else {
            WarningLog.current.add(.unreadableImage(path: path, reason: "the file can't be opened"))
            return nil
        }
        let bytes = stamp.bytes
        if let found = cache.picture(at: path, stamp: stamp) { return found }
        guard bytes <= ImageLimits.standard.bytes else {
            let error = ImageError.tooLarge(
                pixels: nil, bytes: bytes, pixelLimit: ImageLimits.standard.pixels,
                byteLimit: ImageLimits.standard.bytes)
            WarningLog.current.add(.unreadableImage(path: path, reason: "\(error)"))
            return nil
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            WarningLog.current.add(.unreadableImage(path: path, reason: "the file can't be opened"))
            return nil
        }
        guard let picture = decode(data, from: path) else { return nil }
        cache.add(picture, at: path, stamp: stamp)
        return picture
    }

    private static let cache = Cache(limit: 64 << 20)

    /// A cache of decoded images up to a number of bytes, the oldest of which are evicted first.
    ///
    /// Changed files are read again; data have no stamp.
    final class Cache: @unchecked Sendable {
        private let lock = Mutex(())
        private let limit: Int
        private var entries: [String: (picture: DecodedImage, stamp: FileStatus?)] = [:]
        private var order: [String] = []
        private var bytes = 0

        init(limit: Int) { self.limit = limit }

        func picture(at path: String, stamp: FileStatus?) -> DecodedImage? {
            lock.withLock { _ in
                guard let entry = entries[path], entry.stamp == stamp else { return nil }
                return entry.picture
            }
        }

        func add(_ picture: DecodedImage, at path: String, stamp: FileStatus?) {
            let size = Self.bytes(picture)
            guard size <= limit / 4 else { return }
            lock.withLock { _ in
                if let old = entries.removeValue(forKey: path) {
                    bytes -= Self.bytes(old.picture)
                    order.removeAll { $0 == path }
                }
                entries[path] = (picture, stamp)
                order.append(path)
                bytes += size
                while bytes > limit, let first = order.first {
                    order.removeFirst()
                    if let old = entries.removeValue(forKey: first) { bytes -= Self.bytes(old.picture) }
                }
            }
        }

        private static func bytes(_ picture: DecodedImage) -> Int { picture.image.bytesPerRow * picture.image.height }
    }
}
