import Foundation

/// The methods of an object that renames a document from its title's menu. All but the first are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Called when the user entered a name, which is the item's title then.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// Returns a Boolean value that indicates whether the document can be renamed.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// Returns the name that is edited, and the part of it that is selected.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Returns a Boolean value that indicates whether a name is accepted.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    private var proxied: ForwardedCalls<any UINavigationItemRenameDelegate>? { ForwardedCalls(self) }

    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
        proxied?.send([navigationItem]) { $0.navigationItemShouldBeginRenaming(navigationItem) } ?? true
    }
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
        proxied?.send([navigationItem, suggestedTitle, selectedRange]) {
            $0.navigationItem(navigationItem, willBeginRenamingWith: suggestedTitle, selectedRange: selectedRange)
        } ?? (suggestedTitle, selectedRange)
    }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
        proxied?.send([navigationItem, title]) { $0.navigationItem(navigationItem, shouldEndRenamingWith: title) }
            ?? true
    }
}

/// The properties of a document in the menu of a navigation bar's title.
@preconcurrency @MainActor
open class UIDocumentProperties: _MainActorObject {
    /// The location of the document; nil for none.
    public let url: URL?
    /// A closure that returns what a drag of the document's icon carries; it isn't called.
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
    /// A closure that returns the controller that shares the document.
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    /// A Boolean value that indicates whether the icon is shown in the bar; true by default. It isn't drawn.
    open var wantsIconRepresentation = true

    /// Creates properties of a document at a location.
    public init(url: URL) {
        self.url = url
        super.init(_responder: ())
    }
}
