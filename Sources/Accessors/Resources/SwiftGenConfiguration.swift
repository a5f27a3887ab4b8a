import Foundation

/// The names of enumerations that a `swiftgen.yml` sets.
struct SwiftGenConfiguration {
    /// The values of `enumName` in each section, such as `xcassets` and `strings`.
    private(set) var enumNames: [String: [String]] = [:]

    init(_ text: String) {
        var section = ""
        for line in text.split(whereSeparator: \.isNewline) where line.first != "#" {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if let first = line.first, !first.isWhitespace, first != "-" { section = parts[0] }
            guard parts.count == 2, parts[0].hasSuffix("enumName") else { continue }
            let name = parts[1].prefix { $0 != "#" }.trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
            if SwiftIdentifier.declared(name) == name { enumNames[section, default: []].append(name) }
        }
    }
}
