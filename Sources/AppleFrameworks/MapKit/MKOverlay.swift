import BuilderCoreLocation
import BuilderUIKit

/// An area of a map.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
    func intersects(_ mapRect: MKMapRect) -> Bool
    func canReplaceMapContent() -> Bool
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public func canReplaceMapContent() -> Bool { false }
}

/// The level of an overlay.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// A sequence of points.
open class MKMultiPoint: MKShape, MKOverlay {
    let mapPoints: [MKMapPoint]
    public var pointCount: Int { mapPoints.count }

    init(mapPoints: [MKMapPoint]) {
        self.mapPoints = mapPoints
        super.init()
        let rect = boundingMapRect
        if !rect.isNull { storedCoordinate = MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
    }

    open func points() -> UnsafeMutablePointer<MKMapPoint> { buffer }
    private lazy var buffer: UnsafeMutablePointer<MKMapPoint> = {
        let buffer = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(1, mapPoints.count))
        buffer.initialize(from: mapPoints, count: mapPoints.count)
        hasBuffer = true
        return buffer
    }()
    private var hasBuffer = false
    deinit { if hasBuffer { buffer.deallocate() } }

    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (offset, point) in mapPoints.dropFirst(range.location).prefix(range.length).enumerated() {
            coords[offset] = point.coordinate
        }
    }

    open var boundingMapRect: MKMapRect {
        mapPoints.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }
}

/// A line through points.
open class MKPolyline: MKMultiPoint {
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(mapPoints: UnsafeBufferPointer(start: coords, count: max(0, count)).map { MKMapPoint($0) })
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: max(0, count))))
    }
}

/// A line along the shortest way, drawn straight.
open class MKGeodesicPolyline: MKPolyline {}

/// A closed area.
open class MKPolygon: MKMultiPoint {
    open private(set) var interiorPolygons: [MKPolygon]?

    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init(mapPoints: UnsafeBufferPointer(start: coords, count: max(0, count)).map { MKMapPoint($0) })
        self.interiorPolygons = interiorPolygons
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: max(0, count))))
        self.interiorPolygons = interiorPolygons
    }
}

/// A circle around a coordinate.
open class MKCircle: MKShape, MKOverlay {
    public let radius: CLLocationDistance
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.radius = radius
        super.init()
        storedCoordinate = coord
    }
    open var boundingMapRect: MKMapRect {
        let (center, reach) = (MKMapPoint(coordinate), radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude))
        return MKMapRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
    }
}

/// Tiles of images, which aren't loaded.
open class MKTileOverlay: NSObject, MKOverlay {
    public let urlTemplate: String?
    open var tileSize = CGSize(width: 256, height: 256)
    open var isGeometryFlipped = false
    open var minimumZ = 0
    open var maximumZ = 21
    open var canReplaceMapContent = false
    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        var url = urlTemplate ?? ""
        for (name, value) in [("{x}", path.x), ("{y}", path.y), ("{z}", path.z)] {
            url = url.replacingOccurrences(of: name, with: "\(value)")
        }
        return URL(string: url.replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))"))
            ?? URL(fileURLWithPath: "/")
    }
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        answerLater { result(nil, URLError(.notConnectedToInternet)) }
    }
}

/// The place of a tile.
public struct MKTileOverlayPath: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public var contentScaleFactor: CGFloat
    public init(x: Int = 0, y: Int = 0, z: Int = 0, contentScaleFactor: CGFloat = 1) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// The points of a screen per point of a map.
public typealias MKZoomScale = CGFloat

/// Returns the width of roads at a scale, in points of the map.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 12 / zoomScale }

/// The drawing of an overlay.
@preconcurrency @MainActor
open class MKOverlayRenderer: _MainActorObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    open var blendMode: CGBlendMode = .normal
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init(_responder: ())
    }
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}
    open func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool { true }
    /// Not called: overlays are drawn by the properties of the renderers for lines, polygons and circles.
    open func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext) {}
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x, y: point.y) }
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(
            x: mapRect.origin.x, y: mapRect.origin.y, width: mapRect.size.width, height: mapRect.size.height)
    }
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns the outline in a map view; nil for none.
    func outline(_ project: (MKMapPoint) -> CGPoint) -> UIBezierPath? { nil }
}

/// The drawing of an overlay by a path.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineJoin: CGLineJoin = .round
    open var lineCap: CGLineCap = .round
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var shouldRasterize = false
    open var path: CGPath!
    open func createPath() {}
    open func invalidatePath() { path = nil }
}

/// The drawing of a line.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(mapPoints: []) }
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    override func outline(_ project: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
        UIBezierPath(through: polyline.mapPoints.map(project))
    }
}

/// The drawing of a line with a gradient, drawn in its first color.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    open private(set) var colors: [UIColor] = []
    open private(set) var locations: [CGFloat] = []
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        self.colors = colors
        self.locations = locations
        strokeColor = colors.first
    }
}

/// The drawing of a closed area.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(mapPoints: []) }
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    override func outline(_ project: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
        polygon.outline(project)
    }
}

/// The drawing of a circle.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    override func outline(_ project: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
        let rect = circle.boundingMapRect
        let (first, last) = (project(rect.origin), project(MKMapPoint(x: rect.maxX, y: rect.maxY)))
        return UIBezierPath(
            ovalIn: CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
    }
}

/// The drawing of tiles, which shows nothing.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    open func reloadData() {}
}

extension UIBezierPath {
    /// Creates an open path through points.
    convenience init(through points: [CGPoint]) {
        self.init()
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }
}
