import BuilderFoundation

/// A device that records samples.
open class HKDevice: NSObject, @unchecked Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public let hardwareVersion: String?
    public let firmwareVersion: String?
    public let softwareVersion: String?
    public let localIdentifier: String?
    /// The device's identifier at the Food and Drug Administration of the United States.
    public let udiDeviceIdentifier: String?
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
        udiDeviceIdentifier = UDIDeviceIdentifier
    }
    /// Returns the device that the app runs on.
    open class func local() -> HKDevice {
        HKDevice(
            name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
            softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}

/// An app or a device that saves samples.
open class HKSource: NSObject, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String
    fileprivate init(name: String, bundleIdentifier: String) {
        (self.name, self.bundleIdentifier) = (name, bundleIdentifier)
    }
    /// Returns the app.
    open class func `default`() -> HKSource {
        let bundle = Bundle.main
        let name = bundle.object(forInfoDictionaryKey: "CFBundleName") as? String
        return HKSource(
            name: name ?? ProcessInfo.processInfo.processName, bundleIdentifier: bundle.bundleIdentifier ?? "")
    }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }
    open override var hash: Int { bundleIdentifier.hashValue }
}

/// A source in a version.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    public let productType: String?
    public init(source: HKSource, version: String?) {
        (self.source, self.version, productType) = (source, version, nil)
    }
}

/// Something that was recorded.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    /// The app, which creates all objects.
    public let sourceRevision = HKSourceRevision(source: .default(), version: nil)
    public let device: HKDevice?
    public let metadata: [String: Any]?
    fileprivate init(device: HKDevice?, metadata: [String: Any]?) { (self.device, self.metadata) = (device, metadata) }
}

/// Something that was recorded in a time.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date
    init(_ type: HKSampleType, _ start: Date, _ end: Date, device: HKDevice?, metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(device: device, metadata: metadata)
    }
}

/// A value that was recorded in a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    open var count: Int { 1 }
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice?, metadata: [String: Any]? = nil
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, device: device, metadata: metadata)
    }
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        self.init(
            type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
}

/// A value of a category that was recorded in a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]? = nil
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type, startDate, endDate, device: device, metadata: metadata)
    }
    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
    ) { self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata) }
}

/// The values of a category of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    public static let asleep = Self.asleepUnspecified
}

/// The value of a category without values.
public enum HKCategoryValue: Int, Sendable { case notApplicable }

/// The reasons of an insulin delivery, in a sample's metadata.
public enum HKInsulinDeliveryReason: Int, Sendable {
    case basal = 1
    case bolus
}

/// Samples that belong together, such as those of a meal or of a blood pressure.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>
    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        device: HKDevice?, metadata: [String: Any]? = nil
    ) {
        (self.correlationType, self.objects) = (correlationType, objects)
        super.init(correlationType, startDate, endDate, device: device, metadata: metadata)
    }
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]? = nil
    ) {
        self.init(
            type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: metadata)
    }
    /// Returns the samples of a type.
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

/// The name of a correlation.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}

/// A type of samples that belong together.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

extension HKObjectType {
    /// Returns the type of a correlation.
    public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
}

// MARK: Keys of metadata

public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyDeviceName = "HKDeviceName"
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
