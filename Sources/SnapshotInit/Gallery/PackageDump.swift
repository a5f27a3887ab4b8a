import Foundation
import GallerySources
import SnapshotCore

/// The output of `swift package dump-package`, as far as a gallery needs it.
struct PackageDump: Decodable {
    var name: String
    var defaultLocalization: String?
    var dependencies: [Dependency]
    var targets: [Target]
    var products: [Product]?
    /// The language versions that the package names, such as `6`.
    var swiftLanguageVersions: [String]?
    var toolsVersion: ToolsVersion?

    struct ToolsVersion: Decodable {
        var _version: String
    }

    struct Product: Decodable {
        var name: String
        var targets: [String]
    }

    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]?
        var resources: [Resource]?
        var settings: [Setting]?
        var dependencies: [TargetDependency]
    }

    struct Resource: Decodable {
        var path: String
        var rule: [String: SettingValue]
    }

    struct Setting: Decodable {
        var kind: [String: SettingValue]
        var condition: Condition?
        var tool: String

        /// A Boolean value that indicates whether it is one of Swift code for Linux, in all configurations.
        var isForLinux: Bool {
            let platforms = condition?.platformNames ?? []
            return tool == "swift" && (platforms.isEmpty || platforms.contains("linux")) && condition?.config == nil
        }
    }

    struct Condition: Decodable {
        var platformNames: [String]?
        var config: String?
    }

    struct TargetDependency: Decodable {
        var byName: [SettingValue]?
        var target: [SettingValue]?
        var product: [SettingValue]?
    }

    struct Dependency: Decodable {
        var sourceControl: [SourceControl]?
        var fileSystem: [FileSystem]?

        struct SourceControl: Decodable {
            var identity: String
            var location: [String: [SettingValue]]
            var requirement: [String: [SettingValue]]
        }

        struct FileSystem: Decodable {
            var identity: String
            var path: String
        }
    }

    /// A text, an object of texts, the platforms of a condition, or something else.
    enum SettingValue: Decodable {
        case text(String)
        case object([String: String])
        case platforms([String])
        case other

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                self = .text(text)
            } else if let object = try? decoder.singleValueContainer().decode([String: String].self) {
                self = .object(object)
            } else if let platforms = (try? decoder.singleValueContainer().decode(Condition.self))?.platformNames {
                self = .platforms(platforms)
            } else {
                self = .other
            }
        }

        var text: String? {
            guard case .text(let text) = self else { return nil }
            return text
        }

        subscript(_ key: String) -> String? {
            guard case .object(let object) = self else { return nil }
            return object[key]
        }
    }
}

extension PackageDump.TargetDependency {
    /// A Boolean value that indicates whether it has no condition, or one that Linux satisfies.
    var isForLinux: Bool { isFor("linux") }

    /// A Boolean value that indicates whether it has no condition, or one that an iPhone satisfies.
    var isForIOS: Bool { isFor("ios") }

    private func isFor(_ platform: String) -> Bool {
        (byName ?? target ?? product ?? []).allSatisfy { part in
            guard case .platforms(let names) = part else { return true }
            return names.isEmpty || names.contains(platform)
        }
    }
}

extension PackageDump.Target {
    /// The settings of Swift code that apply to Linux, in the manifest's syntax, without unsafe flags.
    var linuxSettings: [String] {
        (settings ?? []).filter(\.isForLinux).flatMap { setting in
            ["define", "enableUpcomingFeature", "enableExperimentalFeature"].compactMap { kind in
                setting.kind[kind]?["_0"].map { ".\(kind)(\(SwiftLiteral.string($0)))" }
            }
        }
    }

    /// The conditions of `#if` that apply to Linux.
    var linuxConditions: [String] {
        linuxSettings.compactMap { line in
            line.hasPrefix(".define(\"") ? String(line.dropFirst(".define(\"".count).dropLast(2)) : nil
        }
    }

    /// Returns the resources that exist, in the manifest's syntax, behind the link to the target's folder.
    func resourceLines(where exists: (String) -> Bool) -> [String] {
        (resources ?? []).filter { exists($0.path) }.compactMap { resource in
            resource.rule.keys.first.map { rule in
                let path = SwiftLiteral.string("\(LoweringSettings.linkName)/\(resource.path)")
                return rule == "embed" ? ".embedInCode(\(path))" : ".\(rule)(\(path))"
            }
        }
    }
}

extension PackageDump.Dependency {
    /// Returns its line in a manifest; relative paths are relative to `output`.
    func line(from output: String) -> String? {
        if let folder = fileSystem?.first {
            return ".package(path: \(SwiftLiteral.string(FilePaths.relative(folder.path, from: output))))"
        }
        guard let source = sourceControl?.first else { return nil }
        let remote = source.location["remote"]?.first?["urlString"]
        guard let url = remote ?? source.location["local"]?.first?.text else { return nil }
        let requirement: String
        if let range = source.requirement["range"]?.first, let lower = range["lowerBound"],
            let upper = range["upperBound"]
        {
            requirement = "\"\(lower)\"..<\"\(upper)\""
        } else if let (kind, values) = source.requirement.first, let value = values.first?.text {
            requirement = "\(kind): \(SwiftLiteral.string(value))"
        } else {
            return nil
        }
        return ".package(url: \(SwiftLiteral.string(url)), \(requirement))"
    }

    var identity: String { sourceControl?.first?.identity ?? fileSystem?.first?.identity ?? "" }
}
