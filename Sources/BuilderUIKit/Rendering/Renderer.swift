import Foundation
import Render

/// Draws views into images.
///
/// ```swift
/// let png = try await Renderer().png(of: UILabel(), width: 600, scale: 2)
/// ```
///
/// Creation, layout and reading of the view tree happen on the main actor; in between the renderer waits until the
/// screen is idle: for its queues, tasks and timers (`settlingLimit`). Painting and encoding run elsewhere. The same
/// view produces the same bytes on every machine with the same libraries and fonts, independent of concurrent renders.
///
/// A renderer may be called from any task, concurrently. Renders take turns on the main actor, in the order of the
/// calls; at most 32 are open at once, the others wait. `limits` bounds the number of waiting ones and the resources of
/// one image.
///
/// A canceled task throws a `CancellationError`, and nothing more is drawn for it. Errors thrown by a view's own code
/// while it is created are rethrown; all others are `RenderError`s.
public struct Renderer: Sendable {
    /// The device that determines the view's screen, safe areas and traits.
    public var device: Device
    /// The orientation of the device.
    public var orientation: Device.Orientation
    /// The part of an iPad's screen that the window has; nil, the default, for the whole screen. It has no effect where
    /// the device doesn't offer it (`Device.splitView(_:in:)`), and on views that are drawn at a width.
    public var splitFraction: Device.SplitFraction?
    /// The traits that override the device's: style, text size, layout direction and so on.
    public var traits: UITraitCollection
    /// The scale in pixels per point; nil for the device's own.
    public var scale: Double?
    /// The time that the main thread may take to begin, and for each step, in seconds; more than 0 and at most 86,400.
    ///
    /// Waiting for the turn among other renders doesn't count; `limits.seconds` bounds that. `settlingLimit` is added
    /// to the time of the step that waits for the screen's work.
    public var timeout: Double
    /// The time to wait until a screen is idle, in seconds, at most 86,400; 0 draws it as it was created. Other numbers
    /// throw `RenderError.invalidSize`.
    ///
    /// A render waits for its screen's work: queues, tasks, timers. Timers run in virtual time, so that 5 seconds of
    /// delays take no time at all; other threads are awaited for that long by the clock. Work that is pending at the
    /// limit is listed among the warnings.
    public var settlingLimit: Double
    /// A Boolean value that indicates whether a status bar with a fixed 9:41 is drawn at the top of a screen.
    public var showsStatusBar: Bool
    /// A Boolean value that indicates whether a scrolling screen is drawn at its whole length.
    public var showsFullContent: Bool
    /// The limits on resources and on waiting renders.
    public var limits: RenderLimits
    /// The date and time at which a screen is drawn; nil, the default, for the clock's.
    ///
    /// It advances with the screen's virtual time. In the `snapshot` command, `Date()` is this time in an app's code
    /// during a render; schedulers of Rx have it as their `now` in any process.
    public var now: Date?
    /// The time zone in which a screen is drawn; nil, the default, for the system's.
    ///
    /// In the `snapshot` command, `TimeZone.current` is this zone in an app's code during a render, and calendars and
    /// formatters without a zone have it.
    public var timeZone: TimeZone?
    /// The locale in which a screen is drawn; nil, the default, for the system's, which is `en_001` on Linux.
    ///
    /// In the `snapshot` command, `Locale.current` is this locale in an app's code during a render, and formatters
    /// without a locale have it. Localized strings are in its language, in any process.
    public var locale: Locale?
    /// The settings of Accessibility that aren't traits; those of a new device by default.
    public var accessibilitySettings = AccessibilitySettings()
    /// The pictures that are drawn in place of views, such as web pages and maps, which can't be drawn; none by
    /// default.
    public var replacements = ViewReplacements()
    /// The pictures that stand-ins for image loaders show for URLs; nil, the default, for none.
    public var remoteImages: RemoteImages?
    /// The responses to requests for URLs; nil, the default, for those of a network.
    public var remoteResponses: RemoteResponses?
    /// The seed of the random numbers of a render with a date of its own.
    package var randomSeed: UInt64 = 0
    /// The actions of a user on the screen before it is read; nil, the default, for none.
    package var interaction: (@MainActor @Sendable (LiveScreen) async throws -> Void)?

    /// Creates a renderer.
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

    /// Returns a PNG of a view at a width and its fitting height, or of the device's whole screen without a width.
    ///
    /// A view drawn at a width is removed from its superview, and its frame is set: create one for each image.
    ///
    /// - Parameters:
    ///   - source: an expression evaluated on the main actor, once.
    ///   - width: the width in points; nil for the device's screen.
    ///   - height: the height in points; nil for the height that fits the content.
    ///   - scale: the scale in pixels per point; nil for the renderer's, or else the device's.
    /// - Throws: `RenderError`, `CancellationError` if the task was canceled, or the error thrown by `source`.
    public func png(
        of source: @autoclosure @escaping @MainActor @Sendable () throws -> any RenderSource, width: Double? = nil,
        height: Double? = nil, scale: Double? = nil
    ) async throws -> Data {
        try await unlessCanceled(display(of: try source(), width: width, height: height, scale: scale)).png()
    }

    /// Returns the pixels of a view; otherwise like `png(of:)`.
    public func bitmap(
        of source: @autoclosure @escaping @MainActor @Sendable () throws -> any RenderSource, width: Double? = nil,
        height: Double? = nil, scale: Double? = nil
    ) async throws -> Bitmap {
        try await unlessCanceled(display(of: try source(), width: width, height: height, scale: scale)).bitmap()
    }

    /// Returns a display, which the next step paints or writes, or throws if the task was canceled meanwhile.
    func unlessCanceled(_ display: Display) throws -> Display {
        try Task.checkCancellation()
        return display
    }

    /// Returns the layers of a view, ready to be painted on any thread; otherwise like `png(of:)`.
    public func display(
        of source: @autoclosure @escaping @MainActor @Sendable () throws -> any RenderSource, width: Double? = nil,
        height: Double? = nil, scale: Double? = nil
    ) async throws -> Display {
        try await display(of: try source(), width: width, height: height, scale: scale, reading: { _ in }).display
    }

    /// Returns the layers of a view, and the result of `read`, which is called while its screen is still the main one.
    ///
    /// `read` receives the window of a whole screen, or the view itself if a width is given. Otherwise like `png(of:)`.
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

/// A screen or view that has been laid out, as values that paint to the same pixels anywhere.
public struct Display: Hashable, Sendable {
    /// The root layer.
    public var layer: Layer
    /// The size, in points.
    public var size: CGSize
    /// The scale, in pixels per point.
    public var scale: Double
    /// The color behind the layers; nil for transparent.
    public var background: Color?
    /// The warnings about content that couldn't be drawn as requested, each once.
    public var warnings: [String]
    /// The texts with characters that no font has, which are shown as boxes with code points; also in `warnings`.
    public var missingTexts: [MissingText] = []
    /// The parts of the app that don't compile on Linux, and the outlets that nothing connects, which are left out of
    /// this image; also in `warnings`.
    public var leftOutParts: [String] = []
    /// The languages in which words are divided where the machine has patterns, on which the pixels depend then.
    package var hyphenatedLanguages: Set<String> = []
    /// The limits on the pixels and bytes of painting.
    public var limits = RenderLimits.standard

    /// Returns the painted layers.
    ///
    /// - Throws: `RenderError`.
    public func bitmap() throws -> Bitmap {
        try painting { try $0.paint(layer, size: size, scale: scale, background: background) }
    }

    /// Returns the hash of the image (`Bitmap.pixelHash(scale:)`), painted in parts that aren't kept.
    ///
    /// It takes half the time if little is drawn.
    ///
    /// - Returns: nil if the image must be painted as a whole, such as with gradients or scaled images.
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

    /// Returns the painted layers as PNG, with the fingerprint of the libraries and fonts used.
    ///
    /// - Throws: `RenderError`.
    public func png() throws -> Data {
        do {
            return try PNGEncoder(fingerprint: fingerprint).encode(bitmap(), scale: scale)
        } catch {
            throw RenderError(error)
        }
    }

    /// The libraries, fonts and patterns of hyphenation that the pixels depend on.
    public var fingerprint: Fingerprint {
        Fingerprint.current(
            fonts: FontLibrary.shared.digests(of: layer.fontFaces), vectors: layer.vectorFormats,
            hyphenating: hyphenatedLanguages)
    }
}

extension Layer {
    /// The fonts of the glyph runs and emoji in this tree, each once.
    public var fontFaces: Set<FontFace> {
        var faces: Set<FontFace> = []
        forEachContent { content in
            switch content {
            case .glyphs(let run): faces.insert(run.face)
            case .image(let image): if let face = image.face { faces.insert(face) }
            case .fill, .stroke, .gradient: break
            }
        }
        return faces
    }

    /// The formats of the vector images in this tree.
    var vectorFormats: Set<VectorFormat> {
        var formats: Set<VectorFormat> = []
        forEachContent { content in
            if case .image(let image) = content, let format = image.bitmap.vectorFormat { formats.insert(format) }
        }
        return formats
    }

    private func forEachContent(_ body: (LayerContent) -> Void) {
        var pending: [Layer] = [self]
        while let layer = pending.popLast() {
            layer.contents.forEach(body)
            pending.append(contentsOf: layer.sublayers)
            pending.append(contentsOf: layer.mask)
        }
    }
}
