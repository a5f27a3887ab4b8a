import BuilderUIKit
import Dispatch
import Settling

/// A device that controls games.
public protocol GCDevice: NSObjectProtocol {
    /// The maker's name.
    var vendorName: String? { get }
    /// The kind of product.
    var productCategory: String { get }
    /// The queue on which handlers are called.
    var handlerQueue: DispatchQueue { get set }
}

/// The number of a player, which a controller shows.
public enum GCControllerPlayerIndex: Int, Sendable {
    case indexUnset = -1, index1, index2, index3, index4
}

/// A game controller. None is connected.
open class GCController: NSObject, GCDevice, @unchecked Sendable {
    /// Returns the connected controllers: none.
    open class func controllers() -> [GCController] { [] }
    /// The controller that was used last; nil.
    open class var current: GCController? { nil }
    /// A Boolean value that indicates whether the app gets events in the background.
    nonisolated(unsafe) public static var shouldMonitorBackgroundEvents = false
    /// Searches for controllers. The search ends without one.
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
        answerLater { completionHandler?() }
    }
    /// Searches for controllers. The search ends without one.
    open class func startWirelessControllerDiscovery() async {}
    /// Ends the search.
    open class func stopWirelessControllerDiscovery() {}
    /// Returns a controller that an app changes itself.
    open class func withExtendedGamepad() -> GCController { GCController(extendedGamepad: GCExtendedGamepad()) }
    /// Returns a controller that an app changes itself.
    open class func withMicroGamepad() -> GCController { GCController(microGamepad: GCMicroGamepad()) }

    private init(extendedGamepad: GCExtendedGamepad? = nil, microGamepad: GCMicroGamepad? = nil) {
        (self.extendedGamepad, self.microGamepad) = (extendedGamepad, microGamepad)
        super.init()
        extendedGamepad?.controller = self
        microGamepad?.controller = self
    }

    /// Called when the button for pauses was pressed.
    open var controllerPausedHandler: ((GCController) -> Void)?
    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    open var handlerQueue: DispatchQueue = .main
    /// A Boolean value that indicates whether the controller is part of the device.
    open var isAttachedToDevice: Bool { false }
    /// A Boolean value that indicates whether the values are a copy.
    open var isSnapshot: Bool { true }
    /// The number of the player.
    open var playerIndex: GCControllerPlayerIndex = .indexUnset
    /// The controls of a controller with two sticks.
    public let extendedGamepad: GCExtendedGamepad?
    /// The controls of a remote.
    public let microGamepad: GCMicroGamepad?
    /// All controls.
    open var physicalInputProfile: GCPhysicalInputProfile {
        extendedGamepad ?? microGamepad ?? GCPhysicalInputProfile()
    }
    /// The movements of the controller; nil.
    open var motion: GCMotion? { nil }
    /// The light; nil.
    open var light: GCDeviceLight? { nil }
    /// The battery; nil.
    open var battery: GCDeviceBattery? { nil }
    /// Returns a copy of the controller, with the values that its controls have now.
    open func capture() -> GCController {
        let copy = GCController(extendedGamepad: extendedGamepad?.capture(), microGamepad: microGamepad?.capture())
        copy.playerIndex = playerIndex
        return copy
    }
}

/// The battery of a device.
open class GCDeviceBattery: NSObject, @unchecked Sendable {
    /// The state of a battery.
    public enum State: Int, Sendable { case unknown = -1, discharging, charging, full }
    /// The charge, from 0 to 1.
    open var batteryLevel: Float { 0 }
    /// The state.
    open var batteryState: State { .unknown }
}

/// The light of a device.
open class GCDeviceLight: NSObject, @unchecked Sendable {
    /// The color.
    open var color = GCColor(red: 0, green: 0, blue: 0)
}

/// A color of a device's light.
open class GCColor: NSObject, NSCopying, @unchecked Sendable {
    /// The part of red, from 0 to 1.
    public let red: Float
    /// The part of green, from 0 to 1.
    public let green: Float
    /// The part of blue, from 0 to 1.
    public let blue: Float
    /// Creates a color.
    public init(red: Float, green: Float, blue: Float) { (self.red, self.green, self.blue) = (red, green, blue) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? GCColor else { return false }
        return (red, green, blue) == (other.red, other.green, other.blue)
    }
    open override var hash: Int {
        var hasher = Hasher()
        for part in [red, green, blue] { hasher.combine(part) }
        return hasher.finalize()
    }
}

/// The movements of a controller.
open class GCMotion: NSObject, @unchecked Sendable {
    /// Called when the controller moved.
    open var valueChangedHandler: ((GCMotion) -> Void)?
    /// A Boolean value that indicates whether the sensors have to be turned on.
    open var sensorsRequireManualActivation: Bool { false }
    /// A Boolean value that indicates whether the sensors are on.
    open var sensorsActive = false
}

/// A controller on the screen, which isn't shown.
open class GCVirtualController: NSObject, @unchecked Sendable {
    /// The controls to show.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The names of the controls.
        open var elements: Set<String> = []
        /// A Boolean value that indicates whether the controls are hidden.
        open var isHidden = false
    }
    /// Creates a controller.
    public init(configuration: Configuration) {}
    /// The controller; nil, because it isn't connected.
    open var controller: GCController? { nil }
    /// Connects the controller, which fails.
    open func connect(replyHandler reply: (((any Error)?) -> Void)? = nil) {
        answerLater { reply?(CocoaError(.featureUnsupported)) }
    }
    /// Removes the controller.
    open func disconnect() {}
}

/// A keyboard. None is connected.
open class GCKeyboard: NSObject, GCDevice, @unchecked Sendable {
    /// All keyboards as one; nil.
    open class var coalesced: GCKeyboard? { nil }
    open var vendorName: String? { nil }
    open var productCategory: String { GCProductCategoryKeyboard }
    open var handlerQueue: DispatchQueue = .main
    /// The keys; nil.
    open var keyboardInput: GCKeyboardInput? { nil }
}

/// A mouse. None is connected.
open class GCMouse: NSObject, GCDevice, @unchecked Sendable {
    /// The mouse that was used last; nil.
    open class var current: GCMouse? { nil }
    /// Returns the connected mice: none.
    open class func mice() -> [GCMouse] { [] }
    open var vendorName: String? { nil }
    open var productCategory: String { GCProductCategoryMouse }
    open var handlerQueue: DispatchQueue = .main
    /// The controls; nil.
    open var mouseInput: GCMouseInput? { nil }
}

/// The kind of a controller of PlayStation 4.
public let GCProductCategoryDualShock4 = "DualShock 4"
/// The kind of a controller of PlayStation 5.
public let GCProductCategoryDualSense = "DualSense"
/// The kind of a controller of Xbox.
public let GCProductCategoryXboxOne = "Xbox One"
/// The kind of a controller that is made for iPhone.
public let GCProductCategoryMFi = "MFi"
/// The kind of a keyboard.
public let GCProductCategoryKeyboard = "Keyboard"
/// The kind of a mouse.
public let GCProductCategoryMouse = "Mouse"

extension NSNotification.Name {
    /// A controller was connected; not posted.
    public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
    /// A controller was disconnected; not posted.
    public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
    /// A controller is used now; not posted.
    public static let GCControllerDidBecomeCurrent = NSNotification.Name("GCControllerDidBecomeCurrentNotification")
    /// A controller isn't used any more; not posted.
    public static let GCControllerDidStopBeingCurrent = NSNotification.Name(
        "GCControllerDidStopBeingCurrentNotification")
    /// A keyboard was connected; not posted.
    public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
    /// A keyboard was disconnected; not posted.
    public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
    /// A mouse was connected; not posted.
    public static let GCMouseDidConnect = NSNotification.Name("GCMouseDidConnectNotification")
    /// A mouse was disconnected; not posted.
    public static let GCMouseDidDisconnect = NSNotification.Name("GCMouseDidDisconnectNotification")
}

/// A controller of views that receives a game controller's events.
open class GCEventViewController: UIViewController {
    /// A Boolean value that indicates whether events go through the responder chain.
    open var controllerUserInteractionEnabled = true
}
