import Foundation

struct User: Codable, Equatable {
    let id: String
    let title: String
    let first: String
    let last: String
    let street: String
    let city: String
    let country: String
    let email: String
    let phone: String
    let born: String
    let joined: String
    let portrait: String?
}

extension User {

    var fullName: String { [first, last].joined(separator: " ") }
    var formalName: String { [title, first, last].filter { !$0.isEmpty }.joined(separator: " ") }
    var place: String { "\(city), \(country)" }

    var initials: String {
        [first, last].compactMap { $0.first.map(String.init) }.joined().uppercased()
    }

    /// Indicates whether each word of a search is a prefix of a word in the name or the city.
    func matches(_ search: String) -> Bool {
        let own = [first, last, city].joined(separator: " ").folded.components(separatedBy: " ")
        return search.folded.components(separatedBy: " ")
            .filter { !$0.isEmpty }
            .allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }

}

struct People: Codable {
    let people: [User]
}

extension String {
    /// The text without accents and capitals, for comparisons.
    var folded: String {
        folding(options: [.diacriticInsensitive, .caseInsensitive], locale: Locale(identifier: "en_US"))
    }
}
