import BuilderContacts
import BuilderUIKit

/// A list of the user's contacts: a placeholder.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    open var displayedPropertyKeys: [String]?
    open weak var delegate: (any CNContactPickerDelegate)?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func loadView() { loadPlaceholder(name: "CNContactPickerViewController", detail: "Contacts") }
}

/// The methods with which a picker reports choices; nobody chooses.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) {}
}

/// A contact: a placeholder with the name.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    private let shownContact: CNContact
    open var contact: CNContact { shownContact }
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var displayedPropertyKeys: [any CNKeyDescriptor]?
    open var allowsEditing = true
    open var allowsActions = true
    open var shouldShowLinkedContacts = false
    open var alternateName: String?
    open var message: String?
    open var contactStore: CNContactStore?

    public init(for contact: CNContact) {
        shownContact = contact
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }

    public required init?(coder: NSCoder) {
        shownContact = CNContact()
        super.init(coder: coder)
    }

    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey }

    open override func loadView() {
        let name = CNContactFormatter.string(from: shownContact, style: .fullName)
        loadPlaceholder(name: "CNContactViewController", detail: name)
    }
}

/// The methods with which the view of a contact reports its end.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
    public func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}
}
