import Foundation
import SnapshotCore
internal import Yams

/// The content of a `project.yml` with the files that it includes.
struct XcodeGenSpec {
    typealias Values = [String: Any]

    /// The merged content; the included files' paths are relative to their own folders only if they ask for it.
    private(set) var values: Values
    private let root: String

    /// Reads a file and those that it includes.
    /// - Parameter path: the absolute path.
    init(_ path: String, root: String) throws(ProjectError) {
        self.root = root
        values = [:]
        var open: [String] = []
        values = try read(path, &open)
    }

    /// - Parameter open: the files that are being read, as they may include each other in a circle.
    private func read(_ path: String, _ open: inout [String]) throws(ProjectError) -> Values {
        let shown = FilePaths.relative(path, from: root)
        guard !open.contains(path) else { throw ProjectError(path: shown, problem: "includes itself") }
        open.append(path)
        defer { open.removeLast() }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectError(path: shown, problem: "there is no such file, or it can't be read")
        }
        let own = try Self.parsed(String(decoding: data, as: UTF8.self), shown)
        var result: Values = [:]
        for item in Self.list(own["include"]) {
            let include = item as? Values
            guard include?["enable"] as? Bool != false, let name = item as? String ?? include?["path"] as? String
            else { continue }
            let included = try read(FilePaths.absolute(FilePaths.join(FilePaths.folder(of: path), name)), &open)
            result = Self.merged(result, included)
        }
        return Self.merged(result, own)
    }

    private static func parsed(_ text: String, _ path: String) throws(ProjectError) -> Values {
        let content: Any?
        do {
            content = try Yams.load(yaml: text)
        } catch {
            switch error as? YamlError {
            case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
                .composer(_, let problem, let mark, _):
                throw ProjectError(path: path, line: mark.line, problem: "can't be parsed (\(problem)): mend it")
            default: throw ProjectError(path: path, problem: "can't be parsed (\(error)): mend it")
            }
        }
        guard let values = content as? Values else {
            throw ProjectError(path: path, problem: "isn't a specification of XcodeGen, which is a map")
        }
        return values
    }

    /// Returns the texts of a list; a single value is a list of one.
    static func list(_ value: Any?) -> [Any] {
        guard let value else { return [] }
        return value as? [Any] ?? [value]
    }

    static func texts(_ value: Any?) -> [String] { list(value).compactMap { $0 as? String } }

    /// Returns values with others merged into them: maps deeply, and lists one after the other, unless a key ends in
    /// `:REPLACE`.
    static func merged(_ values: Values, _ others: Values) -> Values {
        var result = values
        for (key, value) in others {
            if key.hasSuffix(":REPLACE") {
                result[String(key.dropLast(":REPLACE".count))] = value
            } else if let old = result[key] as? Values, let new = value as? Values {
                result[key] = merged(old, new)
            } else if let old = result[key] as? [Any], let new = value as? [Any] {
                result[key] = old + new
            } else {
                result[key] = value
            }
        }
        return result
    }

    /// The targets with their templates merged, in order of their names.
    var targets: [(name: String, values: Values)] {
        let templates = values["targetTemplates"] as? Values ?? [:]
        let targets = values["targets"] as? Values ?? [:]
        return targets.keys.sorted().compactMap { name in
            (targets[name] as? Values).map { values in
                var open: Set<String> = []
                return (name, Self.withTemplates(values, name, templates, &open))
            }
        }
    }

    private static func withTemplates(
        _ target: Values, _ name: String, _ templates: Values, _ open: inout Set<String>
    ) -> Values {
        var result: Values = [:]
        for template in texts(target["templates"]) where open.insert(template).inserted {
            guard let values = templates[template] as? Values else { continue }
            result = merged(result, withTemplates(values, name, templates, &open))
        }
        result = merged(result, target)
        var attributes = (target["templateAttributes"] as? Values ?? [:]).mapValues { "\($0)" }
        attributes["target_name"] = name
        return replaced(result, attributes) as? Values ?? result
    }

    private static func replaced(_ value: Any, _ attributes: [String: String]) -> Any {
        switch value {
        case let text as String:
            return attributes.reduce(text) { $0.replacingOccurrences(of: "${\($1.key)}", with: $1.value) }
        case let list as [Any]: return list.map { replaced($0, attributes) }
        case let values as Values: return values.mapValues { replaced($0, attributes) }
        default: return value
        }
    }

    /// The levels of build settings in a value of `settings`: its groups, its base, and the debug configuration.
    func levels(_ settings: Any?) -> [[String: String]] {
        guard let settings = settings as? Values else { return [] }
        let isSorted = ["base", "configs", "groups"].contains { settings[$0] != nil }
        guard isSorted else { return [Self.texts(of: settings)] }
        let groups = values["settingGroups"] as? Values ?? [:]
        let configurations = settings["configs"] as? Values ?? [:]
        let debug = configurations.first { $0.key.lowercased().contains("debug") }?.value as? Values
        return Self.texts(settings["groups"]).flatMap { levels(groups[$0]) }
            + [Self.texts(of: settings["base"] as? Values ?? [:]), Self.texts(of: debug ?? [:])]
    }

    private static func texts(of values: Values) -> [String: String] {
        values.mapValues { value in
            (value as? [Any])?.map { "\($0)" }.joined(separator: " ") ?? "\(value)"
        }
    }
}
