import Foundation

/// A container of copied items.
///
/// Each process has pasteboards of its own, which other programs neither read nor write.
///
/// ```swift
/// UIPasteboard.general.string = "0 44 77"
/// ```
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the general pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The pasteboard that all parts of an app use.
    public static let general = UIPasteboard(.general)

    /// The notification that a pasteboard's items changed.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// The notification that a pasteboard is removed.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The key of the types that a change added, as an array of strings.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key of the types that a change removed, as an array of strings.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    private static var named: [Name: Content] = [:]

    /// The name of the pasteboard.
    public let name: Name
    /// The number of changes of the items.
    open var changeCount: Int { content.changeCount }
    private let content: Content

    private enum Item {
        case string(String)
        case url(URL)
        case image(UIImage)
        case color(UIColor)

        init?(_ value: Any) {
            switch value {
            case let text as String: self = .string(text)
            case let text as NSString: self = .string(text as String)
            case let url as URL: self = .url(url)
            case let url as NSURL: self = .url(url as URL)
            case let image as UIImage: self = .image(image)
            case let color as UIColor: self = .color(color)
            default: return nil
            }
        }

        var value: Any {
            switch self {
            case .string(let text): text
            case .url(let url): url
            case .image(let image): image
            case .color(let color): color
            }
        }
    }

    /// The contents that pasteboards of one name share.
    private final class Content {
        var items: [Item] = []
        var changeCount = 0
        var boards: [WeakBoard] = []
    }

    private struct WeakBoard {
        weak var board: UIPasteboard?
    }

    private var copied: [Item] {
        get { content.items }
        set {
            let before = Set(items.flatMap(\.keys))
            content.items = newValue
            content.changeCount += 1
            let after = Set(items.flatMap(\.keys))
            NotificationCenter.default.post(
                name: Self.changedNotification, object: self,
                userInfo: [
                    Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
                    Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
                ])
        }
    }

    private init(_ name: Name, _ content: Content = Content()) {
        self.name = name
        self.content = content
        super.init()
        content.boards.removeAll { $0.board == nil }
        content.boards.append(WeakBoard(board: self))
    }

    /// Returns the pasteboard with a name, and creates it if requested; nil if it doesn't exist and `create` is false.
    public convenience init?(name: Name, create: Bool) {
        guard create || Self.named[name] != nil else { return nil }
        let content = Self.named[name] ?? Content()
        Self.named[name] = content
        self.init(name, content)
    }

    /// Returns a new pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        let board = UIPasteboard(Name(UUID.unrepeated.uuidString))
        named[board.name] = board.content
        return board
    }

    /// Removes the pasteboard with a name, after a notification of each object that stands for it.
    open class func remove(withName name: Name) {
        for board in named[name]?.boards.compactMap(\.board) ?? [] {
            NotificationCenter.default.post(name: removedNotification, object: board)
        }
        named[name] = nil
    }

    /// The strings, URLs, images and colors of the items, in order.
    var values: [Any] { copied.map(\.value) }

    /// Replaces all items at once: by strings, URLs, images and colors; other values are left out.
    func setValues(_ values: [Any]) { copied = values.compactMap(Item.init) }

    /// The number of items.
    open var numberOfItems: Int { copied.count }

    /// The first string, or the first URL as a string; setting it replaces all items.
    open var string: String? {
        get { strings?.first }
        set { copied = newValue.map { [.string($0)] } ?? [] }
    }

    /// The strings, and the URLs as strings; nil if there are none. Setting it replaces all items.
    open var strings: [String]? {
        get {
            collect {
                switch $0 {
                case .string(let text): text
                case .url(let url): url.absoluteString
                default: nil
                }
            }
        }
        set { copied = (newValue ?? []).map { .string($0) } }
    }

    /// The first URL; setting it replaces all items.
    open var url: URL? {
        get { urls?.first }
        set { copied = newValue.map { [.url($0)] } ?? [] }
    }

    /// The URLs; nil if there are none. Setting it replaces all items.
    open var urls: [URL]? {
        get { collect { if case .url(let url) = $0 { url } else { nil } } }
        set { copied = (newValue ?? []).map { .url($0) } }
    }

    /// The first image; setting it replaces all items.
    open var image: UIImage? {
        get { images?.first }
        set { copied = newValue.map { [.image($0)] } ?? [] }
    }

    /// The images; nil if there are none. Setting it replaces all items.
    open var images: [UIImage]? {
        get { collect { if case .image(let image) = $0 { image } else { nil } } }
        set { copied = (newValue ?? []).map { .image($0) } }
    }

    /// The first color; setting it replaces all items.
    open var color: UIColor? {
        get { colors?.first }
        set { copied = newValue.map { [.color($0)] } ?? [] }
    }

    /// The colors; nil if there are none. Setting it replaces all items.
    open var colors: [UIColor]? {
        get { collect { if case .color(let color) = $0 { color } else { nil } } }
        set { copied = (newValue ?? []).map { .color($0) } }
    }

    /// A Boolean value that indicates whether there are strings or URLs.
    open var hasStrings: Bool { strings != nil }
    /// A Boolean value that indicates whether there are URLs.
    open var hasURLs: Bool { urls != nil }
    /// A Boolean value that indicates whether there are images.
    open var hasImages: Bool { images != nil }
    /// A Boolean value that indicates whether there are colors.
    open var hasColors: Bool { colors != nil }

    private func collect<Value>(_ transform: (Item) -> Value?) -> [Value]? {
        let values = copied.compactMap(transform)
        return values.isEmpty ? nil : values
    }
}
