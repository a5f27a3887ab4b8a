import Foundation

// Initializers with `target: nil, action: nil`, which shared code uses for spaces and for the titles of back buttons.
// Selectors don't exist on Linux, so an action can only be nil: `Never?` has no other value.

extension UIBarButtonItem {
    /// Creates a system item without an action.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?) {
        self.init(systemItem: systemItem)
    }

    /// Creates an item with a title and without an action, such as a back button item.
    public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
        self.init(title: title, style: style)
    }

    /// Creates an item with an image and without an action.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
        self.init(image: image, style: style)
    }

    /// Creates an item with a menu. The menu is stored; it doesn't open in a snapshot.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
    ) {
        self.init(title: title, image: image, primaryAction: primaryAction)
        self.menu = menu
    }

    /// Creates a system item with a menu. The menu is stored; it doesn't open in a snapshot.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
        self.init(systemItem: systemItem, primaryAction: primaryAction)
        self.menu = menu
    }

    /// The menu that a tap opens; stored for shared code.
    public var menu: UIMenu? {
        get { _attachments[ObjectIdentifier(UIMenu.self)] as? UIMenu }
        set { _attachments[ObjectIdentifier(UIMenu.self)] = newValue }
    }

    /// Returns an empty space in a toolbar or navigation bar, with a width in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
