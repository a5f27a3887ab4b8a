import BuilderFoundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationSpeedAccuracy = Double
public typealias CLLocationDirection = Double
public typealias CLLocationDirectionAccuracy = Double

public let kCLDistanceFilterNone: CLLocationDistance = -1
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
public let kCLErrorDomain = "kCLErrorDomain"

/// A latitude and longitude, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init() { self.init(latitude: 0, longitude: 0) }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
    open var level: Int { 0 }
}

/// The origin of a location: a simulation, or an accessory.
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
    /// A Boolean value that indicates whether software made up the location.
    public let isSimulatedBySoftware: Bool
    /// A Boolean value that indicates whether an accessory measured the location.
    public let isProducedByAccessory: Bool

    /// Creates an origin.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A place on Earth, with the time and accuracy of its measurement.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let courseAccuracy: CLLocationDirectionAccuracy
    public let speed: CLLocationSpeed
    public let speedAccuracy: CLLocationSpeedAccuracy
    public let timestamp: Date
    public var floor: CLFloor? { nil }
    /// The origin of the location; nil if it isn't known.
    public private(set) var sourceInformation: CLLocationSourceInformation?
    public var ellipsoidalAltitude: CLLocationDistance { altitude }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        super.init()
    }

    /// Creates a location with its origin.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
            speedAccuracy: speedAccuracy, timestamp: timestamp)
        sourceInformation = sourceInfo
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
            timestamp: timestamp)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    public convenience override init() { self.init(latitude: 0, longitude: 0) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        let format = "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f)"
        return String(
            format: format, coordinate.latitude, coordinate.longitude, horizontalAccuracy, speed, course)
    }

    /// Returns the length of the shortest line on the WGS 84 ellipsoid, in meters.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }
}

/// Lines on the WGS 84 ellipsoid.
enum Geodesic {
    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257223563

    /// Returns a distance in meters by Vincenty's inverse formula; that on a sphere where the formula doesn't converge,
    /// near the opposite point of the Earth.
    static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
        let polarRadius = equatorialRadius * (1 - flattening)
        let (u1, u2) = (reducedLatitude(a), reducedLatitude(b))
        let difference = radians(b.longitude - a.longitude)
        var lambda = difference
        for _ in 0..<100 {
            let x = cos(u2) * sin(lambda)
            let y = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
            let sinSigma = (x * x + y * y).squareRoot()
            guard sinSigma > 0 else { return 0 }
            let cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
            let squaredCosAlpha = 1 - sinAlpha * sinAlpha
            let cosMiddle = squaredCosAlpha == 0 ? 0 : cosSigma - 2 * sin(u1) * sin(u2) / squaredCosAlpha
            let c = flattening / 16 * squaredCosAlpha * (4 + flattening * (4 - 3 * squaredCosAlpha))
            let term = cosMiddle + c * cosSigma * (2 * cosMiddle * cosMiddle - 1)
            let next = difference + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * term)
            if abs(next - lambda) < 1e-12 {
                let squaredU =
                    squaredCosAlpha * (equatorialRadius * equatorialRadius / (polarRadius * polarRadius) - 1)
                let k1 = ((1 + squaredU).squareRoot() - 1) / ((1 + squaredU).squareRoot() + 1)
                let factor = (1 + k1 * k1 / 4) / (1 - k1)
                let k2 = k1 * (1 - 3 / 8 * k1 * k1)
                let inner = cosSigma * (2 * cosMiddle * cosMiddle - 1)
                let outer =
                    k2 / 6 * cosMiddle * (4 * sinSigma * sinSigma - 3) * (4 * cosMiddle * cosMiddle - 3)
                let correction = k2 * sinSigma * (cosMiddle + k2 / 4 * (inner - outer))
                return polarRadius * factor * (sigma - correction)
            }
            lambda = next
        }
        return distanceOnSphere(a, b)
    }

    private static func distanceOnSphere(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
        let half = (
            sin(radians(b.latitude - a.latitude) / 2), sin(radians(b.longitude - a.longitude) / 2)
        )
        let chord = half.0 * half.0 + cos(radians(a.latitude)) * cos(radians(b.latitude)) * half.1 * half.1
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }

    private static func reducedLatitude(_ coordinate: CLLocationCoordinate2D) -> Double {
        atan((1 - flattening) * tan(radians(coordinate.latitude)))
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
