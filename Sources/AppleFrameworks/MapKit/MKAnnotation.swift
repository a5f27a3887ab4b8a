import BuilderContacts
import BuilderCoreLocation
import BuilderUIKit

/// An object at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    /// The title; `String??` in MapKit.
    var title: String? { get }
    /// The subtitle; `String??` in MapKit.
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// An object with a title.
open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    var storedCoordinate = CLLocationCoordinate2D()
    open var coordinate: CLLocationCoordinate2D { storedCoordinate }
}

/// An annotation at a coordinate.
open class MKPointAnnotation: MKShape {
    open override var coordinate: CLLocationCoordinate2D {
        get { storedCoordinate }
        set { storedCoordinate = newValue }
    }

    public override init() { super.init() }

    /// Creates a pin, under the name that Objective-C's initializer has in Swift.
    public convenience init(__coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate, title: title, subtitle: subtitle)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.init()
        storedCoordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }

    public convenience init(__coordinate coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate) }
}

/// A group of annotations.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    public let memberAnnotations: [any MKAnnotation]

    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        super.init()
    }

    open var coordinate: CLLocationCoordinate2D {
        let coordinates = memberAnnotations.map(\.coordinate)
        let count = Double(max(1, coordinates.count))
        return CLLocationCoordinate2D(
            latitude: coordinates.reduce(0) { $0 + $1.latitude } / count,
            longitude: coordinates.reduce(0) { $0 + $1.longitude } / count)
    }
}

/// The user's place, which is unknown.
open class MKUserLocation: NSObject, MKAnnotation {
    open var isUpdating: Bool { false }
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}

/// A description of a place on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    private let address: CNPostalAddress?

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        address = nil
        super.init()
    }
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
        address = nil
        super.init()
    }
    public init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
        self.coordinate = coordinate
        address = postalAddress
        super.init()
    }
    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        address = nil
        super.init(placemark: placemark)
    }

    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    open override var thoroughfare: String? { address?.street }
    open override var locality: String? { address?.city }
    open override var administrativeArea: String? { address?.state }
    open override var postalCode: String? { address?.postalCode }
    open override var country: String? { address?.country }
    open override var isoCountryCode: String? { address?.isoCountryCode }
    open var countryCode: String? { isoCountryCode }
    open var title: String? {
        let parts = [thoroughfare, locality, administrativeArea, postalCode, country].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    open var subtitle: String? { nil }
}
