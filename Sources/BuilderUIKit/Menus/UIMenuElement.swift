import Foundation

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    private let isaPadding = IsaPadding()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?

    /// The states of an element.
    public enum State: Int, Hashable, Sendable {
        /// The element is off.
        case off = 0
        /// The element is on.
        case on = 1
        /// The element is partly on.
        case mixed = 2
    }

    /// The attributes of an element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element is disabled.
        public static let disabled = Attributes(rawValue: 1)
        /// The element destroys data.
        public static let destructive = Attributes(rawValue: 2)
        /// The element is hidden.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open after a tap.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The title.
    open var title: String
    /// The subtitle.
    open var subtitle: String?
    /// The image.
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}

extension UIMenuElement: AssociatedValueHolder {}

extension UIMenuElement {
    /// The attributes of an action or a command.
    var menuAttributes: Attributes {
        (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
    }
}
