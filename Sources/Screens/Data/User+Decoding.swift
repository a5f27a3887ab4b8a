extension User.Street: Decodable {
    private enum CodingKeys: String, CodingKey {
        case number, name
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        number = try values.decode(StringOrNumber.self, forKey: .number).text
        name = try values.decode(String.self, forKey: .name)
    }
}

extension User.Location: Decodable {
    private enum CodingKeys: String, CodingKey {
        case street, city, state, country, postcode
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        street = try values.decode(User.Street.self, forKey: .street)
        city = try values.decode(String.self, forKey: .city)
        state = try values.decode(String.self, forKey: .state)
        country = try values.decodeIfPresent(String.self, forKey: .country)
        postcode = try values.decode(StringOrNumber.self, forKey: .postcode).text
    }
}

extension User.Birth: Decodable {
    private enum CodingKeys: String, CodingKey {
        case date, age
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        date = try values.decodeIfPresent(String.self, forKey: .date)
        age = try values.decode(WholeNumber.self, forKey: .age).value
    }
}

/// An integer. (The decoder itself doesn't report the position of a number that isn't one.)
private struct WholeNumber: Decodable {
    var value: Int

    init(from decoder: any Decoder) throws {
        guard let number = try? decoder.singleValueContainer().decode(Int.self) else {
            throw DecodingError.typeMismatch(
                Int.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no whole number"))
        }
        value = number
    }
}

/// A string, or a number that is converted to one.
private struct StringOrNumber: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let string = try? value.decode(String.self) {
            text = string
        } else if let number = try? value.decode(Int.self) {
            text = String(number)
        } else if let number = try? value.decode(Double.self) {
            text = String(number)
        } else {
            throw DecodingError.typeMismatch(
                String.self,
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "neither string nor number"))
        }
    }
}
