/// Adds the modules whose names a file can use on Apple's platforms without importing them.
///
/// There, extensions and names of UIKit and Combine that one file of a module imports are often visible in all; and
/// Foundation is larger than on Linux.
struct ImpliedImports {
    /// The modules whose names are visible in all files if one imports them.
    static let shared = ["UIKit", "Combine"]

    private let files: [FileFacts]
    private let configuration: LoweringConfiguration

    init(_ files: [FileFacts], configuration: LoweringConfiguration) {
        self.files = files
        self.configuration = configuration
    }

    /// The facts of all files, with the modules to import.
    var applied: [FileFacts] {
        let imports = Set(files.flatMap(\.imports))
        let shared = Self.shared.filter(imports.contains)
        let extending = ["BuilderFoundation"].filter { configuration.availableModules?.contains($0) == true }
        return files.map { file in
            var file = file
            let exported = self.exported(byModules: file.missingModules)
            let hasFoundation = file.imports.contains("Foundation") || exported.contains("Foundation")
            let implied = exported + (hasFoundation ? extending : []) + shared + file.impliedImports
            file.impliedImports = []
            for module in implied where !file.imports.contains(module) && !file.impliedImports.contains(module) {
                file.impliedImports.append(module)
            }
            return file
        }
    }

    /// Returns the modules that a file has with imports that were removed: most modules re-export Foundation, as those
    /// with Objective-C's headers do.
    private func exported(byModules missing: Set<String>) -> [String] {
        if missing.isEmpty { return [] }
        return ["Foundation"].filter { configuration.availableModules?.contains($0) != false }
    }
}
