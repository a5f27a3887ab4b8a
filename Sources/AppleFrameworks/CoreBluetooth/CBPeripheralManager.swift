import BuilderFoundation
import Settling

/// The way of writing a value.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// The uses of a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value can be broadcast.
    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    /// The value can be read.
    public static let read = CBCharacteristicProperties(rawValue: 2)
    /// The value can be written without a response.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
    /// The value can be written.
    public static let write = CBCharacteristicProperties(rawValue: 8)
    /// Changes are sent without a response.
    public static let notify = CBCharacteristicProperties(rawValue: 16)
    /// Changes are sent with a response.
    public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// The rights for a value.
public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value can be read.
    public static let readable = CBAttributePermissions(rawValue: 1)
    /// The value can be written.
    public static let writeable = CBAttributePermissions(rawValue: 2)
    /// Only trusted devices can read the value.
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
    /// Only trusted devices can write the value.
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// A description of a value; there is none.
open class CBDescriptor: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// The kind.
    open var uuid: CBUUID { CBUUID(string: "") }
    /// The description.
    open var value: Any? { nil }
    /// The value that is described.
    open var characteristic: CBCharacteristic? { nil }
}

/// A value of this device.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    private let type: CBUUID
    private var uses: CBCharacteristicProperties
    private var content: Data?
    /// The rights.
    open var permissions: CBAttributePermissions
    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        (type, uses, content, self.permissions) = (UUID, properties, value, permissions)
    }
    open override var uuid: CBUUID { type }
    open override var properties: CBCharacteristicProperties {
        get { uses }
        set { uses = newValue }
    }
    open override var value: Data? {
        get { content }
        set { content = newValue }
    }
}

/// A service of this device.
open class CBMutableService: CBService, @unchecked Sendable {
    private let type: CBUUID
    private let isMain: Bool
    private var values: [CBCharacteristic]?
    public init(type UUID: CBUUID, primary isPrimary: Bool) { (type, isMain) = (UUID, isPrimary) }
    open override var uuid: CBUUID { type }
    open override var isPrimary: Bool { isMain }
    open override var characteristics: [CBCharacteristic]? {
        get { values }
        set { values = newValue }
    }
}

/// Another device that uses this one's values; there is none.
open class CBCentral: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// The identifier.
    open var identifier: UUID { UUID() }
    /// The bytes of a reported value.
    open var maximumUpdateValueLength: Int { 20 }
}

/// The use of a value by another device; there is none.
open class CBATTRequest: NSObject, @unchecked Sendable {
    init(_ central: CBCentral, _ characteristic: CBCharacteristic) {
        (self.central, self.characteristic) = (central, characteristic)
    }
    /// The other device.
    public let central: CBCentral
    /// The value.
    public let characteristic: CBCharacteristic
    /// The place of the first byte.
    open var offset: Int { 0 }
    /// The bytes.
    open var value: Data?
}

/// The values that this device offers: it reports its state once.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    /// A Boolean value that indicates whether others find the device; false.
    open var isAdvertising: Bool { false }
    public init(
        delegate: (any CBPeripheralManagerDelegate)? = nil, queue: DispatchQueue? = nil,
        options: [String: Any]? = nil
    ) {
        super.init()
        self.delegate = delegate
        (queue ?? .main).async { [weak self] in
            if let self { self.delegate?.peripheralManagerDidUpdateState(self) }
        }
    }
    /// Does nothing: the use is denied.
    open func add(_ service: CBMutableService) {}
    /// Does nothing: the use is denied.
    open func remove(_ service: CBMutableService) {}
    /// Does nothing: the use is denied.
    open func removeAllServices() {}
    /// Does nothing: the use is denied.
    open func startAdvertising(_ advertisementData: [String: Any]?) {}
    /// Does nothing: the use is denied.
    open func stopAdvertising() {}
    /// Does nothing: the use is denied.
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
    /// Fails.
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool { false }
}

/// The methods with which this device's values are used.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
    public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}

/// An error of Bluetooth.
public struct CBError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = CBError
        case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
        case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed
        case connectionLimitReached
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "CBErrorDomain" }
}

/// An error of the use of a value.
public struct CBATTError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = CBATTError
        case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication
        case requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "CBATTErrorDomain" }
}

/// The key of a device's name.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of a manufacturer's data.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of services' data.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The key of services.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the strength of the signal.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The key of a Boolean value for a device that takes connections.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The key of a Boolean value that shows an alert.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of a manager's name.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of a Boolean value that reports a device several times.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of a Boolean value that shows an alert about a lost connection.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// The key of a Boolean value that shows an alert about a connection.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The key of devices of an earlier run.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The key of services that were searched in an earlier run.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
