import Foundation
import SnapshotCore

/// The text between the markers of a picture in a page. Several images of one picture flow side by side.
struct ImageMarkup {
    /// The images, with the displayed widths in points.
    private let images: [(picture: DocumentationPicture, width: Double)]

    /// Creates the text of an image.
    init(picture: DocumentationPicture, width: Double) { images = [(picture, width)] }

    /// Creates the text of the images of one picture in several configurations; nil without images.
    init?(_ images: [(picture: DocumentationPicture, width: Double)]) {
        guard !images.isEmpty else { return nil }
        self.images = images
    }

    /// The lines in a DocC catalog, in which the bare name identifies the files.
    var docC: [String] {
        images.map { "![\(MarkdownText.escaped($0.picture.alternativeText))](\($0.picture.name))" } + words
    }

    /// Returns the lines in another page: the browser chooses by the reader's appearance and screen.
    /// - Parameter folder: the path of the pictures' folder from the page.
    func markdown(folder: String) -> [String] {
        images.flatMap { Self.element(of: $0.picture, width: $0.width, folder: folder) } + words
    }

    private static func element(of picture: DocumentationPicture, width: Double, folder: String) -> [String] {
        func address(_ appearance: Appearance, _ scale: Int) -> String {
            let name = ImageFileName(picture: picture.name, appearance: appearance, scale: scale).fileName
            return MarkdownText.url(folder == "." ? name : "\(folder)/\(name)")
        }
        let scales = picture.scales.sorted()
        let sources = Appearance.allCases.reversed().filter(picture.appearances.contains).map { appearance in
            let files = scales.map { "\(address(appearance, $0)) \($0)x" }
            return
                "  <source media=\"(prefers-color-scheme: \(appearance))\" srcset=\"\(files.joined(separator: ", "))\">"
        }
        let fallback = Appearance.allCases.first(where: picture.appearances.contains) ?? .light
        let image =
            "  <img src=\"\(address(fallback, scales.first ?? 1))\" "
            + "alt=\"\(MarkdownText.attribute(picture.alternativeText))\" width=\"\(Int(width.rounded()))\">"
        return ["<picture>"] + sources + [image, "</picture>"]
    }

    /// The caption and the legend.
    private var words: [String] {
        guard let picture = images.first?.picture else { return [] }
        var lines: [String] = []
        if let caption = picture.caption.map(MarkdownText.escaped), !caption.isEmpty { lines += ["", caption] }
        if picture.legend == .inText, !picture.callouts.isEmpty {
            lines.append("")
            for (index, callout) in picture.callouts.enumerated() {
                lines.append("\(index + 1). \(MarkdownText.escaped(callout.text))")
            }
        }
        return lines
    }
}
