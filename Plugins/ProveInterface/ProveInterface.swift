import Foundation
import PackagePlugin

/// Generates the sources that prove a public interface, when the tests that compile them are built.
///
/// The interface of a test target is the list `Tests/Fixtures/<name>Interface/interface.txt`; each part of the list
/// becomes a source file.
@main struct ProveInterface: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let lists = ["BuilderTests": "Builder", "SwiftlyUITests": "Swiftly"]
        guard let name = lists[target.name] else { throw UnknownTarget(name: target.name) }
        let list = context.package.directoryURL.appending(path: "Tests/Fixtures/\(name)Interface/interface.txt")
        let folder = context.pluginWorkDirectoryURL
        let parts = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("== ") }
        let files = parts.map { "\($0.dropFirst(3))Interface.swift" } + ["ProvedInterface.swift"]
        return [
            .buildCommand(
                displayName: "Proving \(name)'s interface", executable: try context.tool(named: "prove-interface").url,
                arguments: [name, list.path(), folder.path()], inputFiles: [list],
                outputFiles: files.map { folder.appending(path: $0) })
        ]
    }
}

private struct UnknownTarget: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name) has no list of an interface: add it to Plugins/ProveInterface." }
}
