import Foundation

/// An element of a menu. Menus don't open in a picture; code that makes them compiles, and actions run as controls' do.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    private let isaPadding = IsaPadding()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?

    public enum State: Int, Hashable, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    open var title: String
    open var subtitle: String?
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}
