import Foundation

/// Reads the measured numbers beside these tests.
enum CaseFile {
    /// The cases of every file that doesn't hold widths of texts or facts.
    static func layoutCases() throws -> [LayoutCase] {
        let urls = Bundle.module.urls(forResourcesWithExtension: "json", subdirectory: "Data") ?? []
        let names = urls.map { ($0 as URL).deletingPathExtension().lastPathComponent }
        return try names.filter { !$0.hasSuffix("-widths") && $0 != "facts" }.sorted()
            .flatMap { try read($0, as: [LayoutCase].self) }
    }

    static func facts() throws -> [FactCase] { try read("facts", as: [FactCase].self) }

    static func textCases() throws -> [TextCase] {
        try ["text-widths", "label-widths"].flatMap { try read($0, as: [TextCase].self) }
    }

    private static func read<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
        guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Data") else {
            throw CaseError.missingFile(name)
        }
        return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
    }
}

/// Why a case can't be run.
enum CaseError: Error, CustomStringConvertible {
    case missingFile(String)
    case unknownKey(String)
    case unknownView(String)
    case unknownValue(String, of: String)
    case badConstraint(String)
    case nothingToMeasure(String)

    var description: String {
        switch self {
        case .missingFile(let name): "there is no \(name).json in Data"
        case .unknownKey(let key): "nothing reads the key \(key)"
        case .unknownView(let id): "no view is called \(id)"
        case .unknownValue(let value, let property): "\(value) is no \(property) that the tests know"
        case .badConstraint(let text): "can't read the constraint \(text)"
        case .nothingToMeasure(let what): "there is nothing to measure: \(what)"
        }
    }
}

extension Decoder {
    /// A key that nothing reads would be a number that nothing compares.
    func rejectUnknownKeys(_ known: [String]) throws {
        for key in try container(keyedBy: AnyKey.self).allKeys where !known.contains(key.stringValue) {
            throw CaseError.unknownKey(key.stringValue)
        }
    }
}

private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
