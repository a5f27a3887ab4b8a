import Foundation

/// The public functions of the library, as its source names them.
///
/// A function in a file `ObservableType+Map.swift` is called by its name alone, `map`; one of a type with its own file
/// or facet of a file by both, `Single.map`. Deprecated ones are left out: each is another name of one that isn't.
enum PublicNames {
    /// The folders that hold no operators: schedulers and disposables have tests of release of their own.
    private static let foldersWithoutOperators = ["Core", "Disposables", "Schedulers", "Subjects"]

    /// All names, each with the file where it stands.
    static func all() throws -> [String: String] {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
            .standardized
        var names: [String: String] = [:]
        for module in ["BuilderRxSwift", "BuilderRxRelay"] {
            let root = sources.appending(path: module)
            let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                let folder = file.pathComponents.dropFirst(root.pathComponents.count).first ?? ""
                guard !foldersWithoutOperators.contains(folder) else { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                for name in functions(in: text) {
                    names[qualified(name, in: file.deletingPathExtension().lastPathComponent)] = file.lastPathComponent
                }
            }
        }
        return names
    }

    /// The names of the public functions in a file.
    static func functions(in text: String) -> [String] {
        let declaration =
            #/(@available\([^)]*deprecated[^\n]*\n(?:\s*@[^\n]*\n)*\s*)?public (?:static )?func `?(?<name>\w+)`?/#
        return text.matches(of: declaration).filter { $0.output.1 == nil }.map { String($0.output.name) }
    }

    private static func qualified(_ name: String, in file: String) -> String {
        let owner = file.prefix { $0 != "+" }
        return owner == "ObservableType" ? name : "\(owner).\(name)"
    }
}
