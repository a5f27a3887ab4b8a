import BuilderFoundation
import Settling

/// A kind of data in the contacts.
public enum CNEntityType: Int, Sendable { case contacts }

/// The permission to use contacts.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// The user's contacts, which nobody may read.
open class CNContactStore: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }

    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { answerLater { completionHandler(false, CNError(.authorizationDenied)) } }
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        throw CNError(.authorizationDenied)
    }

    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(.authorizationDenied) }
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
    open func defaultContainerIdentifier() -> String { "" }
}

extension NSNotification.Name {
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
    open var keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var unifyResults = true
    open var mutableObjects = false
    open var sortOrder: CNContactSortOrder = .none
    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
}

/// A change of contacts.
open class CNSaveRequest: NSObject {
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}

/// A property of a contact that the user picked.
open class CNContactProperty: NSObject, @unchecked Sendable {
    open var contact: CNContact { CNContact() }
    open var key: String { "" }
    open var value: Any? { nil }
    open var identifier: String? { nil }
    open var label: String? { nil }
}

/// A converter of vCards; reads and writes nothing.
open class CNContactVCardSerialization: NSObject {
    open class func data(with contacts: [CNContact]) throws -> Data { throw CNError(.vCardSummarizationError) }
    open class func contacts(with data: Data) throws -> [CNContact] { throw CNError(.vCardMalformed) }
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey }
}

/// An error of Contacts.
public struct CNError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = CNError
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessableWritableContainers = 101
        case recordDoesNotExist = 200
        case validationMultipleErrors = 300
        case predicateInvalid = 400
        case vCardMalformed = 700
        case vCardSummarizationError = 701
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "CNErrorDomain" }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
}
