import Foundation

/// Workflow commands in a command's output that GitHub's runner converts to annotations of a commit.
package struct GitHubAnnotations: Hashable, Sendable {
    /// The number of annotations that GitHub shows for one step, according to its documentation; further ones are
    /// dropped.
    static let limit = 10

    package struct Annotation: Hashable, Sendable {
        /// The annotated file, relative to the repository's root if that is known.
        package var file: String?
        /// The line, counted from 1.
        package var line: Int?
        /// The heading.
        package var title: String
        /// The text, which may have several lines.
        package var message: String

        package init(file: String? = nil, line: Int? = nil, title: String, message: String) {
            self.file = file
            self.line = line
            self.title = title
            self.message = message
        }
    }

    var annotations: [Annotation]
    /// The folder that paths are relative to: `GITHUB_WORKSPACE`.
    var workspace: String?

    /// Creates annotations; nil if the run isn't in GitHub Actions.
    package init?(_ annotations: [Annotation], environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard environment["GITHUB_ACTIONS"] == "true" else { return nil }
        self.annotations = annotations
        workspace = environment["GITHUB_WORKSPACE"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// One line for each annotation, at most ten, and one with the number of the others.
    package var lines: [String] {
        var lines = annotations.prefix(Self.limit).map(line)
        let more = annotations.count - Self.limit
        if more > 0 {
            let names = annotations.dropFirst(Self.limit).prefix(20).map(\.title).joined(separator: ", ")
            // A notice, since these are counted separately from errors.
            lines.append("::notice title=and \(more) more::\(Self.message(names + (more > 20 ? ", …" : "")))")
        }
        return lines
    }

    private func line(_ annotation: Annotation) -> String {
        var properties: [String] = []
        if let file = annotation.file { properties.append("file=\(Self.property(relative(file)))") }
        if let line = annotation.line { properties.append("line=\(line)") }
        properties.append("title=\(Self.property(annotation.title))")
        return "::error \(properties.joined(separator: ","))::\(Self.message(annotation.message))"
    }

    private func relative(_ path: String) -> String {
        guard let workspace else { return path }
        let whole = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        let root = workspace.hasSuffix("/") ? workspace : workspace + "/"
        return whole.hasPrefix(root) ? String(whole.dropFirst(root.count)) : path
    }

    private static func message(_ text: String) -> String { escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

    private static func property(_ text: String) -> String {
        escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
    }

    /// Escapes scalar by scalar, since a carriage return with a line feed is one character.
    private static func escaped(_ text: String, _ codes: [Unicode.Scalar: String]) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in result += codes[scalar] ?? String(scalar) }
    }
}
