/// The code of a localized text.
struct LocalizedTextCode {
    let text: AppResources.Text
    let table: String

    /// The function that the code calls.
    static let function = """

        private func _localizedText(
            _ key: Swift.String, _ table: Swift.String, _ value: Swift.String, _ arguments: [Any] = []
        ) -> Swift.String {
            let format = _resourceBundle.localizedString(forKey: key, value: value, table: table)
            guard !arguments.isEmpty else { return format }
            let values = arguments.map { argument -> any Swift.CVarArg in
                if let text = argument as? Swift.String { return Foundation.NSString(string: text) }
                return argument as? any Swift.CVarArg ?? Foundation.NSString(string: "\\(argument)")
            }
            return Swift.String(
                localizableFormat: format, locale: Foundation.Locale.current, arguments: values)
        }

        """

    /// A call for the text without values.
    var plain: String { "_localizedText(\(arguments))" }

    /// The key, the table and the text in the author's language.
    var arguments: String { "\(text.key.literal), \(table.literal), \(text.value.literal)" }

    /// A function of SwiftGen's form, or a property if the text has no placeholders.
    func member(_ name: String, access: String) -> String {
        guard !text.placeholders.isEmpty else {
            let percent = text.value.contains("%%") ? ".replacingOccurrences(of: \"%%\", with: \"%\")" : ""
            return "\(access)static var \(name): Swift.String { \(plain)\(percent) }"
        }
        let parameters = text.placeholders.enumerated().map { "_ p\($0.offset + 1): \(type(of: $0.element.kind))" }
        let values = text.placeholders.enumerated().map { index, placeholder in
            switch placeholder.kind {
            case .object: "Swift.String(describing: p\(index + 1))"
            case .cString: "Swift.String(cString: p\(index + 1))"
            default: "p\(index + 1)"
            }
        }
        return "\(access)static func \(name)(\(parameters.joined(separator: ", "))) -> Swift.String { "
            + "_localizedText(\(arguments), [\(values.joined(separator: ", "))]) }"
    }

    private func type(of kind: Placeholder.Kind) -> String {
        switch kind {
        case .object: "Any"
        case .integer: "Swift.Int"
        case .number: "Swift.Float"
        case .character: "Swift.CChar"
        case .cString: "Swift.UnsafePointer<Swift.CChar>"
        case .pointer: "Swift.UnsafeRawPointer"
        }
    }
}
