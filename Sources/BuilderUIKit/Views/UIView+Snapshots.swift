import Foundation

extension UIView {
    /// Returns a view that shows a picture of a part of this one; nil without a size.
    func snapshot(of rect: CGRect, afterScreenUpdates afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(bounds: rect).image { _ in
            _ = drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
        }
        let view = UIImageView(
            image: capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
        view.frame = CGRect(origin: .zero, size: rect.size)
        return view
    }
}

/// A magnified title that a long press shows at large text sizes; nothing shows it here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: _UIStoredInteraction {
    /// A Boolean value that indicates whether the text size is large enough.
    public class var isEnabled: Bool {
        UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }
    /// The notification that the text size became large enough, or too small; not posted here.
    public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// The delegate, which isn't called.
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// A recognizer that others can wait for; it belongs to no view and recognizes nothing.
    public private(set) lazy var gestureRecognizerForExclusionRelationship = UIGestureRecognizer()

    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates an interaction.
    public init() { super.init(_responder: ()) }
    /// Creates an interaction with a delegate, which isn't called.
    public convenience init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.init(_responder: ())
        self.delegate = delegate
    }
}

/// An object with a magnified title.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: AnyObject {
    /// A Boolean value that indicates whether the object has a magnified title.
    var showsLargeContentViewer: Bool { get }
    /// The magnified title.
    var largeContentTitle: String? { get }
    /// The magnified image.
    var largeContentImage: UIImage? { get }
    /// A Boolean value that indicates whether the image is magnified.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the magnified image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// The methods of the interaction's delegate; none is called.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
    /// Called when the press ends at a point, on an item or beside all of them.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// Returns the item at a point; nil by default.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// Returns the controller in whose view the title is shown; by default, that of the interaction's view.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _: UILargeContentViewerInteraction, didEndOn _: (any UILargeContentViewerItem)?, at _: CGPoint
    ) {}
    public func largeContentViewerInteraction(
        _: UILargeContentViewerInteraction, itemAt _: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        let chain = sequence(first: interaction.view as UIResponder?) { $0?.next }
        return chain.lazy.compactMap { $0 as? UIViewController }.first ?? UIViewController()
    }
}

/// The values of a view as a ``UILargeContentViewerItem``, which are stored without effect.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}

extension UIView {
    var largeContent: LargeContent {
        get { attachments[ObjectIdentifier(LargeContent.self)] as? LargeContent ?? LargeContent() }
        set { attachments[ObjectIdentifier(LargeContent.self)] = newValue }
    }
}
