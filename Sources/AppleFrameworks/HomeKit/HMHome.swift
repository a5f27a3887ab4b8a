@_exported import BuilderFoundation
import Dispatch
import Settling

/// The reasons why a home can't be used.
public struct HMError: _FrameworkError {
    /// The codes of failures.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = HMError
        case alreadyExists = 1
        case notFound, invalidParameter, accessoryNotReachable, readOnlyCharacteristic, writeOnlyCharacteristic
        case notificationNotSupported, operationTimedOut, accessoryPoweredOff, accessDenied
        case operationCancelled = 23
        case homeAccessNotAuthorized = 47
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors' domain.
    public static var errorDomain: String { "HMErrorDomain" }
    /// The user didn't allow it.
    public static var homeAccessNotAuthorized: Code { .homeAccessNotAuthorized }
    /// The user canceled.
    public static var operationCancelled: Code { .operationCancelled }
    /// The accessory can't be reached.
    public static var accessoryNotReachable: Code { .accessoryNotReachable }
}

/// The permissions for homes.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user has been asked.
    public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
    /// The device doesn't permit it.
    public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
    /// The user allowed it.
    public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}

/// The manager of homes, which the user doesn't allow to be read.
open class HMHomeManager: NSObject, @unchecked Sendable {
    /// The delegate, which is notified once that the homes are known.
    open weak var delegate: (any HMHomeManagerDelegate)? {
        didSet {
            guard delegate != nil else { return }
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                delegate?.homeManager(self, didUpdate: authorizationStatus)
                delegate?.homeManagerDidUpdateHomes(self)
            }
        }
    }
    /// The homes; none.
    open var homes: [HMHome] { [] }
    /// The user's home; nil.
    open var primaryHome: HMHome? { nil }
    /// The permission; refused.
    open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }
    /// Calls a closure with an error.
    open func addHome(
        withName homeName: String, completionHandler completion: @escaping @Sendable (HMHome?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completion(nil, HMError(.homeAccessNotAuthorized)) }
    }
    /// Calls a closure with an error.
    open func removeHome(
        _ home: HMHome, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completion(HMError(.homeAccessNotAuthorized)) }
    }
}

/// The delegate of a manager of homes.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
    /// Called when the homes are known.
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    /// Called when the user's home changed.
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    /// Receives the permission.
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
    /// Receives a new home.
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    /// Receives the news that a home is gone.
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
}

extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
}

/// A home. There is none.
open class HMHome: NSObject, @unchecked Sendable {
    /// The delegate.
    open weak var delegate: (any HMHomeDelegate)?
    /// The name.
    public let name: String
    /// The identifier.
    public let uniqueIdentifier = UUID()
    init(name: String) { self.name = name }
    /// A Boolean value that indicates whether it is the user's home.
    open var isPrimary: Bool { false }
    /// The rooms.
    open var rooms: [HMRoom] { [] }
    /// The zones.
    open var zones: [HMZone] { [] }
    /// The accessories.
    open var accessories: [HMAccessory] { [] }
    /// The scenes.
    open var actionSets: [HMActionSet] { [] }
    /// The groups of services.
    open var serviceGroups: [HMServiceGroup] { [] }
    /// Returns the services of types.
    open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { [] }
    /// Returns the room of accessories without one.
    open func roomForEntireHome() -> HMRoom { HMRoom(name: name) }
    /// Calls a closure with an error.
    open func executeActionSet(
        _ actionSet: HMActionSet, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completion(HMError(.homeAccessNotAuthorized)) }
    }
    /// Calls a closure with an error.
    open func addAndSetupAccessories(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completion(HMError(.operationCancelled)) }
    }
}

/// The delegate of a home, which isn't called.
public protocol HMHomeDelegate: NSObjectProtocol {
    /// Receives a new accessory.
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    /// Receives the news that an accessory is gone.
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    /// Receives a new room.
    func home(_ home: HMHome, didAdd room: HMRoom)
    /// Receives the news that a room is gone.
    func home(_ home: HMHome, didRemove room: HMRoom)
    /// Receives an accessory's room.
    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
    /// Receives an accessory's failure.
    func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
}

extension HMHomeDelegate {
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd room: HMRoom) {}
    public func home(_ home: HMHome, didRemove room: HMRoom) {}
    public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
    public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}
}

/// A room of a home.
open class HMRoom: NSObject, @unchecked Sendable {
    /// The name.
    public let name: String
    /// The identifier.
    public let uniqueIdentifier = UUID()
    /// The accessories.
    open var accessories: [HMAccessory] { [] }
    init(name: String) { self.name = name }
}

/// Rooms of a home.
open class HMZone: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String { "" }
    /// The rooms.
    open var rooms: [HMRoom] { [] }
}

/// A scene of a home.
open class HMActionSet: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String { "" }
    /// A Boolean value that indicates whether the scene is being set.
    open var isExecuting: Bool { false }
    /// The kind.
    open var actionSetType: String { "HMActionSetTypeUserDefined" }
}

/// A group of services.
open class HMServiceGroup: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String { "" }
    /// The services.
    open var services: [HMService] { [] }
}
