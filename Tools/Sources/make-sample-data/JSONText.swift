/// A JSON value whose keys keep their order, so that the output is reproducible to the byte.
enum JSONText {
    case null
    case string(String)
    /// A number in its textual form.
    case number(String)
    case array([JSONText])
    case object([(String, JSONText)])

    /// Returns the JSON, indented by two spaces per level.
    func text(indentation: String = "") -> String {
        let inner = indentation + "  "
        switch self {
        case .null:
            return "null"
        case .number(let digits):
            return digits
        case .string(let string):
            return Self.quoted(string)
        case .array(let elements):
            let lines = elements.map { inner + $0.text(indentation: inner) }
            return "[\n" + lines.joined(separator: ",\n") + "\n" + indentation + "]"
        case .object(let members):
            let lines = members.map { inner + Self.quoted($0.0) + ": " + $0.1.text(indentation: inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation + "}"
        }
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
