import BuilderUIKit
import Foundation

/// How views are drawn for a snapshot.
struct ViewDrawing {
    /// The screen: safe areas, traits, size.
    var config = ViewImageConfig()
    /// Points; nil for the screen's, or else what is drawn has one.
    var size: CGSize?
    /// Laid over the screen's.
    var traits = UITraitCollection()
    /// Draws the window, with what controllers present.
    var drawsWindow = false

    /// The picture of a view or controller, which is made within the render.
    func image(_ make: @escaping @MainActor () throws -> any RenderSource) -> UIImage {
        lay(out: make, reading: { _ in }).flatMap { try? $0.get() } ?? UIImage()
    }

    /// A text about a view or controller after layout.
    func text(
        _ make: @escaping @MainActor () throws -> any RenderSource,
        reading read: @escaping @MainActor (UIView) -> String
    ) -> String {
        let text = ResultBox<String>()
        _ = lay(out: make, isPainted: false, reading: { text.set(.success(read($0))) })
        return (try? text.value?.get()) ?? ""
    }

    /// - Returns: nil where the snapshot failed; the run knows why.
    private func lay(
        out make: @escaping @MainActor () throws -> any RenderSource, isPainted: Bool = true,
        reading read: @escaping @MainActor (UIView) -> Void
    ) -> Result<DisplayImage, any Error>? {
        let run = SnapshotRun.current
        let (renderer, alone) = (renderer(run), alone)
        do {
            let display = try MainThread.call {
                if MainThreadTurns.areAvailable {
                    return try MainThreadTurns.wait {
                        try await renderer.layOutAlone(make, alone, reading: read)
                    }
                }
                return try renderer.layOutAlone(make, alone, reading: read)
            }
            run?.warn(display.warnings)
            return isPainted ? .success(try DisplayImage(display)) : nil
        } catch let error as RenderError {
            if case .noSize(let view, _) = error {
                run?.fail(SnapshotError.failed("\(view) has no size of its own: pass size: or on:, or constrain it."))
            } else {
                run?.fail(SnapshotError.failed(error.description))
            }
        } catch {
            run?.fail(SnapshotError.failed(SnapshotError.text(of: error)))
        }
        return nil
    }

    var alone: Renderer.Alone {
        Renderer.Alone(size: size ?? config.size, drawsWindow: drawsWindow)
    }

    func renderer(_ run: SnapshotRun?) -> Renderer {
        let traits = UITraitCollection(traitsFrom: [config.traits, traits])
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
        var renderer = Renderer(device: device, traits: traits)
        if let time = run?.settlingTime { renderer.settlingLimit = time }
        return renderer
    }
}
