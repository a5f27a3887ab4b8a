import BuilderCoreLocation
import BuilderUIKit

/// A shape or a feature of a GeoJSON document.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Shapes with properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// The identifier: a text, or a number in digits.
    public let identifier: String?
    /// The properties in JSON.
    public let properties: Data?
    /// The shapes.
    public let geometry: [MKShape & MKGeoJSONObject]

    fileprivate init(identifier: String?, properties: Data?, geometry: [MKShape & MKGeoJSONObject]) {
        self.identifier = identifier
        self.properties = properties
        self.geometry = geometry
    }
}

/// Reads shapes and features of GeoJSON documents (RFC 7946).
open class MKGeoJSONDecoder: NSObject {
    /// Returns a document's objects: one for a shape or a feature, those of a collection each.
    ///
    /// Throws an error if the data isn't GeoJSON.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let document = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw Self.invalid }
        switch document["type"] as? String {
        case "FeatureCollection": return try Self.list(document["features"]).map(Self.feature)
        case "Feature": return [try Self.feature(document)]
        default: return try Self.shapes(document)
        }
    }

    private static var invalid: CocoaError { CocoaError(.coderReadCorrupt) }

    private static func list(_ value: Any?) throws -> [[String: Any]] {
        guard let list = value as? [[String: Any]] else { throw invalid }
        return list
    }

    private static func feature(_ value: [String: Any]) throws -> MKGeoJSONFeature {
        guard value["type"] as? String == "Feature" else { throw invalid }
        let properties = try (value["properties"] as? [String: Any]).map {
            try JSONSerialization.data(withJSONObject: $0)
        }
        let shapes = try (value["geometry"] as? [String: Any]).map(shapes) ?? []
        let identifier = (value["id"] as? String) ?? (value["id"] as? NSNumber)?.stringValue
        return MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: shapes)
    }

    private static func shapes(_ value: [String: Any]) throws -> [MKShape & MKGeoJSONObject] {
        let places = value["coordinates"]
        switch value["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: try coordinate(places))]
        case "MultiPoint": return [MKMultiPoint(mapPoints: try points(places))]
        case "LineString": return [MKPolyline(mapPoints: try points(places))]
        case "MultiLineString":
            return [MKMultiPolyline(try parts(places).map { MKPolyline(mapPoints: try points($0)) })]
        case "Polygon": return [try polygon(places)]
        case "MultiPolygon": return [MKMultiPolygon(try parts(places).map(polygon))]
        case "GeometryCollection": return try list(value["geometries"]).flatMap(shapes)
        default: throw invalid
        }
    }

    private static func parts(_ value: Any?) throws -> [Any] {
        guard let parts = value as? [Any] else { throw invalid }
        return parts
    }

    private static func coordinate(_ value: Any?) throws -> CLLocationCoordinate2D {
        guard let numbers = value as? [NSNumber], numbers.count >= 2 else { throw invalid }
        return CLLocationCoordinate2D(latitude: numbers[1].doubleValue, longitude: numbers[0].doubleValue)
    }

    private static func points(_ value: Any?) throws -> [MKMapPoint] {
        try parts(value).map { MKMapPoint(try coordinate($0)) }
    }

    /// Returns the area of an outline and holes, each of which ends where it begins.
    private static func polygon(_ value: Any?) throws -> MKPolygon {
        let rings = try parts(value).map { try points($0) }
        guard let outline = rings.first else { throw invalid }
        let holes = rings.dropFirst().map { MKPolygon(mapPoints: $0) }
        return MKPolygon(points: outline, count: outline.count, interiorPolygons: holes.isEmpty ? nil : holes)
    }
}
