import Foundation
import Testing

@testable import Accessors

/// Calls a closure with a folder that contains files.
func withFiles<Result>(_ files: [String: Data], _ body: (String) throws -> Result) throws -> Result {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("accessors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, data) in files {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
    return try body(root.path)
}

/// Returns the file of accessors for the resources of an app, and the warnings.
/// - Parameters:
///   - resources: the contents of resource files, by their paths.
///   - code: the code that uses the accessors.
func generate(
    _ resources: [String: String], for code: String = "", module: String = "App", declaring declared: Set<String> = [],
    hasBundle: Bool = true
) throws -> (text: String, warnings: [String]) {
    try withFiles(resources.mapValues { Data($0.utf8) }) { root in
        let configurations = resources.keys.filter { $0.hasSuffix("swiftgen.yml") }
        let reader = ResourceReader(
            root: root, paths: resources.keys.filter { !configurations.contains($0) },
            configurations: configurations.map { "\(root)/\($0)" })
        let generator = AccessorGenerator(
            resources: reader.resources, module: module, declared: declared, words: SourceWords([Array(code.utf8)]),
            hasBundle: hasBundle)
        return (generator.text, reader.warnings.map { $0.replacingOccurrences(of: "\(root)/", with: "") })
    }
}
