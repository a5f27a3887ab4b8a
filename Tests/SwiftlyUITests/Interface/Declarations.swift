import Foundation

/// Reading the text of declarations.
enum Declarations {
    /// The pieces between commas that stand in no brackets.
    static func split(_ text: some StringProtocol) -> [String] {
        var pieces: [String] = []
        var piece = ""
        var depth = 0
        var last: Character = " "
        for letter in text {
            switch letter {
            case "(", "[", "<", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where last != "-": depth -= 1
            default: break
            }
            if letter == ",", depth == 0 {
                pieces.append(piece)
                piece = ""
            } else {
                piece.append(letter)
            }
            last = letter
        }
        return (pieces + [piece]).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// What stands between the first parenthesis and the one that closes it.
    static func insideParentheses(_ text: some StringProtocol) -> String {
        var inside = ""
        var depth = 0
        for letter in text {
            if letter == ")" { depth -= 1 }
            if letter == ")", depth == 0 { break }
            if depth > 0 { inside.append(letter) }
            if letter == "(" { depth += 1 }
        }
        return inside
    }

    /// A type without attributes, default and spaces, so that two spellings of one type are the same text.
    static func plain(type: some StringProtocol) -> String {
        let withoutDefault = type.components(separatedBy: " = ")[0]
        return withoutDefault.split(separator: " ").filter { !$0.hasPrefix("@") }.joined()
    }
}
