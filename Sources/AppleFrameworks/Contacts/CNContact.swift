import BuilderCoreLocation
import BuilderFoundation

/// A property of contacts that a request can name.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
public let CNContactRelationsKey = "contactRelations"
public let CNContactDatesKey = "dates"

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// The kind of a contact.
public enum CNContactType: Int, Sendable { case person, organization }

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// A person or organization.
open class CNContact: NSObject, NSCopying, @unchecked Sendable {
    var values = ContactValues()

    public override init() { super.init() }
    init(values: ContactValues) { self.values = values }

    open var identifier: String { values.identifier }
    open var contactType: CNContactType { values.contactType }
    open var namePrefix: String { values.namePrefix }
    open var givenName: String { values.givenName }
    open var middleName: String { values.middleName }
    open var familyName: String { values.familyName }
    open var previousFamilyName: String { "" }
    open var nameSuffix: String { values.nameSuffix }
    open var nickname: String { values.nickname }
    open var organizationName: String { values.organizationName }
    open var departmentName: String { values.departmentName }
    open var jobTitle: String { values.jobTitle }
    open var note: String { values.note }
    open var imageData: Data? { values.imageData }
    open var thumbnailImageData: Data? { values.imageData }
    open var imageDataAvailable: Bool { values.imageData != nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    open var birthday: DateComponents? { values.birthday }

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(values: values) }
    open override func mutableCopy() -> Any { CNMutableContact(values: values) }
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open class func localizedString(forKey key: String) -> String { key }
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: true)
    }
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate(value: true)
    }
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate(value: true)
    }
}

/// The values of a contact.
struct ContactValues {
    var identifier = UUID().uuidString
    var contactType = CNContactType.person
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var note = ""
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var birthday: DateComponents?
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { values.contactType }
        set { values.contactType = newValue }
    }
    open override var namePrefix: String {
        get { values.namePrefix }
        set { values.namePrefix = newValue }
    }
    open override var givenName: String {
        get { values.givenName }
        set { values.givenName = newValue }
    }
    open override var middleName: String {
        get { values.middleName }
        set { values.middleName = newValue }
    }
    open override var familyName: String {
        get { values.familyName }
        set { values.familyName = newValue }
    }
    open override var nameSuffix: String {
        get { values.nameSuffix }
        set { values.nameSuffix = newValue }
    }
    open override var nickname: String {
        get { values.nickname }
        set { values.nickname = newValue }
    }
    open override var organizationName: String {
        get { values.organizationName }
        set { values.organizationName = newValue }
    }
    open override var departmentName: String {
        get { values.departmentName }
        set { values.departmentName = newValue }
    }
    open override var jobTitle: String {
        get { values.jobTitle }
        set { values.jobTitle = newValue }
    }
    open override var note: String {
        get { values.note }
        set { values.note = newValue }
    }
    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.postalAddresses }
        set { values.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
}

/// A value with a label.
open class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
        super.init()
    }

    /// Returns the label without its marks.
    open class func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
    }
}

/// A phone number.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }
}

/// An address.
open class CNPostalAddress: NSObject, @unchecked Sendable {
    var values: [String: String] = [:]
    public override init() { super.init() }
    open var street: String { values["street"] ?? "" }
    open var subLocality: String { values["subLocality"] ?? "" }
    open var city: String { values["city"] ?? "" }
    open var state: String { values["state"] ?? "" }
    open var postalCode: String { values["postalCode"] ?? "" }
    open var country: String { values["country"] ?? "" }
    open var isoCountryCode: String { values["isoCountryCode"] ?? "" }
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { values["street"] ?? "" }
        set { values["street"] = newValue }
    }
    open override var subLocality: String {
        get { values["subLocality"] ?? "" }
        set { values["subLocality"] = newValue }
    }
    open override var city: String {
        get { values["city"] ?? "" }
        set { values["city"] = newValue }
    }
    open override var state: String {
        get { values["state"] ?? "" }
        set { values["state"] = newValue }
    }
    open override var postalCode: String {
        get { values["postalCode"] ?? "" }
        set { values["postalCode"] = newValue }
    }
    open override var country: String {
        get { values["country"] ?? "" }
        set { values["country"] = newValue }
    }
    open override var isoCountryCode: String {
        get { values["isoCountryCode"] ?? "" }
        set { values["isoCountryCode"] = newValue }
    }
}

/// The form of names.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// A formatter of names.
open class CNContactFormatter: NSObject {
    open var style: CNContactFormatterStyle = .fullName
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let names = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
        ].filter { !$0.isEmpty }
        if !names.isEmpty { return names.joined(separator: " ") }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey
    }
}

/// A formatter of addresses.
open class CNPostalAddressFormatter: NSObject {
    /// The form of the address.
    open var style = CNPostalAddressFormatterStyle.mailingAddress
    open func string(from postalAddress: CNPostalAddress) -> String {
        let address = postalAddress
        let lines = [address.street, "\(address.city) \(address.state) \(address.postalCode)", address.country]
        return lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        CNPostalAddressFormatter().string(from: postalAddress)
    }
}

/// The form of addresses.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

extension CLPlacemark {
    /// The address of the place's street, city, state, code and country; nil if it has none of them.
    public var postalAddress: CNPostalAddress? {
        let parts = [
            "street": thoroughfare, "subLocality": subLocality, "city": locality, "state": administrativeArea,
            "postalCode": postalCode, "country": country, "isoCountryCode": isoCountryCode,
        ].compactMapValues { $0 }
        guard !parts.isEmpty else { return nil }
        let address = CNPostalAddress()
        address.values = parts
        return address
    }
}
