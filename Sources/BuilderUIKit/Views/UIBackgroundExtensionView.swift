import Foundation

/// A view that continues its content beneath bars and sidebars (iOS 26). The content is placed in the safe area; what
/// UIKit draws beyond it, a blurred reflection, isn't drawn.
open class UIBackgroundExtensionView: UIView {
    /// The content; nil for none.
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            if oldValue?.storedSuperview === self { oldValue?.removeFromSuperview() }
            if let contentView { addSubview(contentView) }
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether the content is placed in the safe area; true by default. The app places
    /// it otherwise.
    open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// A transparent view over an advertisement, whose taps a device measures; nothing is measured here.
open class UIEventAttributionView: UIView {}
