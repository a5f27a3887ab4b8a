import BuilderCoreLocation
import BuilderUIKit

/// A place of the map that the user chose. None can be chosen: the map isn't drawn.
open class MKMapFeatureAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    /// The kinds of places.
    public enum FeatureType: Int, Sendable { case pointOfInterest, territory, physicalFeature }
    /// The location.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The name.
    open var title: String? { nil }
    /// The second text.
    open var subtitle: String? { nil }
    /// The kind.
    open var featureType: FeatureType { .pointOfInterest }
    /// The category of a point of interest.
    open var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
    /// The symbol.
    open var iconStyle: MKIconStyle? { nil }
    override init() { super.init() }
}

/// The symbol of a place.
open class MKIconStyle: NSObject, @unchecked Sendable {
    /// The color behind the symbol.
    open var backgroundColor: UIColor { .systemGray }
    /// The symbol.
    open var image: UIImage { UIImage() }
    override init() { super.init() }
}

/// A request for a place of the map, which fails.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
    /// The place.
    public let mapFeatureAnnotation: MKMapFeatureAnnotation
    /// A Boolean value that indicates whether the request is running; false.
    open var isLoading: Bool { false }
    /// A Boolean value that indicates whether the request was canceled.
    open private(set) var isCancelled = false
    /// Creates a request.
    public init(mapFeatureAnnotation: MKMapFeatureAnnotation) { self.mapFeatureAnnotation = mapFeatureAnnotation }
    /// The place; throws an error.
    open var mapItem: MKMapItem { get async throws { throw MKError(.serverFailure) } }
    /// Calls a closure with an error.
    open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    /// Ends the request.
    open func cancel() { isCancelled = true }
}
