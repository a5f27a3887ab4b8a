/// A place in a text for a value, such as `%@` or `%1$d`.
struct Placeholder: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case object, integer, number, character, cString, pointer
    }

    var kind: Kind
    /// The name of a value that selects among plural forms, or that a string catalog names.
    var name: String?

    /// Returns the kind of a conversion such as `d`, with or without a length before it.
    static func kind(ofConversion text: String) -> Kind? {
        switch text.last {
        case "@": .object
        case "d", "i", "u", "x", "X", "o", "D", "U", "O": .integer
        case "f", "F", "e", "E", "g", "G", "a", "A": .number
        case "c", "C": .character
        case "s", "S": .cString
        case "p": .pointer
        default: nil
        }
    }

    /// Returns the placeholders of a text in the order of their values. A value that the text skips is an object.
    /// - Parameter variables: the conversions of values by name, for placeholders such as `%#@count@`.
    static func all(in text: String, variables: [String: String] = [:]) -> [Placeholder] {
        var result: [Int: Placeholder] = [:]
        var next = 1
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "%") {
            rest = rest[start...].dropFirst()
            if rest.first == "%" {
                rest = rest.dropFirst()
                continue
            }
            var scanned = rest
            guard let (position, placeholder) = scan(&scanned, variables) else { continue }
            rest = scanned
            if let position {
                result[position] = result[position] ?? placeholder
            } else {
                result[next] = placeholder
                next += 1
            }
        }
        guard let count = result.keys.max(), count <= 32 else { return [] }
        return (1...count).map { result[$0] ?? Placeholder(kind: .object) }
    }

    /// Scans a placeholder after its percent sign.
    private static func scan(
        _ text: inout Substring, _ variables: [String: String]
    ) -> (position: Int?, placeholder: Placeholder)? {
        var position: Int?
        var name: String?
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, text.dropFirst(digits.count).first == "$" {
            guard let number = Int(digits), number > 0 else { return nil }
            position = number
            text = text.dropFirst(digits.count + 1)
        }
        if text.hasPrefix("#@") {
            let variable = text.dropFirst(2).prefix { $0 != "@" }
            text = text.dropFirst(variable.count + 3)
            let kind = kind(ofConversion: variables[String(variable)] ?? "d") ?? .integer
            return (position, Placeholder(kind: kind, name: String(variable)))
        }
        if text.first == "(", let end = text.firstIndex(of: ")") {
            name = String(text[..<end].dropFirst())
            text = text[end...].dropFirst()
        }
        text = text.drop { "-+ 0#'".contains($0) }.drop { $0.isASCII && $0.isNumber }
        if text.first == "." { text = text.dropFirst().drop { $0.isASCII && $0.isNumber } }
        text = text.drop { "hlqztjL".contains($0) }
        guard let conversion = text.first, let kind = kind(ofConversion: String(conversion)) else { return nil }
        text = text.dropFirst()
        return (position, Placeholder(kind: kind, name: name))
    }
}
