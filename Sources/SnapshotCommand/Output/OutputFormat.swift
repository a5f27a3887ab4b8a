import ArgumentParser
import BuilderUIKit
import Foundation
import SnapshotCore

/// The formats that `render` writes.
enum OutputFormat: String, CaseIterable, Hashable, Sendable, ExpressibleByArgument {
    /// Its picture.
    case png
    /// A page of it, on which text is text and shapes are shapes.
    case pdf
    /// The same for web pages.
    case svg
    /// The tree of its views, as text.
    case txt
    /// The tree of its views, for programs.
    case json

    /// The formats by their names, and `text` for `txt`.
    init?(argument: String) {
        self.init(rawValue: argument == "text" ? "txt" : argument)
    }

    /// A Boolean value that indicates whether it says what the views are, and isn't a picture of them.
    var isTree: Bool { self == .txt || self == .json }

    /// The advice for a file name that ends like another format.
    var otherEnding: String {
        switch self {
        case .png: "pictures are PNG unless --format says otherwise: end the name in .png, or name a folder"
        case .pdf: "--format pdf writes a page: end the name in .pdf, or name a folder"
        case .svg: "--format svg writes a drawing: end the name in .svg, or name a folder"
        case .txt: "--format txt writes text: end the name in .txt, or name a folder"
        case .json: "--format json writes JSON: end the name in .json, or name a folder"
        }
    }
}

/// A screen that was laid out for one of the formats.
enum ScreenPage: HasWarnings, Sendable {
    case picture(Display, OutputFormat, title: String)
    case text(String, warnings: [String])

    /// Builds and lays out a screen.
    /// - Throws: `RenderError`, or what the screen throws.
    @MainActor
    init(_ screen: Screen, as format: OutputFormat, drawing: DrawingOptions, input: ScreenInput) async throws {
        let renderer = drawing.renderer
        switch format {
        case .png, .pdf, .svg:
            self = .picture(
                try await renderer.display(of: try screen.make(input), width: drawing.width), format,
                title: screen.title)
        case .txt, .json:
            let (display, text) = try await renderer.display(
                of: try screen.make(input), width: drawing.width,
                reading: { format == .json ? ViewHierarchyJSON.text(of: $0) : $0.textTree })
            self = .text(text, warnings: display.warnings)
        }
    }

    var warnings: [String] {
        switch self {
        case .picture(let display, _, _): display.warnings
        case .text(_, let warnings): warnings
        }
    }

    /// The file's content, in a PNG with the views beside the pixels, as baselines have them; on any thread.
    /// - Throws: `RenderError`.
    func data() throws -> Data {
        switch self {
        case .picture(let display, .pdf, let title): try display.pdf(title: title)
        case .picture(let display, .svg, let title): try display.svg(title: title)
        case .picture(let display, _, _): try DrawnPicture(display).png()
        case .text(let text, _): Data(text.utf8)
        }
    }
}
