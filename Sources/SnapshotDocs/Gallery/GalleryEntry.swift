import BuilderUIKit
import Foundation
import SnapshotCore

/// A picture of the gallery.
struct GalleryEntry {
    let picture: DocumentationPicture
    let images: [(item: ImageVariant, outcome: RenderedVariant)]
    /// The code that its pages quote beside it.
    let quotes: [(name: String, quote: CodeQuote)]
    /// The paths of those that show it.
    let pages: [String]

    /// For the template.
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
