@_exported import BuilderFoundation
import Settling

public enum CBManagerState: Int, Sendable {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
public enum CBManagerAuthorization: Int, Sendable {
    case notDetermined, restricted, denied, allowedAlways
}
public enum CBPeripheralState: Int, Sendable {
    case disconnected, connecting, connected, disconnecting
}

open class CBUUID: NSObject, @unchecked Sendable {
    public let uuidString: String
    public init(string theString: String) { uuidString = theString }
    public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
}

/// Bluetooth, whose use is denied.
open class CBManager: NSObject, @unchecked Sendable {
    open var state: CBManagerState { .unauthorized }
    open var authorization: CBManagerAuthorization { .denied }
    open class var authorization: CBManagerAuthorization { .denied }
}

/// A device; none is found.
open class CBPeripheral: NSObject, @unchecked Sendable {
    open weak var delegate: (any CBPeripheralDelegate)?
    open var name: String? { nil }
    open var identifier: UUID { UUID() }
    open var state: CBPeripheralState { .disconnected }
    open var services: [CBService]? { nil }
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    open func readValue(for characteristic: CBCharacteristic) {}
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    /// A Boolean value that indicates whether a value can be written at once; false.
    open var canSendWriteWithoutResponse: Bool { false }
    /// Does nothing: no device is connected.
    open func readRSSI() {}
    /// Does nothing: no device is connected.
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
    /// Does nothing: no device is connected.
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}
    /// Does nothing: no device is connected.
    open func readValue(for descriptor: CBDescriptor) {}
    /// Does nothing: no device is connected.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    /// Does nothing: no device is connected.
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
    /// Returns the bytes of a value.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}
open class CBService: NSObject, @unchecked Sendable {
    open var uuid: CBUUID { CBUUID(string: "") }
    open var characteristics: [CBCharacteristic]? { nil }
    /// The device.
    open var peripheral: CBPeripheral? { nil }
    /// A Boolean value that indicates whether the service is the device's main one.
    open var isPrimary: Bool { false }
    /// The services of the service.
    open var includedServices: [CBService]? { nil }
}
open class CBCharacteristic: NSObject, @unchecked Sendable {
    open var uuid: CBUUID { CBUUID(string: "") }
    open var value: Data? { nil }
    /// The service.
    open var service: CBService? { nil }
    /// The uses.
    open var properties: CBCharacteristicProperties { [] }
    /// The descriptions.
    open var descriptors: [CBDescriptor]? { nil }
    /// A Boolean value that indicates whether changes are reported.
    open var isNotifying: Bool { false }
}

/// The finder of devices: it reports its state once, and finds nothing.
open class CBCentralManager: CBManager, @unchecked Sendable {
    open weak var delegate: (any CBCentralManagerDelegate)?
    open var isScanning: Bool { false }
    public init(
        delegate: (any CBCentralManagerDelegate)? = nil, queue: DispatchQueue? = nil, options: [String: Any]? = nil
    ) {
        super.init()
        self.delegate = delegate
        (queue ?? .main).async { [weak self] in
            if let self { self.delegate?.centralManagerDidUpdateState(self) }
        }
    }
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
    open func stopScan() {}
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

public protocol CBCentralManagerDelegate: NSObjectProtocol {
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
}
extension CBCentralManagerDelegate {
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
}

public protocol CBPeripheralDelegate: NSObjectProtocol {
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?)
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
}
extension CBPeripheralDelegate {
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
    ) {}
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
}
