/// One line of `People`: what the sample data says about a person who doesn't exist.
struct Person {
    var gender: String
    var title: String
    var first: String
    var last: String
    /// Latin letters only: the e-mail's local part, and (with `-` for `.`) the pictures' file name.
    var key: String
    var streetNumber: Int
    var street: String
    var city: String
    var state: String
    var postcode: String
    /// The country's code of two letters.
    var country: String
    /// The day of birth: year-month-day.
    var born: String
    /// Empty where the country's pattern should be filled.
    var phone: String
    var look: Look

    var fileName: String { key.map { $0 == "." ? "-" : String($0) }.joined() }

    /// Nil where the line doesn't have the table's fields.
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
