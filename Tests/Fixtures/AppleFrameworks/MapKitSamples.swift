import CoreLocation
import MapKit
import UIKit

public final class StoreAnnotation: NSObject, MKAnnotation {
    public let coordinate: CLLocationCoordinate2D
    public let title: String?
    public var subtitle: String? { "Open" }

    public init(coordinate: CLLocationCoordinate2D, title: String) {
        self.coordinate = coordinate
        self.title = title
    }
}

public final class StoreMarkerView: MKMarkerAnnotationView {
    public override var annotation: MKAnnotation? {
        willSet {
            markerTintColor = .systemGreen
            glyphText = "S"
            clusteringIdentifier = "store"
        }
    }
}

public final class StoreBadgeView: MKAnnotationView {
    public override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        backgroundColor = .systemPurple
        centerOffset = CGPoint(x: 0, y: -10)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public final class StoreMapViewController: UIViewController, MKMapViewDelegate {
    public let mapView = MKMapView()
    private let locationManager = CLLocationManager()
    private let completer = MKLocalSearchCompleter()
    public private(set) var statuses: [CLAuthorizationStatus] = []
    public private(set) var searchFailed = false

    public override func viewDidLoad() {
        super.viewDidLoad()
        mapView.frame = view.bounds
        mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        mapView.delegate = self
        mapView.showsUserLocation = true
        mapView.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe, .bakery])
        mapView.register(
            StoreMarkerView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        mapView.register(StoreBadgeView.self, forAnnotationViewWithReuseIdentifier: "badge")
        view.addSubview(mapView)

        let center = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
        let region = MKCoordinateRegion(center: center, latitudinalMeters: 2000, longitudinalMeters: 2000)
        mapView.setRegion(region, animated: false)
        let pin = MKPointAnnotation()
        pin.coordinate = center
        pin.title = "Center"
        mapView.addAnnotations([pin, StoreAnnotation(coordinate: center, title: "Store")])
        var coordinates = [center, CLLocationCoordinate2D(latitude: 52.525, longitude: 13.41)]
        mapView.addOverlay(MKPolyline(coordinates: &coordinates, count: coordinates.count))
        mapView.addOverlay(MKCircle(center: center, radius: 300))

        locationManager.delegate = self
        locationManager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        switch locationManager.authorizationStatus {
        case .notDetermined: locationManager.requestWhenInUseAuthorization()
        case .authorizedAlways, .authorizedWhenInUse: locationManager.startUpdatingLocation()
        case .denied, .restricted: break
        @unknown default: break
        }
        completer.delegate = self
        completer.queryFragment = "caf"

        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "coffee"
        request.region = region
        MKLocalSearch(request: request).start { [weak self] response, error in
            guard let response = response else {
                self?.searchFailed = error != nil
                return
            }
            print(response.mapItems.map { $0.placemark.title ?? "" })
        }
    }

    public func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        guard !(annotation is MKUserLocation) else { return nil }
        if annotation is StoreAnnotation {
            return mapView.dequeueReusableAnnotationView(withIdentifier: "badge", for: annotation)
        }
        var view = mapView.dequeueReusableAnnotationView(withIdentifier: "pin") as? MKPinAnnotationView
        if view == nil { view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin") }
        view?.canShowCallout = true
        view?.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return view
    }

    public func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        switch overlay {
        case let polyline as MKPolyline:
            let renderer = MKPolylineRenderer(polyline: polyline)
            renderer.strokeColor = .systemBlue
            renderer.lineWidth = 4
            return renderer
        case let circle as MKCircle:
            let renderer = MKCircleRenderer(circle: circle)
            renderer.fillColor = UIColor.systemOrange.withAlphaComponent(0.3)
            return renderer
        default:
            return MKOverlayRenderer(overlay: overlay)
        }
    }

    func openInMaps(_ annotation: StoreAnnotation) {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: annotation.coordinate))
        item.name = annotation.title
        item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
    }
}

extension StoreMapViewController: CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        statuses.append(manager.authorizationStatus)
    }

    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        CLGeocoder().reverseGeocodeLocation(location) { placemarks, _ in print(placemarks?.first?.locality ?? "") }
    }

    public func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        if let error = error as? CLError, error.code == .denied { manager.stopUpdatingLocation() }
    }
}

extension StoreMapViewController: MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        print(completer.results.map(\.title))
    }
}
