import Foundation

/// A part of a search that is shown as a tag in the field, before the text.
@preconcurrency @MainActor
open class UISearchToken: _MainActorObject {
    /// The icon.
    public let icon: UIImage?
    /// The text.
    public let text: String
    /// A value of the app.
    open var representedObject: Any?

    /// Creates a token.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init(_responder: ())
    }
}

/// A suggestion below the search bar of a search controller.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
    /// The text.
    var localizedSuggestion: String? { get }
    /// A value of the app.
    var representedObject: Any? { get set }
}

/// A suggestion of a text.
@preconcurrency @MainActor
open class UISearchSuggestionItem: _MainActorObject, UISearchSuggestion {
    /// The text.
    open var localizedSuggestion: String?
    /// The text with attributes; nil for a plain one.
    open var localizedAttributedSuggestion: NSAttributedString?
    /// The text for assistive technologies.
    open var localizedDescription: String?
    /// The icon.
    open var iconImage: UIImage?
    /// A value of the app.
    open var representedObject: Any?

    /// Creates a suggestion.
    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        super.init(_responder: ())
    }
}

extension UISearchSuggestionItem {
    /// Creates a suggestion with attributes.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.init(localizedSuggestion: suggestion.string, localizedDescription: description, iconImage: iconImage)
        localizedAttributedSuggestion = suggestion
    }
}

/// The methods of a search field's delegate. Neither is called: a search controller's suggestions are reported to its
/// updater, and tokens aren't copied.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Returns an item that stands for a token outside of the app.
    func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider
    /// Called when the user chose a suggestion.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    private var proxied: ForwardedCalls<any UISearchTextFieldDelegate>? { ForwardedCalls(self) }

    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
        proxied?.send([searchTextField, token]) { $0.searchTextField(searchTextField, itemProviderForCopying: token) }
            ?? NSItemProvider()
    }
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        proxied?.send([searchTextField, suggestion]) { $0.searchTextField(searchTextField, didSelect: suggestion) }
    }
}
