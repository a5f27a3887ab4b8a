import Foundation

/// An object that provides the item of a share sheet.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    /// Returns a value in place of the item.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for an action.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject for an action.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns the identifier of the item's type for an action.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns a preview of the item for an action.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
    /// Returns the description of the item that the sheet's header shows; nil for that of the placeholder.
    func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> _LPLinkMetadata?
}

extension UIActivityItemSource {
    public func activityViewController(
        _: UIActivityViewController, subjectForActivityType _: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _: UIActivityViewController, dataTypeIdentifierForActivityType _: UIActivity.ActivityType?
    ) -> String { "public.data" }
    public func activityViewController(
        _: UIActivityViewController, thumbnailImageForActivityType _: UIActivity.ActivityType?,
        suggestedSize _: CGSize
    ) -> UIImage? { nil }
    public func activityViewControllerLinkMetadata(_: UIActivityViewController) -> _LPLinkMetadata? { nil }
}

/// An item of a share sheet that is made when it is needed.
@preconcurrency @MainActor
open class UIActivityItemProvider: _MainActorObject, UIActivityItemSource {
    /// A value in place of the item.
    open private(set) var placeholderItem: Any?
    /// The chosen action; nil before the user has chosen one.
    open internal(set) var activityType: UIActivity.ActivityType?

    /// Creates an item with a value in its place.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init(_responder: ())
    }

    /// The item.
    open var item: Any { placeholderItem ?? "" }
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
    open func activityViewControllerLinkMetadata(
        _ activityViewController: UIActivityViewController
    ) -> _LPLinkMetadata? { nil }
}
