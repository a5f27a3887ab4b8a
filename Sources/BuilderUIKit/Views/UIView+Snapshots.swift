import Foundation

extension UIView {
    /// Returns a view that shows a picture of this one; nil without a size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view that shows a picture of a part of this one; nil without a size. The insets keep their size when the
    /// view is resized.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
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

    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates an interaction.
    public init() { super.init(_responder: ()) }
    /// Creates an interaction with a delegate, which isn't called.
    public convenience init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.init(_responder: ()) }
}

/// The methods of the interaction's delegate; none is called.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {}

extension UIView {
    private struct LargeContent {
        var isShown = false
        var title: String?
        var image: UIImage?
        var scalesImage = false
    }

    private var largeContent: LargeContent {
        get { attachments[ObjectIdentifier(LargeContent.self)] as? LargeContent ?? LargeContent() }
        set { attachments[ObjectIdentifier(LargeContent.self)] = newValue }
    }

    /// A Boolean value that indicates whether the view has a magnified title; stored without effect.
    public var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set { largeContent.isShown = newValue }
    }
    /// The magnified title; stored without effect.
    public var largeContentTitle: String? {
        get { largeContent.title }
        set { largeContent.title = newValue }
    }
    /// The magnified image; stored without effect.
    public var largeContentImage: UIImage? {
        get { largeContent.image }
        set { largeContent.image = newValue }
    }
    /// A Boolean value that indicates whether the image is magnified; stored without effect.
    public var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage }
        set { largeContent.scalesImage = newValue }
    }
}
