/// Any JSON value, decoded to describe a value of an unexpected type.
enum JSONValue: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    /// A number that exceeds the range of every type.
    case enormous
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let string = try? value.decode(String.self) {
            self = .string(string)
        } else if let array = try? value.decode([JSONValue].self) {
            self = .array(array)
        } else if let object = try? value.decode([String: JSONValue].self) {
            self = .object(object)
        } else {
            self = .enormous
        }
    }

    /// Returns the nested value at a path; nil if there is none.
    func value(at path: some Collection<any CodingKey>) -> JSONValue? {
        guard let key = path.first else { return self }
        let next: JSONValue?
        switch self {
        case .array(let elements):
            let index = key.intValue ?? -1
            next = elements.indices.contains(index) ? elements[index] : nil
        case .object(let members): next = members[key.stringValue]
        default: next = nil
        }
        return next?.value(at: path.dropFirst())
    }

    /// A short description for a message.
    var summary: String {
        switch self {
        case .null: return "null"
        case .bool(let bool): return bool ? "true" : "false"
        case .number(let number):
            let isWhole = number.rounded() == number && abs(number) < 1e15
            return "the number \(isWhole ? String(Int(number)) : String(number))"
        case .enormous: return "a number out of range"
        case .string(let string):
            let short = string.count > 40 ? string.prefix(40) + "…" : string[...]
            return "the string \"\(short)\""
        case .array(let elements): return elements.isEmpty ? "an empty array" : "an array of \(elements.count)"
        case .object(let members): return members.isEmpty ? "an empty object" : "an object"
        }
    }
}
