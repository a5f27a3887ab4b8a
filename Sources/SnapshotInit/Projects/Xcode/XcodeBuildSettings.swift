import Foundation
import SnapshotCore

/// The build settings of a target's debug configuration, with variables expanded.
struct XcodeBuildSettings {
    /// The settings from the most general level to the target's own.
    private var levels: [[String: String]]

    init(_ levels: [[String: String]]) {
        self.levels = levels
    }

    /// Returns the levels of a list of configurations: those of its file, and its own.
    static func levels(_ list: String, _ objects: XcodeObjects, _ paths: XcodePaths) -> [[String: String]] {
        let all = objects.list(list, "buildConfigurations")
        let name = { (id: String) in objects.text(id, "name") ?? "" }
        let debug =
            all.first { name($0) == "Debug" } ?? all.first { name($0).lowercased().contains("debug") } ?? all.first
        guard let debug else { return [] }
        let file = objects.text(debug, "baseConfigurationReference").flatMap { paths[$0] }
        var visited: Set<String> = []
        return [file.map { Self.file($0, &visited) } ?? [:], objects.settings(debug, "buildSettings")]
    }

    /// Returns the settings of an `.xcconfig` file and of those that it includes.
    private static func file(_ path: String, _ visited: inout Set<String>) -> [String: String] {
        guard visited.insert(path).inserted, let data = FileManager.default.contents(atPath: path) else { return [:] }
        var settings: [String: String] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
                .trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let parts = line.split(separator: "\"")
                guard parts.count > 1 else { continue }
                let included = Self.file(FilePaths.join(FilePaths.folder(of: path), String(parts[1])), &visited)
                settings.merge(included) { $1 }
            } else if let sign = text.firstIndex(of: "=") {
                let key = text[..<sign].trimmingCharacters(in: .whitespaces)
                settings[key] = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
            }
        }
        return settings
    }

    /// Returns a setting's value; nil if there is none.
    subscript(key: String) -> String? { value(key, below: levels.count, depth: 0) }

    /// The keys of all settings.
    var keys: Set<String> { Set(levels.flatMap(\.keys)) }

    /// Returns a setting's words.
    func words(_ key: String) -> [String] {
        (self[key] ?? "").split { $0.isWhitespace }.map(String.init)
    }

    /// The conditions of `#if` that the settings set.
    var conditions: [String] {
        var result = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        var words = words("OTHER_SWIFT_FLAGS")[...]
        while let flag = words.popFirst() {
            if flag == "-D", let name = words.popFirst() {
                result.append(name)
            } else if flag.hasPrefix("-D") {
                result.append(String(flag.dropFirst(2)))
            }
        }
        return result.isEmpty ? ["DEBUG"] : result
    }

    /// - Parameter depth: the number of variables that are being expanded, as they may refer to each other in a circle.
    private func value(_ key: String, below count: Int, depth: Int) -> String? {
        guard depth < 20, let level = levels[..<count].lastIndex(where: { $0[key] != nil }) else { return nil }
        return levels[level][key].map { expanded($0, key: key, level: level, depth: depth) }
    }

    private func expanded(_ text: String, key: String, level: Int, depth: Int) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let open = rest.index(after: dollar)
            guard open < rest.endIndex, let closing = ["(": ")" as Character, "{": "}"][rest[open]],
                let close = rest[open...].firstIndex(of: closing)
            else {
                result.append("$")
                rest = rest[open...]
                continue
            }
            let parts = rest[rest.index(after: open)..<close].split(separator: ":")
            let name = parts.first.map(String.init) ?? ""
            let isInherited = name == "inherited" || name == key
            let value =
                isInherited
                ? self.value(key, below: level, depth: depth + 1)
                : self.value(name, below: levels.count, depth: depth + 1)
            let isIdentifier = parts.dropFirst().contains { $0.hasSuffix("identifier") }
            result += isIdentifier ? AppProject.module(of: value ?? "") : value ?? ""
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}
