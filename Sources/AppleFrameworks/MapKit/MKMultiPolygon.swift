import BuilderCoreLocation
import BuilderUIKit

/// Lines that are drawn alike.
open class MKMultiPolyline: MKShape, MKOverlay {
    /// The lines.
    public let polylines: [MKPolyline]

    /// Creates an overlay of lines.
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        super.init()
        storedCoordinate = boundingMapRect.center
    }

    /// The smallest rectangle that contains the lines.
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
}

/// Closed areas that are drawn alike.
open class MKMultiPolygon: MKShape, MKOverlay {
    /// The areas.
    public let polygons: [MKPolygon]

    /// Creates an overlay of areas.
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        super.init()
        storedCoordinate = boundingMapRect.center
    }

    /// The smallest rectangle that contains the areas.
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
}

extension MKMapRect {
    /// The coordinate of the middle; zero for an empty rectangle.
    fileprivate var center: CLLocationCoordinate2D {
        isNull ? CLLocationCoordinate2D() : MKMapPoint(x: midX, y: midY).coordinate
    }
}

/// The drawing of lines.
@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// The lines.
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
    /// Creates a renderer of lines.
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
    override func outline(_ project: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
        let path = UIBezierPath()
        for line in multiPolyline.polylines { path.append(UIBezierPath(through: line.mapPoints.map(project))) }
        return path
    }
}

/// The drawing of closed areas.
@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// The areas.
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
    /// Creates a renderer of areas.
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
    override func outline(_ project: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
        let path = UIBezierPath()
        for polygon in multiPolygon.polygons { path.append(polygon.outline(project)) }
        return path
    }
}

extension MKPolygon {
    /// Returns the outline and the holes in a map view.
    @MainActor func outline(_ project: (MKMapPoint) -> CGPoint) -> UIBezierPath {
        let path = UIBezierPath(through: mapPoints.map(project))
        path.close()
        for interior in interiorPolygons ?? [] {
            let hole = UIBezierPath(through: interior.mapPoints.map(project))
            hole.close()
            path.append(hole)
        }
        return path
    }
}
