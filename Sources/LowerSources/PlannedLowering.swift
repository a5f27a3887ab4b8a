import Accessors
import Foundation
import GallerySources
import Lowering

/// The lowering of a plan's files into their copies.
struct PlannedLowering {
    private let plan: LoweringPlan
    /// The folder of the plan.
    private let folder: String
    private let settings: LoweringSettings

    /// - Throws: `LowerSourcesError.unreadable`.
    init(plan path: String) throws {
        plan = try LoweringPlan(path: path)
        folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        settings = try LoweringPlan.read(plan.settings)
    }

    /// Writes the copies that differ from what is there, so that an unchanged one isn't compiled again.
    func run() throws {
        let files = plan.sourceFiles()
        let lowering = ModuleLowering(files: files, configuration: plan.configuration(settings))
        let module = lowering.lowerModule(named: plan.module)
        for (file, lowered) in zip(plan.files, module.files) {
            for diagnostic in lowered.diagnostics where diagnostic.severity == .error {
                LoweringPlan.report("\(diagnostic.path):\(diagnostic.line):1: warning: \(diagnostic.message)")
            }
            try Self.write(lowered.bytes, to: file.output)
        }
        try Self.write(Array(module.standIns.utf8), to: plan.standIns)
        try Self.write(Array(module.sourcesDeclaration.utf8), to: plan.declarations)
        let list = try JSONEncoder().encode(module.files.flatMap(\.previews))
        try Self.write([UInt8](list), to: "\(folder)/\(LoweredPreview.listName)")
        let notes = zip(plan.files, module.files).flatMap { file, lowered in
            lowered.diagnostics.map { LoweringNote(path: file.source, line: $0.line, message: $0.message) }
        }
        try Self.write([UInt8](try JSONEncoder().encode(notes)), to: "\(folder)/\(LoweringNote.listName)")
        try Self.write(Array(accessors(for: files, declared: module.declaredNames).utf8), to: plan.accessors)
    }

    /// Returns the accessors that the app's files use and don't declare.
    private func accessors(for files: [SourceFile], declared: Set<String>) -> String {
        let reader = ResourceReader(root: plan.root, paths: plan.resources, configurations: plan.configurations)
        for warning in reader.warnings { LoweringPlan.report(warning) }
        let users = plan.users.compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }
        return AccessorGenerator(
            resources: reader.resources, module: plan.module, declared: declared,
            words: SourceWords(files.map(\.bytes) + users), hasBundle: plan.hasBundle
        ).text
    }

    private static func write(_ bytes: [UInt8], to path: String) throws {
        let data = Data(bytes)
        guard FileManager.default.contents(atPath: path) != data else { return }
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
