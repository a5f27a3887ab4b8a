import Foundation
import GallerySources
import Lowering

/// The files to lower, as the plugin lists them.
struct LoweringPlan: Decodable {
    struct File: Decodable {
        /// The path, relative to `root`.
        var source: String
        /// The absolute path of the lowered copy.
        var output: String
    }

    /// The absolute path of the app's folder.
    var root: String
    /// The absolute path of `lowering.json`.
    var settings: String
    /// The name of the target, which is the module's.
    var module: String
    /// The absolute path of the file with the stand-ins.
    var standIns: String
    /// The absolute path of the file that declares what a catalog needs.
    var declarations: String
    var files: [File]
    /// The absolute path of the file with the accessors for resources.
    var accessors: String
    /// The paths of the app's resources, relative to `root`; each `Contents.json` of an asset catalog.
    var resources: [String]
    /// The absolute paths of SwiftGen's configurations.
    var configurations: [String]
    /// The absolute paths of files in other modules that may use the accessors.
    var users: [String]
    /// A Boolean value that indicates whether the module has a bundle of resources.
    var hasBundle: Bool
    /// The absolute path of the file with the module's interface.
    var interface: String
    /// The absolute paths of the interfaces of the lowered modules that it depends on, nearest first.
    var dependencies: [String]

    /// - Throws: `LowerSourcesError.unreadable`.
    init(path: String) throws {
        self = try Self.read(path)
    }

    /// Returns the content of a file of JSON.
    /// - Throws: `LowerSourcesError.unreadable`.
    static func read<Content: Decodable>(_ path: String) throws(LowerSourcesError) -> Content {
        do {
            return try JSONDecoder().decode(Content.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
    }

    /// Returns the app's files. A file that can't be read is empty, and reported.
    func sourceFiles() -> [SourceFile] {
        files.map { file in
            let path = "\(root)/\(file.source)"
            guard let data = FileManager.default.contents(atPath: path) else {
                Self.report("\(path):1:1: warning: can't be read, and is left out")
                return SourceFile(path: path, bytes: [])
            }
            return SourceFile(path: path, bytes: [UInt8](data))
        }
    }

    func configuration(_ settings: LoweringSettings) -> LoweringConfiguration {
        let originals = KnownModules.onLinux.subtracting(settings.yieldedModules ?? []).union(settings.modules)
        return LoweringConfiguration(
            importableModules: originals, availableModules: originals, customConditions: Set(settings.conditions),
            frameworkOptionalRequirements: FrameworkRequirements.names,
            isMainActorByDefault: settings.isMainActorByDefault, root: root, reductions: settings.reductions,
            standIns: settings.standIns, interfaces: interfaces)
    }

    /// The interfaces that are there. A module that hasn't been lowered has none.
    private var interfaces: [ModuleInterface] {
        dependencies.compactMap { path in
            FileManager.default.contents(atPath: path).flatMap { ModuleInterface(bytes: [UInt8]($0)) }
        }
    }

    /// Returns the bytes of all that each lowered file depends on.
    func options(_ settings: LoweringSettings) throws -> [UInt8] {
        let paths = [root, module].joined(separator: "\u{0}")
        let interfaces = dependencies.map { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } ?? [] }
        return Array(paths.utf8) + [0] + [UInt8](try settings.json) + interfaces.joined()
    }

    /// Writes a line to standard error.
    static func report(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}

/// An error of `lower-sources`.
enum LowerSourcesError: Error, CustomStringConvertible {
    case usage
    /// A file of JSON isn't there, or has another form.
    case unreadable(path: String, reason: String)

    var description: String {
        switch self {
        case .usage: "pass lower and a plan, or reduce, a plan and a file of errors"
        case .unreadable(let path, let reason): "\(path) can't be read (\(reason)): create it anew with `snapshot init`"
        }
    }
}
