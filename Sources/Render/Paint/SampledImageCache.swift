import Synchronization

/// The resampled pixels of upright images that several pictures show, such as a photo in every configuration of a
/// screen.
///
/// An image's pixels are told by their hash, since each picture may decode its images anew. They are kept from the
/// second time on that they are sampled in the same way: what is shown once costs no memory.
///
/// Any number of threads may paint at once.
final class SampledImageCache: Sendable {
    /// The cache of all painters.
    static let shared = SampledImageCache()

    /// The memory limit in bytes: two photos as wide as an iPad at 2x.
    static let byteLimit = 64 << 20
    /// The minimum number of pixels of an image that is kept: hashing fewer costs about as much as sampling them.
    static let leastPixels = 1 << 14
    /// The number of pictures for which pixels that none of them shows are kept.
    private static let retainedPictures = 32

    /// Counters of the work done, for tests that limit it.
    struct Statistics: Hashable {
        /// The number of images that were sampled to be kept.
        var kept = 0
        /// The number of images found in the cache.
        var found = 0
    }

    /// The inputs of a resampled image.
    struct Key: Hashable {
        /// The 128-bit hash of the image's size and pixels.
        var pixels: String
        /// A Boolean value that indicates whether alpha is ignored.
        var isOpaque: Bool
        /// The mapping of columns and rows to the image's.
        var x: UprightResampler.Axis
        var y: UprightResampler.Axis
        /// The size of the result in pixels.
        var width: Int
        var height: Int
    }

    private enum Entry {
        /// The image was sampled once.
        case seen
        /// The pixels, which nothing writes to.
        case kept(Bitmap)
    }

    private struct State {
        var entries = BoundedCache<Key, Entry>(costLimit: byteLimit)
        var statistics = Statistics()
    }

    private let state = Mutex(State())

    /// The work done since the cache was created.
    var statistics: Statistics { state.withLock { $0.statistics } }

    /// Returns a Boolean value that indicates whether a result fits a quarter of the memory limit.
    static func mayKeep(_ width: Int, _ height: Int) -> Bool { width * height * 4 <= byteLimit / 4 }

    /// Returns the pixels for a key that was requested before, which `make` samples the second time; nil the first
    /// time.
    func bitmap(for key: Key, make: () -> Bitmap) -> Bitmap? {
        let bytes = key.width * key.height * 4
        let hashed = BoundedCache<Key, Entry>.HashedKey(key)
        let known = state.withLock { state in
            let known = state.entries.value(for: hashed)
            switch known {
            case nil: state.entries.insert(.seen, for: hashed, cost: BoundedCache<Key, Entry>.entryBytes)
            case .seen: break
            case .kept: state.statistics.found += 1
            }
            return known
        }
        switch known {
        case nil: return nil
        case .kept(let bitmap): return bitmap
        case .seen:
            let made = make()
            state.withLock { state in
                state.statistics.kept += 1
                state.entries.insert(
                    .kept(made), for: hashed, cost: bytes + BoundedCache<Key, Entry>.entryBytes)
            }
            return made
        }
    }

    /// Marks the end of a picture and evicts some of the pixels that none of the last 32 pictures showed.
    func imageEnded() { state.withLock { $0.entries.beginPeriod(evictingAfter: Self.retainedPictures) } }
}
