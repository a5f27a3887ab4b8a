import BuilderUniformTypeIdentifiers
import Foundation

/// The items of a share sheet: what its header shows of them, and what they offer to its actions.
@MainActor
struct SharedItems {
    /// The items, with placeholders in place of those that their sources make later.
    let values: [Any]
    /// The title: the metadata's or that of the first item.
    let title: String
    /// The kind of a file, or the number of several items; nil for none.
    let subtitle: String?
    /// The picture of the first item; nil for the symbol.
    let thumbnail: UIImage?
    /// The name of the symbol in place of a picture.
    let symbolName: String

    /// Creates a description of items.
    ///
    /// - Parameters:
    ///   - items: the items that the app shares.
    ///   - title: the title that the app gives to all of them; nil for the first item's.
    ///   - sheet: the sheet that sources of items receive.
    init(_ items: [Any], title: String?, in sheet: UIActivityViewController) {
        values = items.map { item in
            (item as? any UIActivityItemSource).map { $0.activityViewControllerPlaceholderItem(sheet) } ?? item
        }.map(Self.unwrapped)
        let source = items.first as? any UIActivityItemSource
        let metadata = source?.activityViewControllerLinkMetadata(sheet)
        let size = CGSize(width: 40, height: 40)
        let own = source?.activityViewController(
            sheet, thumbnailImageForActivityType: nil, suggestedSize: size)
        var first = values.first.map(Description.init(of:)) ?? Description()
        if let url = metadata?.originalURL ?? metadata?.url { first = Description(of: url) }
        let provider = metadata?.imageProvider ?? metadata?.iconProvider
        self.title = title ?? metadata?.title ?? first.title
        subtitle = values.count > 1 ? "\(values.count) items" : first.subtitle
        thumbnail = own ?? provider?.providedObject as? UIImage ?? first.thumbnail
        symbolName = first.symbolName
    }

    /// Returns the object of a provider that was made from one; other items as they are.
    static func unwrapped(_ item: Any) -> Any {
        guard let object = (item as? NSItemProvider)?.providedObject else { return item }
        switch object {
        case let text as NSString: return text as String
        case let url as NSURL: return url as URL
        default: return object
        }
    }

    /// The texts among the items.
    var texts: [String] { values.compactMap(Self.text(of:)) }
    /// The URLs among the items, those of files too.
    var urls: [URL] { values.compactMap { $0 as? URL } }
    /// The images among the items.
    var images: [UIImage] { values.compactMap { $0 as? UIImage } }
    /// A Boolean value that indicates whether an item is a page on the web.
    var containsPages: Bool { urls.contains { ["http", "https"].contains($0.scheme?.lowercased()) } }
    /// A Boolean value that indicates whether an item is a file or can be saved as one.
    var containsFiles: Bool {
        !images.isEmpty || urls.contains(where: \.isFileURL) || values.contains { $0 is Data || $0 is NSItemProvider }
    }

    /// Returns the text of an item without its attributes; nil for an item that isn't a text.
    static func text(of item: Any) -> String? {
        item as? String ?? (item as? NSAttributedString)?.string
    }

    /// The part of the header that shows one item.
    private struct Description {
        var title = ""
        var subtitle: String?
        var thumbnail: UIImage?
        var symbolName = "doc"

        init() {}

        @MainActor
        init(of item: Any) {
            if let text = SharedItems.text(of: item) {
                title = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
                symbolName = "doc.text"
                return
            }
            switch item {
            case let url as URL: describe(url)
            case let image as UIImage:
                title = "Image"
                thumbnail = image
                symbolName = "photo"
            case let provider as NSItemProvider:
                let type = provider.registeredTypeIdentifiers.first
                title = provider.suggestedName ?? type.map { UTType($0)?.localizedDescription ?? $0 } ?? "Item"
            case let activity as NSUserActivity: title = activity.title ?? "Item"
            default: title = "\(type(of: item))"
            }
        }

        private mutating func describe(_ url: URL) {
            guard url.isFileURL else {
                title = url.host ?? url.absoluteString
                symbolName = "safari"
                return
            }
            title = url.deletingPathExtension().lastPathComponent
            let type = UTType(filenameExtension: url.pathExtension)
            subtitle = type?.localizedDescription ?? (url.pathExtension.isEmpty ? nil : url.pathExtension.uppercased())
            if let type, type.conforms(to: .image) { thumbnail = UIImage(contentsOfFile: url.path) }
        }
    }
}
