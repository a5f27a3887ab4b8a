/// The identifiers that R.swift makes of names.
enum RSwiftName {
    /// Returns the names of a member. They are several where R.swift's versions differ: at leading digits, which are
    /// removed or follow `_`, and at leading capitals, of which the first or the first word gets small.
    static func members(_ name: String) -> [String] {
        let parts = name.unicodeScalars.split { !SwiftIdentifier.isPart($0) }.map { String($0) }
        guard let first = parts.first else { return [] }
        let text = first + parts.dropFirst().map(\.capitalizingFirst).joined()
        let digits = text.unicodeScalars.prefix(while: SwiftIdentifier.isDigit).count
        guard digits == 0 else {
            let rest = String(text.unicodeScalars.dropFirst(digits))
            return ["_\(text)"] + (rest.isEmpty ? [] : [rest.lowercasingFirst])
        }
        let capitals = text.unicodeScalars.prefix { $0.properties.isUppercase }.count
        guard capitals > 1 else { return [text.lowercasingFirst] }
        let word = capitals == text.unicodeScalars.count ? capitals : capitals - 1
        let scalars = text.unicodeScalars
        return [
            text.lowercasingFirst, String(scalars.prefix(word)).lowercased() + String(scalars.dropFirst(word)),
        ]
    }

    /// Returns the name of a member for a folder or a table.
    static func namespace(_ name: String) -> String { members(name).last ?? "" }
}
