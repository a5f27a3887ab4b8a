import Foundation

/// Validators that return a message for the user, or nil if the entry is valid.
enum Validation {

    static func email(_ text: String) -> String? {
        if text.isEmpty { return "Please enter your e-mail address." }
        let pattern = "^[^@\\s]+@[^@\\s]+\\.[A-Za-z]{2,}$"
        guard text.range(of: pattern, options: .regularExpression) != nil else {
            return "That doesn't look like an e-mail address."
        }
        return nil
    }

    static func password(_ text: String) -> String? {
        text.count >= 6 ? nil : "A password has at least 6 characters."
    }

    static func required(_ text: String, _ name: String) -> String? {
        text.trimmingCharacters(in: .whitespaces).isEmpty ? "Please enter \(name)." : nil
    }

    static func phone(_ text: String) -> String? {
        text.isEmpty || Mask.phone.isComplete(text) ? nil : "A phone number has ten figures."
    }

    static func birthday(_ text: String, now: Date) -> String? {
        if text.isEmpty { return nil }
        guard let date = DateFormatter.day.date(from: text) else { return "Please enter year, month and day." }
        return date <= now ? nil : "That day is still to come."
    }

    static func postcode(_ text: String) -> String? {
        Mask.postcode.isComplete(text) ? nil : "A postcode has five figures."
    }

}

extension Mask {
    static let phone = Mask("(###) ###-####")
    static let date = Mask("####-##-##")
    static let postcode = Mask("#####")
}
