import Foundation

/// The base class of bar button items and tab bar items.
@preconcurrency @MainActor
open class UIBarItem: _MainActorObject {
    /// Creates an empty item; the designated initializer for subclasses.
    public init(_barItem: Void) { super.init(_responder: ()) }

    /// Creates an empty item.
    public init() { super.init(_responder: ()) }

    /// Creates an empty item; archives don't exist on Linux.
    public required init?(coder: NSCoder) { super.init(_responder: ()) }

    /// A Boolean value that indicates whether the item is enabled.
    open var isEnabled = true { didSet { changed() } }
    /// The title.
    open var title: String? { didSet { changed() } }
    /// The image.
    open var image: UIImage? { didSet { changed() } }
    /// The image on a phone in landscape orientation, or nil for the regular image.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    /// The image that is shown large at accessibility sizes while a finger is held on the item; not drawn in snapshots.
    open var largeContentSizeImage: UIImage?
    /// The insets of the image's area, in points; equal insets with opposite signs at opposite edges move the image.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet {
            if !isFinite(imageInsets, "imageInsets") { imageInsets = oldValue }
            changed()
        }
    }
    /// The insets of `landscapeImagePhone`, in points.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
        didSet {
            if !isFinite(landscapeImagePhoneInsets, "landscapeImagePhoneInsets") {
                landscapeImagePhoneInsets = oldValue
            }
            changed()
        }
    }
    /// The insets of `largeContentSizeImage`, in points; without effect in snapshots.
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero
    /// A number that identifies the item in the app.
    open var tag = 0
    /// A string that identifies the item in tests.
    open var accessibilityIdentifier: String?
    /// A label for assistive technologies.
    open var accessibilityLabel: String?
    /// A hint for assistive technologies.
    open var accessibilityHint: String?
    /// A value for assistive technologies.
    open var accessibilityValue: String?
    /// The characteristics for assistive technologies.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// A Boolean value that indicates whether assistive technologies can access the item.
    open var isAccessibilityElement = true
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// The bar that shows the item and is laid out again when the item changes.
    weak var bar: UIView?

    func changed() { bar?.setNeedsLayout() }

    /// Sets the attributes of the title for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        changed()
    }

    /// Returns the item's image in a bar with the given traits, and its insets.
    func shownImage(_ traits: UITraitCollection) -> (image: UIImage?, insets: UIEdgeInsets) {
        let liesOnItsSide = traits.userInterfaceIdiom == .phone && traits.verticalSizeClass == .compact
        guard liesOnItsSide, let landscapeImagePhone else { return (image, imageInsets) }
        return (landscapeImagePhone, landscapeImagePhoneInsets)
    }

    func takeTitleAttributes(of other: UIBarItem) { titleAttributes = other.titleAttributes }

    /// Returns the attributes of the title for a state, or nil if none were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
}

extension UIBarItem {
    /// Returns a Boolean value that indicates whether all insets are finite; otherwise logs a warning that contains the
    /// item's name.
    fileprivate func isFinite(_ insets: UIEdgeInsets, _ property: String) -> Bool {
        let values = [insets.top, insets.left, insets.bottom, insets.right]
        guard let wrong = values.first(where: { !$0.isFinite }) else { return true }
        let name = [accessibilityIdentifier, title, accessibilityLabel].compactMap { $0 }.first
        let kind = String(describing: type(of: self))
        LayoutDiagnostics.report(
            .invalidNumber(view: name.map { "\(kind) “\($0)”" } ?? kind, property: property, value: wrong))
        return false
    }
}

extension UIBarItem: UIAppearanceContainer {}

extension UIView {
    /// The enabled state of a control or of the view of a bar item; nil for other views, and for custom views of items.
    package var isEnabledForTouches: Bool? {
        switch self {
        case let control as UIControl: control.isEnabled
        case let button as BarButtonView where button.item.customView == nil: button.item.isEnabled
        case let tab as TabItemView: tab.item.isEnabled
        default: nil
        }
    }
}
