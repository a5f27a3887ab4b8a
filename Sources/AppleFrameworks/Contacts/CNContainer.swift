import BuilderFoundation

/// The kind of an account.
public enum CNContainerType: Int, Sendable { case unassigned, local, exchange, cardDAV = 1003 }

/// An account with contacts; there is none.
open class CNContainer: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// The identifier.
    open var identifier: String { "" }
    /// The name.
    open var name: String { "" }
    /// The kind.
    open var type: CNContainerType { .unassigned }
}

/// A group of contacts; there is none.
open class CNGroup: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The identifier.
    open var identifier: String { "" }
    /// The name.
    open var name: String { "" }
}

extension CNContactStore {
    /// Fails: access is denied.
    public func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        throw CNError(.authorizationDenied)
    }
    /// Fails: access is denied.
    public func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
}

extension CNContact {
    /// Returns a condition for the contacts of an account.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a condition for the contacts of a group.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

/// The key of a street.
public let CNPostalAddressStreetKey = "street"
/// The key of a part of a city.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of a city.
public let CNPostalAddressCityKey = "city"
/// The key of a part of a state.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of a state.
public let CNPostalAddressStateKey = "state"
/// The key of a postal code.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of a country.
public let CNPostalAddressCountryKey = "country"
/// The key of a country's code.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
