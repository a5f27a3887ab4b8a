import Foundation

// Forms with `target: nil, action: nil`, which shared code uses for spaces and for the titles of back buttons. Selectors don't
// exist on Linux, and so an action can be nothing but nil: `Never?` has no other value.

extension UIBarButtonItem {
    /// An item that does nothing.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?) {
        self.init(systemItem: systemItem)
    }

    /// An item that does nothing, such as the one that names the way back.
    public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
        self.init(title: title, style: style)
    }

    /// An item that does nothing.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
        self.init(image: image, style: style)
    }

    /// An item with a menu. Menus don't open in a picture: it is kept.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
    ) {
        self.init(title: title, image: image, primaryAction: primaryAction)
        self.menu = menu
    }

    /// An item with a menu. Menus don't open in a picture: it is kept.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
        self.init(systemItem: systemItem, primaryAction: primaryAction)
        self.menu = menu
    }

    /// What a tap opens; kept for shared code.
    public var menu: UIMenu? {
        get { _attachments[ObjectIdentifier(UIMenu.self)] as? UIMenu }
        set { _attachments[ObjectIdentifier(UIMenu.self)] = newValue }
    }

    /// Empty room in a toolbar or navigation bar, in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
