import Foundation
import Render

/// Limits on the resources of one render and on the number of queued ones, for programs that render on behalf of
/// others.
///
/// ```swift
/// var limits = RenderLimits.standard
/// limits.pixels = 8_000_000
/// limits.seconds = 10
/// let renderer = Renderer(limits: limits)
/// ```
///
/// A view's own code can't be interrupted once it runs: Swift has no means to stop it. Each limit documents its
/// guarantees beyond that.
public struct RenderLimits: Hashable, Sendable {
    /// The maximum number of the image's pixels: 64 megapixels by default, which is also the most that can be painted
    /// at all.
    ///
    /// Larger images throw `RenderError.paint(.tooLarge)` before memory is allocated for them.
    public var pixels: Int
    /// The maximum bytes of the image's pixels, the images in it (each once) and the offscreen buffers for opacity,
    /// masks and shadows: 1 GiB by default.
    ///
    /// More throws `RenderError.tooMuchMemory` or `RenderError.paint(.tooMuchMemory)` before painting. Memory kept by a
    /// view's own code isn't counted.
    public var bytes: Int
    /// The maximum number of views on the screen: 100,000 by default. More throws `RenderError.tooManyViews`.
    ///
    /// The views of a view are counted before layout; those of a controller, and those created during layout,
    /// afterward. Counting takes time proportional to their number.
    public var views: Int
    /// The maximum time from the call until the layers are read, in seconds: 300 by default.
    ///
    /// It includes the queue, layout, and waiting until the screen is idle. More throws `RenderError.tookTooLong`. The
    /// caller is resumed at that time; work in progress on the main thread stops when its current step ends.
    public var seconds: Double
    /// The maximum number of the process' renders in the queue when this one is requested: 1000 by default.
    ///
    /// More throws `RenderError.tooManyWaiting` at once: a server that answers some requests is better than one that
    /// answers none in time. Swift Testing begins all cases of a parameterized test at once: give one that draws
    /// hundreds of pictures the trait `.serialized`.
    public var waiting: Int

    /// Creates limits.
    public init(
        pixels: Int = 64_000_000, bytes: Int = 1 << 30, views: Int = 100_000, seconds: Double = 300, waiting: Int = 1000
    ) {
        self.pixels = pixels
        self.bytes = bytes
        self.views = views
        self.seconds = seconds
        self.waiting = waiting
    }

    /// The default limits, which are wide enough for any ordinary screen.
    public static let standard = RenderLimits()
}

extension RenderLimits {
    /// Checks the number of views.
    ///
    /// - Throws: `RenderError.tooManyViews`.
    @MainActor
    func checkViews(of root: UIView) throws {
        var count = 0
        root.walk { view in
            count += 1
            return view.subviews
        }
        guard count <= views else {
            throw RenderError.tooManyViews(view: ConstraintText.name(of: root), count: count, limit: views)
        }
    }

    /// Checks the number of pixels. Invalid sizes are left to the painter, which reports them.
    ///
    /// - Throws: `RenderError.paint(.tooLarge)`.
    func checkPixels(of display: Display) throws {
        let width = (Double(display.size.width) * display.scale).rounded(.up)
        let height = (Double(display.size.height) * display.scale).rounded(.up)
        // Sizes above the painter's own limit are rejected by the painter.
        guard pixels < Painter.pixelLimit, width * height > Double(pixels) else { return }
        throw RenderError.paint(
            .tooLarge(width: width, height: height, limit: pixels, source: display.layer.source))
    }

    /// Returns the bytes available for offscreen painting, in addition to the image's own pixels and the images in it.
    ///
    /// - Throws: `RenderError.tooMuchMemory` if there are none.
    func bytesLeft(by display: Display) throws -> Int {
        let own = Double(display.size.width) * Double(display.size.height) * display.scale * display.scale * 4
        let needed = display.layer.imageBytes + (own.isFinite ? Int(max(0, min(own, 1e15))) : 0)
        guard needed <= bytes || own > Double(Painter.pixelLimit * 4) else {
            throw RenderError.tooMuchMemory(
                view: display.layer.source?.nameInTexts ?? "The picture", bytes: needed, limit: bytes)
        }
        return max(0, bytes - needed)
    }
}

extension Layer.Source {
    /// The type and identifier, such as “UIView 'card'”.
    fileprivate var nameInTexts: String { identifier.map { "\(typeName) '\($0)'" } ?? typeName }
}

extension Layer {
    /// The bytes of the images in this tree, each counted once.
    var imageBytes: Int {
        var seen: Set<ObjectIdentifier> = []
        var bytes = 0
        var pending: [Layer] = [self]
        while let layer = pending.popLast() {
            for case .image(let image) in layer.contents where seen.insert(ObjectIdentifier(image.bitmap)).inserted {
                bytes += image.bitmap.bytesPerRow * image.bitmap.height
            }
            pending.append(contentsOf: layer.sublayers)
            pending.append(contentsOf: layer.mask)
        }
        return bytes
    }
}
