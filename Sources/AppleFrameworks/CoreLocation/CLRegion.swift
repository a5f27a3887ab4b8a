import BuilderFoundation

/// A state of a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// The distance to a beacon.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// An area that an app monitors.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A circle around a coordinate.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }
}

/// The identity of beacons.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let major: UInt16?
    public let minor: UInt16?

    public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
    }
}

/// The area around beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let uuid: UUID
    public let major: NSNumber?
    public let minor: NSNumber?
    open var notifyEntryStateOnDisplay = false

    public init(uuid: UUID, identifier: String) {
        self.uuid = uuid
        major = nil
        minor = nil
        super.init(identifier: identifier)
    }

    public init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
        self.uuid = uuid
        self.major = NSNumber(value: major)
        self.minor = NSNumber(value: minor)
        super.init(identifier: identifier)
    }
}

extension CLBeaconRegion {
    /// The beacons of the region.
    public var beaconIdentityConstraint: CLBeaconIdentityConstraint {
        switch (major, minor) {
        case (let major?, let minor?):
            CLBeaconIdentityConstraint(uuid: uuid, major: major.uint16Value, minor: minor.uint16Value)
        case (let major?, nil): CLBeaconIdentityConstraint(uuid: uuid, major: major.uint16Value)
        default: CLBeaconIdentityConstraint(uuid: uuid)
        }
    }
}

/// A beacon that was found; none ever is.
open class CLBeacon: NSObject, @unchecked Sendable {
    open var uuid: UUID { UUID() }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
}

/// A visit to a place; there are none.
open class CLVisit: NSObject, @unchecked Sendable {
    open var arrivalDate: Date { .distantPast }
    open var departureDate: Date { .distantFuture }
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

/// A direction of the device; there are none.
open class CLHeading: NSObject, @unchecked Sendable {
    open var magneticHeading: CLLocationDirection { 0 }
    open var trueHeading: CLLocationDirection { -1 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var timestamp: Date { .distantPast }
}
