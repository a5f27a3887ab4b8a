import BuilderUIKit
import Foundation

/// The formats that `render` writes.
package enum OutputFormat: String, CaseIterable, Hashable, Sendable {
    /// A picture.
    case png
    /// A moving picture of a flow.
    case apng
    /// A page that contains text as text and shapes as shapes.
    case pdf
    /// A drawing for web pages that contains text as text and shapes as shapes.
    case svg
    /// The tree of the views, as text.
    case txt
    /// The tree of the views, as JSON.
    case json
    /// A picture with a number on each element that an assistive technology visits, and a legend.
    case accessibility
    /// The elements that an assistive technology visits, as text.
    case accessibilityText = "accessibility-text"

    /// A Boolean value that indicates whether the file contains text about the views instead of a picture.
    var isText: Bool { self == .txt || self == .json || self == .accessibilityText }

    /// The extension of files in a folder. Those of accessibility have two, so that they can lie beside the others.
    var fileExtension: String {
        switch self {
        case .accessibility: "accessibility.png"
        case .accessibilityText: "accessibility.txt"
        default: rawValue
        }
    }

    /// The extension that a file's name must have.
    var ending: String { String(fileExtension.split(separator: ".").last ?? "") }

    /// The advice for a file name with the extension of another format.
    var otherEnding: String {
        switch self {
        case .png: "pictures are PNG without --format: end the name in .png, or name a folder"
        case .apng: "--format apng writes a moving picture: end the name in .apng, or name a folder"
        case .pdf: "--format pdf writes a page: end the name in .pdf, or name a folder"
        case .svg: "--format svg writes a drawing: end the name in .svg, or name a folder"
        case .txt: "--format txt writes text: end the name in .txt, or name a folder"
        case .json: "--format json writes JSON: end the name in .json, or name a folder"
        case .accessibility: "--format accessibility writes a picture: end the name in .png, or name a folder"
        case .accessibilityText: "--format accessibility-text writes text: end the name in .txt, or name a folder"
        }
    }
}

/// A screen that was laid out for one of the formats.
package enum ScreenDocument: WarningProviding, Sendable {
    /// A picture, page or drawing.
    case drawing(Display, OutputFormat, title: String)
    /// The file of a moving picture.
    case film(Data, warnings: [String])
    /// A tree of views, or a list of elements.
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
        case .apng:
            let (data, warnings) = try await FlowFilm.data(
                of: screen, renderer: renderer, width: width, frame: frame, input: input)
            self = .film(data, warnings: warnings)
        case .txt, .json:
            let (display, text) = try await renderer.display(
                of: try screen.make(input), width: width,
                reading: { format == .json ? ViewHierarchyJSON.text(of: $0) : $0.textTree })
            self = .text(text, warnings: display.warnings)
        case .accessibility:
            let (display, elements) = try await renderer.display(
                of: try screen.make(input), width: width, reading: { AccessibilityTree(of: $0).elements })
            self = .drawing(
                try AccessibilityDrawing.display(of: display, elements: elements), format, title: screen.title)
        case .accessibilityText:
            let (display, text) = try await renderer.display(
                of: try screen.make(input), width: width, reading: { $0.accessibilityTextTree })
            self = .text(text, warnings: display.warnings)
        }
    }

    package var warnings: [String] {
        switch self {
        case .drawing(let display, _, _): display.warnings
        case .film(_, let warnings): warnings
        case .text(_, let warnings): warnings
        }
    }

    /// Returns the file's content, on any thread. A PNG contains the views in addition to the pixels, as baselines do.
    /// - Throws: `RenderError`.
    package func data() throws -> Data {
        switch self {
        case .drawing(let display, .pdf, let title): try display.pdf(title: title)
        case .drawing(let display, .svg, let title): try display.svg(title: title)
        case .drawing(let display, _, _): try RenderedSnapshot(display).quickPNG()
        case .film(let data, _): data
        case .text(let text, _): Data(text.utf8)
        }
    }
}
