import BuilderUIKit
import Foundation
import Render

/// The parameters and the drawing of views for a snapshot.
struct ViewDrawing {
    /// The screen: safe areas, traits, size.
    var config = ViewImageConfig()
    /// The size in points; nil for the screen's, or else the content's own.
    var size: CGSize?
    /// The traits that override the screen's.
    var traits = UITraitCollection()
    /// A Boolean value that indicates whether the window is drawn, with presented controllers.
    var drawsWindow = false

    /// Returns the image of a view or controller, which is created within the render.
    func image(_ make: @escaping @MainActor () throws -> any RenderSource) -> UIImage {
        lay(out: make, reading: { _ in }) ?? UIImage()
    }

    /// Returns a text about a view or controller after layout.
    func text(
        _ make: @escaping @MainActor () throws -> any RenderSource,
        reading read: @escaping @MainActor (UIView) -> String
    ) -> String {
        let text = ResultBox<String>()
        _ = lay(out: make, isPainted: false, reading: { text.set(.success(read($0))) })
        return (try? text.value?.get()) ?? ""
    }

    /// Lays out a view or controller, and paints it.
    /// - Returns: The image; nil if it isn't painted, or if the snapshot failed and the run has the error.
    private func lay(
        out make: @escaping @MainActor () throws -> any RenderSource, isPainted: Bool = true,
        reading read: @escaping @MainActor (UIView) -> Void
    ) -> DisplayImage? {
        let run = SnapshotRun.current
        let (renderer, alone) = (renderer(run), alone)
        do {
            return try MainThread.call {
                let fonts = FontGeneration()
                let display =
                    try MainThreadTurns.areAvailable
                    ? MainThreadTurns.wait { try await renderer.layOutAlone(make, alone, reading: read) }
                    : renderer.layOutAlone(make, alone, reading: read)
                if isPainted { run?.check(display) } else { run?.warn(display.warnings) }
                let image = isPainted ? try DisplayImage(display) : nil
                try fonts.check()
                return image
            }
        } catch let error as SnapshotError {
            run?.fail(error)
        } catch let error as RenderError {
            if case .noSize(let view, _) = error {
                let text = "\(view) has no intrinsic size: pass size: or on:, or constrain it."
                if isPainted, let notice = try? MainThread.call({ try SizeNotice.image() }) {
                    run?.warn([text])
                    return notice
                }
                run?.fail(SnapshotError.failed(text))
            } else {
                run?.fail(SnapshotError.failed(error.description))
            }
        } catch {
            run?.fail(SnapshotError.failed("\(error)"))
        }
        return nil
    }

    var alone: Renderer.StandaloneOptions {
        Renderer.StandaloneOptions(size: size ?? config.size, drawsWindow: drawsWindow, traits: allTraits)
    }

    private var allTraits: UITraitCollection { UITraitCollection(traitsFrom: [config.traits, traits]) }

    /// Returns a renderer whose screen has the size, scale and size classes. The value is created with the standard
    /// device's other traits, as in an app; the picture's apply when it is shown.
    func renderer(_ run: SnapshotRun?) -> Renderer {
        let traits = allTraits
        let standard = Device.standard
        let base = standard.traits(in: .portrait)
        let device = Device(
            screen: config.size ?? standard.size, scale: traits.displayScale > 0 ? traits.displayScale : standard.scale,
            safeAreaInsets: config.safeArea,
            idiom: traits.userInterfaceIdiom == .unspecified ? base.userInterfaceIdiom : traits.userInterfaceIdiom,
            horizontalSizeClass: traits.horizontalSizeClass == .unspecified
                ? base.horizontalSizeClass : traits.horizontalSizeClass,
            verticalSizeClass: traits.verticalSizeClass == .unspecified
                ? base.verticalSizeClass : traits.verticalSizeClass)
        var renderer = Renderer(device: device)
        if let time = run?.settlingTime { renderer.settlingLimit = time }
        return renderer
    }
}

/// The picture of a value without a size, which is recorded and compared as swift-snapshot-testing does.
@MainActor
enum SizeNotice {
    /// Returns a red label of 400 × 80 points.
    static func image() throws -> DisplayImage {
        try DisplayImage(
            Renderer().layOutAlone({ label() }, Renderer.StandaloneOptions(size: CGSize(width: 400, height: 80))))
    }

    private static func label() -> UILabel {
        let label = UILabel()
        label.backgroundColor = .red
        label.text =
            "Error: No image could be generated for this view as its size was zero. "
            + "Please set an explicit size in the test."
        label.textAlignment = .center
        label.numberOfLines = 3
        return label
    }
}

extension Snapshotting where Format == UIImage {
    /// Creates a strategy that draws an image of a value.
    static func drawn(
        _ drawing: ViewDrawing, precision: Float, perceptualPrecision: Float,
        as source: @escaping @MainActor (Value) -> any RenderSource
    ) -> Snapshotting {
        .making(
            pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision),
            by: { make in
                let make = Unchecked((make: make, source: source))
                return Async { callback in
                    callback(drawing.image { make.value.source(try make.value.make()) })
                }
            })
    }
}

extension Snapshotting where Format == String {
    /// Creates a strategy that writes a text about a value's views after layout.
    static func describing(
        _ drawing: ViewDrawing, reading read: @escaping @MainActor (UIView) -> String,
        as source: @escaping @MainActor (Value) -> any RenderSource
    ) -> Snapshotting {
        .making(
            pathExtension: "txt", diffing: .lines,
            by: { make in
                let make = Unchecked((make: make, source: source))
                return Async { callback in
                    callback(drawing.text({ make.value.source(try make.value.make()) }, reading: read))
                }
            })
    }
}

extension ViewImageConfig {
    /// Returns an image of a view or controller on this screen, after the tasks that it started: for tests on the main
    /// actor, where `assertSnapshot` can't wait for tasks because it blocks the main thread.
    ///
    /// ```swift
    /// let image = try await ViewImageConfig.iPhone13.image(of: FeedViewController())
    /// assertSnapshot(of: image, as: .image)
    /// ```
    /// - Parameters:
    ///   - value: The view or controller, created within the render, which waits for the work that it requests.
    ///   - size: The size in points; nil for the screen's, or else the content's own.
    ///   - traits: The traits that override the screen's.
    ///   - filePath: The test's source, whose pinned fonts are used.
    /// - Throws: `RenderError`, `FontError`, or the value's error.
    @MainActor
    public func image(
        of value: @autoclosure @MainActor () throws -> any RenderSource, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection(), file filePath: StaticString = #filePath
    ) async throws -> UIImage {
        let drawing = ViewDrawing(config: self, size: size, traits: traits)
        try SnapshotRun(source: "\(filePath)").usePinnedFonts()
        let fonts = FontGeneration()
        let image = try DisplayImage(await drawing.renderer(nil).layOutAlone(value, drawing.alone))
        try fonts.check()
        return image
    }
}

/// The pinned fonts when a drawing begins, since another test may change them while it waits.
private struct FontGeneration {
    private let number = FontLibrary.shared.generation

    /// Throws an error if other fonts were pinned meanwhile.
    func check() throws(SnapshotError) {
        if FontLibrary.shared.generation != number { throw .fontsChanged }
    }
}
