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
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    /// Points.
    open var imageInsets: UIEdgeInsets = .zero { didSet { changed() } }
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
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

    func takeTitleAttributes(of other: UIBarItem) {
        titleAttributes = other.titleAttributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
}
