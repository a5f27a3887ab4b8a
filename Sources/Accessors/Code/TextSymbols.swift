/// The symbols that Xcode generates for the texts of string catalogs.
struct TextSymbols {
    let tables: [AppResources.Table]
    let declared: Set<String>

    /// The text of the extension; empty if there are no symbols.
    var text: String {
        var tree = AccessorTree()
        for table in tables {
            let path = table.name == "Localizable" ? [] : [XcodeName.type(table.name)]
            for text in table.texts where text.hasSymbol {
                tree.insert(XcodeName.member(text.key), in: path) { Self.member($0, text, table.name) }
            }
        }
        tree.removeAll { declared.contains("LocalizedStringResource.\($0)") }
        guard !tree.isEmpty else { return "" }
        return "\nextension LocalizedStringResource {\n" + tree.lines(access: "").joined(separator: "\n") + "\n}\n"
    }

    private static func member(_ name: String, _ text: AppResources.Text, _ table: String) -> String {
        let parameters = text.placeholders.enumerated().map { index, placeholder in
            let label = placeholder.name.flatMap(SwiftIdentifier.declared) ?? "_"
            return "\(label) p\(index + 1): \(type(of: placeholder.kind))"
        }
        guard !parameters.isEmpty else {
            return "static var \(name): LocalizedStringResource {\n    LocalizedStringResource("
                + "\(text.key.literal), defaultValue: \(text.value.literal), table: \(table.literal), "
                + "bundle: .atURL(_resourceBundle.bundleURL))\n}"
        }
        let values = text.placeholders.indices.map { "p\($0 + 1)" }.joined(separator: ", ")
        let code = LocalizedTextCode(text: text, table: table)
        return "static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource {\n"
            + "    LocalizedStringResource(Swift.String.LocalizationValue("
            + "_localizedText(\(code.arguments), [\(values)])))\n}"
    }

    private static func type(of kind: Placeholder.Kind) -> String {
        switch kind {
        case .integer: "Swift.Int"
        case .number: "Swift.Double"
        default: "Swift.String"
        }
    }
}
