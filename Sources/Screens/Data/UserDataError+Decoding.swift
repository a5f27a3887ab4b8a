import Foundation

extension UserDataError {
    /// Creates an error that describes the decoder's error in the file's own terms.
    init(_ error: DecodingError, file: String, data: Data) {
        let path: [any CodingKey]
        switch error {
        case .keyNotFound(let key, let context): path = context.codingPath + [key]
        case .typeMismatch(_, let context), .valueNotFound(_, let context): path = context.codingPath
        case .dataCorrupted(let context):
            path = context.codingPath
            if path.isEmpty {
                self = .notJSON(file: file, location: nil, problem: context.debugDescription)
                return
            }
        @unknown default: path = []
        }
        let found = (try? JSONDecoder().decode(JSONValue.self, from: data))?.value(at: path)
        self = .wrongShape(
            file: file, keyPath: Self.text(path), expected: Self.expectation(path),
            found: found?.summary ?? "nothing")
    }

    private static func text(_ path: [any CodingKey]) -> String {
        path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : "." + key.stringValue
            }
        }
    }

    /// Returns the description of the expected value at a position in a well-formed file.
    private static func expectation(_ path: [any CodingKey]) -> String {
        guard let last = path.last else { return "an object with the key \"results\"" }
        if last.intValue != nil { return "an object" }
        switch last.stringValue {
        case "results": return "an array"
        // A user's name is an object, a street's name is a string.
        case "name": return path.count == 3 ? "an object" : "a string"
        case "location", "street", "dob", "picture": return "an object"
        case "age": return "a whole number"
        case "number", "postcode": return "a string or a number"
        default: return "a string"
        }
    }
}
