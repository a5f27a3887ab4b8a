import Foundation

extension UIPasteboard {
    /// The key of an option for items, which have no effect.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The time at which items are removed, and whether they stay on this device.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// UIKit's `localOnly`.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The type of an item whose types are those of its value.
    public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

    private static let textTypes = [
        "public.utf8-plain-text", "public.text", "public.plain-text", "public.utf16-plain-text",
    ]
    private static let imageTypes = ["public.image", "public.png", "public.jpeg"]

    /// The first item by its type: a string, a URL, an image or a color. Setting other items removes them.
    public var items: [[String: Any]] {
        get {
            if let urls { return urls.map { ["public.url": $0] } }
            if let strings { return strings.map { [Self.textTypes[0]: $0] } }
            if let images { return images.map { ["public.image": $0] } }
            return []
        }
        set { setItems(newValue) }
    }

    /// Sets items; the options have no effect.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let values = items.flatMap(\.values)
        let texts = values.compactMap { $0 as? String }
        let urls = values.compactMap { $0 as? URL }
        let images = values.compactMap { $0 as? UIImage }
        if !urls.isEmpty {
            self.urls = urls
        } else if !images.isEmpty {
            self.images = images
        } else {
            strings = texts
        }
    }

    /// Adds items to the present ones of their kind.
    public func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

    /// The types of the first item.
    public var types: [String] { items.first.map { Array($0.keys) } ?? [] }

    /// Returns a Boolean value that indicates whether the first item has one of the types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        pasteboardTypes.contains { value(forPasteboardType: $0) != nil }
    }

    /// Returns the value of the first item in a type.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        if Self.textTypes.contains(pasteboardType) { return string }
        if Self.imageTypes.contains(pasteboardType) { return image }
        return pasteboardType == "public.url" ? url : nil
    }

    /// Replaces the items with a value in a type.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// Returns the data of the first item in a type.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        switch value(forPasteboardType: pasteboardType) {
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    /// Replaces the items with data in a type: a text or an image.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        if Self.textTypes.contains(pasteboardType) {
            string = String(decoding: data, as: UTF8.self)
        } else if Self.imageTypes.contains(pasteboardType) {
            image = UIImage(data: data)
        }
    }

    /// Replaces the contents by objects: texts, URLs and images; others are left out.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        items = []
        let texts = objects.compactMap { ($0 as? NSString).map { $0 as String } }
        let links = objects.compactMap { ($0 as? NSURL).map { $0 as URL } }
        let pictures = objects.compactMap { $0 as? UIImage }
        if !texts.isEmpty { strings = texts }
        if !links.isEmpty { urls = links }
        if !pictures.isEmpty { images = pictures }
    }

    /// The items as providers: those of strings, URLs and images.
    public var itemProviders: [NSItemProvider] {
        if let images, strings == nil { return images.map { NSItemProvider(object: $0) } }
        if let urls { return urls.map { NSItemProvider(object: $0 as NSURL) } }
        return (strings ?? []).map { NSItemProvider(object: $0 as NSString) }
    }
}
