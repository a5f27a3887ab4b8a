import Foundation
import SnapshotCore

/// The objects of a `project.pbxproj`, by their identifiers.
struct XcodeObjects {
    private let objects: [String: [String: Any]]
    /// The identifier of the project itself.
    let project: String

    /// Reads a file.
    /// - Parameter shownPath: the path in errors.
    init(_ path: String, shownPath: String) throws(ProjectError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectError(path: shownPath, problem: "there is no such file, or it can't be read")
        }
        if let line = Self.conflict(in: data) {
            throw ProjectError(path: shownPath, line: line, problem: "is in conflict: finish the merge")
        }
        let content: Any
        do {
            content = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw Self.error(error, shownPath)
        }
        guard let root = content as? [String: Any], let objects = root["objects"] as? [String: Any],
            let project = root["rootObject"] as? String, objects[project] is [String: Any]
        else { throw ProjectError(path: shownPath, problem: "isn't a project: save it again in Xcode") }
        self.objects = objects.compactMapValues { $0 as? [String: Any] }
        self.project = project
    }

    /// Returns the line on which a conflict of git begins.
    private static func conflict(in data: Data) -> Int? {
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { $0.starts(with: "<<<<<<< ".utf8) }.map { $0 + 1 }
    }

    /// The old form's error is inside the one of the XML form, as a value of which only the description can be read.
    private static func error(_ error: any Error, _ path: String) -> ProjectError {
        let outer = error as NSError
        var text = outer.userInfo["NSDebugDescription"] as? String ?? outer.localizedDescription
        let inner = outer.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)" } ?? ""
        if let key = inner.range(of: "NSDebugDescription=") {
            text = String(inner[key.upperBound...].dropLast())
        }
        let words = text.split(separator: " ")
        guard words.count > 3, words[words.count - 2] == "line", let line = Int(words[words.count - 1]) else {
            return ProjectError(path: path, problem: "can't be parsed (\(text)): save it again in Xcode")
        }
        let problem = words.dropLast(3).joined(separator: " ")
        return ProjectError(path: path, line: line, problem: "can't be parsed (\(problem)): mend or restore it")
    }

    func text(_ id: String, _ key: String) -> String? { objects[id]?[key] as? String }

    func list(_ id: String, _ key: String) -> [String] { objects[id]?[key] as? [String] ?? [] }

    func kind(_ id: String) -> String { text(id, "isa") ?? "" }

    /// Returns the texts of a dictionary; lists are joined by spaces.
    func settings(_ id: String, _ key: String) -> [String: String] {
        (objects[id]?[key] as? [String: Any] ?? [:]).compactMapValues { value in
            value as? String ?? (value as? [String])?.joined(separator: " ")
        }
    }

    /// Returns the texts of a list of dictionaries.
    func dictionaries(_ id: String, _ key: String) -> [[String: String]] {
        objects[id]?[key] as? [[String: String]] ?? []
    }

    /// Returns the identifiers of all objects of a kind.
    func all(_ kind: String) -> [String] { objects.keys.filter { self.kind($0) == kind }.sorted() }
}

/// The absolute paths of a project's groups and file references.
struct XcodePaths {
    private var paths: [String: String] = [:]
    private let objects: XcodeObjects
    private let sourceRoot: String

    init(_ objects: XcodeObjects, sourceRoot: String) {
        self.objects = objects
        self.sourceRoot = sourceRoot
        if let group = objects.text(objects.project, "mainGroup") { walk(group, in: sourceRoot) }
    }

    /// Returns the path of a file or group; nil for a product.
    subscript(id: String) -> String? { paths[id] }

    /// Groups in circles are entered once.
    private mutating func walk(_ id: String, in folder: String) {
        guard paths[id] == nil else { return }
        let base: String
        switch objects.text(id, "sourceTree") {
        case "SOURCE_ROOT": base = sourceRoot
        case "<group>", nil: base = folder
        case "<absolute>": base = "/"
        default: return
        }
        let name = objects.text(id, "path") ?? ""
        let path = name.hasPrefix("/") ? name : FilePaths.join(base, name)
        paths[id] = path
        for child in objects.list(id, "children") { walk(child, in: path) }
    }
}
