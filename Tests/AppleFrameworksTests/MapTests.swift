import AppleFrameworksFixture
import BuilderMapKit
import BuilderUIKit
import Foundation
import Testing

@MainActor
@Suite struct MapTests {
    /// Distances of the WGS 84 ellipsoid, from its definition: degrees of the equator and the meridian, half a
    /// meridian.
    @Test(arguments: [
        (0.0, 0.0, 0.0, 1.0, 111_319.491), (0, 0, 1, 0, 110_574.389), (-90, 0, 90, 0, 20_003_931.459),
        (52.5, 13.4, 52.5, 13.4, 0),
    ])
    func distances(_ case: (Double, Double, Double, Double, Double)) {
        let start = CLLocation(latitude: `case`.0, longitude: `case`.1)
        let end = CLLocation(latitude: `case`.2, longitude: `case`.3)
        #expect(abs(start.distance(from: end) - `case`.4) < 0.01)
    }

    @Test func projectionIsReversible() {
        for latitude in stride(from: -80.0, through: 80, by: 20) {
            let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: latitude * 2)
            let back = MKMapPoint(coordinate).coordinate
            #expect(abs(back.latitude - latitude) < 1e-6 && abs(back.longitude - latitude * 2) < 1e-6)
        }
        let origin = MKMapPoint(CLLocationCoordinate2D())
        #expect(origin == MKMapPoint(x: 134_217_728, y: 134_217_728))
    }

    @Test func valuesContainCoordinates() {
        let coordinate = NSValue(mkCoordinate: CLLocationCoordinate2D(latitude: 48.5, longitude: 11.25))
        #expect(coordinate.mkCoordinateValue.latitude == 48.5 && coordinate.mkCoordinateValue.longitude == 11.25)
        let span = NSValue(mkCoordinateSpan: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 2))
        #expect(span.mkCoordinateSpanValue.latitudeDelta == 0.5 && span.mkCoordinateSpanValue.longitudeDelta == 2)
        #expect(NSValue(range: NSRange(location: 1, length: 2)).mkCoordinateValue.latitude == 0)
    }

    @Test func annotationsAndOverlaysLieAtTheirCoordinates() async throws {
        let controller = StoreMapViewController()
        let text = try await Renderer(timeout: 600).textTree(of: controller)
        let map = controller.mapView
        #expect(text.contains("MKMapView") && text.contains("placeholder=\"52.5200°\u{202F}N, 13.4050°\u{202F}E\""))
        let views = map.annotations.compactMap { map.view(for: $0) }
        #expect(views.map { "\(type(of: $0))" } == ["MKPinAnnotationView", "StoreBadgeView"])
        let middle = CGPoint(x: map.bounds.midX, y: map.bounds.midY)
        for view in views {
            #expect(abs(view.center.x - view.centerOffset.x - middle.x) < 0.01)
            #expect(abs(view.center.y - view.centerOffset.y - middle.y) < 0.01)
        }
        let shapes = (map.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
        #expect(shapes.map(\.lineWidth) == [4, 2])
        // 300 of 2000 meters in the smaller dimension.
        let circle = try #require(shapes.last?.path).boundingBox
        #expect(abs(circle.width / min(map.bounds.width, map.bounds.height) - 0.3) < 0.01)
        #expect(controller.statuses == [.denied] || controller.statuses == [.denied, .denied])
        #expect(controller.searchFailed)
    }

    @Test func pointsBecomeCoordinates() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
            span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        let coordinate = CLLocationCoordinate2D(latitude: 10.2, longitude: 20.3)
        let back = map.convert(map.convert(coordinate, toPointTo: map), toCoordinateFrom: map)
        #expect(abs(back.latitude - 10.2) < 1e-6 && abs(back.longitude - 20.3) < 1e-6)
    }

    @Test func registeredClassesAreCreatedByTheirOwnInitializer() {
        let map = MKMapView()
        map.register(StoreBadgeView.self, forAnnotationViewWithReuseIdentifier: "badge")
        let annotation = MKPointAnnotation()
        let view = map.dequeueReusableAnnotationView(withIdentifier: "badge", for: annotation)
        #expect(view is StoreBadgeView && view.frame.width == 20 && view.annotation === annotation)
        #expect(view.reuseIdentifier == "badge")
    }

    @Test func documentsBecomeShapes() throws {
        let json = """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "id": 7, "properties": {"name": "Lake"}, "geometry": {"type": "Polygon",
                "coordinates": [[[0, 0], [10, 0], [10, 5], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]}},
              {"type": "Feature", "properties": null, "geometry": {"type": "GeometryCollection", "geometries": [
                {"type": "Point", "coordinates": [8.5, 47.4, 400]},
                {"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]], [[2, 2], [3, 3], [4, 4]]]}]}}]}
            """
        let features = try MKGeoJSONDecoder().decode(Data(json.utf8)).compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.map(\.identifier) == ["7", nil])
        #expect(features.first?.properties.map { String(decoding: $0, as: UTF8.self) } == #"{"name":"Lake"}"#)
        let lake = try #require(features.first?.geometry.first as? MKPolygon)
        #expect(lake.pointCount == 4 && lake.interiorPolygons?.map(\.pointCount) == [4])
        let point = try #require(features.last?.geometry.first as? MKPointAnnotation)
        #expect(point.coordinate.latitude == 47.4 && point.coordinate.longitude == 8.5)
        let lines = try #require(features.last?.geometry.last as? MKMultiPolyline)
        #expect(lines.polylines.map(\.pointCount) == [2, 3])
    }

    @Test(arguments: ["[]", #"{"type": "Circle"}"#, #"{"type": "Point", "coordinates": [1]}"#, "x"])
    func otherDocumentsAreRefused(_ json: String) {
        #expect(throws: (any Error).self) { try MKGeoJSONDecoder().decode(Data(json.utf8)) }
    }

    @Test func placesAreDenied() async throws {
        var reports = CLLocationUpdate.liveUpdates().makeAsyncIterator()
        let first = try await reports.next()
        #expect(first?.authorizationDenied == true && first?.location == nil)
    }
}
