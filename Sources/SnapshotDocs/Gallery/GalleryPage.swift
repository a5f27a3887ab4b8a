import BuilderUIKit
import Foundation
import Render
import SnapshotCore

/// All pictures of a documentation with their texts and code, as one HTML file that needs nothing else.
struct GalleryPage {
    private let entries: [GalleryEntry]
    private let title = "Pictures"

    init(_ plan: DocumentationPlan, _ result: DocumentationRenderer.Result) {
        entries = plan.selected.map { picture in
            GalleryEntry(
                picture: picture, images: result.drawn.filter { $0.item.picture.name == picture.name },
                quotes: plan.quotes(beside: picture.name), pages: plan.tree.pages(showing: picture.name))
        }
    }

    /// Returns the page's bytes.
    ///
    /// - Throws: An error if the template can't be read.
    func data() throws -> Data {
        let style = GalleryAssets.style
        let content: [String: Any] = [
            "title": title, "style": style, "styleHash": FileDigest(style).base64,
            "summary": RunResults.count(entries.count, "picture"), "pictures": entries.map(\.content),
        ]
        return Data(try HTMLTemplate.render(GalleryAssets.template, with: content).utf8)
    }
}

/// The files of `Assets`, which the build embeds in the code: an executable that is moved keeps them.
private enum GalleryAssets {
    /// The page's HTML, by Mustache.
    ///
    /// The style has no spaces around it there, since the page's policy names it by its hash.
    static let template = String(decoding: PackageResources.gallery_html, as: UTF8.self)

    /// The page's look: light or dark as the system says or as the switch does, without a script.
    static let style = String(String(decoding: PackageResources.gallery_css, as: UTF8.self).dropLast())
}
