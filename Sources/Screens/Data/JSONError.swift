import Foundation

/// The first violation of JSON's grammar (RFC 8259) in a text.
struct JSONError: Hashable {
    var location: UserDataError.Location
    /// The description of the error, such as `expected ',' or '}'`.
    var problem: String

    /// Returns the first error of a text, in one pass; nil if it is valid JSON.
    static func first(in data: Data) -> JSONError? {
        let fault = data.withUnsafeBytes { buffer -> (offset: Int, problem: String)? in
            guard let bytes = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
                return (0, "the file is empty")
            }
            var reader = JSONReader(bytes, count: buffer.count)
            return reader.problem().map { (reader.position, $0) }
        }
        if let fault { return JSONError(location: location(of: fault.offset, in: data), problem: fault.problem) }
        if String(validating: data, as: UTF8.self) != nil { return nil }
        guard let offset = brokenCharacter(in: data) else { return nil }
        return JSONError(location: location(of: offset, in: data), problem: "bytes that are not UTF-8")
    }

    /// Returns the position of the first bytes that aren't valid UTF-8.
    private static func brokenCharacter(in data: Data) -> Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = data.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &bytes) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }

    private static func location(of offset: Int, in data: Data) -> UserDataError.Location {
        var line = 1
        var column = 1
        for byte in data.prefix(offset) {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                // Continuation bytes of a character don't count.
                column += 1
            }
        }
        return UserDataError.Location(line: line, column: column)
    }
}
