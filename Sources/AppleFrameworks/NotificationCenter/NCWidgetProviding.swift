import BuilderUIKit

/// The result of updating a widget of the Today view.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }

/// The height of a widget of the Today view.
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }

/// The methods of a widget of the Today view. Nothing calls them: a picture shows the controller's view as it is.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
    /// Updates the content, and calls a closure with the result.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    /// Returns the margins, which are those proposed by default.
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
    /// Reports another height, and the largest size in points.
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
        defaultMarginInsets
    }
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}
}

@MainActor private var largestModeKey = 0

extension NSExtensionContext {
    /// The largest height that the widget supports.
    @preconcurrency @MainActor
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { objc_getAssociatedObject(self, &largestModeKey) as? NCWidgetDisplayMode ?? .compact }
        set { objc_setAssociatedObject(self, &largestModeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// The height: the user has expanded no widget.
    @preconcurrency @MainActor
    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }

    /// Returns the size of a widget on a phone in points: 110 points high while compact, by the documentation, and at
    /// most as high as the screen while expanded.
    @preconcurrency @MainActor
    public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
        let screen = UIScreen.main.bounds.size
        return CGSize(width: screen.width - 16, height: displayMode == .compact ? 110 : screen.height)
    }
}

/// The presence of a widget in the Today view, which doesn't exist here.
open class NCWidgetController: NSObject {
    /// Does nothing: no widget is shown or hidden.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

extension UIVibrancyEffect {
    /// Returns the effect for the content of a widget.
    public class func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle) -> UIVibrancyEffect {
        UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: vibrancyStyle)
    }
    /// Returns the effect for the primary content of a widget.
    public class func widgetPrimary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }
    /// Returns the effect for the secondary content of a widget.
    public class func widgetSecondary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .secondaryLabel) }
    /// Returns the effect for the content of a widget before iOS 10.
    public class func notificationCenter() -> UIVibrancyEffect { widgetPrimary() }
}
