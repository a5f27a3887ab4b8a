import BuilderCoreLocation
import BuilderUIKit
import Settling

/// A view along a street; there is none.
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
    init(none: Void) {}
    /// Returns the view.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request for a view along a street, which finds none.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    public convenience init(mapItem: MKMapItem) {
        self.init(coordinate: mapItem.placemark.coordinate)
        self.mapItem = mapItem
    }
    /// The view; nil.
    open var scene: MKLookAroundScene? { get async throws { nil } }
    /// The place's item; nil if the request has a coordinate.
    open private(set) var mapItem: MKMapItem?
    /// A Boolean value that indicates whether the request was canceled.
    open private(set) var isCancelled = false
    /// A Boolean value that indicates whether the request runs; false, since it answers at once.
    open var isLoading: Bool { false }
    /// Calls a closure on the main queue with no view and no error.
    open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (MKLookAroundScene?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(nil, nil) }
    }
    /// Cancels the request.
    open func cancel() { isCancelled = true }
}

/// The controller of a view along a street: a placeholder.
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
    /// The view.
    open var scene: MKLookAroundScene?
    /// A Boolean value that indicates whether the user can move along the street.
    open var isNavigationEnabled = true
    /// A Boolean value that indicates whether streets have names.
    open var showsRoadLabels = true
    /// The kinds of places that are shown; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The corner of the mark of Look Around.
    open var badgePosition = MKLookAroundBadgePosition.topLeading
    /// The delegate.
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func loadView() { loadPlaceholder(name: "MKLookAroundViewController") }
}

/// The corners of the mark of Look Around.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

/// The observer of a controller of a view along a street.
@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: AnyObject, NSObjectProtocol {
    /// Tells that the view changed.
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    /// Tells that the view is about to fill the screen.
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    /// Tells that the view fills the screen.
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    /// Tells that the view is about to leave the full screen.
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    /// Tells that the view left the full screen.
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}
extension MKLookAroundViewControllerDelegate {
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}

/// A request for the picture of a view along a street, which fails.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
    /// The properties of the picture.
    open class Options: NSObject, @unchecked Sendable {
        /// The kinds of places that are shown; nil for all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// The size in points.
        open var size = CGSize(width: 256, height: 256)
        /// The traits.
        open var traitCollection = UITraitCollection.current
    }
    /// A picture.
    open class Snapshot: NSObject, @unchecked Sendable {
        /// The picture.
        open var image: UIImage { UIImage() }
    }
    /// A Boolean value that indicates whether the picture is being made; false.
    open var isLoading: Bool { false }
    public init(scene: MKLookAroundScene, options: Options) {}
    /// Fails.
    open var snapshot: Snapshot { get async throws { throw MKError(.loadingThrottled) } }
    /// Fails.
    open func getSnapshotWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.loadingThrottled)) }
    }
    /// Does nothing.
    open func cancel() {}
}

/// A request for places near another one.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    /// The center.
    public let coordinate: CLLocationCoordinate2D
    /// The distance in meters.
    public let radius: CLLocationDistance
    /// The kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, radius)
    }
    public convenience init(coordinateRegion region: MKCoordinateRegion) {
        self.init(center: region.center, radius: region.span.latitudeDelta * 111_320 / 2)
    }
    /// The region.
    open var region: MKCoordinateRegion {
        MKCoordinateRegion(center: coordinate, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2)
    }
}

extension MKLocalSearch {
    /// Creates a search for places near another one.
    public convenience init(request: MKLocalPointsOfInterestRequest) {
        let search = Request()
        search.region = request.region
        search.pointOfInterestFilter = request.pointOfInterestFilter
        self.init(request: search)
    }
}

extension MKDirections {
    /// The use of roads of a kind.
    public enum RoutePreference: Int, Sendable { case any, avoid }
}

/// The things of a map that can be chosen.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Points of interest.
    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    /// Countries, cities and quarters.
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    /// Mountains, rivers and other physical features.
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}
