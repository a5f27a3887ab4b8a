/// An error of the compiler with its place.
package struct CompilerError: Hashable {
    package var path: String
    package var line: Int
    package var column: Int
    package var message: String

    /// Returns every error in the output of `swift build`, each once, in order of their places.
    package static func all(in output: String) -> [CompilerError] {
        var found: Set<CompilerError> = []
        for line in output.split(separator: "\n") {
            if let error = CompilerError(line) { found.insert(error) }
        }
        return found.sorted { ($0.path, $0.line, $0.column, $0.message) < ($1.path, $1.line, $1.column, $1.message) }
    }

    /// Returns the lines in which SwiftPM gives the reason for building nothing.
    package static func faults(in output: String) -> [String] {
        var lines: [String] = []
        for line in output.split(separator: "\n") where CompilerError(line) == nil {
            let isFault = line.hasPrefix("error: ") && !line.contains("command failed with exit code")
            if isFault, !lines.contains(String(line)) { lines.append(String(line)) }
        }
        return lines
    }

    /// Parses `path:line:column: error: message`.
    private init?(_ text: Substring) {
        guard let mark = text.range(of: ": error: ") else { return nil }
        let parts = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let line = Int(parts[parts.count - 2]),
            let first = text.first, !first.isWhitespace
        else { return nil }
        path = parts.dropLast(2).joined(separator: ":")
        self.line = line
        self.column = column
        message = String(text[mark.upperBound...])
    }

    package enum ErrorCategory: Hashable {
        case noModule(String)
        case missingName(String)
        case missingMember(String)
        case other(String)
    }

    package var category: ErrorCategory {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
        func name(_ index: Int) -> String { index < quoted.count ? String(quoted[index]) : "" }
        if message.hasPrefix("no such module '") { return .noModule(name(1)) }
        if message.hasPrefix("cannot find type '") || message.hasPrefix("cannot find '")
            || message.hasPrefix("no macro named '")
            || message.hasPrefix("unknown attribute '")
        {
            return .missingName(name(1))
        }
        if message.contains(" has no member '") {
            // Messages such as “value of type 'A' has no member 'b'” and “type 'A' has no member 'b'”.
            return .missingMember(quoted.count > 3 ? "\(name(1)).\(name(3))" : name(1))
        }
        return .other(message)
    }
}
