import Synchronization

/// The blurred shadows of small boxes: equal ones, such as those of a screen's thumbs, are blurred once, within an
/// image and across images.
///
/// Any number of threads may paint at once.
final class ShadowCache: Sendable {
    /// The cache of all painters.
    static let shared = ShadowCache()

    /// The memory limit in bytes.
    static let byteLimit = 4 << 20
    /// The maximum size in bytes of a cached shadow, enough for a switch's at 3x.
    static let shadowLimit = 128 << 10
    /// The number of images for which a shadow that none of them shows is kept.
    private static let retainedImages = 64

    /// Counters of the work done, for tests that limit it.
    struct Statistics: Hashable {
        /// The number of shadows that were blurred.
        var blurred = 0
        /// The number of shadows found in the cache.
        var found = 0
    }

    /// The inputs of a shadow's coverage.
    struct Key: Hashable {
        /// The box, with its upper left corner at the origin.
        var shape: BoxShape
        /// The standard deviation in pixels.
        var sigma: Double
        /// The shifts by a fraction of a pixel.
        var shiftX: Double
        var shiftY: Double
    }

    /// The coverage of a shadow; nothing writes to it after the blur, so any thread may read it.
    private struct Coverage: @unchecked Sendable {
        let mask: AlphaMask
    }

    private struct State {
        var shadows = BoundedCache<Key, Coverage>(costLimit: byteLimit)
        var statistics = Statistics()
    }

    private let state = Mutex(State())

    /// The work done since the cache was created.
    var statistics: Statistics { state.withLock { $0.statistics } }

    /// Returns the blurred coverage, relative to the upper left corner of the box; `make` makes one that isn't cached.
    func mask(for key: Key, make: () throws -> AlphaMask) rethrows -> AlphaMask {
        let hashed = BoundedCache<Key, Coverage>.HashedKey(key)
        let known = state.withLock { state in
            let known = state.shadows.value(for: hashed)
            if known != nil { state.statistics.found += 1 }
            return known
        }
        if let known { return known.mask }
        let made = Coverage(mask: try make())
        state.withLock { state in
            state.statistics.blurred += 1
            let bytes = made.mask.bytesPerRow * made.mask.rect.height
            state.shadows.insert(
                made, for: hashed, cost: bytes + BoundedCache<Key, Coverage>.entryBytes)
        }
        return made.mask
    }

    /// Marks the end of an image and evicts some of the shadows that none of the last 64 images showed.
    func imageEnded() { state.withLock { $0.shadows.beginPeriod(evictingAfter: Self.retainedImages) } }
}
