import BuilderUIKit
import Foundation
import Render
import SnapshotCore

/// All pictures of a documentation with their texts and code, as one self-contained HTML file.
struct GalleryPage {
    private let entries: [GalleryEntry]
    private let title = "Pictures"

    init(_ plan: DocumentationPlan, _ result: DocumentationRenderer.RenderedVariants) {
        entries = plan.selected.map { picture in
            GalleryEntry(
                picture: picture, images: result.drawn.filter { $0.item.picture.name == picture.name },
                quotes: plan.quotes(beside: picture), pages: plan.tree.pages(showing: picture.name))
        }
    }

    /// Returns the page's bytes.
    ///
    /// - Throws: An error if the template can't be read.
    func data() throws -> Data {
        let style = GalleryAssets.style
        let content: [String: Any] = [
            "title": title, "style": style, "styleHash": FileDigest(style).base64,
            "summary": Plural.of(entries.count, "picture"), "pictures": entries.map(\.content),
        ]
        return Data(try HTMLTemplate.render(GalleryAssets.template, with: content).utf8)
    }
}

/// The files of `Assets`, which the build embeds in the code, so that an executable can be moved.
private enum GalleryAssets {
    /// The page's HTML, rendered by Mustache.
    ///
    /// There are no spaces around the style, since the page's policy contains its hash.
    static let template = String(decoding: PackageResources.gallery_html, as: UTF8.self)

    /// The page's style: light or dark, according to the system's setting or the switch, without a script.
    static let style = String(String(decoding: PackageResources.gallery_css, as: UTF8.self).dropLast())
}

/// A picture of the gallery.
struct GalleryEntry {
    let picture: DocumentationPicture
    let images: [(item: ImageVariant, outcome: RenderedVariant)]
    /// The code that its pages quote beside it.
    let quotes: [(name: String, quote: CodeQuote)]
    /// The paths of the pages that show it.
    let pages: [String]

    /// The values for the template.
    var content: [String: Any] {
        let legend = picture.legend == .inText ? picture.callouts.map(\.text) : []
        let hasWords = picture.caption != nil || !legend.isEmpty || !quotes.isEmpty || !pages.isEmpty
        var content: [String: Any] = [
            "name": picture.name, "kind": hasWords ? "has-words" : "bare", "images": images.map(image),
            "hasWords": hasWords, "hasLegend": !legend.isEmpty, "legend": legend,
            "quotes": quotes.map { ["name": $0.name, "code": $0.quote.lines.joined(separator: "\n")] },
        ]
        if let caption = picture.caption { content["caption"] = caption }
        if !pages.isEmpty { content["pages"] = pages.joined(separator: ", ") }
        return content
    }

    private func image(_ image: (item: ImageVariant, outcome: RenderedVariant)) -> [String: Any] {
        // A single picture is shown in both appearances.
        var kinds = images.count > 1 ? ["of-\(image.item.appearance)"] : []
        if picture.ground == .transparent { kinds.append("clear") }
        return [
            "kind": kinds.joined(separator: " "), "data": image.outcome.largest?.base64EncodedString() ?? "",
            "width": Int(image.outcome.size.width.rounded()), "height": Int(image.outcome.size.height.rounded()),
            "alternativeText": picture.alternativeText,
        ]
    }
}

extension DocumentationPlan {
    /// Returns the code that pages quote beside a picture: below it, up to the next picture, and above a page's first
    /// one.
    func quotes(beside picture: DocumentationPicture) -> [(name: String, quote: CodeQuote)] {
        var found: [(name: String, quote: CodeQuote)] = []
        for page in tree.pages {
            var current = page.blocks.lazy.compactMap(\.pictureName).first
            for block in page.blocks {
                if let name = block.pictureName { current = name }
                guard case .code(let name) = block.content, current == picture.name || current == picture.group,
                    let quote = quotes[name],
                    !found.contains(where: { $0.name == name })
                else { continue }
                found.append((name, quote))
            }
        }
        return found
    }
}

extension PageBlock {
    fileprivate var pictureName: String? {
        if case .picture(let name) = content { name } else { nil }
    }
}
