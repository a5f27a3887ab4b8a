/// The identifiers that SwiftGen's templates make of names.
enum SwiftGenName {
    /// Returns the name of a member: that of a type with its first word in lower case.
    static func member(_ name: String) -> String { lowercasingFirstWord(type(name)) }

    /// Returns the name of a type: the words of a name, capitalized, without what separates them.
    static func type(_ name: String) -> String {
        let words = name.unicodeScalars.split { $0 == "_" || !SwiftIdentifier.isPart($0) }.map { String($0) }
        let hasSmallLetters = name.unicodeScalars.contains { $0.properties.isLowercase }
        let result = words.map { ($0.lowercased(), $0) }
            .map { (hasSmallLetters ? $0.1 : $0.0).capitalizingFirst }.joined()
        return result.unicodeScalars.first.map(SwiftIdentifier.isDigit) == true ? "_\(result)" : result
    }

    /// Returns a name with its capitals at the beginning in lower case, without the last one of several that begins a
    /// word.
    private static func lowercasingFirstWord(_ name: String) -> String {
        let scalars = name.unicodeScalars
        let capitals = scalars.prefix { $0.properties.isUppercase }
        var count = capitals.count
        if count > 1, scalars.dropFirst(count).first?.properties.isLowercase == true { count -= 1 }
        return String(scalars.prefix(count)).lowercased() + String(scalars.dropFirst(count))
    }
}
