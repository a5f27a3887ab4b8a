import Foundation

// The devices by which gestures are made. Touches are the only ones; the limits are stored without effect.

/// The buttons of a pointing device.
extension UIEvent {
    /// A set of buttons.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The first button, or the second one.
        public static let primary = ButtonMask(rawValue: 1)
        /// UIKit's `secondary`.
        public static let secondary = ButtonMask(rawValue: 2)
    }

    /// The pressed buttons; none.
    public var buttonMask: ButtonMask { [] }
    /// The pressed modifier keys; none.
    public var modifierFlags: UIKeyModifierFlags { [] }
}

/// The kinds of scrolling with a device.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Wheels, track pads, or both.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// UIKit's `continuous`.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// UIKit's `all`.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// The devices by which a gesture may be made.
struct GestureDevices {
    var touchTypes: [NSNumber]?
    var pressTypes: [NSNumber] = []
    var buttons = UIEvent.ButtonMask.primary
    var scrollTypes: UIScrollTypeMask = []
}

extension UIGestureRecognizer {
    var devices: GestureDevices {
        get { attachments[ObjectIdentifier(GestureDevices.self)] as? GestureDevices ?? GestureDevices() }
        set { attachments[ObjectIdentifier(GestureDevices.self)] = newValue }
    }
}

extension UIPanGestureRecognizer {
    /// The kinds of scrolling that are recognized; stored without effect.
    public var allowedScrollTypesMask: UIScrollTypeMask {
        get { devices.scrollTypes }
        set { devices.scrollTypes = newValue }
    }
}

extension UITapGestureRecognizer {
    /// The buttons that are recognized; stored without effect.
    public var buttonMaskRequired: UIEvent.ButtonMask {
        get { devices.buttons }
        set { devices.buttons = newValue }
    }
}
