import Foundation
import Render

/// Draws views into pictures.
///
/// ```swift
/// let png = try await Renderer().png(of: UILabel(), width: 600, scale: 2)
/// ```
///
/// Building, layout and reading the view tree happen on the main actor; in between the screen comes to rest: what it asked for in
/// queues, tasks and timers is waited for (`settlingLimit`). Painting and encoding run elsewhere. The same view gives the same
/// bytes on every machine with the same libraries and fonts, whoever else draws at the time.
///
/// It may be called from any task, by many at once. They take turns on the main actor, in the order in which they came; at most 32
/// are open at once, the others wait. `limits` says how many may, and how much one picture may take.
///
/// A task that is cancelled gets a `CancellationError`, and nothing more is drawn for it. What a view's own code throws while it
/// is made comes out as it is; all else is a `RenderError`.
public struct Renderer: Sendable {
    /// The device whose screen, safe areas and traits the view sees.
    public var device: Device
    public var orientation: Device.Orientation
    /// Laid over the device's traits: style, text size, layout direction and so on.
    public var traits: UITraitCollection
    /// Pixels for each point; nil for the device's own.
    public var scale: Double?
    /// How long the main thread may take to begin, and for each step, in seconds; more than 0 and at most 86,400. Waiting for the turn
    /// among other renders doesn't count; `limits.seconds` says how long that may be.
    public var timeout: Double
    /// How far a screen may run on until it comes to rest, in seconds, at most 86,400; 0 draws it as it was built. Other numbers are
    /// `RenderError.invalidSize`.
    ///
    /// A picture waits for what its screen asked for: work in queues, tasks, timers. Timers run in virtual time, so that 5 seconds of
    /// delays take no time at all; other threads are waited for so long by the clock. What is pending at the limit is named among the
    /// warnings.
    public var settlingLimit: Double
    /// Draws a status bar with a fixed 9:41 over the top of a screen.
    public var showsStatusBar: Bool
    /// Draws a scrolling screen to its whole length.
    public var showsFullContent: Bool
    /// How much one picture may take, and how many may wait.
    public var limits: RenderLimits

    public init(
        device: Device = .standard, orientation: Device.Orientation = .portrait,
        traits: UITraitCollection = UITraitCollection(), scale: Double? = nil, timeout: Double = 120,
        settlingLimit: Double = 5, showsStatusBar: Bool = false, showsFullContent: Bool = false,
        limits: RenderLimits = .standard
    ) {
        self.device = device
        self.orientation = orientation
        self.traits = traits
        self.scale = scale
        self.timeout = timeout
        self.settlingLimit = settlingLimit
        self.showsStatusBar = showsStatusBar
        self.showsFullContent = showsFullContent
        self.limits = limits
    }

    /// A PNG of a view at a width and its fitting height, or of the device's whole screen where no width is given.
    ///
    /// A view that is drawn at a width is taken out of its superview, and its frame is set: build one for each picture.
    /// - Parameters:
    ///   - source: made on the main actor, once.
    ///   - width: points; nil for the device's screen.
    ///   - height: points; nil for the height that fits the content.
    ///   - scale: pixels for each point; nil for the renderer's, or else the device's.
    /// - Throws: `RenderError`, `CancellationError` where the task was cancelled, or what `source` throws.
    public func png(
        of source: @autoclosure @escaping @MainActor @Sendable () throws -> any RenderSource, width: Double? = nil,
        height: Double? = nil, scale: Double? = nil
    ) async throws -> Data {
        let display = try await display(of: try source(), width: width, height: height, scale: scale)
        try Task.checkCancellation()
        return try display.png()
    }

    /// The pixels of a view; otherwise like `png(of:)`.
    public func bitmap(
        of source: @autoclosure @escaping @MainActor @Sendable () throws -> any RenderSource, width: Double? = nil,
        height: Double? = nil, scale: Double? = nil
    ) async throws -> Bitmap {
        let display = try await display(of: try source(), width: width, height: height, scale: scale)
        try Task.checkCancellation()
        return try display.bitmap()
    }

    /// The layers of a view, ready to be painted on any thread; otherwise like `png(of:)`.
    public func display(
        of source: @autoclosure @escaping @MainActor @Sendable () throws -> any RenderSource, width: Double? = nil,
        height: Double? = nil, scale: Double? = nil
    ) async throws -> Display {
        try await display(of: try source(), width: width, height: height, scale: scale, reading: { _ in }).display
    }

    /// The layers of a view, and what `read` makes of it while the screen is still the main one: the window of a whole screen, or
    /// the view itself where a width is given. Otherwise like `png(of:)`.
    public func display<Value: Sendable>(
        of source: @autoclosure @escaping @MainActor @Sendable () throws -> any RenderSource, width: Double? = nil,
        height: Double? = nil, scale: Double? = nil,
        reading read: @escaping @MainActor @Sendable (UIView) throws -> Value
    ) async throws -> (display: Display, value: Value) {
        try await RenderDeadline(step: timeout, grace: settlingLimit, limits: limits).run { didStep in
            var value: Value?
            let display = try await self.layOutSettled(
                source, width: width, height: height, scale: scale, didStep: didStep, inspect: { value = try read($0) })
            guard let value else { throw RenderError.failed("the view was not read") }
            return (display, value)
        }
    }
}

/// A screen or view that has been laid out: values that paint to the same pixels anywhere.
public struct Display: Hashable, Sendable {
    public var layer: Layer
    /// Points.
    public var size: CGSize
    /// Pixels for each point.
    public var scale: Double
    /// What the picture is filled with first; nil leaves it clear.
    public var background: Color?
    /// What could not be shown as asked, each once.
    public var warnings: [String]
    /// How many pixels and bytes painting may take.
    public var limits = RenderLimits.standard

    /// Paints the layers.
    /// - Throws: `RenderError`.
    public func bitmap() throws -> Bitmap {
        try painting { try $0.paint(layer, size: size, scale: scale, background: background) }
    }

    /// The hash of the picture (`Bitmap.pixelHash(scale:)`), painted in parts that nobody keeps: in half the time where little is drawn.
    /// - Returns: nil where the picture must be painted at once, such as with gradients or pictures that are enlarged or reduced.
    /// - Throws: `RenderError`.
    public func pixelHash() throws -> String? {
        try painting { try $0.pixelHash(of: layer, size: size, scale: scale, background: background) }
    }

    private func painting<Result>(_ paint: (Painter) throws -> Result) throws -> Result {
        try limits.checkPixels(of: self)
        let painter = Painter(groupByteLimit: try limits.bytesLeft(by: self))
        do {
            return try paint(painter)
        } catch {
            throw RenderError(error)
        }
    }

    /// Paints and encodes, with the fingerprint of the libraries and fonts that drew the picture.
    /// - Throws: `RenderError`.
    public func png() throws -> Data {
        do {
            return try PNGEncoder(fingerprint: fingerprint).encode(bitmap(), scale: scale)
        } catch {
            throw RenderError(error)
        }
    }

    /// What the pixels depend on here.
    public var fingerprint: Fingerprint {
        Fingerprint.current(fonts: FontLibrary.shared.digests(of: layer.fontFaces))
    }
}

extension Layer {
    /// The fonts of the glyph runs in this tree, each once.
    public var fontFaces: Set<FontFace> {
        var faces: Set<FontFace> = []
        var pending: [Layer] = [self]
        while let layer = pending.popLast() {
            for case .glyphs(let run) in layer.contents { faces.insert(run.face) }
            pending.append(contentsOf: layer.sublayers)
            pending.append(contentsOf: layer.mask)
        }
        return faces
    }
}
