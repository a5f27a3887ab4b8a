import UIKit

/// The text fields of the form, from top to bottom.
enum ContactField: Int, CaseIterable {
    case name = 100
    case email, phone, birthday, street, postcode, city

    var caption: String {
        switch self {
        case .name: return "Name"
        case .email: return "E-mail"
        case .phone: return "Phone"
        case .birthday: return "Birthday"
        case .street: return "Street and number"
        case .postcode: return "Postcode"
        case .city: return "City"
        }
    }

    var placeholder: String {
        switch self {
        case .name: return "First and last name"
        case .email: return "name@example.com"
        case .phone: return "(555) 010-4477"
        case .birthday: return "2001-12-31"
        case .street: return "12 Quay Street"
        case .postcode: return "00000"
        case .city: return ""
        }
    }

    var maskFormat: String? {
        switch self {
        case .phone: return "(###) ###-####"
        case .birthday: return "####-##-##"
        case .postcode: return "#####"
        default: return nil
        }
    }

    var keyboard: UIKeyboardType {
        switch self {
        case .email: return .emailAddress
        case .phone: return .phonePad
        case .birthday, .postcode: return .numberPad
        default: return .default
        }
    }

    var contentType: UITextContentType? {
        switch self {
        case .name: return .name
        case .email: return .emailAddress
        case .phone: return .telephoneNumber
        case .street: return .streetAddressLine1
        case .postcode: return .postalCode
        case .city: return .addressCity
        case .birthday: return nil
        }
    }
}
