import BuilderFoundation
import Dispatch
import Settling

/// The kind of an accessory.
open class HMAccessoryCategory: NSObject, @unchecked Sendable {
    /// The kind, such as ``HMAccessoryCategoryTypeLightbulb``.
    open var categoryType: String { HMAccessoryCategoryTypeOther }
    /// The name for the user.
    open var localizedDescription: String { "" }
}

/// An accessory of another kind.
public let HMAccessoryCategoryTypeOther = "HMAccessoryCategoryTypeOther"
/// A light.
public let HMAccessoryCategoryTypeLightbulb = "HMAccessoryCategoryTypeLightbulb"
/// A switch.
public let HMAccessoryCategoryTypeSwitch = "HMAccessoryCategoryTypeSwitch"
/// A thermostat.
public let HMAccessoryCategoryTypeThermostat = "HMAccessoryCategoryTypeThermostat"
/// An outlet.
public let HMAccessoryCategoryTypeOutlet = "HMAccessoryCategoryTypeOutlet"
/// The lock of a door.
public let HMAccessoryCategoryTypeDoorLock = "HMAccessoryCategoryTypeDoorLock"
/// A sensor.
public let HMAccessoryCategoryTypeSensor = "HMAccessoryCategoryTypeSensor"

/// The type of lights.
public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
/// The type of switches.
public let HMServiceTypeSwitch = "00000049-0000-1000-8000-0026BB765291"
/// The type of thermostats.
public let HMServiceTypeThermostat = "0000004A-0000-1000-8000-0026BB765291"
/// The type of outlets.
public let HMServiceTypeOutlet = "00000047-0000-1000-8000-0026BB765291"
/// The type of descriptions of accessories.
public let HMServiceTypeAccessoryInformation = "0000003E-0000-1000-8000-0026BB765291"
/// The type of switches' states.
public let HMCharacteristicTypePowerState = "00000025-0000-1000-8000-0026BB765291"
/// The type of brightnesses.
public let HMCharacteristicTypeBrightness = "00000008-0000-1000-8000-0026BB765291"
/// The type of hues.
public let HMCharacteristicTypeHue = "00000013-0000-1000-8000-0026BB765291"
/// The type of saturations.
public let HMCharacteristicTypeSaturation = "0000002F-0000-1000-8000-0026BB765291"
/// The type of temperatures.
public let HMCharacteristicTypeCurrentTemperature = "00000011-0000-1000-8000-0026BB765291"
/// The type of temperatures to reach.
public let HMCharacteristicTypeTargetTemperature = "00000035-0000-1000-8000-0026BB765291"

/// An accessory of a home. There is none.
open class HMAccessory: NSObject, @unchecked Sendable {
    /// The delegate.
    open weak var delegate: (any HMAccessoryDelegate)?
    /// The name.
    open var name: String { "" }
    /// The identifier.
    public let uniqueIdentifier = UUID()
    /// A Boolean value that indicates whether the accessory can be reached; false.
    open var isReachable: Bool { false }
    /// A Boolean value that indicates whether another accessory connects it; false.
    open var isBridged: Bool { false }
    /// A Boolean value that indicates whether the accessory can't be controlled; false.
    open var isBlocked: Bool { false }
    /// The room.
    open var room: HMRoom? { nil }
    /// The kind.
    open var category: HMAccessoryCategory { HMAccessoryCategory() }
    /// The functions.
    open var services: [HMService] { [] }
    /// The maker's texts.
    open var manufacturer: String? { nil }
    /// The model's name.
    open var model: String? { nil }
    /// The version of the software.
    open var firmwareVersion: String? { nil }
    /// Calls a closure with an error.
    open func identify(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completion(HMError(.accessoryNotReachable)) }
    }
}

/// The delegate of an accessory, which isn't called.
public protocol HMAccessoryDelegate: NSObjectProtocol {
    /// Called when the name changed.
    func accessoryDidUpdateName(_ accessory: HMAccessory)
    /// Called when the functions changed.
    func accessoryDidUpdateServices(_ accessory: HMAccessory)
    /// Called when the accessory can be reached, or not any more.
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    /// Receives a new value.
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
}

extension HMAccessoryDelegate {
    public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    public func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {}
}

/// A function of an accessory.
open class HMService: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String { "" }
    /// The type, such as ``HMServiceTypeLightbulb``.
    open var serviceType: String { "" }
    /// The name of the type for the user.
    open var localizedDescription: String { "" }
    /// The accessory.
    open var accessory: HMAccessory? { nil }
    /// The values.
    open var characteristics: [HMCharacteristic] { [] }
    /// A Boolean value that indicates whether the user uses it.
    open var isUserInteractive: Bool { false }
    /// The identifier.
    public let uniqueIdentifier = UUID()
}

/// The limits and the unit of a value.
open class HMCharacteristicMetadata: NSObject, @unchecked Sendable {
    /// The limits, and the distance between values.
    open var minimumValue: NSNumber? { nil }
    /// The largest value.
    open var maximumValue: NSNumber? { nil }
    /// The distance between values.
    open var stepValue: NSNumber? { nil }
    /// The unit.
    open var units: String? { nil }
}

/// A value of an accessory.
open class HMCharacteristic: NSObject, @unchecked Sendable {
    /// The type, such as ``HMCharacteristicTypeBrightness``.
    open var characteristicType: String { "" }
    /// The name of the type for the user.
    open var localizedDescription: String { "" }
    /// The function.
    open var service: HMService? { nil }
    /// The value.
    open var value: Any? { nil }
    /// The limits.
    open var metadata: HMCharacteristicMetadata? { nil }
    /// The abilities.
    open var properties: [String] { [] }
    /// Calls a closure with an error.
    open func writeValue(_ value: Any?, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completion(HMError(.accessoryNotReachable)) }
    }
    /// Throws an error.
    open func writeValue(_ value: Any?) async throws { throw HMError(.accessoryNotReachable) }
    /// Calls a closure with an error.
    open func readValue(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completion(HMError(.accessoryNotReachable)) }
    }
    /// Throws an error.
    open func readValue() async throws { throw HMError(.accessoryNotReachable) }
    /// Calls a closure with an error.
    open func enableNotification(
        _ enable: Bool, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completion(HMError(.accessoryNotReachable)) }
    }
}
