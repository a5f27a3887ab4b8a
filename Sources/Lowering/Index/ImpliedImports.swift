/// Adds the modules whose names a file can use on Apple's platforms without importing them.
///
/// There, extensions and names of UIKit and Combine that one file of a module imports are often visible in all; and
/// Foundation is larger than on Linux.
struct ImpliedImports {
    private let files: [FileFacts]
    private let configuration: LoweringConfiguration

    init(_ files: [FileFacts], configuration: LoweringConfiguration) {
        self.files = files
        self.configuration = configuration
    }

    /// The facts of all files, with the modules to import.
    var applied: [FileFacts] {
        let imports = Set(files.flatMap(\.imports))
        let shared = ["UIKit", "Combine"].filter(imports.contains)
        let extending = ["BuilderFoundation"].filter { configuration.availableModules?.contains($0) == true }
        return files.map { file in
            var file = file
            let extended = file.imports.contains("Foundation") ? extending : []
            file.impliedImports = (extended + shared).filter { !file.imports.contains($0) }
            return file
        }
    }
}
