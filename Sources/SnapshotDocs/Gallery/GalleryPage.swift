import BuilderUIKit
import Foundation
import Render
import SnapshotCore

/// All pictures of a documentation with their texts and code, as one HTML file that needs nothing else.
struct GalleryPage {
    private let entries: [GalleryEntry]
    private let title = "Pictures"

    init(_ plan: DocumentationPlan, _ result: DocumentationDrawer.Result) {
        entries = plan.selected.map { picture in
            GalleryEntry(
                picture: picture, images: result.drawn.filter { $0.item.picture.name == picture.name },
                quotes: plan.quotes(beside: picture.name), pages: plan.tree.pages(showing: picture.name))
        }
    }

    /// - Throws: where the template can't be read.
    func data() throws -> Data {
        let style = GalleryStyle.text
        let content: [String: Any] = [
            "title": title, "style": style, "styleHash": FileDigest(style).base64,
            "summary": RunResults.count(entries.count, "picture"), "pictures": entries.map(\.content),
        ]
        return Data(try GalleryTemplate.render(content).utf8)
    }
}
