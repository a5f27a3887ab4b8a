import Foundation
import Synchronization

/// The pixels of resampled upright images and of gradients that several pictures show, such as a photo in every
/// configuration of a screen, or a background of many screens.
///
/// They are kept from the second time on that they are made in the same way: what is shown once costs no memory.
///
/// Any number of threads may paint at once.
final class PixelCache: Sendable {
    /// The cache of all painters.
    static let shared = PixelCache()

    /// The memory limit in bytes: two photos as wide as an iPad at 2x.
    static let byteLimit = 64 << 20
    /// The minimum number of pixels of an image or a gradient that is kept: finding fewer costs about as much as making
    /// them.
    static let leastPixels = 1 << 14
    /// The number of pictures for which pixels that none of them shows are kept.
    private static let retainedPictures = 32

    /// Counters of the work done, for tests that limit it.
    struct Statistics: Hashable {
        /// The number of times that pixels were made to be kept.
        var kept = 0
        /// The number of times that pixels were found in the cache.
        var found = 0
    }

    /// The inputs of pixels.
    enum Key: Hashable {
        case image(SampledImage)
        case gradient(FilledGradient)

        fileprivate var size: (width: Int, height: Int) {
            switch self {
            case .image(let image): (image.width, image.height)
            case .gradient(let gradient): (gradient.area.width, gradient.area.height)
            }
        }
    }

    /// The inputs of a resampled image.
    struct SampledImage: Hashable {
        /// The 128-bit hash of the image's size and pixels, since each picture may decode its images anew.
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

    /// The inputs of a gradient's pixels.
    struct FilledGradient: Hashable {
        var gradient: GradientContent
        /// The rectangle in whose units the gradient's points are, and its transform to the device.
        var bounds: CGRect
        var transform: CGAffineTransform
        var alpha: Double
        /// The pixels that the gradient fills, and those of the canvas: cairo's rounding depends on both.
        var area: PixelRect
        var canvas: PixelRect
    }

    private enum Entry {
        /// The pixels were made once.
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

    /// Returns a Boolean value that indicates whether pixels fit a quarter of the memory limit.
    static func mayKeep(_ width: Int, _ height: Int) -> Bool { width * height * 4 <= byteLimit / 4 }

    /// Returns the pixels for a key that was requested before, which `make` makes the second time; nil the first time.
    func bitmap(for key: Key, make: () throws -> Bitmap) rethrows -> Bitmap? {
        let bytes = key.size.width * key.size.height * 4
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
            let made = try make()
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
