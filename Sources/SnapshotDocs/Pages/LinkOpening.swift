import Foundation

/// The text before the address of a link, such as `](`, or `src` with its `=`.
struct LinkOpening {
    /// Upper and lower case are the same, as in HTML.
    let name: String
    /// Behind the name, with spaces around it or none; nil where the name is all.
    var sign: Character?
    /// A Boolean value that indicates whether there are several addresses with commas between them, each with its
    /// density.
    var isList = false

    static let all = [
        LinkOpening(name: "]("), LinkOpening(name: "]:"), LinkOpening(name: "src", sign: "="),
        LinkOpening(name: "srcset", sign: "=", isList: true), LinkOpening(name: "href", sign: "="),
        LinkOpening(name: "poster", sign: "="), LinkOpening(name: "source", sign: ":"),
        LinkOpening(name: "poster", sign: ":"),
    ]

    /// The addresses behind this opening in a line, as they are written there.
    func addresses(in text: String) -> [String] {
        var addresses: [String] = []
        var rest = text[...]
        while let found = rest.range(of: name, options: .caseInsensitive) {
            rest = rest[found.upperBound...]
            var value = Self.trimmed(rest)
            if let sign {
                guard value.first == sign else { continue }
                value = Self.trimmed(value.dropFirst())
            }
            if isList {
                addresses += content(of: value).split(separator: ",").compactMap {
                    $0.split { $0 == " " || $0 == "\t" }.first.map(String.init)
                }
            } else {
                addresses.append(String(content(of: value)))
            }
        }
        return addresses.filter { !$0.isEmpty }
    }

    private static func trimmed(_ text: Substring) -> Substring { text.drop { $0 == " " || $0 == "\t" } }

    /// Returns the text in quotes or in `<…>`, or else up to a space, to a `)` that hasn't been opened, or to the comma
    /// behind an argument of a directive.
    private func content(of text: Substring) -> Substring {
        let closing: [Character: Character] = ["\"": "\"", "'": "'", "<": ">"]
        if let end = text.first.flatMap({ closing[$0] }) {
            return text.dropFirst().prefix { $0 != end }
        }
        var open = 0
        return text.prefix { character in
            if character == "(" { open += 1 }
            if character == ")" { open -= 1 }
            let isEnd =
                switch character {
                case ">", "\"": true
                case " ", "\t": !isList
                case ",": sign == ":"
                default: open < 0
                }
            return !isEnd
        }
    }
}
