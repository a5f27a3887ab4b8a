import BuilderUIKit
import Foundation

/// The formats that `render` writes.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
    /// A picture.
    case png
    /// A page that contains text as text and shapes as shapes.
    case pdf
    /// A drawing for web pages that contains text as text and shapes as shapes.
    case svg
    /// The tree of the views, as text.
    case txt
    /// The tree of the views, as JSON.
    case json

    /// A Boolean value that indicates whether the file contains the tree of the views instead of a picture.
    var isTree: Bool { self == .txt || self == .json }

    /// The advice for a file name with the extension of another format.
    var otherEnding: String {
        switch self {
        case .png: "pictures are PNG without --format: end the name in .png, or name a folder"
        case .pdf: "--format pdf writes a page: end the name in .pdf, or name a folder"
        case .svg: "--format svg writes a drawing: end the name in .svg, or name a folder"
        case .txt: "--format txt writes text: end the name in .txt, or name a folder"
        case .json: "--format json writes JSON: end the name in .json, or name a folder"
        }
    }
}

/// A screen that was laid out for one of the formats.
package enum ScreenDocument: WarningProviding, Sendable {
    /// A picture, page or drawing.
    case drawing(Display, OutputFormat, title: String)
    /// A tree of views.
    case text(String, warnings: [String])

    /// Builds and lays out a screen.
    /// - Parameters:
    ///   - width: the width of a bare view, in points; nil for the whole screen.
    ///   - frame: the frame around a picture of the whole screen; nil for none.
    /// - Throws: `RenderError`, or an error of the screen.
    @MainActor
    package init(
        _ screen: Screen, as format: OutputFormat, renderer: Renderer, width: Double?, frame: DeviceFrame? = nil,
        input: ScreenInput
    ) async throws {
        switch format {
        case .png, .pdf, .svg:
            let display = try await renderer.display(of: try screen.make(input), width: width)
            self = .drawing(frame?.framing(display) ?? display, format, title: screen.title)
        case .txt, .json:
            let (display, text) = try await renderer.display(
                of: try screen.make(input), width: width,
                reading: { format == .json ? ViewHierarchyJSON.text(of: $0) : $0.textTree })
            self = .text(text, warnings: display.warnings)
        }
    }

    package var warnings: [String] {
        switch self {
        case .drawing(let display, _, _): display.warnings
        case .text(_, let warnings): warnings
        }
    }

    /// Returns the file's content, on any thread. A PNG contains the views in addition to the pixels, as baselines do.
    /// - Throws: `RenderError`.
    package func data() throws -> Data {
        switch self {
        case .drawing(let display, .pdf, let title): try display.pdf(title: title)
        case .drawing(let display, .svg, let title): try display.svg(title: title)
        case .drawing(let display, _, _): try RenderedSnapshot(display).png()
        case .text(let text, _): Data(text.utf8)
        }
    }
}
