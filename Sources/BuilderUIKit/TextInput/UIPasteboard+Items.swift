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

    private static let colorType = "com.apple.uikit.color"

    /// The items by their types: strings, URLs, images and colors. Setting it replaces all items.
    public var items: [[String: Any]] {
        get {
            values.map { value in
                switch value {
                case is URL: ["public.url": value]
                case is UIImage: [Self.imageTypes[0]: value]
                case is UIColor: [Self.colorType: value]
                default: [Self.textTypes[0]: value]
                }
            }
        }
        set { setItems(newValue) }
    }

    /// Sets items; the options have no effect. Of an item's values one is kept: its URL, image, color or string.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        setValues(
            items.compactMap { item in
                let values = Array(item.values)
                return values.first { $0 is URL || $0 is NSURL } ?? values.first { $0 is UIImage }
                    ?? values.first { $0 is UIColor } ?? values.first { $0 is String || $0 is NSString }
            })
    }

    /// Adds items to the present ones.
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
        if pasteboardType == Self.colorType { return color }
        return pasteboardType == "public.url" ? url : nil
    }

    /// The places of the items that have one of the types.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = IndexSet(
            values.indices.filter { index in pasteboardTypes.contains { value($0, at: index) != nil } })
        return found.isEmpty ? nil : found
    }

    /// Returns the types of some of the items; nil for all of them.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        let items = items
        return places(itemSet).map { items[$0].keys.sorted() }
    }

    /// Returns a Boolean value that indicates whether each of some items exists and has one of the types; nil for all
    /// items, of which there must be one.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let places = places(itemSet)
        guard !places.isEmpty, places.count == itemSet?.count ?? places.count else { return false }
        return places.allSatisfy { index in pasteboardTypes.contains { value($0, at: index) != nil } }
    }

    /// Returns the values of some of the items in a type; nil for all items.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        let found = places(itemSet).compactMap { value(pasteboardType, at: $0) }
        return found.isEmpty ? nil : found
    }

    /// Returns the data of some of the items in a type; nil for all items.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        let found = places(itemSet).compactMap { value(pasteboardType, at: $0).flatMap(data) }
        return found.isEmpty ? nil : found
    }

    private func places(_ itemSet: IndexSet?) -> [Int] { values.indices.filter { itemSet?.contains($0) ?? true } }

    /// Returns the value of the item at a place if it has a type.
    private func value(_ type: String, at index: Int) -> Any? {
        let value = values[index]
        return switch value {
        case is String: Self.textTypes.contains(type) ? value : nil
        case let url as URL: type == "public.url" ? url : Self.textTypes.contains(type) ? url.absoluteString : nil
        case is UIImage: Self.imageTypes.contains(type) ? value : nil
        default: type == Self.colorType ? value : nil
        }
    }

    /// Replaces the items with a value in a type.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// Returns the data of the first item in a type.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(data)
    }

    private func data(of value: Any) -> Data? {
        switch value {
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

    /// Replaces the items by objects, in order: texts, URLs, images and colors; others are left out.
    public func setObjects(_ objects: [any NSItemProviderWriting]) { setValues(objects) }

    /// Replaces the items by objects; whether they stay on this device, and until when, has no effect.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setValues(objects)
    }

    /// Replaces the items by values of one type, such as strings or URLs.
    public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T]) { setValues(objects) }

    /// Replaces the items by values of one type; whether they stay on this device, and until when, has no effect.
    public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T], localOnly: Bool, expirationDate: Date?) {
        setValues(objects)
    }

    /// Replaces the items by those that providers have in this process; whether they stay on this device, and until
    /// when, has no effect.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        setValues(itemProviders.compactMap(\.providedObject))
    }

    /// The items as providers, in order: those of strings, URLs and images.
    public var itemProviders: [NSItemProvider] {
        values.compactMap { value in
            switch value {
            case let url as URL: NSItemProvider(object: url as NSURL)
            case let image as UIImage: NSItemProvider(object: image)
            case let text as String: NSItemProvider(object: text as NSString)
            default: nil
            }
        }
    }
}
