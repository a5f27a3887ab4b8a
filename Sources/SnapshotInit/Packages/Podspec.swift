import Foundation
import SnapshotCore

/// The part of a `.podspec` that says which files a module has.
struct Podspec: Hashable {
    private(set) var name: String?
    private(set) var module: String?
    /// The patterns of the module's files, relative to the pod; empty if they can't be read without evaluating code.
    private(set) var sourceFiles: [String] = []
    private var excludedFiles: [String] = []

    /// Reads the podspec in a pod's folder, or the one that CocoaPods keeps for it; nil if there is none.
    /// - Parameter folder: the absolute path of the pod's folder.
    init?(ofPod folder: String) {
        let name = FilePaths.name(of: folder)
        let kept = "\(FilePaths.folder(of: folder))/Local Podspecs/\(name).podspec.json"
        guard let file = Self.file(in: folder) ?? (FilePaths.isFile(kept) ? kept : nil),
            let data = FileManager.default.contents(atPath: file)
        else { return nil }
        if file.hasSuffix(".json") {
            guard let content = try? JSONDecoder().decode(Content.self, from: data) else { return nil }
            self.name = content.name
            module = content.module
            guard content.subspecs?.isEmpty != false else { return }
            sourceFiles = content.sourceFiles?.patterns ?? []
            excludedFiles = content.excludedFiles?.patterns ?? []
        } else {
            readRuby(String(decoding: data, as: UTF8.self))
        }
    }

    /// Returns the podspec in a folder; nil if there is none, or several.
    static func file(in folder: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let specs = names.filter { $0.hasSuffix(".podspec") || $0.hasSuffix(".podspec.json") }
        return specs.count == 1 ? "\(folder)/\(specs[0])" : nil
    }

    /// Returns a Boolean value that indicates whether a file is the module's.
    /// - Parameter path: the path, relative to the pod.
    func contains(_ path: String) -> Bool {
        let matches = { (pattern: String) in GlobPattern(pattern).matches(path) }
        return sourceFiles.contains(where: matches) && !excludedFiles.contains(where: matches)
    }

    private struct Content: Decodable {
        var name: String?
        var module: String?
        var sourceFiles: Patterns?
        var excludedFiles: Patterns?
        var subspecs: [Subspec]?

        enum CodingKeys: String, CodingKey {
            case name, subspecs
            case module = "module_name"
            case sourceFiles = "source_files"
            case excludedFiles = "exclude_files"
        }

        struct Subspec: Decodable {}
    }

    /// A pattern, or a list of patterns.
    private struct Patterns: Decodable {
        var patterns: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            patterns = try (try? [container.decode(String.self)]) ?? container.decode([String].self)
        }
    }

    /// Reads assignments of literals, such as `spec.source_files = "Sources/**/*.swift"`.
    private mutating func readRuby(_ text: String) {
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.hasPrefix("#") }
        let text = lines.joined(separator: "\n")
        name = Self.literals(assignedTo: "name", in: text).first
        module = Self.literals(assignedTo: "module_name", in: text).first
        guard !text.contains(".subspec") else { return }
        sourceFiles = Self.literals(assignedTo: "source_files", in: text)
        excludedFiles = Self.literals(assignedTo: "exclude_files", in: text)
        // A variable in a text, such as #{spec.name}, is code.
        if (sourceFiles + excludedFiles).contains(where: { $0.contains("#{") }) { sourceFiles = [] }
    }

    private static func literals(assignedTo key: String, in text: String) -> [String] {
        guard let start = text.range(of: ".\(key)"),
            let sign = text[start.upperBound...].first(where: { !$0.isWhitespace }), sign == "="
        else { return [] }
        var rest = text[start.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        // A list may have several lines.
        let end = rest.first == "[" ? rest.firstIndex(of: "]") : rest.firstIndex(of: "\n")
        rest = rest[..<(end ?? rest.endIndex)]
        let parts = rest.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
        return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }
}
