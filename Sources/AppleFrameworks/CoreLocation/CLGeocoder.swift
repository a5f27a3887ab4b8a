import BuilderFoundation
import Settling

/// A description of a place.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    open var location: CLLocation? { nil }
    open var region: CLRegion? { nil }
    open var timeZone: TimeZone? { nil }
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }

    public override init() { super.init() }
    public init(placemark: CLPlacemark) { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A converter between coordinates and addresses, which has no network.
open class CLGeocoder: NSObject {
    open var isGeocoding: Bool { false }
    open func cancelGeocode() {}

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion? = nil
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
        answerLater { handler(nil, CLError(.network)) }
    }
}
