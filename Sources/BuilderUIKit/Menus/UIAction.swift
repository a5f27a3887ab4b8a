import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image: what a control does, or an entry of a menu.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    open var selectedImage: UIImage?
    /// The sender of the action: the control that it was added to.
    open internal(set) weak var sender: AnyObject?
    let handler: UIActionHandler

    /// Without an identifier the action gets one that no other has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
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
