import BuilderUIKit
import Foundation

/// All pictures of a documentation with their texts and code, as one HTML file that needs nothing else.
struct GalleryPage {
    private let entries: [GalleryEntry]
    private let title = "Pictures"

    init(_ plan: DocumentationPlan, _ result: DocumentationDrawer.Result) {
        entries = plan.selected.map { picture in
            GalleryEntry(
                picture: picture, images: result.drawn.filter { $0.item.picture.name == picture.name },
                quotes: plan.quotes(beside: picture.name), places: plan.tree.uses.filter { $0.picture == picture.name })
        }
    }

    /// - Throws: where the template can't be read.
    func data() throws -> Data {
        let style = GalleryStyle.text
        let content: [String: Any] = [
            "title": title, "style": style, "styleHash": SHA256.base64(style),
            "summary": RunResults.count(entries.count, "picture"), "pictures": entries.map(\.content),
        ]
        return Data(try GalleryTemplate.render(content).utf8)
    }
}

/// A picture of the gallery.
struct GalleryEntry {
    let picture: DocumentationPicture
    let images: [(item: PictureItem, outcome: DrawnItem)]
    /// What its pages quote beside it.
    let quotes: [(name: String, quote: CodeQuote)]
    let places: [PictureUse]

    /// For the template.
    var content: [String: Any] {
        let legend = picture.legend == .inText ? picture.callouts.map(\.text) : []
        let hasWords = picture.caption != nil || !legend.isEmpty || !quotes.isEmpty || !places.isEmpty
        var content: [String: Any] = [
            "name": picture.name, "kind": hasWords ? "has-words" : "bare", "images": images.map(image),
            "hasWords": hasWords, "hasLegend": !legend.isEmpty, "legend": legend,
            "quotes": quotes.map { ["name": $0.name, "code": $0.quote.lines.joined(separator: "\n")] },
        ]
        if let caption = picture.caption { content["caption"] = caption }
        if !places.isEmpty { content["places"] = places.map(\.place.description).joined(separator: ", ") }
        return content
    }

    private func image(_ image: (item: PictureItem, outcome: DrawnItem)) -> [String: Any] {
        // The only one there is shows in both.
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
    /// The code that pages quote beside a picture: below it, up to the next picture, and above a page's first one.
    func quotes(beside picture: String) -> [(name: String, quote: CodeQuote)] {
        var found: [(name: String, quote: CodeQuote)] = []
        for page in tree.pages {
            var current = page.blocks.lazy.compactMap(\.pictureName).first
            for block in page.blocks {
                if let name = block.pictureName { current = name }
                guard case .code(let name) = block.content, current == picture, let quote = quotes[name],
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
