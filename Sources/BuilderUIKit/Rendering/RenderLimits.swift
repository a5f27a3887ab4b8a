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
    /// afterwards. Counting takes time proportional to their number.
    public var views: Int
    /// The maximum time from the call until the layers are read, in seconds: 300 by default.
    ///
    /// It includes the queue, layout, and waiting until the screen is idle. More throws `RenderError.tookTooLong`. The
    /// caller is resumed at that time; work in progress on the main thread stops when its current step ends.
    public var seconds: Double
    /// The maximum number of the process' renders in the queue when this one is requested: 1000 by default.
    ///
    /// More throws `RenderError.tooManyWaiting` at once: a server that answers some requests is better than one that
    /// answers none in time.
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

    /// The default limits, which are wide enough for every screen meant for people to look at.
    public static let standard = RenderLimits()
}
