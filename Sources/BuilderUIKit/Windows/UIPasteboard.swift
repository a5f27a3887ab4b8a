import Foundation

/// What was copied. Each process has pasteboards of its own: nothing comes from other programs, and nothing goes to them.
///
/// ```swift
/// UIPasteboard.general.string = "0 44 77"
/// ```
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The pasteboard that all parts of an app use.
    public static let general = UIPasteboard(.general)

    /// Posted after each change of what is copied.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private static var named: [Name: Content] = [:]

    public let name: Name
    /// How often something was copied.
    public var changeCount: Int { content.changeCount }
    private let content: Content

    private enum Item {
        case string(String)
        case url(URL)
        case image(UIImage)
        case color(UIColor)
    }

    /// What pasteboards of one name have in common.
    private final class Content {
        var items: [Item] = []
        var changeCount = 0
    }

    private var copied: [Item] {
        get { content.items }
        set {
            content.items = newValue
            content.changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    private init(_ name: Name, _ content: Content = Content()) {
        self.name = name
        self.content = content
    }

    /// Finds the pasteboard with a name, or makes it; nil when there is none and none is wanted.
    public convenience init?(name: Name, create: Bool) {
        guard create || Self.named[name] != nil else { return nil }
        let content = Self.named[name] ?? Content()
        Self.named[name] = content
        self.init(name, content)
    }

    /// Makes a pasteboard with a name of its own.
    public class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }

    /// Forgets the pasteboard with a name.
    public class func remove(withName name: Name) { named[name] = nil }

    public var numberOfItems: Int { copied.count }

    /// The first text, or the first address as text; setting it replaces everything.
    public var string: String? {
        get { strings?.first }
        set { copied = newValue.map { [.string($0)] } ?? [] }
    }

    /// The texts; nil when there are none.
    public var strings: [String]? {
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

    /// The first address; setting it replaces everything.
    public var url: URL? {
        get { urls?.first }
        set { copied = newValue.map { [.url($0)] } ?? [] }
    }

    /// The addresses; nil when there are none.
    public var urls: [URL]? {
        get { collect { if case .url(let url) = $0 { url } else { nil } } }
        set { copied = (newValue ?? []).map { .url($0) } }
    }

    /// The first picture; setting it replaces everything.
    public var image: UIImage? {
        get { images?.first }
        set { copied = newValue.map { [.image($0)] } ?? [] }
    }

    /// The pictures; nil when there are none.
    public var images: [UIImage]? {
        get { collect { if case .image(let image) = $0 { image } else { nil } } }
        set { copied = (newValue ?? []).map { .image($0) } }
    }

    /// The first colour; setting it replaces everything.
    public var color: UIColor? {
        get { colors?.first }
        set { copied = newValue.map { [.color($0)] } ?? [] }
    }

    /// The colours; nil when there are none.
    public var colors: [UIColor]? {
        get { collect { if case .color(let color) = $0 { color } else { nil } } }
        set { copied = (newValue ?? []).map { .color($0) } }
    }

    public var hasStrings: Bool { strings != nil }
    public var hasURLs: Bool { urls != nil }
    public var hasImages: Bool { images != nil }
    public var hasColors: Bool { colors != nil }

    private func collect<Value>(_ transform: (Item) -> Value?) -> [Value]? {
        let values = copied.compactMap(transform)
        return values.isEmpty ? nil : values
    }
}
