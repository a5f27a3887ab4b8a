import Foundation

/// What bar button items and tab bar items have in common.
@preconcurrency @MainActor
open class UIBarItem: _MainActorObject {
    public init(_barItem: Void) {
        super.init(_responder: ())
    }

    public convenience init() {
        self.init(_barItem: ())
    }

    open var isEnabled = true { didSet { changed() } }
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    /// Stands for the image on a phone that lies on its side; nil for the image itself.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    /// Shown large while somebody holds the item at accessibility sizes; nothing changes in a picture.
    open var largeContentSizeImage: UIImage?
    /// Points by which the image's place is made smaller at each edge; equal ones of opposite signs move it.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet {
            if !isFinite(imageInsets, "imageInsets") { imageInsets = oldValue }
            changed()
        }
    }
    /// The same for `landscapeImagePhone`, in points.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
        didSet {
            if !isFinite(landscapeImagePhoneInsets, "landscapeImagePhoneInsets") {
                landscapeImagePhoneInsets = oldValue
            }
            changed()
        }
    }
    /// The same for `largeContentSizeImage`, in points; nothing changes in a picture.
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// The bar that shows the item, to be laid out anew when the item changes.
    weak var bar: UIView?

    func changed() {
        bar?.setNeedsLayout()
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        changed()
    }

    /// What stands for the item in a bar with these traits, and how its place is inset.
    func shownImage(_ traits: UITraitCollection) -> (image: UIImage?, insets: UIEdgeInsets) {
        let liesOnItsSide = traits.userInterfaceIdiom == .phone && traits.verticalSizeClass == .compact
        guard liesOnItsSide, let landscapeImagePhone else { return (image, imageInsets) }
        return (landscapeImagePhone, landscapeImagePhoneInsets)
    }

    func takeTitleAttributes(of other: UIBarItem) {
        titleAttributes = other.titleAttributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
}

extension UIBarItem {
    /// False with a message that names the item where one of the insets is NaN or infinite.
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
