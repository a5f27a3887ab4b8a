import Foundation

/// What was copied. It lives in the process: nothing comes from other programs or goes to them.
@preconcurrency @MainActor
open class UIPasteboard: _MainActorObject {
    public static let general = UIPasteboard(_responder: ())

    public override init(_responder: Void) {
        super.init(_responder: ())
    }

    private var objects: [Any] = [] { didSet { changeCount += 1 } }
    /// How often something was copied.
    open private(set) var changeCount = 0

    private func all<Value>() -> [Value]? {
        let found = objects.compactMap { $0 as? Value }
        return found.isEmpty ? nil : found
    }

    open var string: String? {
        get { strings?.first }
        set { objects = newValue.map { [$0] } ?? [] }
    }
    open var strings: [String]? {
        get { all() }
        set { objects = newValue ?? [] }
    }
    open var url: URL? {
        get { urls?.first }
        set { objects = newValue.map { [$0] } ?? [] }
    }
    open var urls: [URL]? {
        get { all() }
        set { objects = newValue ?? [] }
    }
    open var image: UIImage? {
        get { images?.first }
        set { objects = newValue.map { [$0] } ?? [] }
    }
    open var images: [UIImage]? {
        get { all() }
        set { objects = newValue ?? [] }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { objects = newValue.map { [$0] } ?? [] }
    }
    open var colors: [UIColor]? {
        get { all() }
        set { objects = newValue ?? [] }
    }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }
    open var numberOfItems: Int { objects.count }
}
