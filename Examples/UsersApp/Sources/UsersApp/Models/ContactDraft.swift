import Foundation

/// The entries of the contact form, as typed.
struct ContactDraft: Equatable {
    var name = ""
    var email = ""
    var phone = ""
    var birthday = ""
    var street = ""
    var postcode = ""
    var city = ""
    var wantsNews = true
    var hasAddress = true
    var agrees = false
    var note = ""
}
