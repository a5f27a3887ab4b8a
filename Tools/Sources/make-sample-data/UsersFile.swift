import Foundation

/// A file in the format of the randomuser.me service's response: an object with `results` and `info`.
struct UsersFile {
    /// The reference date of ages, as year, month, day. It is fixed for reproducibility.
    static let today = (year: 2024, month: 6, day: 1)

    var people: [Person]
    /// The folder of the images, beside the file.
    var pictures: String

    func data() -> Data {
        let file = JSONText.object([
            ("results", .array(people.map(user))),
            (
                "info",
                .object([
                    ("seed", .string("sample")), ("results", .number("\(people.count)")), ("page", .number("1")),
                    ("version", .string("1.4")),
                ])
            ),
        ])
        return Data((file.text() + "\n").utf8)
    }

    private func user(_ person: Person) -> JSONText {
        var random = RandomNumbers(seed: person.key)
        let country = Country.named(person.country)
        let phone = person.phone.isEmpty ? random.filled(country.phone) : person.phone
        let registered = String(
            format: "%04d-%02d-%02d", random.number(in: 2004...2022), random.number(in: 1...12),
            random.number(in: 1...28))
        return .object([
            ("gender", .string(person.gender)),
            (
                "name",
                .object([
                    ("title", .string(person.title)), ("first", .string(person.first)), ("last", .string(person.last)),
                ])
            ),
            ("location", location(person, country, &random)),
            ("email", .string(person.key + "@example.com")),
            ("login", login(person, &random)),
            ("dob", moment(person.born, &random)),
            ("registered", moment(registered, &random)),
            ("phone", .string(phone)),
            ("cell", .string(random.filled(country.cell))),
            ("id", .object([("name", .string("")), ("value", .null)])),
            ("picture", picture(person)),
            ("nat", .string(person.country)),
        ])
    }

    private func location(_ person: Person, _ country: Country, _ random: inout RandomNumbers) -> JSONText {
        // As in the service's response: a number if the postcode is numeric, a text otherwise.
        let isNumber = Int(person.postcode).map { String($0) == person.postcode } ?? false
        let latitude = String(format: "%.4f", random.number(in: -80.0...80.0))
        let longitude = String(format: "%.4f", random.number(in: -180.0...180.0))
        return .object([
            ("street", .object([("number", .number("\(person.streetNumber)")), ("name", .string(person.street))])),
            ("city", .string(person.city)),
            ("state", .string(person.state)),
            ("country", .string(country.name)),
            ("postcode", isNumber ? .number(person.postcode) : .string(person.postcode)),
            ("coordinates", .object([("latitude", .string(latitude)), ("longitude", .string(longitude))])),
            ("timezone", .object([("offset", .string(country.offset)), ("description", .string(country.zone))])),
        ])
    }

    private func login(_ person: Person, _ random: inout RandomNumbers) -> JSONText {
        let hex = "0123456789abcdef"
        let uuid = [8, 4, 4, 4, 12].map { random.text($0, from: hex) }.joined(separator: "-")
        let name = person.key.split(separator: ".").joined() + String(random.number(in: 100...999))
        return .object([
            ("uuid", .string(uuid)), ("username", .string(name)),
            ("password", .string(random.text(8, from: "abcdefghkmnpqrstuvwxyz23456789"))),
            ("salt", .string(random.text(8, from: "abcdefghkmnpqrstuvwxyzABCDEFGH23456789"))),
            ("md5", .string(random.text(32, from: hex))), ("sha1", .string(random.text(40, from: hex))),
            ("sha256", .string(random.text(64, from: hex))),
        ])
    }

    /// Returns a date with a time of day, and the number of whole years from then to `today`.
    private func moment(_ day: String, _ random: inout RandomNumbers) -> JSONText {
        let parts = day.split(separator: "-").compactMap { Int($0) }
        var age = 0
        if parts.count == 3 {
            let isBefore = (parts[1], parts[2]) > (Self.today.month, Self.today.day)
            age = Self.today.year - parts[0] - (isBefore ? 1 : 0)
        }
        let time = String(
            format: "T%02d:%02d:%02d.%03dZ", random.number(in: 0...23), random.number(in: 0...59),
            random.number(in: 0...59), random.number(in: 0...999))
        return .object([("date", .string(day + time)), ("age", .number("\(age)"))])
    }

    private func picture(_ person: Person) -> JSONText {
        let large = PortraitFile.large(of: person).name
        let small = PortraitFile.thumbnail(of: person).name
        return .object([
            ("large", .string("\(pictures)/\(large)")),
            ("medium", .string("\(pictures)/\(small)")),
            ("thumbnail", .string("\(pictures)/\(small)")),
        ])
    }
}
