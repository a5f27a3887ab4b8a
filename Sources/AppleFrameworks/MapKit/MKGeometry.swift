import BuilderCoreLocation
import BuilderUIKit

/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A rectangle of coordinates.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let metersPerDegree = 111_319.49
        let parallel = max(0.01, cos(centerCoordinate.latitude * .pi / 180))
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metersPerDegree,
                longitudeDelta: longitudinalMeters / (metersPerDegree * parallel)))
    }
    public init(_ rect: MKMapRect) {
        let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }

    /// The smallest rectangle of the map around the center that contains the region.
    var mapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let latitudes = [center.latitude + span.latitudeDelta / 2, center.latitude - span.latitudeDelta / 2]
        let half = latitudes.map { latitude in
            let edge = CLLocationCoordinate2D(latitude: min(85, max(-85, latitude)), longitude: center.longitude)
            return abs(MKMapPoint(edge).y - middle.y)
        }
        let height = 2 * (half.max() ?? 0)
        let width = span.longitudeDelta / 360 * MKMapSize.world.width
        return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }
}

public func MKCoordinateRegionMake(
    _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: center, span: span) }
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }

/// A point of the world in Mercator's projection, which is 2²⁸ units wide and high.
public struct MKMapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public init() { self.init(x: 0, y: 0) }
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = min(0.9999, max(-0.9999, sin(coordinate.latitude * .pi / 180)))
        x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * MKMapSize.world.height
    }
    public var coordinate: CLLocationCoordinate2D {
        let angle = (0.5 - y / MKMapSize.world.height) * 2 * Double.pi
        return CLLocationCoordinate2D(
            latitude: 90 - 360 * atan(exp(-angle)) / .pi, longitude: x / MKMapSize.world.width * 360 - 180)
    }
    /// Returns the distance on Earth, in meters.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, point.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude).distance(
            from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    40_075_016.686 * cos(latitude * .pi / 180) / MKMapSize.world.width
}
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// A size on the map.
public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
    public init() { self.init(width: 0, height: 0) }
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle of the map.
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x == .infinity }
    public var isEmpty: Bool { isNull || (width == 0 && height == 0) }
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
    public func contains(_ rect: MKMapRect) -> Bool { union(rect) == self }
    public func intersects(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && rect.minX < maxX && rect.maxX > minX && rect.minY < maxY && rect.maxY > minY
    }
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
    }
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        guard intersects(rect) else { return .null }
        let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
        return MKMapRect(x: x, y: y, width: min(maxX, rect.maxX) - x, height: min(maxY, rect.maxY) - y)
    }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

public let MKMapRectNull = MKMapRect.null
public let MKMapRectWorld = MKMapRect.world
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
