/// An invented person of the sample data: one line of `People`.
struct Person {
    var gender: String
    var title: String
    var first: String
    var last: String
    /// The e-mail's local part in Latin letters, and (with `-` for `.`) the images' file name.
    var key: String
    var streetNumber: Int
    var street: String
    var city: String
    var state: String
    var postcode: String
    /// The two-letter country code.
    var country: String
    /// The date of birth, as year-month-day.
    var born: String
    /// The phone number; empty to generate one from the country's pattern.
    var phone: String
    var look: Look

    var fileName: String { key.map { $0 == "." ? "-" : String($0) }.joined() }

    /// Parses a line of the table.
    ///
    /// - Returns: nil if the line has other fields.
    init?(line: Substring) {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 14, let number = Int(fields[5]) else { return nil }
        gender = fields[0]
        title = fields[1]
        first = fields[2]
        last = fields[3]
        key = fields[4]
        streetNumber = number
        street = fields[6]
        city = fields[7]
        state = fields[8]
        postcode = fields[9]
        country = fields[10]
        born = fields[11]
        phone = fields[12]
        look = Look(fields[13], gender: fields[0], key: fields[4])
    }
}
