import Render

/// The requirements of each control of the library.
///
/// Every direct subclass of `UIControl` in this module conforms. The requirements have no default implementations, so
/// that the compiler reports those that a new control lacks; `SystemControlTests` finds controls that don't conform. An
/// app's subclasses don't conform: they draw with `draw(_:)` and override UIKit's tracking methods.
@MainActor
protocol SystemControl: UIControl, TextTreeDetailing {
    /// Returns the contents that the control draws beneath its subviews, in its coordinates; empty for a control that
    /// consists of subviews only.
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent]

    /// A Boolean value that indicates whether the control itself responds to a tap of one finger. If so, tap
    /// recognizers of its superviews don't begin, as in UIKit.
    static var handlesTaps: Bool { get }

    /// Performs the control's response to a touch that ended inside it; empty for a control that responds while it
    /// tracks the touch, in `beginTracking(_:with:)` and `continueTracking(_:with:)`.
    func touchDidEndInside(_ touch: UITouch)
}
