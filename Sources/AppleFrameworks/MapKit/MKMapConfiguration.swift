import BuilderCoreLocation
import BuilderUIKit
import Settling

/// The appearance of a map. Has no effect.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
    /// The form of the ground.
    public enum ElevationStyle: Int, Sendable { case flat, realistic }
    open var elevationStyle: ElevationStyle = .flat
    nonisolated override init() { super.init() }
}

/// The appearance of a street map.
@preconcurrency @MainActor
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// The emphasis of details.
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }
    open var emphasisStyle: EmphasisStyle = .default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    nonisolated public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: elevationStyle)
        self.emphasisStyle = emphasisStyle
    }
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init()
        self.emphasisStyle = emphasisStyle
    }
}

/// The appearance of a map of images with labels.
@preconcurrency @MainActor
open class MKHybridMapConfiguration: MKMapConfiguration {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    nonisolated public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

/// The appearance of a map of images.
@preconcurrency @MainActor
open class MKImageryMapConfiguration: MKMapConfiguration {
    nonisolated public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

/// The view of a map's camera.
open class MKMapCamera: NSObject, @unchecked Sendable {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var centerCoordinateDistance: CLLocationDistance = 1000
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance }
        set { centerCoordinateDistance = newValue }
    }
    open var pitch: CGFloat = 0
    open var heading: CLLocationDirection = 0

    public override init() { super.init() }
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eye: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) { self.init(lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0) }
}

extension MKMapView {
    /// The distances from which a camera may view a map. Has no effect.
    open class CameraZoomRange: NSObject, @unchecked Sendable {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            guard minDistance <= maxDistance else { return nil }
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
            super.init()
        }
        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: .greatestFiniteMagnitude)
        }
        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxDistance)
        }
        override init() {
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (0, .greatestFiniteMagnitude)
            super.init()
        }
    }

    /// The area in which a map's center stays. Has no effect.
    open class CameraBoundary: NSObject, @unchecked Sendable {
        public let mapRect: MKMapRect
        open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
        public init?(mapRect: MKMapRect) {
            self.mapRect = mapRect
            super.init()
        }
        public init?(coordinateRegion region: MKCoordinateRegion) {
            mapRect = region.mapRect
            super.init()
        }
    }
}

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "MKPOICategory\(name)" }
    public static let airport = MKPointOfInterestCategory("Airport")
    public static let amusementPark = MKPointOfInterestCategory("AmusementPark")
    public static let aquarium = MKPointOfInterestCategory("Aquarium")
    public static let atm = MKPointOfInterestCategory("Atm")
    public static let bakery = MKPointOfInterestCategory("Bakery")
    public static let bank = MKPointOfInterestCategory("Bank")
    public static let beach = MKPointOfInterestCategory("Beach")
    public static let brewery = MKPointOfInterestCategory("Brewery")
    public static let cafe = MKPointOfInterestCategory("Cafe")
    public static let campground = MKPointOfInterestCategory("Campground")
    public static let carRental = MKPointOfInterestCategory("CarRental")
    public static let evCharger = MKPointOfInterestCategory("EvCharger")
    public static let fireStation = MKPointOfInterestCategory("FireStation")
    public static let fitnessCenter = MKPointOfInterestCategory("FitnessCenter")
    public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
    public static let gasStation = MKPointOfInterestCategory("GasStation")
    public static let hospital = MKPointOfInterestCategory("Hospital")
    public static let hotel = MKPointOfInterestCategory("Hotel")
    public static let laundry = MKPointOfInterestCategory("Laundry")
    public static let library = MKPointOfInterestCategory("Library")
    public static let marina = MKPointOfInterestCategory("Marina")
    public static let movieTheater = MKPointOfInterestCategory("MovieTheater")
    public static let museum = MKPointOfInterestCategory("Museum")
    public static let nationalPark = MKPointOfInterestCategory("NationalPark")
    public static let nightlife = MKPointOfInterestCategory("Nightlife")
    public static let park = MKPointOfInterestCategory("Park")
    public static let parking = MKPointOfInterestCategory("Parking")
    public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
    public static let police = MKPointOfInterestCategory("Police")
    public static let postOffice = MKPointOfInterestCategory("PostOffice")
    public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
    public static let restaurant = MKPointOfInterestCategory("Restaurant")
    public static let restroom = MKPointOfInterestCategory("Restroom")
    public static let school = MKPointOfInterestCategory("School")
    public static let stadium = MKPointOfInterestCategory("Stadium")
    public static let store = MKPointOfInterestCategory("Store")
    public static let theater = MKPointOfInterestCategory("Theater")
    public static let university = MKPointOfInterestCategory("University")
    public static let winery = MKPointOfInterestCategory("Winery")
    public static let zoo = MKPointOfInterestCategory("Zoo")
}

/// A choice of places. Has no effect.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let isExcluding: Bool
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])
    public init(including categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        isExcluding = false
        super.init()
    }
    public init(excluding categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        isExcluding = true
        super.init()
    }
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) != isExcluding }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// A compass, which is hidden while the map points north.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility: MKFeatureVisibility = .adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
        isHidden = true
    }
}

/// A scale, which is hidden while the map doesn't change.
@preconcurrency @MainActor
open class MKScaleView: UIView {
    open weak var mapView: MKMapView?
    open var scaleVisibility: MKFeatureVisibility = .adaptive
    /// The side from which the scale grows.
    public enum Alignment: Int, Sendable { case leading, trailing }
    open var legendAlignment: Alignment = .leading
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
        isHidden = true
    }
}

/// A button that follows the user's place, drawn as a symbol.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView?
    private let imageView = UIImageView(image: UIImage(systemName: "location"))
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        imageView.contentMode = .center
        addSubview(imageView)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }
}

/// A bar button that follows the user's place.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}
