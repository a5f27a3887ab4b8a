import Foundation

/// A formatter of lists: "A, B, and C".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language of the list.
    open var locale: Locale! = .current
    /// The formatter of items that aren't text.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns texts, joined as a list of the current language.
    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().string(from: strings) ?? strings.joined(separator: ", ")
    }

    /// Returns the text of a list; nil if an item has none.
    open func string(from items: [Any]) -> String? {
        let texts = items.compactMap { itemFormatter?.string(for: $0) ?? ($0 as? String) ?? "\($0)" }
        return texts.formatted(.list(type: .and, width: .standard).locale(locale ?? .current))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
