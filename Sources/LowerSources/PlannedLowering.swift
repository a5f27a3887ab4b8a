import Accessors
import Foundation
import GallerySources
import Lowering

/// The lowering of a plan's files into their copies.
struct PlannedLowering {
    /// The name of the manifest beside a plan.
    private static let manifestName = "lowering.manifest"

    private let path: String
    /// The folder of the plan.
    private let folder: String

    init(plan path: String) {
        self.path = path
        folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    }

    /// Writes the copies that differ from what is there, so that an unchanged one isn't compiled again.
    /// - Throws: `LowerSourcesError.unreadable`, or an error of the file system.
    func run() throws {
        let tool = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let lowering = CachedLowering(manifest: "\(folder)/\(Self.manifestName)", tool: tool)
        let reports = try lowering.reportsIfUnchanged() ?? lower(with: lowering)
        for report in reports { LoweringPlan.report(report) }
    }

    private func lower(with lowering: CachedLowering) throws -> [String] {
        let plan = try LoweringPlan(path: path)
        let settings: LoweringSettings = try LoweringPlan.read(plan.settings)
        let resources = plan.resources.map { "\(plan.root)/\($0)" }
        let request = CachedLowering.Request(
            module: plan.module,
            files: plan.files.map { CachedLowering.File(source: "\(plan.root)/\($0.source)", copy: $0.output) },
            configuration: plan.configuration(settings), options: try plan.options(settings),
            inputs: [path, plan.settings] + resources + plan.configurations + plan.users + plan.dependencies)
        return try lowering.lower(request) { try additions(to: $0, of: $1, plan) }.reports
    }

    /// Returns the files that a module has beside the copies.
    private func additions(
        to module: LoweredModule, of files: [SourceFile], _ plan: LoweringPlan
    ) throws -> CachedLowering.Additions {
        let notes = zip(plan.files, module.files).flatMap { file, lowered in
            lowered.diagnostics.map { LoweringNote(path: file.source, line: $0.line, message: $0.message) }
        }
        let reader = ResourceReader(root: plan.root, paths: plan.resources, configurations: plan.configurations)
        let accessors = accessors(for: reader.resources, files, declared: module.declaredNames, plan)
        return CachedLowering.Additions(
            files: [
                (plan.standIns, Array(module.standIns.utf8)),
                (plan.declarations, Array(module.sourcesDeclaration.utf8)),
                (
                    "\(folder)/\(LoweredPreview.listName)",
                    [UInt8](try JSONEncoder().encode(module.files.flatMap(\.previews)))
                ),
                ("\(folder)/\(LoweringNote.listName)", [UInt8](try JSONEncoder().encode(notes))),
                (plan.accessors, Array(accessors.utf8)),
                (plan.interface, module.interface.bytes),
            ], reports: reader.warnings)
    }

    /// Returns the accessors that the app's files use and don't declare.
    private func accessors(
        for resources: AppResources, _ files: [SourceFile], declared: Set<String>, _ plan: LoweringPlan
    ) -> String {
        let users = plan.users.compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }
        return AccessorGenerator(
            resources: resources, module: plan.module, declared: declared,
            words: SourceWords(files.map(\.bytes) + users), hasBundle: plan.hasBundle
        ).text
    }
}
