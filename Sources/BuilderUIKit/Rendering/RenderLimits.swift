/// How much one picture may take, and how many may wait: what keeps a program that draws for others alive when somebody asks for too
/// much.
///
/// ```swift
/// var limits = RenderLimits.standard
/// limits.pixels = 8_000_000
/// limits.seconds = 10
/// let renderer = Renderer(limits: limits)
/// ```
///
/// Code of a view that has begun can't be interrupted: Swift has no means to stop it. What a limit promises beyond that stands with
/// each of them.
public struct RenderLimits: Hashable, Sendable {
    /// The most pixels of the picture; 64 megapixels, which is also the most that can be drawn at all. More is
    /// `RenderError.paint(.tooLarge)`, found before memory is taken for them.
    public var pixels: Int
    /// The most bytes of the picture's pixels, the images in it (each once) and what is painted apart for opacity, masks and
    /// shadows; 1 GiB. More is `RenderError.tooMuchMemory` or `RenderError.paint(.tooMuchMemory)`, found before painting.
    /// What a view's own code keeps isn't counted.
    public var bytes: Int
    /// The most views on the screen; 100,000. More is `RenderError.tooManyViews`. A view's are counted before they are laid out, a
    /// controller's, and those that are made meanwhile, afterwards. Counting takes time in proportion to the views.
    public var views: Int
    /// How long it may take from the call until the layers are read, in seconds: waiting for others, layout, and the screen's
    /// coming to rest; 300. More is `RenderError.tookTooLong`. The caller is free at that time; work that is under way on the main
    /// thread stops when its current step ends.
    public var seconds: Double
    /// How many renders of the process may wait for their turn when this one is asked for; 1000. More is
    /// `RenderError.tooManyWaiting`, at once: a server that answers some is better than one that answers nobody in time.
    public var waiting: Int

    public init(
        pixels: Int = 64_000_000, bytes: Int = 1 << 30, views: Int = 100_000, seconds: Double = 300, waiting: Int = 1000
    ) {
        self.pixels = pixels
        self.bytes = bytes
        self.views = views
        self.seconds = seconds
        self.waiting = waiting
    }

    /// Wide enough for every screen that is meant to be looked at.
    public static let standard = RenderLimits()
}
