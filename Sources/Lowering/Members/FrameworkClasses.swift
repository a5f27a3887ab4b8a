/// The superclasses of UIKit's classes that apps extend and derive from.
enum FrameworkClasses {
    /// Returns a Boolean value that indicates whether a class of a framework can be another one, or derive from it.
    ///
    /// True for classes that aren't listed.
    static func isClass(_ name: String, derivedFrom ancestor: String) -> Bool {
        if ancestor == "NSObject" { return true }
        var current = name
        while current != ancestor {
            guard let superclass = superclasses[current] else { return current == name && name != "NSObject" }
            current = superclass
        }
        return true
    }

    /// Returns a Boolean value that indicates whether a name is that of a listed class other than `NSObject`.
    static func isKnown(_ name: String) -> Bool { superclasses[name] != nil }

    /// Returns a Boolean value that indicates whether a class of a framework is a view, by its superclass or by its
    /// name.
    static func isView(_ name: String) -> Bool {
        if name == "UIView" || superclasses[name] != nil { return isClass(name, derivedFrom: "UIView") }
        return name.hasPrefix("UI") && viewEndings.contains(where: name.hasSuffix)
    }

    /// Returns a Boolean value that indicates whether a class of a framework is a controller of a view, by its
    /// superclass or by its name.
    static func isController(_ name: String) -> Bool {
        if name == "UIViewController" || superclasses[name] != nil {
            return isClass(name, derivedFrom: "UIViewController")
        }
        return name.hasSuffix("ViewController")
    }

    private static let viewEndings = [
        "View", "Control", "Label", "Button", "Cell", "Field", "Bar", "Switch", "Slider",
    ]

    private static let superclasses: [String: String] = {
        let subclasses = [
            "NSObject":
                "UIResponder UIImage UIColor UIFont UIBezierPath UIGestureRecognizer UIBarItem UIDevice UIScreen "
                + "UINavigationItem UICollectionViewLayout NSLayoutConstraint NSAttributedString CALayer UIMenuElement",
            "UIResponder": "UIView UIViewController UIApplication UIScene",
            "UIView":
                "UIControl UILabel UIImageView UIScrollView UIStackView UITableViewCell UITableViewHeaderFooterView "
                + "UICollectionReusableView UINavigationBar UITabBar UIToolbar UISearchBar UIProgressView UIWindow "
                + "UIActivityIndicatorView UIPickerView UICalendarView UIVisualEffectView "
                + "UIInputView UIWebView UIListContentView UIContentUnavailableView",
            "UIControl":
                "UIButton UITextField UISwitch UISlider UISegmentedControl UIDatePicker UIPageControl UIStepper "
                + "UIRefreshControl UIColorWell UIPasteControl",
            "UITextField": "UISearchTextField", "UIScrollView": "UITableView UICollectionView UITextView",
            "UICollectionReusableView": "UICollectionViewCell",
            "UICollectionViewCell": "UICollectionViewListCell",
            "UIViewController": "UITableViewController UICollectionViewController UINavigationController "
                + "UITabBarController UISplitViewController UIPageViewController UISearchController UIAlertController "
                + "UIActivityViewController UIInputViewController UIDocumentBrowserViewController",
            "UINavigationController": "UIImagePickerController", "UIBarItem": "UIBarButtonItem UITabBarItem",
            "UIScene": "UIWindowScene", "UICollectionViewLayout": "UICollectionViewFlowLayout",
            "UIGestureRecognizer": "UITapGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer "
                + "UISwipeGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer",
        ]
        var result: [String: String] = [:]
        for (superclass, names) in subclasses {
            for name in names.split(separator: " ") { result[String(name)] = superclass }
        }
        return result
    }()
}
