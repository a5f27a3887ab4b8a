import BuilderCoreLocation
import BuilderUIKit
import Settling

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place with its name.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    open var isCurrentLocation: Bool { false }

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        super.init()
    }

    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    }
    /// Returns false: there is no other app.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// An error of MapKit.
public struct MKError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = MKError
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "MKErrorDomain" }
    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
}

/// A search for places, which fails: there is no network.
open class MKLocalSearch: NSObject {
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// The kinds of results.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Points of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Mountains, rivers and other physical features.
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// A request for places.
    open class Request: NSObject, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() { super.init() }
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }
    }

    /// The places that were found.
    open class Response: NSObject, @unchecked Sendable {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    open var isSearching: Bool { false }
    public init(request: Request) { super.init() }
    open func start(completionHandler: @escaping CompletionHandler) {
        answerLater { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func cancel() {}
}

/// A completion of a search's text.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var subtitle: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }
}

/// An object that completes a search's text, without results.
open class MKLocalSearchCompleter: NSObject {
    /// The kinds of results.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Points of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Suggestions of searches.
        public static let query = ResultType(rawValue: 4)
    }

    open var queryFragment = "" {
        didSet {
            answerLater { [weak self] in
                if let self { delegate?.completerDidUpdateResults(self) }
            }
        }
    }
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open func cancel() {}
}

/// The methods with which a completer reports results.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// The means of a way.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By public transport.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// By any means.
    public static let any = MKDirectionsTransportType(rawValue: 0xFFF_FFFF)
}

/// A search for ways, which fails: there is no network.
open class MKDirections: NSObject {
    /// A request for ways.
    open class Request: NSObject, @unchecked Sendable {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType: MKDirectionsTransportType = .any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        /// The use of roads that cost money.
        open var tollPreference = RoutePreference.any
        /// The use of highways.
        open var highwayPreference = RoutePreference.any
    }

    /// The ways that were found.
    open class Response: NSObject, @unchecked Sendable {
        open var routes: [MKRoute] { [] }
        /// The begin.
        open var source: MKMapItem { .forCurrentLocation() }
        /// The end.
        open var destination: MKMapItem { .forCurrentLocation() }
    }

    /// The time of a way.
    open class ETAResponse: NSObject, @unchecked Sendable {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
        open var expectedArrivalDate: Date { .distantFuture }
        open var expectedDepartureDate: Date { .distantFuture }
    }

    open var isCalculating: Bool { false }
    public init(request: Request) { super.init() }
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        answerLater { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        answerLater { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
    open func cancel() {}
}

/// A way.
open class MKRoute: NSObject, @unchecked Sendable {
    /// A part of a way.
    open class Step: NSObject, @unchecked Sendable {
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var polyline: MKPolyline { MKPolyline(mapPoints: []) }
        open var distance: CLLocationDistance { 0 }
        open var transportType: MKDirectionsTransportType { .any }
    }

    open var name: String { "" }
    open var advisoryNotices: [String] { [] }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var transportType: MKDirectionsTransportType { .any }
    open var polyline: MKPolyline { MKPolyline(mapPoints: []) }
    open var steps: [Step] { [] }
}

/// A formatter of distances, in English.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// The system of units.
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    /// The length of units.
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    open var locale: Locale! = .current
    open var units: Units = .default
    open var unitStyle: DistanceUnitStyle = .default

    open func string(fromDistance distance: CLLocationDistance) -> String {
        let formatter = LengthFormatter()
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        formatter.numberFormatter.maximumFractionDigits = 1
        let isImperial = units == .imperial || units == .imperialWithYards
        if isImperial { return formatter.string(fromValue: distance / 1609.344, unit: .mile) }
        return distance < 1000
            ? formatter.string(fromValue: distance.rounded(), unit: .meter)
            : formatter.string(fromValue: distance / 1000, unit: .kilometer)
    }
}

/// A picture of a map: a placeholder with the coordinate of its center.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
    /// The properties of a picture.
    @preconcurrency @MainActor
    open class Options: NSObject {
        nonisolated public override init() { super.init() }
        open var region = MKCoordinateRegion()
        open var mapRect: MKMapRect {
            get { region.mapRect }
            set { region = MKCoordinateRegion(newValue) }
        }
        open var camera = MKMapCamera()
        open var mapType: MKMapType = .standard
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection()
    }

    /// A picture and its projection.
    @preconcurrency @MainActor
    open class Snapshot: NSObject {
        public let image: UIImage
        open var traitCollection: UITraitCollection { UITraitCollection.current }
        private let map: MKMapView

        init(_ options: Options) {
            map = MKMapView(frame: CGRect(origin: .zero, size: options.size))
            map.region = options.region
            let placeholder = map.layer.placeholder
            image = UIGraphicsImageRenderer(size: options.size).image { _ in
                placeholder?.draw(in: CGRect(origin: .zero, size: options.size))
            }
            super.init()
        }

        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { map.convert(coordinate, toPointTo: map) }
    }

    private let options: Options
    open var isLoading: Bool { false }

    public init(options: Options) {
        self.options = options
        super.init()
    }

    open func start(completionHandler: @escaping @MainActor (Snapshot?, (any Error)?) -> Void) {
        let options = options
        answerLater { MainActor.assumeIsolated { completionHandler(Snapshot(options), nil) } }
    }
    /// Draws the picture. The handler is called on the main queue, unlike in MapKit.
    open func start(
        with queue: DispatchQueue, completionHandler: @escaping @MainActor (Snapshot?, (any Error)?) -> Void
    ) { start(completionHandler: completionHandler) }
    open func start() async throws -> Snapshot { Snapshot(options) }
    open func cancel() {}
}
