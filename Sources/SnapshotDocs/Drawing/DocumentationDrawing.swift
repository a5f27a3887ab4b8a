import BuilderUIKit
import Render
import SnapshotCore

/// A declared picture of documentation, laid out for one appearance and ready to be painted at any density.
///
/// The screen is laid out once, at its device's own density. Crop, zoom, callouts and legend are layers around it, so
/// that text stays text.
///
/// ```swift
/// let picture = DocumentationPicture("sign-up", of: "sign-up", alternativeText: "A form").cropped(to: .view("form"))
/// var drawing = try await DocumentationDrawing(picture, in: catalog, appearance: .dark)
/// drawing.display.scale = 2
/// let png = try drawing.display.png()
/// ```
public struct DocumentationDrawing: Sendable {
    /// The display to paint. Its size is in whole points; its scale is the picture's first, and may be set before
    /// painting.
    public var display: Display
    /// The warnings of the screen, each once.
    public var warnings: [String] { display.warnings }

    /// Lays out a picture; of one in several configurations, that in the first.
    /// - Parameters:
    ///   - declared: The picture.
    ///   - catalog: the catalog with its screens.
    ///   - appearance: the appearance that replaces the one of the screen's configuration; for a contact sheet, that of
    ///     the sheet itself.
    ///   - input: the input of the screens.
    /// - Throws: `DocumentationDrawingError` for a declaration that is invalid or names something that doesn't exist,
    ///   `RenderError`, or what a screen's `make` throws; for a contact sheet `ContactSheetError`, which names the
    ///   cell.
    @MainActor
    public init(
        _ declared: DocumentationPicture, in catalog: Catalog, appearance: Appearance,
        input: ScreenInput = ScreenInput()
    ) async throws {
        try declared.validate()
        let picture = declared.variants.first ?? declared
        switch picture.subject {
        case .screen(let name, var configuration):
            configuration.appearance = appearance
            let screen = try await LaidOutScreen(
                try catalog.find(name, for: picture), for: configuration, input: input)
            display =
                picture.isFramed
                ? Self.framed(screen.display, in: configuration, zoom: picture.zoom)
                : try ScreenComposition(picture, of: screen).display()
        case .sheet(let names, let configurations):
            var screens: [Screen] = []
            for name in names { screens.append(try catalog.find(name, for: picture)) }
            let sheet = try await ContactSheetDrawing(
                of: screens, in: configurations, appearance: appearance, zoom: picture.zoom, padding: picture.padding,
                ground: picture.ground, input: input)
            display = sheet.display
        }
        display.scale = Double(picture.scales.first ?? 1)
        try Self.checkSize(of: display, picture)
        if let text = display.missingTexts.first { throw picture.error(.missingGlyphs("\(text)")) }
    }

    /// Returns a whole screen with its device's frame, in a size of whole points.
    private static func framed(_ screen: Display, in configuration: SnapshotConfiguration, zoom: Double) -> Display {
        var display = DeviceFrame(of: configuration.device, in: configuration.orientation).framing(screen)
        if zoom == 1 { return display }
        let factor = CGFloat(zoom)
        display.layer.anchorPoint = .zero
        display.layer.position = .zero
        display.layer.transform = CGAffineTransform(scaleX: factor, y: factor)
        let size = CGSize(
            width: (display.size.width * factor).rounded(.up), height: (display.size.height * factor).rounded(.up))
        var root = Layer(frame: CGRect(origin: .zero, size: size))
        root.sublayers = [display.layer]
        display.layer = root
        display.size = size
        return display
    }

    /// Throws an error with the picture's name before anything is painted.
    private static func checkSize(of display: Display, _ picture: DocumentationPicture) throws {
        for scale in picture.scales {
            let width = display.size.width * CGFloat(scale)
            let height = display.size.height * CGFloat(scale)
            guard width * height > CGFloat(Painter.pixelLimit) else { continue }
            throw picture.error(
                .tooLarge(width: Int(width), height: Int(height), scale: scale, limit: Painter.pixelLimit))
        }
    }
}
