import Foundation

/// The formats of files with localized texts, by their endings.
enum StringTableFormat: String {
    case strings, stringsdict, xcstrings

    /// Returns the texts in a file.
    func texts(in data: Data) throws -> [AppResources.Text] {
        switch self {
        case .strings: try Self.texts(ofStrings: data)
        case .stringsdict: try Self.texts(ofPlurals: data)
        case .xcstrings: try StringCatalog.texts(in: data)
        }
    }

    private static func texts(ofStrings data: Data) throws -> [AppResources.Text] {
        guard data.contains(where: { $0 > 32 }) else { return [] }
        return try dictionary(data).compactMap { key, value in
            (value as? String).map {
                AppResources.Text(key: key, value: $0, placeholders: Placeholder.all(in: $0))
            }
        }
    }

    private static func texts(ofPlurals data: Data) throws -> [AppResources.Text] {
        try dictionary(data).compactMap { key, value in
            guard let entry = value as? [String: Any],
                let format = entry["NSStringLocalizedFormatKey"] as? String
            else { return nil }
            var conversions: [String: String] = [:]
            var text = format
            for case (let name, let variable as [String: Any]) in entry.sorted(by: { $0.key < $1.key }) {
                conversions[name] = variable["NSStringFormatValueTypeKey"] as? String
                text = text.replacingVariable(name, with: variable["other"] as? String ?? "")
            }
            // A format has no names of values: %(count)lld is %lld.
            text = text.replacing(/%([0-9]+\$)?\([A-Za-z_][A-Za-z0-9_]*\)/) { "%\($0.1 ?? "")" }
            return AppResources.Text(
                key: key, value: text, placeholders: Placeholder.all(in: format, variables: conversions))
        }
    }

    private static func dictionary(_ data: Data) throws -> [String: Any] {
        guard let result = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw CocoaError(.propertyListReadCorrupt)
        }
        return result
    }
}

/// A string catalog (`.xcstrings`).
private struct StringCatalog: Decodable {
    struct Entry: Decodable {
        var extractionState: String?
        var localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        struct Unit: Decodable { var value: String? }
        struct Variant: Decodable { var stringUnit: Unit? }
        struct Variations: Decodable {
            var plural: [String: Variant]?
            var device: [String: Variant]?

            /// The text for any number, or for any device.
            var other: String? { plural?["other"]?.stringUnit?.value ?? device?["other"]?.stringUnit?.value }
        }
        struct Substitution: Decodable {
            var argNum: Int?
            var formatSpecifier: String?
            var variations: Variations?
        }

        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    var sourceLanguage: String
    var strings: [String: Entry]

    static func texts(in data: Data) throws -> [AppResources.Text] {
        let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
        return catalog.strings.filter { !$0.key.isEmpty }.map { key, entry in
            let source = entry.localizations?[catalog.sourceLanguage]
            let format = source?.stringUnit?.value ?? source?.variations?.other ?? key
            var text = format
            var conversions: [String: String] = [:]
            for (name, substitution) in source?.substitutions ?? [:] {
                let conversion = substitution.formatSpecifier ?? "lld"
                conversions[name] = conversion
                let place = substitution.argNum.map { "%\($0)$" } ?? "%"
                let other = substitution.variations?.other ?? "%arg"
                text = text.replacingVariable(
                    name, with: other.replacingOccurrences(of: "%arg", with: place + conversion))
            }
            // A format has no names of values: %(count)lld is %lld.
            text = text.replacing(/%([0-9]+\$)?\([A-Za-z_][A-Za-z0-9_]*\)/) { "%\($0.1 ?? "")" }
            return AppResources.Text(
                key: key, value: text, placeholders: Placeholder.all(in: format, variables: conversions),
                hasSymbol: entry.extractionState == "manual")
        }
    }
}

extension String {
    /// Returns the text with `%#@name@`, also with a position, replaced.
    fileprivate func replacingVariable(_ name: String, with text: String) -> String {
        var result = replacingOccurrences(of: "%#@\(name)@", with: text)
        for position in 1...9 { result = result.replacingOccurrences(of: "%\(position)$#@\(name)@", with: text) }
        return result
    }
}
