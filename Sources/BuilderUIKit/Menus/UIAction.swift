import Foundation

/// A closure that performs an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, for a control or a menu.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Pastes.
        public static let paste = Identifier("com.apple.action.paste")
        /// Pastes in the style of the text around.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        /// Pastes and opens what was pasted.
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        /// Pastes and searches for what was pasted.
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    /// The identifier.
    public let identifier: Identifier
    /// A longer title for keyboard help.
    open var discoverabilityTitle: String?
    /// The attributes in a menu.
    open var attributes: Attributes
    /// The state in a menu.
    open var state: State
    /// The image of the selected state.
    open var selectedImage: UIImage?
    /// The sender of the action: the control that it was added to.
    open internal(set) weak var sender: AnyObject?
    /// The sender as the source of a popover; nil if it isn't a view or a bar button item.
    open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
    let handler: UIActionHandler

    /// Creates an action; without an identifier it gets a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID.unrepeated.uuidString)
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the closure on behalf of a control.
    func perform(sender: AnyObject?) {
        self.sender = sender
        handler(self)
    }
}

extension UIAction {
    /// Returns an action that would insert a text from the camera; it does nothing.
    public class func captureTextFromCamera(
        responder: any UIResponder & UIKeyInput, identifier: Identifier?
    ) -> UIAction {
        UIAction(
            title: "Scan Text", image: UIImage(systemName: "text.viewfinder"),
            identifier: identifier ?? Identifier("captureTextFromCamera")
        ) { _ in }
    }
}
