import Foundation

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    /// An unknown orientation.
    case unknown = 0
    /// Portrait, with the device upright.
    case portrait = 1
    /// Portrait, with the device upside down.
    case portraitUpsideDown = 2
    /// Landscape, with the device's top to the left.
    case landscapeLeft = 3
    /// Landscape, with the device's top to the right.
    case landscapeRight = 4
    /// Flat, with the screen facing up.
    case faceUp = 5
    /// Flat, with the screen facing down.
    case faceDown = 6

    /// A Boolean value that indicates whether the orientation is one of the portrait ones.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the orientation is one of the landscape ones.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that indicates whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// A Boolean value that indicates whether the orientation is a portrait or landscape one.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device for which views are drawn. Values that vary among real devices are fixed, so that every render is the
/// same.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The state of a battery.
    public enum BatteryState: Int, Hashable, Sendable {
        /// An unknown state.
        case unknown = 0
        /// On battery power.
        case unplugged = 1
        /// Charging.
        case charging = 2
        /// Fully charged.
        case full = 3
    }

    /// The current device.
    public static let current = UIDevice()

    /// The notification of changed orientations, which is never posted.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// The notification of another charge of the battery; not posted.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")

    /// The notification that the battery is charged or not anymore; not posted.
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// The notification that something is close to the screen or not anymore; not posted.
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// The idiom of the main screen.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// The name: the same as `model`.
    open var name: String { model }
    /// The model: `iPad` or `iPhone`, by the main screen's idiom.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The localized model: the same as `model`.
    open var localizedModel: String { model }
    /// The system's name: `iPadOS` or `iOS`, by the main screen's idiom.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The iOS release whose text and control metrics are drawn.
    open var systemVersion: String { "26.0" }
    /// A fixed identifier.
    open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0)) }
    /// A Boolean value that indicates whether multitasking is supported: always true.
    open var isMultitaskingSupported: Bool { true }

    /// The orientation, by the main screen's shape: `portrait` or `landscapeLeft`.
    open var orientation: UIDeviceOrientation {
        let bounds = UIScreen.main.bounds
        return bounds.width > bounds.height ? .landscapeLeft : .portrait
    }

    /// A Boolean value that indicates whether the battery is monitored, which has no effect.
    open var isBatteryMonitoringEnabled = false
    /// The battery's state: always unknown.
    open var batteryState: BatteryState { .unknown }
    /// The battery's level: always -1, which means unknown.
    open var batteryLevel: Float { -1 }
    /// A Boolean value that indicates whether proximity is monitored, which has no effect.
    open var isProximityMonitoringEnabled = false
    /// A Boolean value that indicates whether the device is close to the user: always false.
    open var proximityState: Bool { false }

    /// Has no effect: the orientation doesn't change.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Has no effect: the orientation doesn't change.
    open func endGeneratingDeviceOrientationNotifications() {}
    /// Has no effect: there is no sound.
    open func playInputClick() {}
}

/// Returns the kind of the current device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
