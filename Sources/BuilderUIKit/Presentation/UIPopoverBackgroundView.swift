import Foundation

/// The lengths of a popover's background.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: AnyObject {
    /// Returns the width of the arrow at its base, in points.
    static func arrowBase() -> CGFloat
    /// Returns the insets of the content, in points.
    static func contentViewInsets() -> UIEdgeInsets
    /// Returns the height of the arrow, in points.
    static func arrowHeight() -> CGFloat
}

/// A background of a popover that subclasses draw. None is created: popovers have the system's background.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The distance of the arrow from the middle of its side, in points; subclasses store it.
    open var arrowOffset: CGFloat {
        get { 0 }
        set {}
    }
    /// The side of the arrow; subclasses store it.
    open var arrowDirection: UIPopoverArrowDirection {
        get { .unknown }
        set {}
    }
    /// A Boolean value that indicates whether the content has the system's look; true by default.
    open class var wantsDefaultContentAppearance: Bool { true }
    open class func arrowBase() -> CGFloat { 0 }
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    open class func arrowHeight() -> CGFloat { 0 }
}
